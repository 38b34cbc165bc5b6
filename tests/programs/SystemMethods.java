/** System: line separator, properties, identity hash, arraycopy on null, output methods of PrintStream. */
public class SystemMethods {
    public static void main(String[] args) {
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("line.separator").equals("\n")
                + " " + System.getProperty("file.separator") + System.getProperty("path.separator"));
        System.out.println(System.getProperty("no.such.property") + " "
                + System.getProperty("no.such.property", "default"));
        System.setProperty("heap.test", "value");
        System.out.println(System.getProperty("heap.test") + " " + System.clearProperty("heap.test") + " "
                + System.getProperty("heap.test"));
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(3f);
        System.out.print(4.0);
        System.out.print(new char[] {'x', 'y'});
        System.out.print("text");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(1);
        System.out.println(2L);
        System.out.println(3f);
        System.out.println(4.0);
        System.out.println(new char[] {'x', 'y'});
        System.out.println((Object) "object");
        System.out.append('a').append("bc").append("defg", 1, 3).println();
        System.out.write(65);
        System.out.write(10);
        System.out.flush();
        System.err.println("error stream");
        System.err.print(5);
        System.err.printf("%d-%s%n", 1, "x");
        System.out.println(System.identityHashCode(null) + " " + (System.currentTimeMillis() > 0) + " "
                + (System.nanoTime() - System.nanoTime() <= 0));
        Object o = "x";
        System.out.println(System.identityHashCode(o) == System.identityHashCode("x"));
        System.out.println((Runtime.getRuntime().availableProcessors() > 0) + " "
                + (Runtime.getRuntime().totalMemory() > 0) + " " + (Runtime.version().feature() >= 17));
        System.out.println(Thread.currentThread().getName() + " " + System.getProperty("java.specification.version"));
        System.gc();
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(null, 0, new int[1], 0, 1);
        } catch (NullPointerException e) {
            System.out.println("null source");
        }
        System.out.println(System.in != null && System.err != System.out);
    }
}

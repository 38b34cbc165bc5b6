import java.nio.charset.Charset;

/** Shows the system properties that its arguments name, and what follows from some of them. */
class Properties {
    public static void main(String[] arguments) {
        for (String name : arguments) {
            System.out.println(name + " = " + System.getProperty(name));
        }
        System.getProperties().setProperty("new", "one");
        for (String name : arguments) {
            System.out.println(name + " = " + System.getProperty(name));
        }
        System.out.println("grüß " + Charset.defaultCharset() + " " + System.lineSeparator().length());
        System.out.print(String.format("%d%n", Integer.getInteger("number", -1)));
        System.out.println(Integer.valueOf(500) == Integer.valueOf(500));
    }
}

/** StringBuilder and StringBuffer: append of every type, insert, delete, replace, reverse, capacity, errors. */
public class StringBuilderMethods {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append(2L).append(3.5f).append(4.5).append(true).append("text").append((String) null)
                .append((Object) null)
                .append(new char[] {'x', 'y'}).append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2)
                        .append(new StringBuilder("sb"));
        System.out.println(b + " " + b.length());
        b.insert(0, "start").insert(5, 42).insert(b.length(), '!').insert(2, true).insert(1, 2.5);
        System.out.println(b);
        b.delete(0, 8).deleteCharAt(0).replace(1, 4, "<replaced>").setCharAt(0, 'Z');
        System.out.println(b);
        System.out.println(b.reverse() + " " + b.indexOf("e") + " " + b.lastIndexOf("e") + " " + b.indexOf("zz") + " "
                + b.charAt(3) + " " + b.substring(4, 7) + " " + b.substring(30));
        b.setLength(5);
        System.out.println("[" + b + "]");
        b.setLength(8);
        System.out.println(b.length() + " " + (int) b.charAt(7));
        b.setLength(0);
        System.out.println(b.isEmpty() + " " + b.compareTo(new StringBuilder("a")));
        for (int i = 0; i < 2000; i++) {
            b.append(i % 10);
        }
        System.out.println(b.length() + " " + b.substring(1990) + " " + b.toString().hashCode());
        b.insert(1000, "\u4e2d\u6587");
        System.out.println(b.length() + " " + b.indexOf("\u6587") + " " + b.charAt(1000));
        b.delete(10, 100000);
        System.out.println(b);
        StringBuilder latin = new StringBuilder("caf").append('\u00e9').append('\u0101');
        System.out.println(latin.reverse());
        try {
            b.insert(11, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.delete(5, 2);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        StringBuffer buffer = new StringBuffer("buffer");
        buffer.append(1).insert(0, 'x').reverse();
        System.out.println(buffer + " " + new StringBuilder("same").equals(new StringBuilder("same")) + " "
                + "same".contentEquals(new StringBuffer("same")));
        System.out.println(new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity() + " "
                + new StringBuilder().append(-0.0).append(Integer.MIN_VALUE).append(Long.MIN_VALUE));
        char[] out = {'.', '.', '.', '.'};
        new StringBuilder("wxyz").getChars(1, 3, out, 1);
        System.out.println(new String(out) + new StringBuilder("abc").chars().sum());
    }
}

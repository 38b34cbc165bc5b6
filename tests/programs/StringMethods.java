import java.util.Arrays;

/** The methods of String that search, cut, compare, strip, replace and split. */
public class StringMethods {
    public static void main(String[] args) {
        String s = "the quick brown fox jumps over the lazy dog";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf("the") + " " + s.indexOf("the", 1) + " "
                + s.lastIndexOf("the") + " " + s.indexOf('q') + " "
                + s.lastIndexOf('o') + " " + s.indexOf("cat") + " " + s.indexOf("") + " " + s.lastIndexOf('o', 20));
        System.out.println(s.substring(4, 9) + "|" + s.substring(40) + "|" + s.substring(s.length()) + "|"
                + s.subSequence(0, 3));
        System.out.println(s.startsWith("the") + " " + s.startsWith("quick", 4) + " " + s.endsWith("dog") + " "
                + s.contains("fox") + " " + s.isEmpty() + " " + "  ".isBlank());
        System.out.println("apple".compareTo("apricot") + " " + "a".compareTo("abc") + " "
                + "B".compareToIgnoreCase("a") + " " + "HeLLo".equalsIgnoreCase("hEllO") + " " + "x".compareTo("x"));
        System.out.println("  trim me\t\n".trim() + "|" + "\u2003strip\u2003".strip() + "|" + " a ".stripLeading()
                + "|" + " a ".stripTrailing() + "|");
        System.out.println("banana".replace('a', 'o') + " " + "banana".replace("an", "<>") + " "
                + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "x.y.z".replaceAll("\\.", "/") + " "
                + "a1b22".replaceAll("[0-9]+", "#") + " " + "a1b2".replaceFirst("\\d", "!"));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1))
                + Arrays.toString("a,b,c".split(",", 2)) + Arrays.toString("".split(","))
                + Arrays.toString("a1b2c".split("\\d")) + Arrays.toString("abc".split(""))
                + Arrays.toString(" x  y ".split("\\s+")));
        System.out.println("Hello".toUpperCase() + "Hello".toLowerCase() + "stra\u00dfe".toUpperCase()
                + "\u00c9".toLowerCase());
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|" + "abc".concat("def") + " "
                + String.join("-", "a", "b", "c") + " " + String.join("+", Arrays.asList("1", "2")));
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "abc".chars().sum() + " "
                + Arrays.toString("caf\u00e9".toCharArray()));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "\uffff\u8000".hashCode() + " "
                + "Aa".hashCode() + " " + "BB".hashCode());
        System.out.println(String.valueOf(1.5) + String.valueOf('c') + String.valueOf(true)
                + String.valueOf((Object) null) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("abc".contentEquals(new StringBuilder("abc")) + " "
                + "abcdef".regionMatches(2, "xcd", 1, 2) + " " + "ABC".regionMatches(true, 0, "abc", 0, 3) + " "
                + "a1".matches("[a-z]\\d"));
        System.out.println("line1\nline2\r\nline3".lines().toList() + " " + "x".equals(null) + " "
                + "x".equals((Object) 'x') + " " + "%d%%".formatted(5));
        System.out.println(Arrays.toString("h\u00e9".getBytes(java.nio.charset.StandardCharsets.UTF_8))
                + new String(new byte[] {104, 105}, java.nio.charset.StandardCharsets.US_ASCII));
        System.out.println("abc".indent(2).length() + " " + "tr".transform(t -> t + "!") + " " + "a-b".indexOf(45)
                + " " + "b".compareTo("a") + " " + new String("x").intern().equals("x"));
        try {
            "abc".substring(2, 5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

/** Strings with characters outside the basic plane, and lone surrogates. */
public class SurrogatePairs {
    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\u00e9\ud835\udd38";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) {
            System.out.print((int) s.charAt(i) + "/" + s.codePointAt(i) + " ");
        }
        System.out.println();
        s.codePoints().forEach(c -> System.out.print(Integer.toHexString(c) + " "));
        System.out.println(s.offsetByCodePoints(0, 2) + " " + s.codePointBefore(3) + " " + s.indexOf(0x1F600) + " "
                + s.indexOf("\ude00"));
        StringBuilder b = new StringBuilder(s).reverse();
        System.out.println(b + " " + b.length());
        b.appendCodePoint(0x10FFFF).appendCodePoint('z');
        System.out.println(b.length() + " " + b.codePointAt(b.length() - 3));
        String lone = "x" + s.charAt(1) + "y";
        System.out.println(lone.length() + " " + lone.codePointAt(1) + " " + (int) lone.charAt(1) + " "
                + lone.hashCode());
        System.out.println(lone);
        System.out.println(new String(new int[] {65, 0x1F601, 66}, 0, 3) + " " + "\ud83d".equals("\ud83d") + " "
                + "\uFFFF".compareTo("\uD83D\uDE00"));
        System.out.println(s.toUpperCase().length() + " " + s.substring(1, 3).equals("\uD83D\uDE00") + " "
                + s.replace("\ud83d\ude00", ":)") + " " + s.hashCode());
        System.out.println("\u00e9".length() + " " + "e\u0301".length() + " " + "\u00e9".equals("e\u0301"));
        System.out.println(Character.isLetter(0x1D538) + " " + Character.isLetter(s.charAt(1)) + " "
                + Character.highSurrogate(0x1F600) % 7 + " " + "\u0000".length());
    }
}

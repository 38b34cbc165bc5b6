/** Classification and conversion of characters and code points. */
public class CharacterMethods {
    public static void main(String[] args) {
        char[] chars = {'a', 'Z', '5', ' ', '_', '$', '\n', '\t', 'é', 'ß', 'Σ', '中', '\u0000', '\u2028', '٣', '-',
                '~'};
        for (char c : chars) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c)
                    + Character.isLetterOrDigit(c) + Character.isWhitespace(c)
                    + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isJavaIdentifierStart(c)
                    + Character.isJavaIdentifierPart(c)
                    + Character.isAlphabetic(c) + Character.isSpaceChar(c) + Character.isISOControl(c)
                    + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " "
                    + Character.getNumericValue(c) + " " + Character.getType(c)
                    + " " + Character.digit(c, 16));
        }
        System.out.println(Character.forDigit(11, 16) + " " + Character.digit('z', 36) + " " + Character.digit('9', 8)
                + " " + Character.reverseBytes('a'));
        String pair = new String(Character.toChars(0x1F600));
        System.out.println(pair.length() + " " + pair.codePointAt(0) + " " + Character.isSurrogate(pair.charAt(0))
                + " " + Character.isHighSurrogate(pair.charAt(1))
                + " " + Character.charCount(0x1F600) + " " + Character.isSupplementaryCodePoint(0x1F600) + " "
                + Character.toCodePoint(pair.charAt(0), pair.charAt(1)));
        Character boxed = 'q';
        System.out.println(boxed.compareTo('s') + " " + boxed.equals('q') + " " + boxed.hashCode() + " "
                + boxed.charValue() + " " + Character.valueOf('x'));
        System.out.println(Character.toString('c') + Character.toString(128512) + Character.getName('a'));
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Character.MAX_RADIX
                + " " + Character.MIN_RADIX);
        int letters = 0;
        for (int i = 0; i < 256; i++) {
            if (Character.isLetter(i)) {
                letters++;
            }
        }
        System.out.println(letters);
    }
}

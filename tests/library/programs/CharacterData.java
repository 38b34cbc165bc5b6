/** What is known of characters of all kinds, and their names. */
public class CharacterData {
    public static void main(String[] args) {
        for (int character = 0; character < 0x3000; character += character < 0x180 ? 5 : 97) {
            show(character);
        }
        for (int character : new int[] {0x4e00, 0xac00, 0xd800, 0xe000, 0xfeff, 0xffff, 0x10400, 0x1f600, 0x20000, 0x10ffff}) {
            show(character);
        }
        System.out.println(Character.codePointOf("latin small letter a") + " " + Character.codePointOf("LINE FEED (LF)"));
        System.out.println(Character.codePointOf("CJK UNIFIED IDEOGRAPHS 4E00"));
        try {
            Character.codePointOf("NO SUCH NAME");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void show(int c) {
        String kinds = Character.isLetter(c) + " " + Character.isDigit(c) + " " + Character.isWhitespace(c) + " " + Character.isAlphabetic(c);
        String cases = Character.toUpperCase(c) + " " + Character.toLowerCase(c) + " " + Character.toTitleCase(c);
        String types = Character.getType(c) + " " + Character.getDirectionality(c) + " " + Character.getNumericValue(c);
        System.out.println(c + " " + kinds + " " + cases + " " + types + " " + Character.isJavaIdentifierPart(c) + " " + Character.getName(c));
    }
}

/** Identity of string constants, interned strings and strings made at run time. */
public class StringInterning {
    static final String CONSTANT = "shared";
    static String field = "shared";

    static class Other {
        static String text = "sha" + "red";
        static final String FROM_CONSTANT = CONSTANT + "!";
    }

    interface Texts {
        String TEXT = "shared";
    }

    static String dynamic(String a, String b) {
        return a + b;
    }

    public static void main(String[] args) {
        String built = dynamic("sha", "red");
        System.out.println((CONSTANT == field) + " " + (field == Other.text) + " " + (field == Texts.TEXT));
        System.out.println((built == field) + " " + built.equals(field) + " " + (built.intern() == field) + " "
                + (built.intern() == built));
        System.out.println((new String("shared") == field) + " " + (new String(field).intern() == CONSTANT));
        System.out.println((Other.FROM_CONSTANT == "shared!") + " " + (Other.FROM_CONSTANT == CONSTANT + "!"));
        String fresh = new StringBuilder("never").append("seen").append(42).toString();
        String interned = fresh.intern();
        System.out.println((interned == fresh) + " " + (interned == "neverseen42"));
        System.out.println((String.valueOf(true) == "true") + " " + (Integer.toString(1) == "1") + " "
                + ("" == field.substring(0, 0)) + " " + (field.substring(0) == field));
        System.out.println((field.concat("") == field) + " " + (field.trim() == field) + " "
                + (field.toString() == field) + " " + (field.replace('z', 'y') == field) + " "
                + (field.toLowerCase() == field));
        char c = 'a';
        System.out.println((String.valueOf(c) == String.valueOf(c)) + " " + ("a" + c == "aa") + " "
                + (("a" + c).intern() == "aa"));
        Object o = StringInterning.class.getName();
        System.out.println((o == StringInterning.class.getName()) + " " + o.equals("StringInterning"));
        String empty = new String();
        System.out.println(empty.isEmpty() + " " + (empty == "") + " " + (empty.intern() == ""));
        switch (built) {
            case CONSTANT:
                System.out.println("equal in a switch");
                break;
            default:
                System.out.println("different");
        }
    }
}

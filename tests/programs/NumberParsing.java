/** Parsing of numbers from text, with radixes, signs, limits and the messages of NumberFormatException. */
public class NumberParsing {
    static void integer(String text, int radix) {
        try {
            System.out.println(Integer.parseInt(text, radix));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    static void whole(String text) {
        try {
            System.out.println(Long.parseLong(text));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    static void real(String text) {
        try {
            System.out.println(Double.parseDouble(text) + " " + Float.parseFloat(text));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String text : new String[] {"0", "-0", "+7", "42", "2147483647", "2147483648", "-2147483648",
                "-2147483649", "", "-", "+", " 1", "1 ", "0x10", "1_000", "abc", "1.5"}) {
            integer(text, 10);
            whole(text);
        }
        integer("ff", 16);
        integer("zz", 36);
        integer("-1010", 2);
        integer("12", 2);
        integer("5", 1);
        integer("5", 37);
        integer(null, 10);
        whole("9223372036854775807");
        whole("9223372036854775808");
        whole(null);
        for (String text : new String[] {"1", "-1.5", " 2.25 ", "1e3", "1E-400", "1e400", ".5", "5.", "NaN",
                "-Infinity", "0x1p3", "1d", "1f", "", " ", "abc", "1e", "--1", "0.1", "3.4028236e38",
                "123456789.123456789"}) {
            real(text);
        }
        System.out.println(Integer.valueOf("12") + Integer.decode("0x1F") + Integer.decode("-010") + Long.valueOf(5L)
                + Short.parseShort("-32768") + Byte.parseByte("127"));
        try {
            Byte.parseByte("128");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " "
                + Integer.parseUnsignedInt("4294967295") + " " + Long.parseUnsignedLong("18446744073709551615"));
    }
}

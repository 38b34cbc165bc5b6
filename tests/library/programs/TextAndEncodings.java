import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** Encodings, letter case beyond ASCII, and interned strings. */
public class TextAndEncodings {
    static final Charset[] CHARSETS = {
        StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII,
    };

    public static void main(String[] args) {
        for (String text : new String[] {"", "plain", "h\u00e9llo", "\u20ac and \ud83d\ude00", "lone \ud800 half"}) {
            for (Charset charset : CHARSETS) {
                byte[] bytes = text.getBytes(charset);
                String back = new String(bytes, charset);
                System.out.println(charset + " " + Arrays.toString(bytes) + " " + back.equals(text) + " " + back.length());
            }
        }
        System.out.println(new String(new byte[] {(byte) 0xe9, 65, (byte) 0xf0, (byte) 0x9f}, StandardCharsets.UTF_8));
        for (String text : new String[] {"stra\u00dfe", "\u0130stanbul", "\u0391\u03a3 \u03a3", "\u01c6", "\ufb01x", "I i"}) {
            System.out.println(text.toUpperCase(Locale.ROOT) + " " + text.toLowerCase(Locale.ROOT) + " " + text.toUpperCase(new Locale("tr")));
        }
        interned();
    }

    static void interned() {
        String built = new StringBuilder("int").append("erned once").toString();
        System.out.println((built.intern() == built) + " " + ("interned" + " once" == built) + " " + (new String("x").intern() == "x"));
        String later = new String(new char[] {'l', 'a', 't', 'e', 'r'});
        System.out.println((later == "later") + " " + (later.intern() == "later") + " " + "later".intern().equals(later));
    }
}

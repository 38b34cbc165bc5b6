import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** String concatenation by invokedynamic: every type, null, order of evaluation, exceptions and identity. */
public class Concatenations {
    static final StringBuilder LOG = new StringBuilder();

    static class Noisy {
        final String name;
        Noisy(String name) { this.name = name; }
        @Override public String toString() {
            LOG.append(name).append(';');
            return name;
        }
    }

    static class Nothing {
        @Override public String toString() { return null; }
    }

    static class Failing {
        @Override public String toString() { throw new IllegalStateException("no text"); }
    }

    static void types() {
        byte b = -128;
        short s = -32768;
        char c = 'é';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1e10f;
        double d = 0.1 + 0.2;
        boolean z = false;
        Object o = null;
        String t = null;
        System.out.println("b" + b + "s" + s + "c" + c + "i" + i + "l" + l + "f" + f + "d" + d + "z" + z + o + t);
        System.out.println(c + "" + b);
        System.out.println("" + 'a' + 1 + 2L + 3f + 4d + true + null);
        System.out.println(1 + 2 + "x" + 1 + 2);
        Integer boxed = 127;
        Long big = 1L << 40;
        Character letter = '\u20ac';
        Double number = -0.0;
        Boolean yes = true;
        Short small = (short) 3;
        System.out.println(boxed + "|" + big + "|" + letter + "|" + number + "|" + yes + "|" + small);
        System.out.println("\1 and \2 stay " + i + " \1");
        System.out.println("wide \ud83d\ude00 " + c + letter + " latin " + b);
        char[] chars = {'a', 'b'};
        String text = "chars " + chars;
        System.out.println(text.startsWith("chars [C@"));
        System.out.println("f" + Float.NaN + Float.MIN_VALUE + Double.MAX_VALUE + 100.0 + 1e7 + 1.0e-5);
    }

    static void objects() {
        System.out.println(new Noisy("one") + "" + new Noisy("two") + new Noisy("three"));
        System.out.println(LOG);
        Object nothing = new Nothing();
        System.out.println("[" + nothing + "]" + nothing + nothing);
        List<Object> list = new ArrayList<>(List.of(1, "two", 3.0));
        System.out.println("list " + list + " " + Arrays.asList(4, 5));
        int k = 0;
        System.out.println("order " + k++ + " " + k++ + " " + ++k);
    }

    static void failures() {
        Object failing = new Failing();
        try {
            System.out.println("a" + new Noisy("before") + failing + new Noisy("after"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
            for (StackTraceElement element : e.getStackTrace()) {
                System.out.println("  " + element.getClassName() + "." + element.getMethodName());
            }
        }
        System.out.println(LOG);
    }

    static void identities() {
        String empty = args(0);
        String text = args(1);
        System.out.println((text + empty) == text);
        System.out.println((text + empty).equals(text));
        System.out.println((text + empty).intern() == ("x" + 1).intern());
        final String constant = "x" + 1;
        System.out.println(constant == "x1");
        String grown = "";
        for (int i = 0; i < 20; i++) {
            grown += i;
            grown = i % 3 + grown + (char) ('a' + i);
        }
        System.out.println(grown + " " + grown.length() + " " + grown.hashCode());
    }

    static String args(int count) {
        return count == 0 ? "" : "x" + count;
    }

    static void many() {
        int a = 1;
        String r = "" + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a;
        System.out.println(r);
        String s = r;
        s += 'c';
        s += 1.5;
        s += null;
        s += new Noisy("n");
        System.out.println(s);
    }

    public static void main(String[] arguments) {
        types();
        objects();
        failures();
        identities();
        many();
    }
}

/** Chains of conditional expressions with mixed numeric types, boxes, null and side effects. */
public class ConditionalExpressions {
    static String type(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    static String grade(int n) {
        return n >= 90 ? "A" : n >= 80 ? "B" : n >= 70 ? n % 2 == 0 ? "C+" : "C" : "F";
    }

    static int calls;

    static boolean flip() {
        return (calls++ & 1) == 0;
    }

    static <T> T choose(boolean first, T a, T b) {
        return first ? a : b;
    }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        Integer one = 1;
        Integer none = null;
        Long two = 2L;
        Character c = 'c';
        byte b = 7;
        short s = 9;
        System.out.println(type(yes ? one : two) + " " + type(yes ? b : s) + " " + type(yes ? b : 'x') + " "
                + type(yes ? 'x' : b) + " " + type(yes ? 1 : 2.5f) + " " + type(yes ? c : 65) + " "
                + type(yes ? b : 100)
                + " " + type(yes ? one : "text") + " " + type(!yes ? one : "text") + " " + type(yes ? null : 1) + " "
                + type(yes ? s : c));
        for (int n : new int[] {95, 85, 72, 71, 10}) {
            System.out.print(grade(n) + " ");
        }
        System.out.println();
        String flips = "";
        for (int i = 0; i < 4; i++) {
            flips += flip() ? flip() ? "yy" : "yn" : flip() ? "ny" : "nn";
        }
        System.out.println(flips + calls);
        try {
            int n = yes ? none : 0;
            System.out.println(n);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        try {
            System.out.println(yes ? none : two.intValue());
        } catch (NullPointerException e) {
            System.out.println("unboxed null again");
        }
        System.out.println(yes ? none : "kept null");
        System.out.println((yes ? 1 : 'a') + (yes ? 0L : 1) + choose(yes, 1, 2.0).toString());
        int x = 5;
        int y = x > 3 ? x++ : x--;
        int z = (x = x > 5 ? 100 : 200) > 150 ? y : -y;
        System.out.println(x + " " + y + " " + z);
        int[] a = yes ? new int[] {1, 2} : null;
        (yes ? a : new int[3])[0] += 10;
        System.out.println(a[0] + (a == null ? -1 : a.length));
        Object o = yes ? (Object) 'k' : Integer.valueOf(1);
        System.out.println(type(o) + " " + (o instanceof Character k && k > 'a' ? (char) (k + 1) : '?'));
        char letter = yes ? 'a' : (char) x;
        final short constant = 10;
        System.out.println(letter + (yes ? "" : "x") + type(yes ? 'q' : constant));
        Runnable r = yes ? () -> System.out.println("first") : () -> System.out.println("second");
        r.run();
    }
}

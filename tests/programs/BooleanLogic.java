/** Short-circuit and full evaluation of boolean operators, conditional expressions and boolean arrays. */
public class BooleanLogic {
    static boolean log(String name, boolean value) {
        System.out.print(name);
        return value;
    }

    static boolean implies(boolean a, boolean b) {
        return !a || b;
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        for (boolean a : both) {
            for (boolean b : both) {
                boolean r1 = log("a", a) && log("b", b);
                boolean r2 = log("a", a) || log("b", b);
                boolean r3 = log("a", a) & log("b", b);
                boolean r4 = log("a", a) | log("b", b);
                boolean r5 = log("a", a) ^ log("b", b);
                boolean r6 = log("a", a) ? log("x", !b) : log("y", b);
                System.out.println(" " + r1 + r2 + r3 + r4 + r5 + r6 + implies(a, b) + (a == b) + (a != b) + !a);
            }
        }
        boolean[] flags = new boolean[4];
        flags[1] = true;
        flags[2] |= flags[1];
        flags[3] = flags[2] != flags[0] && (flags[1] || flags[0]);
        System.out.println(java.util.Arrays.toString(flags));
        int n = 12;
        String size = n < 10 ? "small" : n < 20 ? n % 2 == 0 ? "middle even" : "middle odd" : "large";
        System.out.println(size);
        boolean done = false;
        int steps = 0;
        do {
            done = ++steps > 3 && !done;
        } while (!done);
        System.out.println(steps);
        System.out.println(Boolean.logicalXor(true, false) + " " + Boolean.hashCode(true) + " "
                + Boolean.compare(false, true));
        if (done = steps > 100) {
            System.out.println("assigned");
        }
        System.out.println(done);
    }
}

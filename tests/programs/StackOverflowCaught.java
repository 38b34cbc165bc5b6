/** StackOverflowError from endless recursion is caught and the program goes on. */
public class StackOverflowCaught {
    static int depth;

    static int endless(int n) {
        depth = n;
        return endless(n + 1) + 1;
    }

    static long mutual(long a) {
        return other(a) + 1;
    }

    static long other(long a) {
        return mutual(a + 1) * 2;
    }

    static class Loop {
        Loop inner = new Loop();
    }

    static class Text {
        Text other;

        @Override
        public String toString() {
            return "Text " + other;
        }
    }

    static int guarded(int n) {
        try {
            return guarded(n + 1);
        } catch (StackOverflowError e) {
            return 1;
        } finally {
            depth = 0;
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(endless(0));
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (depth > 500) + " " + e.getMessage() + " "
                    + (e.getStackTrace().length > 100));
        }
        try {
            mutual(1);
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            new Loop();
        } catch (StackOverflowError e) {
            System.out.println("construction " + e.getClass().getName() + " " + (e instanceof VirtualMachineError));
        }
        Text a = new Text();
        Text b = new Text();
        a.other = b;
        b.other = a;
        try {
            System.out.println(a);
        } catch (StackOverflowError e) {
            System.out.println("cyclic text");
        }
        System.out.println(guarded(0));
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            try {
                sum += endless(0);
            } catch (StackOverflowError e) {
                sum += 7;
            }
        }
        System.out.println(sum);
    }
}

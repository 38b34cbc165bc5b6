/** assert statements do nothing without -ea; AssertionError thrown by hand behaves as an Error. */
public class AssertionsDisabled {
    static int evaluated;

    static boolean check(boolean value) {
        evaluated++;
        return value;
    }

    static int unreachable(int n) {
        switch (n) {
            case 1:
                return 10;
            default:
                assert false : "no other number";
        }
        return -1;
    }

    static class Inner {
        static {
            assert check(false);
        }

        final int size;

        Inner(int size) {
            assert size > 0 : "size " + size;
            this.size = size;
        }
    }

    public static void main(String[] args) {
        assert check(false) : "message";
        assert check(false);
        System.out.println(evaluated + " " + unreachable(2) + " " + new Inner(-3).size);
        boolean enabled = false;
        assert enabled = true;
        System.out.println(enabled + " " + AssertionsDisabled.class.desiredAssertionStatus());
        try {
            throw new AssertionError("by hand");
        } catch (AssertionError e) {
            System.out.println(e);
        }
        for (AssertionError e : new AssertionError[] {new AssertionError(), new AssertionError(5),
                new AssertionError('c'), new AssertionError(2.5), new AssertionError(true),
            new AssertionError((Object) null), new AssertionError("with cause", new RuntimeException("cause"))}) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        try {
            try {
                throw new AssertionError(new IllegalStateException("wrapped"));
            } catch (RuntimeException e) {
                System.out.println("not reached");
            }
        } catch (Error e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }
}

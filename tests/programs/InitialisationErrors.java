/** ExceptionInInitializerError once, NoClassDefFoundError afterwards, errors passed through, cyclic initialisation. */
public class InitialisationErrors {
    static int zero;

    static class Failing {
        static int value = 1 / zero;

        static void use() {
        }
    }

    static class FailingChild extends Failing {
        static int own = 3;
    }

    static class Throwing {
        static {
            if (zero == 0) {
                throw new IllegalStateException("refused");
            }
        }
    }

    static class WithError {
        static {
            if (zero == 0) {
                throw new LinkageError("an error, not an exception");
            }
        }

        static int value;
    }

    static class A {
        static final int X = B.Y + 1;
    }

    static class B {
        static final int Y = A.X + 1;
    }

    interface Action {
        Object run();
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable t) {
            System.out.println(t + " cause " + t.getCause());
            if (t instanceof ExceptionInInitializerError e) {
                System.out.println(e.getException() + " " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        attempt(() -> Failing.value);
        attempt(() -> Failing.value);
        attempt(() -> {
            Failing.use();
            return "used";
        });
        attempt(() -> new FailingChild());
        attempt(() -> FailingChild.own);
        attempt(Throwing::new);
        attempt(Throwing::new);
        attempt(() -> new Throwing[1].length);
        attempt(() -> WithError.value);
        attempt(() -> WithError.value);
        attempt(() -> A.X + " " + B.Y);
        attempt(() -> Throwing.class.getName());
    }
}

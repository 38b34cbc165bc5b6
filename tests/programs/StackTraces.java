/** printStackTrace of exceptions with causes and suppressed ones, from constructors, lambdas and library code. */
public class StackTraces {
    static class Layer extends Exception {
        Layer(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Broken {
        final int value;

        Broken(int n) {
            value = 10 / n;
        }

        @Override
        public String toString() {
            throw new UnsupportedOperationException("no text");
        }
    }

    static void bottom(int n) {
        new Broken(n);
    }

    static void middle(int n) throws Layer {
        try {
            bottom(n);
        } catch (ArithmeticException e) {
            throw new Layer("middle failed", e);
        }
    }

    static void top() {
        try {
            middle(0);
        } catch (Layer e) {
            RuntimeException r = new RuntimeException(e);
            r.addSuppressed(new IllegalStateException("side"));
            throw r;
        }
    }

    public static void main(String[] args) {
        try {
            top();
        } catch (RuntimeException e) {
            e.printStackTrace();
            e.printStackTrace(System.out);
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(trace.length + " " + trace[0].getMethodName() + " " + trace[0].getClassName() + " "
                    + trace[0].getLineNumber() + " " + trace[0].getFileName());
            System.out.println(e.getCause().getCause().getStackTrace()[0]);
        }
        try {
            String.valueOf(new Broken(1));
        } catch (UnsupportedOperationException e) {
            e.printStackTrace();
        }
        try {
            new java.util.ArrayList<>(java.util.List.of("a")).get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = () -> {
            throw new IllegalStateException("in lambda");
        };
        try {
            r.run();
        } catch (IllegalStateException e) {
            System.out.println(e.getStackTrace()[1]);
        }
        new Exception("not thrown").printStackTrace();
        Exception custom = new Exception("custom") {
            @Override
            public String getLocalizedMessage() {
                return "localized";
            }
        };
        System.out.println(custom.getMessage() + " " + custom);
        Throwable changed = new Throwable();
        changed.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 12),
                new StackTraceElement("a.B", "d", null, -2)});
        changed.printStackTrace();
    }
}

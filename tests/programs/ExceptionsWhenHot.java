import java.util.ArrayList;
import java.util.List;

/** Exceptions made again and again, in code that has long been hot: each has the trace of the first. */
public class ExceptionsWhenHot {
    static final List<String> TRACES = new ArrayList<>();
    static int checksum;

    static class Eager {
        static int total = 0;

        static {
            for (int i = 0; i < 300; i++) {
                try {
                    total += refuse(i);
                } catch (IllegalStateException e) {
                    total -= note(e);
                }
            }
        }
    }

    static class Refusal extends RuntimeException {
        final int number;

        Refusal(int number) {
            super("refused " + number, new IllegalStateException("cause"));
            this.number = number;
        }
    }

    static int refuse(int i) {
        if (i % 3 == 0) {
            throw new IllegalStateException("multiple of three");
        }
        return i;
    }

    static int note(Throwable e) {
        StringBuilder text = new StringBuilder(e.getClass().getName());
        for (StackTraceElement element : e.getStackTrace()) {
            text.append(' ').append(element.getMethodName()).append(':').append(element.getLineNumber());
        }
        if (e.getCause() != null) {
            text.append(" by ").append(e.getCause().getStackTrace()[0]);
        }
        String line = text.toString();
        if (!TRACES.contains(line)) {
            TRACES.add(line);
        }
        return line.length();
    }

    static int deep(int depth, boolean thrown) {
        if (depth == 0) {
            if (thrown) {
                throw new Refusal(depth);
            }
            return 1;
        }
        return deep(depth - 1, thrown) + 1;
    }

    static int deepAndCaught(int depth) {
        if (depth == 0) {
            return 0;
        }
        try {
            throw new UnsupportedOperationException();
        } catch (UnsupportedOperationException e) {
            return (depth % 100 == 0 ? e.getStackTrace().length : 1) + deepAndCaught(depth - 1);
        }
    }

    synchronized int locked(int i) {
        try {
            return refuse(i);
        } catch (IllegalStateException e) {
            return note(e);
        } finally {
            checksum += Thread.holdsLock(this) ? 1 : 0;
        }
    }

    static int viaLambda(int i) {
        java.util.function.IntUnaryOperator operator = ExceptionsWhenHot::refuse;
        try {
            return operator.applyAsInt(i);
        } catch (IllegalStateException e) {
            return e.getStackTrace().length > 1 ? 2 : 3;
        }
    }

    public static void main(String[] args) {
        ExceptionsWhenHot here = new ExceptionsWhenHot();
        for (int i = 0; i < 200; i++) {
            checksum += here.locked(i);
            checksum += viaLambda(i);
            try {
                checksum += deep(20, i % 2 == 0);
            } catch (Refusal e) {
                checksum += note(e);
            }
        }
        System.out.println(Eager.total);
        System.out.println(checksum);
        for (int i = 0; i < 3; i++) {
            System.out.println(deepAndCaught(1100));
            try {
                deep(1500, true);
            } catch (Refusal e) {
                System.out.println(e.getStackTrace().length + " " + e.getStackTrace()[1023]);
            }
        }
        for (String line : TRACES) {
            System.out.println(line);
        }
        throw new Refusal(7);
    }
}

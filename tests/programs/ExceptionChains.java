/** Long chains of causes, initCause and its refusals, fillInStackTrace, circular causes, trace elements in common. */
public class ExceptionChains {
    static class Level extends Exception {
        final int depth;

        Level(int depth, Throwable cause) {
            super("level " + depth, cause);
            this.depth = depth;
        }
    }

    static class Quiet extends RuntimeException {
        Quiet(String message) {
            super(message, null, false, false);
        }
    }

    static void dig(int depth) throws Level {
        if (depth == 0) {
            throw new Level(0, new ArithmeticException());
        }
        try {
            dig(depth - 1);
        } catch (Level e) {
            throw new Level(depth, e);
        }
    }

    public static void main(String[] args) {
        try {
            dig(6);
        } catch (Level e) {
            e.printStackTrace(System.out);
            int causes = 0;
            for (Throwable t = e; t != null; t = t.getCause()) {
                causes++;
            }
            System.out.println(causes + " " + e.depth + " " + e.getCause());
        }
        Exception open = new Exception("open");
        open.initCause(new Error("late"));
        System.out.println(open.getCause());
        for (Runnable r : new Runnable[] {() -> open.initCause(null),
                () -> new Exception("x").initCause(open).initCause(open), () -> open.addSuppressed(null)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e + " / " + e.getCause());
            }
        }
        Exception self = new Exception("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Exception first = new Exception("first");
        Exception second = new Exception("second", first);
        first.initCause(second);
        first.printStackTrace();
        Quiet quiet = new Quiet("quiet");
        quiet.addSuppressed(first);
        quiet.printStackTrace();
        System.out.println(quiet.getStackTrace().length + " " + quiet.getSuppressed().length + " "
                + new Throwable("a", new Throwable()).getMessage() + " " + new RuntimeException(first).getMessage());
        RuntimeException kept = new RuntimeException("kept");
        try {
            rethrow(kept);
        } catch (RuntimeException e) {
            System.out.println((e == kept) + " " + e.getStackTrace()[0].getMethodName() + " "
                    + kept.fillInStackTrace().getStackTrace().length);
        }
        throw new IllegalStateException("last", second);
    }

    static void rethrow(RuntimeException e) {
        throw e;
    }
}

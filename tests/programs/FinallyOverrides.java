/** finally blocks that return, throw, break or change what the try block was about to return. */
public class FinallyOverrides {
    @SuppressWarnings("finally")
    static int returnsTwice() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallows() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int unchanged() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }

    static int[] changed() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 5;
        }
    }

    @SuppressWarnings("finally")
    static String breaks() {
        String log = "";
        for (int i = 0; i < 3; i++) {
            try {
                log += "t" + i;
                throw new IllegalStateException();
            } finally {
                log += "f" + i;
                continue;
            }
        }
        return log;
    }

    @SuppressWarnings("finally")
    static void replaces() {
        try {
            throw new RuntimeException("first");
        } finally {
            throw new IllegalArgumentException("second");
        }
    }

    static int depth(int n, StringBuilder log) {
        try {
            if (n == 0) {
                throw new ArithmeticException("bottom");
            }
            return depth(n - 1, log) + 1;
        } catch (ArithmeticException e) {
            log.append('c').append(n);
            if (n < 2) {
                throw e;
            }
            return n;
        } finally {
            log.append('f').append(n);
            try {
                log.append(n / (n - 1));
            } catch (ArithmeticException e) {
                log.append('z');
            } finally {
                log.append(' ');
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(returnsTwice() + " " + swallows() + " " + unchanged() + " " + changed()[0] + " " + breaks());
        try {
            replaces();
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getCause());
        }
        StringBuilder log = new StringBuilder();
        System.out.println(depth(4, log) + " " + log);
        outer:
        for (int i = 0; ; i++) {
            try {
                try {
                    if (i == 2) {
                        break outer;
                    }
                } finally {
                    System.out.print("inner ");
                }
            } finally {
                System.out.println("outer " + i);
            }
        }
    }
}

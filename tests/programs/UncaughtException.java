/** An exception with a cause that leaves main: trace on standard error, exit status 1. */
public class UncaughtException {
    static class Problem extends RuntimeException {
        Problem(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new Problem("cannot read '" + text + "'", e);
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.print("no newline at the end");
        int total = 0;
        for (String text : new String[] {"1", "22", "3x3"}) {
            total += parse(text);
        }
        System.out.println("never " + total);
    }
}

/** try, catch, finally: order of execution, rethrow, multi-catch, nested handlers, handlers in loops. */
public class ExceptionHandlers {
    static class Checked extends Exception {
        final int code;

        Checked(int code) {
            super("code " + code);
            this.code = code;
        }
    }

    static void fail(int n) throws Checked {
        switch (n) {
            case 0:
                throw new Checked(7);
            case 1:
                throw new IllegalArgumentException("one");
            case 2:
                throw new IllegalStateException();
            case 3:
                throw new Error("three");
            case 4:
                Object o = "text";
                System.out.println((Integer) o);
                break;
            case 5:
                fail(0);
                break;
            default:
                System.out.println("no failure");
        }
    }

    static String run(int n) {
        StringBuilder log = new StringBuilder();
        try {
            log.append("try ");
            try {
                fail(n);
                log.append("after ");
            } catch (IllegalArgumentException | IllegalStateException e) {
                log.append("inner ").append(e.getMessage()).append(' ');
                if (n == 2) {
                    throw new RuntimeException("from handler", e);
                }
            } finally {
                log.append("innerFinally ");
            }
        } catch (Checked e) {
            log.append("checked ").append(e.code).append(' ');
        } catch (ClassCastException e) {
            log.append("cast ");
        } catch (RuntimeException e) {
            log.append(e.getMessage()).append(" caused by ").append(e.getCause()).append(' ');
        } catch (Throwable t) {
            log.append("throwable ").append(t).append(' ');
        } finally {
            log.append("finally");
        }
        return log.toString();
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 7; i++) {
            System.out.println(run(i));
        }
        int caught = 0;
        for (int i = 0; i < 10; i++) {
            try {
                if (i % 3 == 0) {
                    continue;
                }
                if (i == 8) {
                    break;
                }
                Integer.parseInt("x" + i);
            } catch (NumberFormatException e) {
                caught++;
            } finally {
                caught += 100;
            }
        }
        System.out.println(caught);
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("throw null");
        }
    }
}

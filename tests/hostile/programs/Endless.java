/** Ways of not ending: each argument is one. */
public final class Endless {
    private static int count;

    private Endless() {}

    private static final class Initialised {
        static final long VALUE = fibonacci(80);
    }

    static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static synchronized long locked(int n) {
        return n < 2 ? n : locked(n - 1) + locked(n - 2);
    }

    static long mutual(int n) {
        return n < 1 ? 1 : other(n - 1) + other(n - 1);
    }

    static long other(int n) {
        return n < 1 ? 1 : mutual(n - 1) + mutual(n - 1);
    }

    static void overflow() {
        try {
            overflow();
        } catch (StackOverflowError e) {
            overflow();
        } finally {
            overflow();
        }
    }

    public static void main(String[] args) {
        System.out.println("begun");
        switch (args[0]) {
            case "recursion" -> System.out.println(fibonacci(80));
            case "monitors" -> System.out.println(locked(80));
            case "mutual" -> System.out.println(mutual(80));
            case "overflow" -> overflow();
            case "initialiser" -> System.out.println(Initialised.VALUE);
            case "throwing" -> {
                while (true) {
                    try {
                        throw new IllegalStateException();
                    } catch (IllegalStateException e) {
                        count++;
                    }
                }
            }
            case "copying" -> {
                long[] numbers = new long[1 << 22];
                while (true) {
                    System.arraycopy(numbers, 0, numbers, 1, numbers.length - 1);
                }
            }
            case "growing" -> {
                String text = "x";
                while (true) {
                    text += text.length();
                }
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}

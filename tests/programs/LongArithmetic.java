/** Every binary and unary long operator over edge values. */
public class LongArithmetic {
    static final long[] EDGES = {0L, 1L, -1L, 3L, -10L, 4294967296L, -4294967297L, 3037000500L, Long.MAX_VALUE,
            Long.MIN_VALUE, 0x0123456789abcdefL};

    static String quotient(long a, long b) {
        try {
            return a / b + " " + a % b;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (long a : EDGES) {
            System.out.println("unary " + a + " " + -a + " " + ~a);
            for (long b : EDGES) {
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + a * b + " " + quotient(a, b)
                        + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + (a < b) + (a == b) + (a >= b));
            }
        }
        long seed = 0x5DEECE66DL;
        for (int i = 0; i < 200; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            seed ^= seed >>> 17;
        }
        System.out.println(seed);
    }
}

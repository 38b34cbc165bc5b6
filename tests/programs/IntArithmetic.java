/** Every binary and unary int operator over edge values. */
public class IntArithmetic {
    static final int[] EDGES = {0, 1, -1, 2, -2, 7, -7, 31, 32, 255, 65536, 46341, Integer.MAX_VALUE,
            Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    static String quotient(int a, int b) {
        try {
            return a / b + " " + a % b;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (int a : EDGES) {
            System.out.println("unary " + a + " " + -a + " " + ~a + " " + +a);
            for (int b : EDGES) {
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + quotient(a, b)
                        + " " + (a & b) + " " + (a | b) + " " + (a ^ b));
            }
        }
        int checksum = 17;
        for (int i = 0; i < 1000; i++) {
            checksum = checksum * 31 + (i ^ (checksum >>> 7)) - (i << 3);
        }
        System.out.println(checksum);
        int m = Integer.MIN_VALUE;
        m /= -1;
        System.out.println(m);
        m %= -1;
        System.out.println(m);
    }
}

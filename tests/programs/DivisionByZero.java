/** Integer division by zero throws, floating division does not; MIN / -1 wraps; the sign of %. */
public class DivisionByZero {
    static int zero = 0;
    static long longZero = 0L;

    public static void main(String[] args) {
        try {
            System.out.println(1 / zero);
        } catch (ArithmeticException e) {
            System.out.println("idiv " + e.getMessage());
        }
        try {
            System.out.println(1 % zero);
        } catch (ArithmeticException e) {
            System.out.println("irem " + e);
        }
        try {
            System.out.println(1L / longZero);
        } catch (ArithmeticException e) {
            System.out.println("ldiv " + e);
        }
        try {
            System.out.println(5L % longZero);
        } catch (RuntimeException e) {
            System.out.println("lrem " + e);
        }
        try {
            int x = 3;
            x /= zero;
            System.out.println(x);
        } catch (ArithmeticException e) {
            System.out.println("compound " + e.getMessage());
        }
        System.out.println(1.0 / zero + " " + -1.0 / zero + " " + 0.0 / zero + " " + 1f / -0f + " " + 1.0 % 0.0);
        System.out.println(7 / 2 + " " + -7 / 2 + " " + 7 / -2 + " " + -7 / -2);
        System.out.println(7 % 3 + " " + -7 % 3 + " " + 7 % -3 + " " + -7 % -3);
        System.out.println(7L % 3 + " " + -7L % 3 + " " + 7L % -3 + " " + -7L % -3);
        System.out.println(Integer.MIN_VALUE / -zero(1) + " " + Integer.MIN_VALUE % -zero(1));
        System.out.println(Long.MIN_VALUE / -longOne() + " " + Long.MIN_VALUE % -longOne());
        System.out.println(('a' / 2) + " " + ('a' % 10) + " " + ((byte) -128 / (byte) -1));
        int result = divide(10, zero);
        System.out.println("not reached " + result);
    }

    static int zero(int one) {
        return one;
    }

    static long longOne() {
        return 1L;
    }

    static int divide(int a, int b) {
        return a / b;
    }
}

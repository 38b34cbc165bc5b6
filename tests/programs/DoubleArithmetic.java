/** Every double operator over edge values, with NaN, infinities and negative zero. */
public class DoubleArithmetic {
    static final double[] EDGES = {0.0, -0.0, 1.0, -1.0, 0.1, 3.5, -2.25, 9007199254740992.0, Double.MIN_VALUE,
            Double.MIN_NORMAL,
        Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    public static void main(String[] args) {
        for (double a : EDGES) {
            System.out.println("unary " + a + " " + -a);
            for (double b : EDGES) {
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + a * b + " " + a / b + " "
                        + a % b);
            }
        }
        double sum = 0;
        for (int i = 1; i <= 1000; i++) {
            sum += 1.0 / i;
        }
        System.out.println(sum);
        System.out.println(0.1 + 0.2);
        System.out.println(5.5 % 2.5 + " " + -5.5 % 2.5 + " " + 5.5 % -2.5 + " " + 1e300 % 3.7);
        double d = 1;
        int halvings = 0;
        while (d > 0) {
            d /= 2;
            halvings++;
        }
        System.out.println(halvings);
        int i = 7;
        i *= 1.5;
        i += 0.9;
        System.out.println(i);
        long l = Long.MAX_VALUE;
        l += 1.0;
        System.out.println(l);
    }
}

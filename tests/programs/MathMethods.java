/** Math: rounding, absolute values, roots, neighbours and the integer methods. */
public class MathMethods {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, 1e17, -1e17,
                4503599627370497.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 2.75};
        for (double d : values) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " "
                    + Math.ceil(d) + " " + Math.abs(d) + " " + Math.signum(d)
                    + " " + Math.ulp(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d) + " " + Math.getExponent(d)
                    + " " + Math.sqrt(d) + " " + Math.cbrt(d));
            float f = (float) d;
            System.out.println(Math.round(f) + " " + Math.abs(f) + " " + Math.ulp(f) + " " + Math.nextUp(f) + " "
                    + Math.signum(f));
        }
        int[][] pairs = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {Integer.MIN_VALUE, -1}, {0, 5}};
        for (int[] p : pairs) {
            System.out.println(Math.floorDiv(p[0], p[1]) + " " + Math.floorMod(p[0], p[1]) + " "
                    + Math.floorMod((long) p[0], p[1]) + " " + Math.max(p[0], p[1])
                    + " " + Math.min(p[0], p[1]) + " " + Math.abs(p[0]) + " " + Math.multiplyFull(p[0], p[1]));
        }
        System.out.println(Math.hypot(3, 4) + " " + Math.hypot(1e200, 1e200) + " " + Math.fma(2.0, 3.0, 1.0) + " "
                + Math.fma(0.1, 10, -1) + " " + Math.fma(0.1f, 10f, -1f));
        System.out.println(Math.copySign(3.0, -0.0) + " " + Math.scalb(1.5, 4) + " " + Math.IEEEremainder(5, 3) + " "
                + Math.nextAfter(1.0, 2.0));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.abs(Long.MIN_VALUE) + " "
                + Math.multiplyHigh(1L << 62, 12L));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, 0.5) + " " + Math.pow(-8, 1.0 / 3) + " "
                + Math.pow(0, 0) + " " + Math.pow(2, -1074) + " " + Math.pow(-2, 3));
    }
}

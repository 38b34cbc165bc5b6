/** StrictMath gives the results of the fdlibm algorithms. */
public class StrictMathMethods {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -1.25, 3.0, 1e-5, 700.0, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double d : values) {
            System.out.println(d + ": " + StrictMath.sqrt(d) + " " + StrictMath.cbrt(d) + " " + StrictMath.floor(d)
                    + " " + StrictMath.ceil(d) + " " + StrictMath.rint(d)
                    + " " + StrictMath.exp(d) + " " + StrictMath.abs(d));
        }
        System.out.println(StrictMath.pow(1.1, 10) + " " + StrictMath.pow(2, 100) + " " + StrictMath.hypot(5, 12)
                + " " + StrictMath.round(2.5) + " " + StrictMath.max(1, 2));
        System.out.println(StrictMath.floorMod(-7, 3) + " " + StrictMath.addExact(1, 2) + " " + StrictMath.ulp(1.0)
                + " " + StrictMath.signum(-3.0));
        System.out.println(StrictMath.sin(1) + " " + StrictMath.cos(1) + " " + StrictMath.log(2) + " "
                + StrictMath.tan(1) + " " + StrictMath.atan2(1, 2));
        System.out.println(StrictMath.PI + " " + StrictMath.E + " " + StrictMath.toRadians(90));
        try {
            StrictMath.multiplyExact(1 << 20, 1 << 20);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}

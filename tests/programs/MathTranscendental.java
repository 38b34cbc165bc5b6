/** Trigonometric, exponential and logarithmic functions of Math at ordinary values. */
public class MathTranscendental {
    public static void main(String[] args) {
        double[] values = {0.0, 0.5, 1.0, -1.0, 2.0, 10.0, 0.001, 100.0, Math.PI, Math.PI / 2, Math.PI / 6,
                Double.NaN, Double.POSITIVE_INFINITY};
        for (double d : values) {
            System.out.println(d + ": " + Math.sin(d) + " " + Math.cos(d) + " " + Math.tan(d));
            System.out.println(Math.exp(d) + " " + Math.log(d) + " " + Math.log10(d) + " " + Math.atan(d));
            System.out.println(Math.asin(d) + " " + Math.acos(d));
        }
        System.out.println(Math.atan2(1, 1) + " " + Math.atan2(-1, -1) + " " + Math.atan2(0, -1) + " "
                + Math.atan2(-0.0, -1));
        System.out.println(Math.sinh(1) + " " + Math.cosh(1) + " " + Math.tanh(1) + " " + Math.expm1(1e-10) + " "
                + Math.log1p(1e-10));
        System.out.println(Math.exp(-1000) + " " + Math.exp(1000) + " " + Math.log(0) + " " + Math.log(-1) + " "
                + Math.log10(1000));
        double area = 0;
        int steps = 100;
        for (int i = 0; i < steps; i++) {
            double x = (i + 0.5) / steps;
            area += Math.sqrt(1 - x * x) / steps;
        }
        System.out.println(area * 4);
    }
}

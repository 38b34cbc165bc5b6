/** Double.toString over the whole range: short forms, exponents, subnormals. */
public class DoublePrinting {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, 10.0, 123456.0, 9999999.0, 1.0E7, 12345678.9, 0.001, 9.999E-4, 1e-5, 1e21,
                1e22, 1e23, 1.7976931348623157E308,
            4.9E-324, 2.2250738585072014E-308, 2.225073858507201E-308, Double.NaN, Double.POSITIVE_INFINITY, 0.1, 0.2,
            0.1 + 0.2, 1.0 / 3, 2.0 / 3, 100.0 / 3,
            1e100, 123456789012345680.0, 9007199254740993.0, 5e-324, 1.1, 2.5, 1e16, 4.35, 0.7, Math.PI, Math.E,
            1234567.125, 8.41E21, 2.0E-3};
        for (double d : values) {
            System.out.println(d);
            System.out.println(Double.toString(-d) + " " + Double.doubleToLongBits(d));
        }
        long bits = 0x3ff0000000000000L;
        for (int i = 0; i < 60; i++) {
            bits = bits * 6364136223846793005L + 1442695040888963407L;
            System.out.println(Double.longBitsToDouble(bits & 0x7fefffffffffffffL));
        }
        System.out.println(Double.MIN_VALUE + " " + Double.MAX_VALUE + " " + Double.SIZE + " " + Double.BYTES);
        System.out.println(Double.toHexString(0.1) + " " + Double.toHexString(-1e-310));
    }
}

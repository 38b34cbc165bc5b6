/** The methods of Double and Float: bits, comparison, hashing, classification. */
public class DoubleMethods {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -2.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN,
                Double.NEGATIVE_INFINITY, 0.1};
        for (double d : values) {
            System.out.println(d + " " + Double.doubleToLongBits(d) + " " + Double.hashCode(d) + " " + Double.isNaN(d)
                    + Double.isInfinite(d) + Double.isFinite(d)
                    + " " + Double.valueOf(d).intValue() + " " + Double.valueOf(d).longValue() + " "
                    + Double.sum(d, 1) + " " + Double.max(d, 0) + " " + Double.min(d, -0.0));
            float f = (float) d;
            System.out.println(f + " " + Float.floatToIntBits(f) + " " + Float.hashCode(f) + " " + Float.isNaN(f)
                    + Float.isInfinite(f) + " " + Float.valueOf(f).hashCode());
        }
        Double nan = Double.NaN;
        System.out.println(nan.equals(Double.NaN) + " " + nan.equals(0.0) + " " + nan.compareTo(1.0) + " "
                + Double.valueOf(0.0).equals(-0.0));
        System.out.println(Double.longBitsToDouble(0x7ff8000000000001L) + " "
                + Double.doubleToRawLongBits(Double.longBitsToDouble(0x3ff8000000000000L)));
        System.out.println(Float.intBitsToFloat(0x7f800000) + " " + Float.intBitsToFloat(0x80000000) + " "
                + Float.intBitsToFloat(0x40490fdb));
        Double boxed = 3.99;
        System.out.println(boxed.intValue() + " " + boxed.byteValue() + " " + boxed.floatValue() + " " + boxed.isNaN()
                + " " + boxed);
        Object[] numbers = {1, 2L, 3f, 4.0, (short) 5, (byte) 6};
        double sum = 0;
        for (Object n : numbers) {
            sum += ((Number) n).doubleValue();
            System.out.print(n.getClass().getSimpleName() + "=" + n + " ");
        }
        System.out.println(sum);
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.toString(1e-7) + " " + Double.valueOf("2e2") + " "
                + Float.MAX_VALUE * 2);
    }
}

/** Floats and doubles as bits, and the conversions between them. */
public class FloatBits {
    public static void main(String[] args) {
        int[] floats = {0, 1, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7fc12345, 0xffffffff, 0x3f800000, 0x00800000, 0x7f7fffff};
        for (int bits : floats) {
            float value = Float.intBitsToFloat(bits);
            System.out.println(value + " " + Integer.toHexString(Float.floatToRawIntBits(value)) + " " + Float.floatToIntBits(value));
            System.out.println(Float.hashCode(value) + " " + Float.toHexString(value) + " " + Math.ulp(value) + " " + (double) value);
        }
        long[] doubles = {0, 1, Long.MIN_VALUE, 0x7ff0000000000000L, 0x7ff8000000001234L, -1, 0x3ff0000000000000L, 0x0010000000000000L};
        for (long bits : doubles) {
            double value = Double.longBitsToDouble(bits);
            System.out.println(value + " " + Long.toHexString(Double.doubleToRawLongBits(value)) + " " + Double.doubleToLongBits(value));
            System.out.println(Math.getExponent(value) + " " + Math.nextUp(value) + " " + Math.scalb(value, 3) + " " + (float) value);
        }
        System.out.println(Math.fma(0.1, 10, -1.0) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.rint(-0.2) + " " + Math.ceil(-0.2));
        System.out.println(Math.abs(-0.0) + " " + Math.abs(-0.0f) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(-2, 3) + " " + Math.pow(0, -1));
    }
}

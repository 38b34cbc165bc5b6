/** Float.toString over the whole range: short forms, exponents, subnormals. */
public class FloatPrinting {
    public static void main(String[] args) {
        float[] values = {0f, -0f, 1f, 10f, 100f, 1000f, 9999999f, 1e7f, 1.0e8f, 123456.789f, 0.001f, 0.0009f, 1e-3f,
                1.17549435E-38f, 1e-45f, 3.4028235e38f,
            Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 0.1f, 0.2f, 0.3f, 1f / 3, 2f / 3, 1.1f,
            3.3333333e10f, 33554432f, 8388608.5f, 1.0e10f, 0.33f};
        for (float f : values) {
            System.out.println(f);
            System.out.println(Float.toString(-f) + " " + Float.floatToIntBits(f) + " " + String.valueOf(f).length());
        }
        int bits = 0x3f800000;
        for (int i = 0; i < 40; i++) {
            bits = bits * 1103515245 + 12345;
            float f = Float.intBitsToFloat(bits & 0x7f7fffff);
            System.out.println(f);
        }
        System.out.println(Float.MIN_VALUE + " " + Float.MAX_VALUE + " " + Float.MIN_NORMAL + " " + Float.MAX_EXPONENT);
        System.out.println(new StringBuilder().append(1.5f).append(' ').append(2f).append(" " + 1e20f));
        System.out.println(Float.toHexString(1.5f) + " " + Float.toHexString(-0.1f));
    }
}

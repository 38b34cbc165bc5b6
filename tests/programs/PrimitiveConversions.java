/** Every widening and narrowing conversion between primitive types, with values that do not fit. */
public class PrimitiveConversions {
    public static void main(String[] args) {
        int[] ints = {0, 127, 128, 255, 256, -129, 32768, 65535, 65536, 16777217, Integer.MAX_VALUE,
                Integer.MIN_VALUE, -1};
        for (int i : ints) {
            System.out.println(i + ": " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " "
                    + (float) i + " " + (double) i);
        }
        long[] longs = {0L, 1L << 31, 1L << 32, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, -1L,
                0xfedcba9876543210L};
        for (long l : longs) {
            System.out.println(l + ": " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " "
                    + (float) l + " " + (double) l);
        }
        double[] doubles = {0.0, -0.0, 0.9, -0.9, 1.5, 255.99, 65536.5, 2147483647.0, 2147483648.0, -2147483649.0,
                1e10, 9.3e18, -9.3e18, 1e300, -1e300,
            3.4028236e38, 1e-46, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : doubles) {
            System.out.println(d + ": " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " "
                    + (long) d + " " + (float) d);
            float f = (float) d;
            System.out.println(f + ": " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " "
                    + (long) f + " " + (double) f);
        }
        byte b = -1;
        char c = (char) b;
        System.out.println((int) c + " " + (short) c + " " + (b & 0xff) + " " + (char) 97 + " " + (int) 'z' + " "
                + (char) ('a' + 1));
        long big = 123456789123456789L;
        float lossy = big;
        System.out.println(lossy + " " + (long) lossy + " " + (long) (double) big);
        final int constant = 100;
        byte narrowed = constant;
        System.out.println(narrowed);
    }
}

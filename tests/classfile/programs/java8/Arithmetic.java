/** Every operator on every type, and every conversion. */
public class Arithmetic {
    static int ints(int a, int b) {
        return -a + b - a * b / (a % b) ^ (a << b) & (a >> b) | ~(a >>> b);
    }

    static long longs(long a, long b, int n) {
        return -a + b - a * b / (a % b) ^ (a << n) & (a >> n) | ~(a >>> n);
    }

    static float floats(float a, float b) {
        return a < b ? -a + b - a * b / (a % b) : a > b ? a : b;
    }

    static double doubles(double a, double b) {
        return a < b ? -a + b - a * b / (a % b) : a > b ? a : b;
    }

    static double conversions(int i, long l, float f, double d) {
        byte b = (byte) i;
        char c = (char) l;
        short s = (short) f;
        i = (int) l + (int) f + (int) d;
        l = (long) i + (long) f + (long) d;
        f = (float) i + (float) l + (float) d;
        return (double) i + (double) l + (double) f + b + c + s + (l > 0 ? 1 : 2);
    }
}

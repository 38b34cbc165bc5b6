/** Constants of every type, in fields and in code. */
public class Constants {
    static final int INT = 100_000;
    static final byte BYTE = -128;
    static final char CHAR = '\uffff';
    static final short SHORT = -32768;
    static final boolean BOOLEAN = true;
    static final long LONG = 0x1234_5678_9abc_def0L;
    static final float FLOAT = 0.1f;
    static final double DOUBLE = -0.0;
    static final float NOT_A_NUMBER = Float.NaN;
    static final double SMALLEST = Double.MIN_VALUE;
    static final String PLAIN = "plain";
    static final String NUL = "a\0b";
    static final String ACCENT = "h\u00e9";
    static final String PAIR = "\ud83d\ude00";
    static final String LONE = "\ud800";
    final int[] notConstant = {1, 2};

    static int ints(int which) {
        switch (which) {
            case -1: return -1;
            case 0: return 0;
            case 5: return 5;
            case 6: return 6;
            case 7: return -129;
            default: return 32768;
        }
    }

    static double sum() {
        long big = 5_000_000_000L;
        return 0f + 1f + 2f + 3.5f + 0d + 1d + 2.5d + 0L + 1L + big;
    }

    static Object[] objects() {
        return new Object[] {PLAIN, PAIR, String.class, int[].class, null};
    }
}

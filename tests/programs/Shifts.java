/** Shift operators with counts outside the word, on int and long, with mixed count types. */
public class Shifts {
    public static void main(String[] args) {
        int[] counts = {0, 1, 5, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] ints = {1, -1, 0x80000000, 0x7fffffff, 0x12345678, -559038737};
        for (int value : ints) {
            for (int count : counts) {
                System.out.println(value + " by " + count + ": " + (value << count) + " " + (value >> count) + " "
                        + (value >>> count));
            }
        }
        long[] longs = {1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdef0L};
        for (long value : longs) {
            for (int count : counts) {
                System.out.println(value + " by " + count + ": " + (value << count) + " " + (value >> count) + " "
                        + (value >>> count));
            }
        }
        System.out.println((1 << 33L) + " " + (1L << 33) + " " + (-8 >>> 33L) + " " + (-8L >>> 65L));
        byte b = (byte) 0x90;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + (b << 2) + " " + (byte) (b << 2) + " "
                + ((b & 0xff) >>> 2));
        b >>>= 1;
        System.out.println(b);
        short s = -2;
        s >>>= 1;
        System.out.println(s);
        char c = '\uffff';
        c <<= 4;
        System.out.println((int) c);
        int i = 1;
        i <<= 100L;
        System.out.println(i);
        long l = -1;
        l >>>= 'A';
        System.out.println(l);
    }
}

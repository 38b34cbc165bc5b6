/** Bit manipulation written by hand and through Integer and Long. */
public class BitTricks {
    static int population(int x) {
        x = x - ((x >>> 1) & 0x55555555);
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
        return ((x + (x >>> 4) & 0xF0F0F0F) * 0x1010101) >>> 24;
    }

    static int power(int x) {
        x--;
        x |= x >> 1;
        x |= x >> 2;
        x |= x >> 4;
        x |= x >> 8;
        x |= x >> 16;
        return x + 1;
    }

    static int gray(int n) {
        return n ^ n >>> 1;
    }

    public static void main(String[] args) {
        int[] values = {0, 1, -1, 2, 0x80000000, 0x7fffffff, 0xcafebabe, 12345, -12345, 1 << 20};
        for (int v : values) {
            System.out.println(v + " " + population(v) + " " + Integer.bitCount(v) + " " + Integer.highestOneBit(v)
                    + " " + Integer.lowestOneBit(v)
                    + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " "
                    + Integer.reverse(v) + " " + Integer.reverseBytes(v)
                    + " " + Integer.rotateLeft(v, 7) + " " + Integer.rotateRight(v, 39) + " " + (v & -v) + " "
                    + power(v));
            long l = (long) v << 17 ^ v;
            System.out.println(Long.bitCount(l) + " " + Long.highestOneBit(l) + " " + Long.lowestOneBit(l) + " "
                    + Long.numberOfLeadingZeros(l)
                    + " " + Long.numberOfTrailingZeros(l) + " " + Long.reverse(l) + " " + Long.reverseBytes(l) + " "
                    + Long.rotateLeft(l, -3));
        }
        int a = 5;
        int b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        for (int i = 0; i < 8; i++) {
            System.out.print(Integer.toBinaryString(gray(i)) + " ");
        }
        System.out.println();
        int mask = 0b1011;
        for (int subset = mask; subset != 0; subset = (subset - 1) & mask) {
            System.out.print(subset + " ");
        }
        System.out.println();
        long packed = (long) 0xdeadbeef << 32 | 0xfeedfaceL;
        System.out.println(packed + " " + (int) (packed >>> 32) + " " + (int) packed);
        System.out.println(0x1.8p1 + " " + 0b1111_0000 + " " + 0_17 + " " + 0xFFFF_FFFFL);
    }
}

import java.util.Arrays;

/** Comparisons of arrays of every type, longer and shorter than what a JVM compares at once. */
public class ArrayMismatches {
    public static void main(String[] args) {
        for (int length : new int[] {0, 1, 3, 7, 8, 9, 33}) {
            for (int place : new int[] {-1, 0, length / 2, length - 1}) {
                if (place < length) {
                    compare(length, place);
                }
            }
        }
        System.out.println(Arrays.mismatch(new float[] {0f, Float.NaN, 1f}, new float[] {-0f, Float.NaN, 1f}));
        System.out.println(Arrays.mismatch(new double[] {Double.NaN, 2}, new double[] {Double.longBitsToDouble(0x7ff8000000001234L), 2}));
        System.out.println(Arrays.mismatch(new Object[] {"a", null}, new Object[] {"a", null, 1}) + " " + Arrays.equals(new long[9], new long[10]));
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3, 4, 5}, 1, 4, new int[] {2, 3, 9}, 0, 3));
    }

    static void compare(int length, int place) {
        byte[] bytes = new byte[length];
        char[] chars = new char[length];
        int[] ints = new int[length];
        long[] longs = new long[length];
        double[] doubles = new double[length];
        if (place >= 0) {
            bytes[place] = -1;
            chars[place] = '\uffff';
            ints[place] = 1;
            longs[place] = Long.MIN_VALUE;
            doubles[place] = -0.0;
        }
        System.out.print(length + " " + place + ": " + Arrays.mismatch(bytes, new byte[length]) + Arrays.compare(bytes, new byte[length]));
        System.out.print(" " + Arrays.mismatch(chars, new char[length]) + Arrays.compare(chars, new char[length]));
        System.out.print(" " + Arrays.mismatch(ints, new int[length]) + Arrays.equals(ints, new int[length]));
        System.out.print(" " + Arrays.mismatch(longs, new long[length]) + Arrays.compare(longs, new long[length]));
        System.out.println(" " + Arrays.mismatch(doubles, new double[length]) + Arrays.equals(doubles, new double[length]));
    }
}

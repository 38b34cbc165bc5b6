/** Cloning arrays, System.arraycopy with overlap, and the copying methods of Arrays. */
public class ArrayCloneAndCopy {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5, 6};
        int[] b = a.clone();
        b[0] = 100;
        System.out.println(a[0] + " " + b[0] + " " + (a.getClass() == b.getClass()));
        System.arraycopy(a, 0, a, 2, 4);
        System.out.println(java.util.Arrays.toString(a));
        System.arraycopy(b, 2, b, 0, 4);
        System.out.println(java.util.Arrays.toString(b));
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 9;
        shallow[1] = new int[] {8};
        System.out.println(deep[0][0] + " " + deep[1][0]);
        String[] words = {"x", "y"};
        Object[] objects = words.clone();
        System.out.println(objects.getClass().getSimpleName() + objects.length);
        Object[] wide = java.util.Arrays.copyOf(words, 4, Object[].class);
        wide[3] = 5;
        System.out.println(java.util.Arrays.toString(wide));
        System.out.println(java.util.Arrays.toString(java.util.Arrays.copyOf(a, 8))
                + java.util.Arrays.toString(java.util.Arrays.copyOfRange(a, 1, 3)));
        char[] chars = "abcdefgh".toCharArray();
        System.arraycopy(chars, 1, chars, 0, 7);
        System.out.println(new String(chars));
        long[] longs = {1, 2, 3};
        long[] target = new long[5];
        System.arraycopy(longs, 0, target, 1, 3);
        System.out.println(java.util.Arrays.toString(target));
        double[] empty = new double[0].clone();
        System.out.println(empty.length);
        Integer[] numbers = {1, 2, 3};
        Number[] out = new Number[3];
        System.arraycopy(numbers, 0, out, 0, 3);
        System.out.println(out[2]);
        boolean[] flags = {true, false};
        System.out.println(java.util.Arrays.toString(java.util.Arrays.copyOf(flags, 3)));
    }
}

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** java.util.Arrays: sorting, searching, filling, comparing, hashing, printing. */
public class ArraysMethods {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, -2, 7, 3, 0};
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + Arrays.binarySearch(sorted, 7) + " "
                + Arrays.binarySearch(sorted, 4) + " " + Arrays.binarySearch(sorted, 100));
        Arrays.sort(a, 1, 4);
        System.out.println(Arrays.toString(a));
        int[] many = new int[200];
        int seed = 7;
        for (int i = 0; i < many.length; i++) {
            seed = seed * 1103515245 + 12345;
            many[i] = seed >>> 16 & 1023;
        }
        Arrays.sort(many);
        System.out.println(Arrays.hashCode(many) + " " + many[0] + " " + many[199]);
        String[] words = {"pear", "fig", "apple", "kiwi", "banana", "date"};
        Arrays.sort(words);
        System.out.println(String.join(",", words));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.asList(words));
        Integer[] boxed = new Integer[60];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = i * 37 % 61;
        }
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(boxed[0] + " " + boxed[59] + " " + Arrays.asList(boxed).indexOf(30));
        double[] doubles = {2.5, -0.0, 0.0, Double.NaN, -1e9};
        Arrays.sort(doubles);
        System.out.println(Arrays.toString(doubles));
        char[] chars = "sorting".toCharArray();
        Arrays.sort(chars);
        System.out.println(new String(chars));
        long[] longs = new long[3];
        Arrays.fill(longs, 8L);
        Arrays.fill(longs, 1, 2, -1L);
        System.out.println(Arrays.toString(longs));
        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " "
                + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + " "
                + Arrays.equals(new Object[] {1, "a"}, new Object[] {1, "b"}) + " "
                + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4})
                + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}));
        System.out.println(Arrays.hashCode(new String[] {"a", null}) + " "
                + Arrays.deepHashCode(new Object[] {new int[] {1}, "x"}));
        System.out.println(Arrays.deepToString(new Object[] {1, new int[] {2, 3}, new String[][] {{"a"}, null}}));
        int[] squares = new int[6];
        Arrays.setAll(squares, i -> i * i);
        Arrays.parallelPrefix(squares, Integer::sum);
        System.out.println(Arrays.toString(squares) + Arrays.stream(squares).sum() + Arrays.toString((int[]) null));
        List<String> view = Arrays.asList(words);
        view.set(0, "changed");
        System.out.println(words[0]);
        try {
            view.add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
    }
}

/** Sorts n pseudo-random ints by insertion. */
public class InsertionSort {
    static int run(int n) {
        int[] values = new int[n];
        int seed = 1;
        for (int i = 0; i < n; i++) {
            seed = (seed * 25173 + 13849) % 65536;
            values[i] = seed;
        }
        sort(values);
        int checksum = 0;
        for (int value : values) {
            checksum = (checksum * 31 + value) % 1000003;
        }
        return checksum;
    }

    private static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            int j = i - 1;
            while (j >= 0 && values[j] > value) {
                values[j + 1] = values[j];
                j--;
            }
            values[j + 1] = value;
        }
    }

    public static void main(String[] args) {
        System.out.println(run(Integer.parseInt(args[0])));
    }
}

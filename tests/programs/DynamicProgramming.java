import java.util.Arrays;

/** Knapsack, longest common subsequence and increasing subsequence, coin change, maximal sub-array. */
public class DynamicProgramming {
    static int knapsack(int[] weights, int[] values, int limit) {
        int[] best = new int[limit + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int w = limit; w >= weights[i]; w--) {
                best[w] = Math.max(best[w], best[w - weights[i]] + values[i]);
            }
        }
        return best[limit];
    }

    static String common(String a, String b) {
        int[][] length = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) {
            for (int j = b.length() - 1; j >= 0; j--) {
                length[i][j] = a.charAt(i) == b.charAt(j) ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        StringBuilder out = new StringBuilder();
        int i = 0, j = 0;
        while (i < a.length() && j < b.length()) {
            if (a.charAt(i) == b.charAt(j)) {
                out.append(a.charAt(i));
                i++;
                j++;
            } else if (length[i + 1][j] >= length[i][j + 1]) i++;
            else j++;
        }
        return out.toString();
    }

    static int increasing(int[] a) {
        int[] tails = new int[a.length];
        int size = 0;
        for (int x : a) {
            int at = Arrays.binarySearch(tails, 0, size, x);
            if (at < 0) at = ~at;
            tails[at] = x;
            if (at == size) size++;
        }
        return size;
    }

    static long change(int amount, int... coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int c : coins) {
            for (int i = c; i <= amount; i++) ways[i] += ways[i - c];
        }
        return ways[amount];
    }

    static int[] densest(int[] a) {
        int best = Integer.MIN_VALUE, from = 0, to = 0, sum = 0, start = 0;
        for (int i = 0; i < a.length; i++) {
            if (sum <= 0) {
                sum = 0;
                start = i;
            }
            sum += a[i];
            if (sum > best) {
                best = sum;
                from = start;
                to = i;
            }
        }
        return new int[] {best, from, to};
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {12, 2, 1, 4, 1}, new int[] {4, 2, 1, 10, 2}, 15));
        System.out.println(common("AGGTABQWERTY", "GXTXAYBQEWTY") + " [" + common("abc", "xyz") + "]");
        System.out.println(increasing(new int[] {10, 9, 2, 5, 3, 7, 101, 18, 4, 20}) + " " + increasing(new int[0]));
        System.out.println(change(100, 1, 5, 10, 25, 50) + " " + change(500, 1, 2, 5, 10, 20, 50, 100, 200) + " "
                + change(3, 2));
        System.out.println(Arrays.toString(densest(new int[] {-2, 1, -3, 4, -1, 2, 1, -5, 4}))
                + Arrays.toString(densest(new int[] {-3, -1, -2})));
    }
}

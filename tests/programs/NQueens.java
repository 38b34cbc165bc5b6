/** Backtracking: the N-queens problem with arrays and with bit masks, permutations and subsets. */
public class NQueens {
    static int solutions;

    static void place(int row, int[] columns, int n) {
        if (row == n) {
            if (solutions++ == 0) {
                print(columns);
            }
            return;
        }
        for (int c = 0; c < n; c++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = columns[r] != c && Math.abs(columns[r] - c) != row - r;
            }
            if (safe) {
                columns[row] = c;
                place(row + 1, columns, n);
            }
        }
    }

    static void print(int[] columns) {
        for (int column : columns) {
            char[] line = new char[columns.length];
            java.util.Arrays.fill(line, '.');
            line[column] = 'Q';
            System.out.println(line);
        }
    }

    static int masks(int all, int columns, int left, int right) {
        if (columns == all) return 1;
        int count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += masks(all, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }

    static void permute(char[] letters, int from, StringBuilder out) {
        if (from == letters.length) {
            out.append(letters).append(' ');
            return;
        }
        for (int i = from; i < letters.length; i++) {
            char t = letters[from];
            letters[from] = letters[i];
            letters[i] = t;
            permute(letters, from + 1, out);
            letters[i] = letters[from];
            letters[from] = t;
        }
    }

    public static void main(String[] args) {
        place(0, new int[6], 6);
        System.out.println(solutions);
        for (int n = 1; n <= 7; n++) {
            System.out.print(masks((1 << n) - 1, 0, 0, 0) + " ");
        }
        System.out.println();
        StringBuilder out = new StringBuilder();
        permute("abcd".toCharArray(), 0, out);
        System.out.println(out);
        int[] items = {3, 34, 4, 12, 5, 2};
        int sums = 0;
        for (int subset = 0; subset < 1 << items.length; subset++) {
            int sum = 0;
            for (int i = 0; i < items.length; i++) {
                if ((subset >> i & 1) == 1) sum += items[i];
            }
            if (sum == 9) sums++;
        }
        System.out.println(sums);
    }
}

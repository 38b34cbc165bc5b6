import java.util.Arrays;

/** Matrix product, transposition, Gaussian elimination, determinants and powers, in double, long and int. */
public class MatrixAlgorithms {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                double sum = 0;
                for (int k = 0; k < b.length; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        return c;
    }

    static double determinant(double[][] source) {
        double[][] m = new double[source.length][];
        for (int i = 0; i < m.length; i++) m[i] = source[i].clone();
        double result = 1;
        for (int i = 0; i < m.length; i++) {
            int pivot = i;
            for (int r = i + 1; r < m.length; r++) if (Math.abs(m[r][i]) > Math.abs(m[pivot][i])) pivot = r;
            if (m[pivot][i] == 0) return 0;
            if (pivot != i) {
                double[] t = m[i];
                m[i] = m[pivot];
                m[pivot] = t;
                result = -result;
            }
            result *= m[i][i];
            for (int r = i + 1; r < m.length; r++) {
                double f = m[r][i] / m[i][i];
                for (int c = i; c < m.length; c++) m[r][c] -= f * m[i][c];
            }
        }
        return result;
    }

    static long[][] power(long[][] m, int n) {
        long[][] result = {{1, 0}, {0, 1}};
        while (n > 0) {
            if ((n & 1) == 1) result = times(result, m);
            m = times(m, m);
            n >>= 1;
        }
        return result;
    }

    static long[][] times(long[][] a, long[][] b) {
        return new long[][] {{a[0][0] * b[0][0] + a[0][1] * b[1][0], a[0][0] * b[0][1] + a[0][1] * b[1][1]},
            {a[1][0] * b[0][0] + a[1][1] * b[1][0], a[1][0] * b[0][1] + a[1][1] * b[1][1]}};
    }

    static int[][] spiral(int n) {
        int[][] m = new int[n][n];
        int x = 0, y = 0, dx = 1, dy = 0;
        for (int i = 1; i <= n * n; i++) {
            m[y][x] = i;
            int nx = x + dx, ny = y + dy;
            if (nx < 0 || ny < 0 || nx >= n || ny >= n || m[ny][nx] != 0) {
                int t = dx;
                dx = -dy;
                dy = t;
            }
            x += dx;
            y += dy;
        }
        return m;
    }

    public static void main(String[] args) {
        double[][] a = {{1, 2.5, -3}, {0.1, 4, 7}, {2, -1, 0.5}};
        System.out.println(Arrays.deepToString(multiply(a, a)));
        System.out.println(determinant(a) + " " + determinant(new double[][] {{1, 2}, {2, 4}}) + " "
                + determinant(new double[][] {{0, 1}, {1, 0}}));
        System.out.println(Arrays.deepToString(power(new long[][] {{1, 1}, {1, 0}}, 80)));
        System.out.println(Arrays.deepToString(spiral(4)));
        try {
            multiply(a, new double[][] {{1}, {2}, {3}, {4}});
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}

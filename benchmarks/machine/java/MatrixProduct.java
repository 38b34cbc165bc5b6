/** Multiplies two matrices of n by n doubles. */
public class MatrixProduct {
    static int run(int n) {
        double[][] left = filled(n, 3);
        double[][] right = filled(n, 5);
        double[][] product = product(left, right);
        int checksum = 0;
        for (double[] row : product) {
            for (double element : row) {
                checksum = (checksum * 31 + (int) element) % 1000003;
            }
        }
        return checksum;
    }

    private static double[][] filled(int n, int factor) {
        double[][] matrix = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                matrix[i][j] = (i * factor + j) % 10 * 0.5;
            }
        }
        return matrix;
    }

    private static double[][] product(double[][] left, double[][] right) {
        int n = left.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            double[] row = left[i];
            for (int j = 0; j < n; j++) {
                double sum = 0.0;
                for (int k = 0; k < n; k++) {
                    sum += row[k] * right[k][j];
                }
                product[i][j] = sum;
            }
        }
        return product;
    }

    public static void main(String[] args) {
        System.out.println(run(Integer.parseInt(args[0])));
    }
}

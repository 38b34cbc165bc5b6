/** Multi-dimensional arrays: full and partial creation, ragged rows, many dimensions. */
public class MultiArrays {
    public static void main(String[] args) {
        int[][] grid = new int[3][4];
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                grid[r][c] = r * 10 + c;
            }
        }
        System.out.println(java.util.Arrays.deepToString(grid));
        int[][][] cube = new int[2][3][];
        System.out.println(cube[1].length + " " + cube[1][2]);
        cube[1][2] = new int[] {5};
        System.out.println(cube[1][2][0]);
        String[][] names = new String[2][2];
        names[0][1] = "b";
        System.out.println(names[0][0] + names[0][1] + names.getClass().getName());
        double[][][][] deep = new double[2][1][2][3];
        deep[1][0][1][2] = 2.5;
        double total = 0;
        for (double[][][] a : deep) for (double[][] b : a) for (double[] c : b) for (double d : c) total += d + 1;
        System.out.println(total + " " + deep.getClass().getName() + " " + deep[0].getClass().getName());
        long[][] triangle = new long[8][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new long[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        System.out.println(java.util.Arrays.toString(triangle[7]));
        char[][] board = {"ab".toCharArray(), "cd".toCharArray()};
        board[0][0]++;
        System.out.println(new String(board[0]) + new String(board[1]));
        int[][] empty = new int[0][5];
        System.out.println(empty.length);
        try {
            int[][] bad = new int[2][-1];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            int[][] bad = new int[-5][2];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Object[] asObjects = grid;
        asObjects[0] = new int[] {42};
        System.out.println(grid[0][0] + " " + grid[0].length);
        byte[][] bytes = new byte[2][2];
        bytes[1][1] += 130;
        boolean[][] flags = new boolean[2][2];
        flags[1][0] = bytes[1][1] < 0;
        System.out.println(bytes[1][1] + " " + flags[1][0] + flags[0][1]);
    }
}

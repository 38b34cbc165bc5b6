/** Conway's game of life on a torus of booleans and on packed longs. */
public class GameOfLife {
    static boolean[][] step(boolean[][] world) {
        int h = world.length;
        int w = world[0].length;
        boolean[][] next = new boolean[h][w];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int around = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        if ((dx != 0 || dy != 0) && world[(y + dy + h) % h][(x + dx + w) % w]) {
                            around++;
                        }
                    }
                }
                next[y][x] = around == 3 || world[y][x] && around == 2;
            }
        }
        return next;
    }

    static long[] step(long[] rows) {
        long[] next = new long[rows.length];
        for (int y = 0; y < rows.length; y++) {
            long[] near = {rows[(y + rows.length - 1) % rows.length], rows[y], rows[(y + 1) % rows.length]};
            for (int x = 0; x < 64; x++) {
                int count = 0;
                for (long row : near) {
                    count += Long.bitCount(Long.rotateRight(row, x - 1) & 7L);
                }
                boolean alive = (rows[y] >>> x & 1) == 1;
                if (count == 3 || alive && count == 4) {
                    next[y] |= 1L << x;
                }
            }
        }
        return next;
    }

    static void print(boolean[][] world) {
        StringBuilder out = new StringBuilder();
        for (boolean[] row : world) {
            for (boolean cell : row) {
                out.append(cell ? '#' : '.');
            }
            out.append('\n');
        }
        System.out.println(out);
    }

    public static void main(String[] args) {
        String[] glider = {".#......", "..#.....", "###.....", "........", "....##..", "....##.."};
        boolean[][] world = new boolean[glider.length][glider[0].length()];
        for (int y = 0; y < world.length; y++) {
            for (int x = 0; x < world[y].length; x++) {
                world[y][x] = glider[y].charAt(x) == '#';
            }
        }
        for (int i = 0; i < 5; i++) {
            print(world);
            world = step(world);
        }
        long[] rows = {0b010L, 0b100L, 0b111L, 0, 0, 1L << 63 | 3L};
        for (int i = 0; i < 6; i++) {
            rows = step(rows);
            System.out.println(Long.toHexString(rows[0]) + " " + Long.toHexString(rows[2]) + " "
                    + Long.toHexString(rows[5]));
        }
    }
}

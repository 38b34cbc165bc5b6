/** Loops of every kind with labelled break and continue, empty bodies and several loop variables. */
public class LabelledLoops {
    static int search(int[][] grid, int wanted) {
        int visited = 0;
        rows:
        for (int[] row : grid) {
            for (int cell : row) {
                visited++;
                if (cell < 0) {
                    continue rows;
                }
                if (cell == wanted) {
                    break rows;
                }
            }
        }
        return visited;
    }

    public static void main(String[] args) {
        System.out.println(search(new int[][] {{1, 2, 3}, {4, -1, 9}, {5, 9, 9}}, 9));
        for (int i = 0, j = 10; i < j; i += 2, j--) {
            System.out.print(i + ":" + j + " ");
        }
        System.out.println();
        int n = 27;
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
        do {
            steps -= 7;
        } while (steps > 0);
        System.out.println(steps);
        primes:
        for (int p = 2; p < 40; p++) {
            for (int d = 2; d * d <= p; d++) {
                if (p % d == 0) {
                    continue primes;
                }
            }
            System.out.print(p + " ");
        }
        System.out.println();
        block: {
            if (steps < 0) {
                break block;
            }
            System.out.println("skipped");
        }
        int k = 0;
        for (; ; ) {
            if (++k > 5) break;
            if (k == 3) continue;
            System.out.print(k);
        }
        System.out.println();
        for (int i = 0; i++ < 3; ) ;
        outer:
        while (true) {
            do {
                k--;
                switch (k) {
                    case 2:
                        break outer;
                    case 4:
                        continue outer;
                }
                System.out.print("k" + k + " ");
            } while (k > 0);
        }
        System.out.println(k);
        for (String word : "a b c".split(" ")) {
            for (char c : word.toCharArray()) {
                System.out.print(c);
            }
        }
        System.out.println();
    }
}

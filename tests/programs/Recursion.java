import java.util.HashMap;
import java.util.Map;

/** Recursive functions with and without memory: Fibonacci, Ackermann, Hanoi, partitions, edit distance. */
public class Recursion {
    static final Map<Integer, Long> MEMORY = new HashMap<>();
    static int moves;

    static long fibonacci(int n) {
        if (n < 2) return n;
        Long known = MEMORY.get(n);
        if (known != null) return known;
        long value = fibonacci(n - 1) + fibonacci(n - 2);
        MEMORY.put(n, value);
        return value;
    }

    static int naive(int n) {
        return n < 2 ? n : naive(n - 1) + naive(n - 2);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static void hanoi(int n, char from, char to, char over) {
        if (n == 0) return;
        hanoi(n - 1, from, over, to);
        moves = moves * 31 + from * to;
        hanoi(n - 1, over, to, from);
    }

    static int partitions(int n, int largest) {
        if (n == 0) return 1;
        if (n < 0 || largest == 0) return 0;
        return partitions(n - largest, largest) + partitions(n, largest - 1);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int distance(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 ? j : j == 0 ? i
                        : Math.min(Math.min(table[i - 1][j], table[i][j - 1]) + 1, table[i - 1][j - 1]
                        + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            }
        }
        return table[a.length()][b.length()];
    }

    static String flatten(Object o) {
        if (o instanceof Object[] array) {
            StringBuilder out = new StringBuilder();
            for (Object each : array) out.append(flatten(each));
            return out.toString();
        }
        return o + ";";
    }

    static double power(double x, int n) {
        if (n < 0) return 1 / power(x, -n);
        if (n == 0) return 1;
        double half = power(x, n / 2);
        return n % 2 == 0 ? half * half : half * half * x;
    }

    public static void main(String[] args) {
        System.out.println(fibonacci(90) + " " + naive(15) + " " + ackermann(2, 5));
        hanoi(8, 'A', 'C', 'B');
        System.out.println(moves + " " + partitions(20, 20) + " " + even(101) + " " + odd(333));
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("flaw", "lawn"));
        System.out.println(flatten(new Object[] {1, new Object[] {"two", new Object[] {}, 3.0}, null}));
        System.out.println(power(2, 30) + " " + power(1.5, -7) + " " + power(-3, 5));
    }
}

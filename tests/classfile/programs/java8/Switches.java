/** Dense and sparse switches at every alignment, and branches of each kind. */
public class Switches {
    static int dense(int key) {
        switch (key) {
            case -2: return 10;
            case -1: return 20;
            case 1: return 40;
            default: return 0;
        }
    }

    static int sparse(int key) {
        key++;
        switch (key) {
            case Integer.MIN_VALUE: return 1;
            case 0: return 2;
            case 1_000_000: return 3;
            case Integer.MAX_VALUE: return 4;
            default: return 5;
        }
    }

    static int words(String word) {
        switch (word) {
            case "one": return 1;
            case "two": return 2;
            default: return 0;
        }
    }

    static boolean branches(int a, int b, Object x, Object y) {
        while (a < b && a != 7) {
            a += a > 3 ? 2 : 1;
        }
        return a == b || a >= 0 && b <= 0 || x == y || x != null && y == null;
    }
}

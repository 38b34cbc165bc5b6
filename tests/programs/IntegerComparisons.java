/** Every comparison and branch on int, long, boolean and references. */
public class IntegerComparisons {
    static String compare(int a, int b) {
        return (a < b ? "<" : ".") + (a <= b ? "<=" : ".") + (a > b ? ">" : ".") + (a >= b ? ">=" : ".")
                + (a == b ? "==" : ".") + (a != b ? "!=" : ".");
    }

    static String compare(long a, long b) {
        return (a < b ? "<" : ".") + (a <= b ? "<=" : ".") + (a > b ? ">" : ".") + (a >= b ? ">=" : ".")
                + (a == b ? "==" : ".") + (a != b ? "!=" : ".");
    }

    static String zero(int a) {
        return (a < 0 ? "<" : ".") + (a <= 0 ? "<=" : ".") + (a > 0 ? ">" : ".") + (a >= 0 ? ">=" : ".")
                + (a == 0 ? "==" : ".") + (a != 0 ? "!=" : ".");
    }

    static String references(Object a, Object b) {
        return (a == b ? "same" : "other") + (a != b ? "!" : "") + (a == null ? " null" : "")
                + (b != null ? " set" : "");
    }

    public static void main(String[] args) {
        int[] ints = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        for (int a : ints) {
            System.out.println(zero(a));
            for (int b : ints) {
                System.out.println(a + " " + b + " " + compare(a, b) + " " + compare((long) a, (long) b) + " "
                        + Integer.compare(a, b));
            }
        }
        System.out.println(compare(Long.MIN_VALUE, Long.MAX_VALUE) + compare(1L << 32, 0L) + compare(-1L, 0xffffffffL));
        Object one = "one";
        Object two = new int[0];
        System.out.println(references(one, one) + references(one, two) + references(null, one) + references(two, null)
                + references(null, null));
        boolean t = true;
        boolean f = false;
        System.out.println((t == f) + " " + (t != f) + " " + (t & !f) + " " + (t ^ t) + " " + (f | t));
        System.out.println('a' < 'b' && (byte) 200 < 0 && (short) 40000 < 0 && (char) -1 > 0);
    }
}

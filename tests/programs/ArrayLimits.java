/** Arrays beyond the limits of the machine end as OutOfMemoryError, which can be caught. */
public class ArrayLimits {
    static int size = Integer.MAX_VALUE;

    interface Maker {
        Object make();
    }

    static void attempt(Maker maker) {
        try {
            System.out.println(maker.make() == null);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> new int[size]);
        attempt(() -> new byte[size]);
        attempt(() -> new Object[size]);
        attempt(() -> new long[size][0]);
        attempt(() -> new double[2][size]);
        attempt(() -> new int[0][size]);
        attempt(() -> "ab".repeat(size));
        attempt(() -> new java.util.ArrayList<String>(size));
        System.out.println(new int[100000].length + new byte[1 << 20].length);
    }
}

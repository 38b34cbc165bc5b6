/** Index errors, negative sizes and null arrays for every kind of access, with their messages. */
public class ArrayErrors {
    interface Access {
        void run();
    }

    static void attempt(Access a) {
        try {
            a.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static int[] none() {
        return null;
    }

    static int size(int n) {
        return n;
    }

    public static void main(String[] args) {
        int[] ints = new int[3];
        attempt(() -> ints[3] = 1);
        attempt(() -> ints[-1]++);
        attempt(() -> System.out.println(ints[Integer.MIN_VALUE]));
        attempt(() -> System.out.println(new boolean[][] {}[0].length));
        attempt(() -> System.out.println(new byte[] {1, 2}[5]));
        attempt(() -> System.out.println(new byte[][] {{1}, {2}}[1][9]));
        char[] chars = {};
        short[] shorts = {1};
        long[] longs = {1, 2};
        float[] floats = {1};
        double[] doubles = {};
        Object[] objects = {null};
        attempt(() -> chars[0] = 'x');
        attempt(() -> shorts[1] += 3);
        attempt(() -> longs[2] = longs[3]);
        attempt(() -> floats[-4]--);
        attempt(() -> doubles[5] = 6);
        attempt(() -> objects[6] = "s");
        attempt(() -> System.out.println(new int[size(-1)].length));
        attempt(() -> System.out.println(new String[size(-7)].length));
        attempt(() -> System.out.println(new int[3][size(-2)].length));
        attempt(() -> System.out.println(none().length));
        attempt(() -> System.out.println(none()[0]));
        attempt(() -> none()[0] = 1);
        attempt(() -> System.arraycopy(ints, 2, ints, 0, 2));
        attempt(() -> System.arraycopy(ints, 0, ints, -1, 1));
        attempt(() -> System.arraycopy(ints, 0, new long[3], 0, 1));
        attempt(() -> System.arraycopy(ints, 0, "text", 0, 1));
        attempt(() -> System.arraycopy(ints, 3, ints, 3, 0));
        attempt(() -> "abc".charAt(3));
        attempt(() -> "abc".substring(2, 1));
        attempt(() -> "abc".substring(-1));
        attempt(() -> new StringBuilder("abc").deleteCharAt(5));
        attempt(() -> new StringBuilder("abc").setCharAt(-1, 'x'));
        attempt(() -> new java.util.ArrayList<>(java.util.List.of(1)).get(1));
        attempt(() -> new java.util.ArrayList<>().remove(0));
        attempt(() -> new java.util.LinkedList<>().get(2));
        attempt(() -> new java.util.ArrayList<Integer>(-1));
        attempt(() -> java.util.Arrays.copyOfRange(ints, 2, 1));
        attempt(() -> java.util.List.of(1, 2, 3).get(3));
        int[] count = {0};
        attempt(() -> ints[count[0] = 7] = 1 / (count[0] - 7));
        System.out.println(count[0]);
    }
}

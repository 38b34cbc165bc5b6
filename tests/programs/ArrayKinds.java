/** Arrays of every element type: creation, initialisers, default values, loads and stores. */
public class ArrayKinds {
    static int sum(int... values) {
        int total = 0;
        for (int v : values) {
            total += v;
        }
        return total;
    }

    public static void main(String[] args) {
        boolean[] booleans = new boolean[3];
        byte[] bytes = {1, (byte) 200, -3};
        short[] shorts = {1, (short) 40000};
        char[] chars = {'a', '\u00ff', 65};
        int[] ints = new int[4];
        long[] longs = {1L << 40, -1};
        float[] floats = {1.1f, Float.NaN};
        double[] doubles = new double[2];
        String[] strings = {"x", null, "z"};
        Object[] objects = {1, 'c', "s", 2.5, null, new int[] {7}};
        booleans[1] = !booleans[0];
        ints[3] = ints.length;
        doubles[0] = floats[0];
        bytes[0] = (byte) 0x1ff;
        chars[1]++;
        for (boolean b : booleans) System.out.print(b + " ");
        for (byte b : bytes) System.out.print(b + " ");
        for (short s : shorts) System.out.print(s + " ");
        for (char c : chars) System.out.print((int) c + " ");
        for (int i : ints) System.out.print(i + " ");
        for (long l : longs) System.out.print(l + " ");
        for (float f : floats) System.out.print(f + " ");
        for (double d : doubles) System.out.print(d + " ");
        for (String s : strings) System.out.print(s + " ");
        System.out.println();
        System.out.println(objects.length + " " + objects[0] + objects[1] + objects[2] + objects[3] + objects[4]
                + ((int[]) objects[5])[0]);
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(ints));
        int[] alias = ints;
        alias[0] = 99;
        System.out.println(ints[0] + " " + (alias == ints) + " " + (new int[0] == new int[0]));
        int[] zero = {};
        System.out.println(zero.length + " " + new String[2][].length + " " + new boolean[1][1][0].length);
        long[][] table = {{1, 2}, {}, {3}};
        long total = 0;
        for (long[] row : table) {
            for (long cell : row) {
                total += cell;
            }
        }
        System.out.println(total + " " + table[2][0] + " " + table[1].length);
    }
}

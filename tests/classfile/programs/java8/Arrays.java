/** Arrays of every type: making, reading and writing. */
public class Arrays {
    static Object[] all() {
        return new Object[] {
            new boolean[1], new char[1], new float[1], new double[1],
            new byte[1], new short[1], new int[1], new long[1],
            new String[1], new int[2][], new int[2][3], new String[2][3][4],
        };
    }

    static double elements(byte[] b, char[] c, short[] s, int[] i, long[] l, float[] f, double[] d, Object[] o) {
        b[0]++;
        c[0]++;
        s[0]++;
        i[0]++;
        l[0]++;
        f[0]++;
        d[0]++;
        o[0] = o[1];
        return b[0] + c[0] + s[0] + i[0] + l[0] + f[0] + d[0] + o.length;
    }
}

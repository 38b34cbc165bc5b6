/** Arithmetic, arrays, switches and loops. */
public final class Numbers {
    static final long SEED = 0x5DEECE66DL;
    static int calls;
    static double sum = 0.5;

    private Numbers() {}

    static int next(int state) {
        calls++;
        return (int) ((state * SEED + 11) >>> 7) ^ state << 3;
    }

    static int classify(int value) {
        switch (value & 7) {
            case 0: return value / 3;
            case 1: return value % 5;
            case 2: return -value;
            case 5: return value >>> 2;
            default: return value > 100 ? value - 100 : ~value;
        }
    }

    static long mixed(byte small, char letter, short middle, long large, float rough, double fine) {
        long whole = small + letter * middle - large;
        if (rough < fine) {
            whole ^= (long) (fine / rough);
        }
        return whole;
    }

    static int[] sorted(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            int at = i - 1;
            while (at >= 0 && values[at] > value) {
                values[at + 1] = values[at--];
            }
            values[at + 1] = value;
        }
        return values;
    }

    public static void main(String[] args) {
        int[] values = new int[20];
        int state = 42;
        for (int i = 0; i < values.length; i++) {
            state = next(state);
            values[i] = classify(state);
            sum += values[i] * 0.25;
        }
        byte[] bytes = new byte[4];
        char[][] table = new char[3][2];
        for (int value : sorted(values)) {
            System.out.println(value);
            bytes[value & 3] += (byte) value;
            table[(value & 0x7fffffff) % 3][value & 1]++;
        }
        System.out.println(mixed(bytes[1], table[1][1], (short) values[3], SEED, (float) sum, sum));
        System.out.println(sum);
        System.out.println(calls);
    }
}

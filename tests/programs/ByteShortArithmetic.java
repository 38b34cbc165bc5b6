/** Arithmetic on byte and short: promotion to int, wrap-around on the way back, arrays of them. */
public class ByteShortArithmetic {
    static byte wrap(byte b) {
        return (byte) (b * 3 + 1);
    }

    static short squares(short s) {
        return (short) (s * s);
    }

    byte field = 127;
    short[] shorts = {1, 2, Short.MAX_VALUE, Short.MIN_VALUE};

    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        b -= 1;
        System.out.println(b);
        b = (byte) 200;
        System.out.println(b + " " + (b & 0xff) + " " + -b + " " + ~b);
        for (int i = 0; i < 8; i++) {
            b = wrap(b);
            System.out.print(b + " ");
        }
        System.out.println();
        short s = 300;
        for (int i = 0; i < 5; i++) {
            s = squares(s);
            s += 7;
            System.out.print(s + " ");
        }
        System.out.println();
        ByteShortArithmetic o = new ByteShortArithmetic();
        o.field++;
        o.field *= 2;
        o.field ^= 0x55;
        System.out.println(o.field);
        for (int i = 0; i < o.shorts.length; i++) {
            o.shorts[i]++;
            o.shorts[i] -= (short) i;
            System.out.print(o.shorts[i] + " ");
        }
        System.out.println();
        byte[] bytes = new byte[300];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        int sum = 0;
        for (byte x : bytes) {
            sum += x;
        }
        System.out.println(sum + " " + bytes[128] + " " + bytes[255] + " " + bytes[299]);
        System.out.println((byte) 'é' + " " + (short) 70000 + " " + Byte.toUnsignedInt((byte) -1) + " "
                + Short.toUnsignedInt((short) -2));
    }
}

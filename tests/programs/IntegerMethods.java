/** The static methods of Integer, Long, Short and Byte. */
public class IntegerMethods {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 255, -256, Integer.MAX_VALUE, Integer.MIN_VALUE, 123456789};
        for (int v : values) {
            System.out.println(Integer.toString(v) + " " + Integer.toBinaryString(v) + " " + Integer.toHexString(v)
                    + " " + Integer.toOctalString(v)
                    + " " + Integer.toString(v, 36) + " " + Integer.toString(v, 2) + " " + Integer.toUnsignedString(v)
                    + " " + Integer.signum(v));
            System.out.println(Integer.compareUnsigned(v, 1000) + " " + Integer.divideUnsigned(v, 7) + " "
                    + Integer.remainderUnsigned(v, 7)
                    + " " + Integer.toUnsignedLong(v) + " " + Integer.hashCode(v) + " " + Integer.max(v, 5) + " "
                    + Integer.min(v, 5) + " " + Integer.sum(v, v));
            long l = v * 4294967311L;
            System.out.println(Long.toString(l) + " " + Long.toBinaryString(l) + " " + Long.toHexString(l) + " "
                    + Long.toOctalString(l)
                    + " " + Long.toString(l, 7) + " " + Long.toUnsignedString(l) + " " + Long.signum(l) + " "
                    + Long.hashCode(l));
            System.out.println(Long.compareUnsigned(l, 3) + " " + Long.divideUnsigned(l, 10) + " "
                    + Long.remainderUnsigned(l, 10));
        }
        Integer boxed = 65;
        System.out.println(boxed.byteValue() + " " + boxed.shortValue() + " " + boxed.longValue() + " "
                + boxed.floatValue() + " " + boxed.doubleValue()
                + " " + boxed.compareTo(66) + " " + boxed.equals(65) + " " + boxed.equals(65L) + " "
                + boxed.hashCode());
        System.out.println(Integer.MAX_VALUE + 1 == Integer.MIN_VALUE);
        System.out.println(Integer.SIZE + " " + Integer.BYTES + " " + Long.SIZE + " " + Short.MAX_VALUE + " "
                + Byte.MIN_VALUE);
        System.out.println(Short.compare((short) 1, (short) 9) + " " + Byte.compare((byte) 1, (byte) 9) + " "
                + Short.reverseBytes((short) 0x1234));
        System.out.println(Integer.parseInt("some -12 text", 5, 8, 10) + " " + Integer.getInteger("not.a.property", 7));
        System.out.println(Long.valueOf(3).equals(3) + " " + Long.valueOf(3).equals(3L) + " "
                + new StringBuilder().append(Long.MIN_VALUE));
    }
}

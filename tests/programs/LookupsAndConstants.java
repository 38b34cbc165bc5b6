/** Fields and methods found through superclasses and interfaces; constants of every kind, static and inherited. */
public class LookupsAndConstants {
    interface Limits {
        byte B = -128;
        short S = 32767;
        char C = '\uffff';
        int I = 0x7fffffff;
        long L = 0x7fffffffffffffffL;
        float F = 3.4028235e38f;
        double D = 4.9e-324;
        boolean Z = true;
        String T = "text" + I;
        Object NULL = null;
        int[] ARRAY = {1, 2, 3};
    }

    static class Grand {
        protected static int shared = 1;
        protected int field = 10;
        protected String text = "grand";

        protected static String where() {
            return "Grand.where " + shared;
        }

        protected String own() {
            return text + field;
        }
    }

    static class Parent extends Grand implements Limits {
        protected int field = 20;

        int sum() {
            return field + super.field + ((Grand) this).field;
        }
    }

    static class Child extends Parent {
        static String text = "static hides instance";

        String all() {
            return text + " " + super.text + " " + field + " " + where() + " " + own() + " " + shared++ + " " + B + S
                    + (int) C;
        }
    }

    static final int MINUS_ONE = -1, TWO = 2, FIVE = 5, SIX = 6, BYTE_SIZED = -100, SHORT_SIZED = 20000, BIG = 70000;
    static final long LONG_ONE = 1L, LONG_TWO = 2L;
    static final float FLOAT_TWO = 2f, FLOAT_THREE = 3f;
    static final double DOUBLE_ONE = 1d, DOUBLE_TWO = 2d;

    static int count(int... values) {
        int sum = 0;
        for (int v : values) sum = sum * 3 + v;
        return sum;
    }

    public static void main(String[] args) {
        Child c = new Child();
        System.out.println(c.all());
        System.out.println(c.sum() + " " + c.field + " " + ((Grand) c).field + " " + ((Grand) c).text + " "
                + Child.text + " " + Parent.where());
        Child.shared = 50;
        System.out.println(Grand.shared + " " + Parent.shared);
        System.out.println(Child.I + " " + Parent.L + " " + Limits.F + " " + c.D + " " + Limits.Z + " " + Child.T
                + " " + Child.NULL + " " + Child.ARRAY[1]);
        System.out.println(count(MINUS_ONE, 0, 1, TWO, 3, 4, FIVE, SIX, BYTE_SIZED, SHORT_SIZED, BIG));
        System.out.println(0L + LONG_ONE + LONG_TWO + (0f + 1f + FLOAT_TWO + FLOAT_THREE)
                + (0d + DOUBLE_ONE + DOUBLE_TWO) + -0.0 + -0f);
        long l = 3000000000L;
        float f = 1.5f;
        double d = -2.5e-300;
        l = l * 10000000000L;
        System.out.println(l + " " + f + " " + d + " " + 'x' + (char) 0x2603 + " " + (byte) 0x80 + " "
                + (short) 0x8000);
        Child.ARRAY[0] = 9;
        System.out.println(Limits.ARRAY[0] + Parent.ARRAY.length);
    }
}

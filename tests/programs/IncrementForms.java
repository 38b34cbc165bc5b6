/** Prefix and postfix increments of locals, fields, statics and array elements of every numeric type. */
public class IncrementForms {
    static int statics = Integer.MAX_VALUE;
    static double doubles = 0.5;
    byte b = Byte.MAX_VALUE;
    short s = Short.MIN_VALUE;
    char c = 'z';
    int i;
    long l = Long.MIN_VALUE;
    float f = 1e8f;

    static int[] array(String why) {
        System.out.print(why);
        return new int[] {5, 6};
    }

    public static void main(String[] args) {
        IncrementForms o = new IncrementForms();
        System.out.println(o.b++ + " " + o.b + " " + ++o.b + " " + o.b-- + " " + --o.b);
        System.out.println(o.s-- + " " + o.s + " " + ++o.s);
        System.out.println(o.c++ + " " + o.c + " " + --o.c);
        System.out.println(o.i++ + o.i++ + ++o.i + o.i--);
        System.out.println(o.l-- + " " + o.l);
        System.out.println(o.f++ + " " + ++o.f);
        System.out.println(statics++ + " " + statics + " " + doubles-- + " " + --doubles);
        System.out.println(array("once ")[0]++ + array("twice ")[1]--);
        long[] longs = {1};
        char[] chars = {'a'};
        byte[] bytes = {-128};
        float[] floats = {0.1f};
        System.out.println(longs[0]++ + ++longs[0] + " " + chars[0]++ + ++chars[0] + " " + --bytes[0] + bytes[0]++
                + " " + floats[0]++ + " " + floats[0]);
        int local = 5;
        local = local++;
        System.out.println(local);
        int sum = local++ + local++ * local-- - --local;
        System.out.println(sum + " " + local);
        Integer boxed = 127;
        boxed++;
        Integer other = 128;
        System.out.println(boxed.equals(other) + " " + boxed-- + " " + boxed);
        Character letter = 'x';
        letter++;
        System.out.println(letter);
        int wide = 0;
        wide += 1000;
        wide -= 40000;
        wide += 32767;
        System.out.println(wide);
    }
}

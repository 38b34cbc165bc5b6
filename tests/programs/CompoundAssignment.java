/** Compound assignment to locals, fields, statics and array elements: hidden casts and evaluation order. */
public class CompoundAssignment {
    static int calls;
    static long total = 5;
    int field = 10;
    String text = "a";
    double[] doubles = {1.5, 2.5};

    static int next() {
        return calls++;
    }

    CompoundAssignment self(String why) {
        System.out.print(why + " ");
        return this;
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4};
        int i = 0;
        a[i++] += i * 10;
        a[i] = i = 2;
        System.out.println(java.util.Arrays.toString(a) + i);
        a[next()] *= next() + 5;
        System.out.println(java.util.Arrays.toString(a) + calls);
        i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i += i++ * 2 + i;
        System.out.println(i);
        int x = 3;
        x ^= x << 1;
        x |= 64;
        x &= ~2;
        x %= 50;
        System.out.println(x);
        CompoundAssignment o = new CompoundAssignment();
        o.self("add").field += o.self("value").field++;
        System.out.println(o.field);
        o.text += 1;
        o.text += 'c';
        o.text += null;
        o.text += 2.5f;
        System.out.println(o.text);
        o.doubles[1] /= 0.5;
        o.doubles[0]--;
        System.out.println(o.doubles[0] + " " + o.doubles[1]);
        total += 2.9;
        total <<= 3;
        System.out.println(total);
        byte b = 10;
        b += 300;
        b -= 0.5;
        System.out.println(b);
        int y, z;
        y = z = 7;
        System.out.println(y + z);
        long[] longs = new long[2];
        longs[0] = longs[1] = Long.MAX_VALUE;
        longs[1]++;
        System.out.println(longs[0] + " " + longs[1]);
        boolean flag = true;
        flag &= i > 0;
        flag ^= true;
        flag |= x == 3;
        System.out.println(flag);
        Integer boxed = 5;
        boxed += 3;
        boxed++;
        System.out.println(boxed);
        try {
            int[] none = null;
            none[next()] += 1;
        } catch (NullPointerException e) {
            System.out.println("calls " + calls);
        }
    }
}

/** Variable arity: empty, null, arrays passed through, primitives and boxes, overload phases. */
public class Varargs {
    static String join(String separator, Object... parts) {
        if (parts == null) {
            return "null array";
        }
        StringBuilder out = new StringBuilder(parts.length + ":");
        for (int i = 0; i < parts.length; i++) {
            out.append(i == 0 ? "" : separator).append(parts[i]);
        }
        return out.toString();
    }

    static String pick(int a, int b) {
        return "two ints";
    }

    static String pick(long a, long b) {
        return "two longs";
    }

    static String pick(Integer a, Integer b) {
        return "two boxes";
    }

    static String pick(int... all) {
        return "ints " + all.length;
    }

    static String pick(String... all) {
        return "strings " + all.length;
    }

    static long sum(long... values) {
        long total = 0;
        for (long v : values) {
            total += v;
        }
        return total;
    }

    @SafeVarargs
    static <T> T last(T... items) {
        return items[items.length - 1];
    }

    Varargs(char... letters) {
        System.out.println("constructor " + new String(letters));
    }

    public static void main(String[] args) {
        System.out.println(join("-"));
        System.out.println(join("-", 1, 'c', 2.5, null, true));
        System.out.println(join("-", (Object[]) null));
        System.out.println(join("-", (Object) null));
        System.out.println(join("-", (Object[]) new String[] {"x", "y"}));
        System.out.println(join("-", (Object) new String[] {"x"}.length));
        System.out.println(join("-", new int[] {1}.length, new int[0].length));
        byte b = 1;
        System.out.println(pick(1, 2) + ", " + pick(b, 2L) + ", " + pick((Integer) 1, (Integer) 2) + ", "
                + pick(1, 2, 3) + ", " + pick("a", "b", "c") + ", " + pick('a', 'b'));
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + " " + last("a", "b") + last(1, 2.5));
        new Varargs('o', 'k');
        new Varargs();
        System.out.println(String.format("%s %s", (Object[]) new String[] {"one", "two"}));
    }
}

/** Identity of boxed values inside and outside the caches, unboxing, mixed conditional expressions. */
public class BoxingCaches {
    static Integer nothing() {
        return null;
    }

    static String which(Object o) {
        return o.getClass().getSimpleName() + "=" + o;
    }

    static String over(long l) {
        return "long";
    }

    static String over(Integer i) {
        return "Integer";
    }

    static String over(Object o) {
        return "Object";
    }

    public static void main(String[] args) {
        int[] edges = {-129, -128, 0, 127, 128, 1000};
        for (int e : edges) {
            Integer a = e;
            Integer b = e;
            Long c = (long) e;
            Long d = (long) e;
            Short s = (short) e;
            Short t = (short) e;
            System.out.println(e + " " + (a == b) + " " + a.equals(b) + " " + (c == d) + " " + c.equals(d) + " "
                    + (s == t) + " " + a.equals(c) + " " + (a == e));
        }
        Byte x = (byte) 5;
        Byte y = 5;
        Character p = '\u007f';
        Character q = '\u007f';
        Character r = '\u0080';
        Character u = '\u0080';
        Boolean yes = true;
        Boolean also = Boolean.valueOf("true");
        Double dd = 1.0;
        Double ee = 1.0;
        Float ff = 0f;
        Float gg = -0f;
        System.out.println((x == y) + " " + (p == q) + " " + (r == u) + " " + (yes == also) + " " + (dd == ee) + " "
                + dd.equals(ee) + " " + ff.equals(gg) + " " + ((float) ff == gg));
        System.out.println(which(true ? 1 : 2.0) + " " + which(true ? (Object) 1 : 2.0) + " " + which(true ? 1 : 'a')
                + " " + which(false ? 1 : 'a') + " " + which(true ? Integer.valueOf(7) : Long.valueOf(8)));
        System.out.println(which(true ? null : 0 == 0 ? 5 : 6) == null);
    }

    static {
        System.out.println(over((byte) 1) + " " + over(1) + " " + over((Integer) 1) + " " + over('c') + " " + over(1f)
                + " " + over("s"));
        Integer boxed = 10;
        boxed += 5;
        boxed = boxed * boxed;
        int i = boxed++;
        System.out.println(i + " " + boxed + " " + (boxed > 225) + " " + -boxed + " " + (boxed == 226));
        try {
            int n = nothing();
            System.out.println(n);
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        try {
            boolean flag = args() ? noFlag() : 0 > 1;
            System.out.println(flag);
        } catch (NullPointerException | ClassCastException e) {
            System.out.println("unboxing in ?: " + e.getClass().getSimpleName());
        }
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(10, 20, 30));
        list.remove(1);
        list.remove((Integer) 10);
        System.out.println(list);
        long sum = 0;
        for (int each : list) {
            sum += each;
        }
        Object o = sum;
        System.out.println((Long) o + 1 + " " + (o.equals(30)) + " " + o.equals(30L));
    }

    static Boolean noFlag() {
        return null;
    }

    static boolean args() {
        return true;
    }
}

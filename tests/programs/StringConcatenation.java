/** The + operator on strings with every type, constants, null, long chains and side effects. */
public class StringConcatenation {
    static final String CONSTANT = "con" + 1 + true + 'c' + 2.5f + 3L + 4.0;
    static int calls;

    static String call(String s) {
        calls++;
        return s;
    }

    static class Custom {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -5;
        short s = 300;
        char c = 'x';
        int i = Integer.MIN_VALUE;
        long l = Long.MAX_VALUE;
        float f = 1.0e10f;
        double d = -0.0;
        String n = null;
        Object o = new int[0].length;
        System.out.println("all: " + z + b + s + c + i + l + f + d + n + o + new Custom() + null);
        System.out.println(CONSTANT == "con1truec2.5" + "34.0");
        System.out.println(1 + 2 + "three" + 4 + 5 + 'c' + ('a' + 1) + (char) ('a' + 1));
        System.out.println(n + n);
        System.out.println("" + null + c + c + (c + c));
        String text = "a";
        text += 1 + 2;
        text += 'c' + 1;
        text = 1 + text + 1;
        System.out.println(text);
        System.out.println(call("x") + call("y") + (calls > 1 ? call("z") : "") + calls);
        String long1 = "" + i + l + i + l + i + l + i + l + i + l + i + l + i + l + i + l + i + l + i + l + i + l + i
                + l + i + l + i + l + i + l;
        System.out.println(long1.length() + " " + long1.hashCode());
        char[] chars = {'h', 'i'};
        System.out.println("chars " + String.valueOf(chars) + new String(chars, 1, 1));
        String special = "\u0001\u0002" + i + "\u0001" + s + "\u0002";
        System.out.println(special.length() + " " + (int) special.charAt(0) + " " + special.indexOf('\u0001', 1));
        StringBuilder builder = new StringBuilder("sb");
        System.out.println("with " + builder + builder.append("!") + builder.length());
        final String half = "ha";
        System.out.println((half + "lf" == "half") + " " + (text + "" == text) + " "
                + ("a" + text).equals("a1a3100" + 1));
        System.out.println("unicode \u00e9 \u4e2d " + "\uD83D\uDE00" + (char) 0x3b1);
        System.out.println(Float.NaN + "" + Double.POSITIVE_INFINITY + 1e-10 + 100f + 1.0e7);
        System.out.println(args.length + "|" + args.length + args.length);
    }
}

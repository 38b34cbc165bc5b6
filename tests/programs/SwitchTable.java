/** Switch statements over dense and sparse ints, with fall-through, default in the middle, and edge values. */
public class SwitchTable {
    static String dense(int n) {
        switch (n) {
            case 1:
                return "one";
            case 2:
                return "two";
            case 3:
            case 4:
                return "three or four";
            case 6:
                return "six";
            default:
                return "default";
        }
    }

    static String sparse(int n) {
        switch (n) {
            case Integer.MIN_VALUE:
                return "min";
            case -1000:
                return "-1000";
            case 0:
                return "zero";
            case 99999:
                return "99999";
            case Integer.MAX_VALUE:
                return "max";
        }
        return "none";
    }

    static int falling(int n) {
        int total = 0;
        switch (n) {
            default:
                total += 1000;
            case 1:
                total += 1;
            case 2:
                total += 10;
                break;
            case 3:
                total += 100;
        }
        return total;
    }

    static String kinds(byte b, char c, Character boxed) {
        String r = "";
        switch (b) {
            case -128: r += "low"; break;
            case 127: r += "high"; break;
            default: r += "byte";
        }
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': r += " vowel"; break;
            default: r += " other";
        }
        switch (boxed) {
            case 'x': r += " x";
        }
        return r;
    }

    public static void main(String[] args) {
        for (int i = -1; i < 9; i++) {
            System.out.println(i + " " + dense(i) + " " + falling(i));
        }
        int[] edges = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000, -999, 0, 99999, 100000, Integer.MAX_VALUE};
        for (int e : edges) {
            System.out.println(e + " " + dense(e) + " " + sparse(e));
        }
        System.out.println(kinds((byte) -128, 'e', 'x') + ", " + kinds((byte) 127, 'z', 'y') + ", "
                + kinds((byte) 0, 'u', 'x'));
        switch (args.length) {
        }
        int total = 0;
        loop:
        for (int i = 0; ; i++) {
            switch (i % 4) {
                case 0:
                    continue;
                case 3:
                    if (i > 10) {
                        break loop;
                    }
                    break;
                default:
                    total += i;
            }
            total *= 2;
        }
        System.out.println(total);
        int negative = -3;
        switch (negative) {
            case -5: case -4: case -3: System.out.println("negative table"); break;
            case -2: System.out.println("no");
        }
    }
}

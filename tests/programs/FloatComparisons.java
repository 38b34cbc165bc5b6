/** All six comparisons on float and double, with NaN on either side and signed zeros. */
public class FloatComparisons {
    static String compare(double a, double b) {
        String r = "";
        if (a < b) r += "<";
        if (a <= b) r += "<=";
        if (a > b) r += ">";
        if (a >= b) r += ">=";
        if (a == b) r += "==";
        if (a != b) r += "!=";
        if (!(a < b)) r += "n<";
        if (!(a > b)) r += "n>";
        return r;
    }

    static String compare(float a, float b) {
        String r = "";
        if (a < b) r += "<";
        if (a <= b) r += "<=";
        if (a > b) r += ">";
        if (a >= b) r += ">=";
        if (a == b) r += "==";
        if (a != b) r += "!=";
        if (!(a <= b)) r += "n<=";
        if (!(a >= b)) r += "n>=";
        return r;
    }

    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1.5, -1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : doubles) {
            for (double b : doubles) {
                System.out.println(a + " " + b + " " + compare(a, b) + " " + Double.compare(a, b) + " "
                        + Double.valueOf(a).equals(b)
                        + " " + Math.min(a, b) + " " + Math.max(a, b));
                System.out.println(compare((float) a, (float) b) + " " + Float.compare((float) a, (float) b)
                        + " " + Math.min((float) a, (float) b) + " " + Math.max((float) a, (float) b));
            }
        }
        double nan = Double.NaN;
        boolean equal = nan == nan;
        boolean different = nan != nan;
        System.out.println(equal + " " + different + " " + (0.0 == -0.0) + " " + (1 / 0.0 == 1 / -0.0));
        int count = 0;
        for (float f = 0; f < 1; f += 0.1f) {
            count++;
        }
        System.out.println(count);
    }
}

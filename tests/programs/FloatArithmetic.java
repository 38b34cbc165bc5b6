/** Every float operator over edge values, rounded to single precision at each step. */
public class FloatArithmetic {
    static final float[] EDGES = {0f, -0f, 1f, -1f, 0.1f, 16777216f, 1e-45f, Float.MIN_NORMAL, Float.MAX_VALUE,
            -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 3.1415927f};

    public static void main(String[] args) {
        for (float a : EDGES) {
            System.out.println("unary " + a + " " + -a);
            for (float b : EDGES) {
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + a * b + " " + a / b + " "
                        + a % b);
            }
        }
        float sum = 0f;
        for (int i = 0; i < 1000; i++) {
            sum += 0.1f;
        }
        System.out.println(sum);
        float product = 1f;
        for (int i = 1; i < 50; i++) {
            product *= i;
        }
        System.out.println(product);
        System.out.println(16777216f + 1f);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println((double) 0.1f);
        System.out.println(1f / 3f * 3f);
        float f = 5f;
        f++;
        f /= 2;
        f -= 0.25;
        System.out.println(f);
    }
}

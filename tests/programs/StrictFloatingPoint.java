/** strictfp classes and methods give the same numbers as any other method. */
public strictfp class StrictFloatingPoint {
    static strictfp double scale(double a, double b) {
        return a * b / b;
    }

    static double plain(double a, double b) {
        return a * b / b;
    }

    static float mixed(float a, double b) {
        return (float) (a * b) + a;
    }

    interface Area {
        double of(double r);
    }

    public static void main(String[] args) {
        System.out.println(scale(1e308, 10) + " " + plain(1e308, 10));
        System.out.println(scale(1e-308, 1e-10) + " " + plain(1e-308, 1e-10));
        System.out.println(mixed(1.1f, 2.2) + " " + mixed(Float.MAX_VALUE, 2));
        Area circle = r -> r * r * 3;
        System.out.println(circle.of(1.5));
        double x = 0.5;
        for (int i = 0; i < 30; i++) {
            x = 3.9 * x * (1 - x);
        }
        System.out.println(x);
        double smallest = Double.MIN_VALUE;
        System.out.println(smallest / 2 * 2 + " " + smallest * 1.5 + " " + Double.MIN_NORMAL / 3);
    }
}

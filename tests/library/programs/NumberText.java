import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;

/** Random numbers as text and back, and functions of them that a JVM computes in bytecode or as StrictMath. */
public class NumberText {
    public static void main(String[] args) {
        Random random = new Random(2);
        for (int i = 0; i < 20; i++) {
            double number = number(random);
            float rounded = (float) number;
            texts(number, rounded);
            functions(number, rounded);
            integers(random.nextLong(), random.nextInt(35) + 2);
            System.out.println(String.format("%.3f|%e|%g|%,.1f|%10.2e", number, number, number % 1e30, number, rounded));
        }
    }

    static double number(Random random) {
        switch (random.nextInt(5)) {
            case 0: return Double.longBitsToDouble(random.nextLong());
            case 1: return random.nextGaussian() * 1000;
            case 2: return random.nextInt(1000) / 100.0;
            case 3: return Math.scalb(1.0, random.nextInt(200) - 100);
            default: return random.nextLong() / 1e6;
        }
    }

    static void texts(double number, float rounded) {
        String text = Double.toString(number);
        String shorter = Float.toString(rounded);
        System.out.println(text + " " + shorter + " " + Double.toHexString(number) + " " + Float.parseFloat(text));
        System.out.println((Double.parseDouble(text) == number) + " " + (Float.parseFloat(shorter) == rounded));
        System.out.println(new BigDecimal(Double.isFinite(number) ? number : 0).round(new MathContext(12)));
    }

    static void functions(double number, float rounded) {
        System.out.println(Math.cbrt(number) + " " + Math.hypot(number, 1) + " " + Math.sinh(number / 1e5) + " " + Math.atan2(number, 2));
        System.out.println(Math.log1p(Math.abs(number)) + " " + Math.log10(number) + " " + StrictMath.pow(Math.abs(number) % 10, 1.7));
        System.out.println(Math.IEEEremainder(number, 3) + " " + number % 7.5 + " " + rounded % 3f + " " + StrictMath.exp(number % 50));
        System.out.println(Math.round(number) + " " + (long) number + " " + (int) rounded + " " + Math.round(rounded) + " " + (byte) number);
        System.out.println(rounded * rounded + " " + rounded / 3f + " " + (rounded + 1e-3f) + " " + Math.ulp(rounded));
        System.out.println(Math.signum(number) + " " + Math.nextAfter(number, 0) + " " + Math.floor(number) + " " + Math.rint(number));
    }

    static void integers(long number, int radix) {
        System.out.println(Long.toString(number, radix) + " " + Long.toHexString(number) + " " + (double) number + " " + (float) number);
        System.out.println(Long.toUnsignedString(number) + " " + Long.divideUnsigned(number, 12345) + " " + Math.multiplyHigh(number, number));
    }
}

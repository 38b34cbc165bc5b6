import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Applies one operator of the JVM to each line of input: a name and operands as decimal raw bits.
 * Answers a line with the raw bits of the result, true or false, or the name of an exception's class.
 */
public class Operators {
    private static final MethodHandle TO_BOOLEAN = MethodHandles.explicitCastArguments(
            MethodHandles.identity(boolean.class), MethodType.methodType(boolean.class, int.class));

    public static void main(String[] args) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        PrintStream answers = new PrintStream(System.out, false);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            String answer;
            try {
                answer = String.valueOf(apply(words[0], bits(words, 1), bits(words, 2)));
            } catch (ArithmeticException thrown) {
                answer = thrown.getClass().getName();
            }
            answers.println(answer);
            answers.flush();
        }
    }

    private static long bits(String[] words, int position) {
        return position < words.length ? Long.parseLong(words[position]) : 0;
    }

    private static Object apply(String name, long a, long b) {
        int dot = name.indexOf('.');
        String operation = name.substring(dot + 1);
        switch (dot < 0 ? "" : name.substring(0, dot)) {
            case "int":
                return ofInts(operation, (int) a, (int) b);
            case "long":
                return ofLongs(operation, a, b);
            case "float":
                return bits(ofFloats(operation, Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b)));
            case "double":
                return bits(ofDoubles(operation, Double.longBitsToDouble(a), Double.longBitsToDouble(b)));
            default:
                return name.contains("cmp") ? comparison(name, a, b) : conversion(name, a);
        }
    }

    private static Object ofInts(String operation, int a, int b) {
        switch (operation) {
            case "add": return a + b;
            case "sub": return a - b;
            case "mul": return a * b;
            case "div": return a / b;
            case "rem": return a % b;
            case "neg": return -a;
            case "shl": return a << b;
            case "shr": return a >> b;
            case "ushr": return a >>> b;
            case "and": return a & b;
            case "or": return a | b;
            case "xor": return a ^ b;
            case "eq": return a == b;
            case "ne": return a != b;
            case "lt": return a < b;
            case "ge": return a >= b;
            case "gt": return a > b;
            case "le": return a <= b;
            default: throw new IllegalArgumentException(operation);
        }
    }

    private static Object ofLongs(String operation, long a, long b) {
        switch (operation) {
            case "add": return a + b;
            case "sub": return a - b;
            case "mul": return a * b;
            case "div": return a / b;
            case "rem": return a % b;
            case "neg": return -a;
            case "shl": return a << (int) b;
            case "shr": return a >> (int) b;
            case "ushr": return a >>> (int) b;
            case "and": return a & b;
            case "or": return a | b;
            case "xor": return a ^ b;
            default: throw new IllegalArgumentException(operation);
        }
    }

    private static float ofFloats(String operation, float a, float b) {
        switch (operation) {
            case "add": return a + b;
            case "sub": return a - b;
            case "mul": return a * b;
            case "div": return a / b;
            case "rem": return a % b;
            case "neg": return -a;
            default: throw new IllegalArgumentException(operation);
        }
    }

    private static double ofDoubles(String operation, double a, double b) {
        switch (operation) {
            case "add": return a + b;
            case "sub": return a - b;
            case "mul": return a * b;
            case "div": return a / b;
            case "rem": return a % b;
            case "neg": return -a;
            default: throw new IllegalArgumentException(operation);
        }
    }

    private static Object conversion(String name, long a) {
        float f = Float.intBitsToFloat((int) a);
        double d = Double.longBitsToDouble(a);
        switch (name) {
            case "i2l": return (long) (int) a;
            case "i2f": return bits((float) (int) a);
            case "i2d": return bits((double) (int) a);
            case "l2i": return (int) a;
            case "l2f": return bits((float) a);
            case "l2d": return bits((double) a);
            case "f2i": return (int) f;
            case "f2l": return (long) f;
            case "f2d": return bits((double) f);
            case "d2i": return (int) d;
            case "d2l": return (long) d;
            case "d2f": return bits((float) d);
            case "i2b": return (int) (byte) (int) a;
            case "i2c": return (int) (char) (int) a;
            case "i2s": return (int) (short) (int) a;
            case "i2z": return stored((int) a) ? 1 : 0;
            default: throw new IllegalArgumentException(name);
        }
    }

    /** What becomes of an int that is a boolean from now on: no cast of the language says it, but a handle's does. */
    private static boolean stored(int value) {
        try {
            return (boolean) TO_BOOLEAN.invokeExact(value);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Java's a &lt; b compiles to a comparison with ...g and a &gt; b to one with ...l, which differ on NaN only. */
    private static int comparison(String name, long a, long b) {
        switch (name) {
            case "lcmp": return Long.compare(a, b);
            case "fcmpl": return below(Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b));
            case "fcmpg": return above(Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b));
            case "dcmpl": return below(Double.longBitsToDouble(a), Double.longBitsToDouble(b));
            case "dcmpg": return above(Double.longBitsToDouble(a), Double.longBitsToDouble(b));
            default: throw new IllegalArgumentException(name);
        }
    }

    private static int below(double a, double b) {
        return a > b ? 1 : a == b ? 0 : -1;
    }

    private static int above(double a, double b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    private static int bits(float value) {
        return Float.floatToIntBits(value);
    }

    private static long bits(double value) {
        return Double.doubleToLongBits(value);
    }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;

/** Reads lines of a function's name and the bits of its arguments; prints the bits of the results. */
public class MathValues {
    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split(" ");
            double[] values = new double[3];
            for (int i = 1; i < parts.length; i++) {
                values[i - 1] = Double.longBitsToDouble(Long.parseLong(parts[i]));
            }
            out.println(Double.doubleToLongBits(value(parts[0], values[0], values[1], values[2])));
        }
        out.flush();
    }

    static double value(String name, double x, double y, double z) {
        return name.startsWith("StrictMath.") ? strict(name.substring(11), x, y) : quick(name.substring(5), x, y, z);
    }

    static double strict(String name, double x, double y) {
        switch (name) {
            case "sin": return StrictMath.sin(x);
            case "cos": return StrictMath.cos(x);
            case "tan": return StrictMath.tan(x);
            case "asin": return StrictMath.asin(x);
            case "acos": return StrictMath.acos(x);
            case "atan": return StrictMath.atan(x);
            case "atan2": return StrictMath.atan2(x, y);
            case "exp": return StrictMath.exp(x);
            case "expm1": return StrictMath.expm1(x);
            case "log": return StrictMath.log(x);
            case "log10": return StrictMath.log10(x);
            case "log1p": return StrictMath.log1p(x);
            case "sinh": return StrictMath.sinh(x);
            case "cosh": return StrictMath.cosh(x);
            case "tanh": return StrictMath.tanh(x);
            case "sqrt": return StrictMath.sqrt(x);
            case "IEEEremainder": return StrictMath.IEEEremainder(x, y);
            default: throw new IllegalArgumentException(name);
        }
    }

    static double quick(String name, double x, double y, double z) {
        switch (name) {
            case "sin": return Math.sin(x);
            case "cos": return Math.cos(x);
            case "tan": return Math.tan(x);
            case "exp": return Math.exp(x);
            case "log": return Math.log(x);
            case "log10": return Math.log10(x);
            case "pow": return Math.pow(x, y);
            case "sqrt": return Math.sqrt(x);
            case "fma": return Math.fma(x, y, z);
            case "floor": return Math.floor(x);
            case "ceil": return Math.ceil(x);
            case "rint": return Math.rint(x);
            case "abs": return Math.abs(x);
            default: throw new IllegalArgumentException(name);
        }
    }
}

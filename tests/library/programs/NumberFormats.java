import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.Locale;

/** Formatter and the number formats of English locales. */
public class NumberFormats {
    public static void main(String[] args) {
        print("%d %5.2f %s %x %,d", 42, 3.14159, "str", 255, 1234567);
        print("|%10s|%-10s|%.3s|%c|%b|%B", "abc", "def", "abcdef", 'x', true, null);
        print("%05d|%+d|%(d|% d|%o|%X|%#x|%h", 42, 7, -9, 3, 8, 255, 255, "hi");
        print("%e|%.3e|%g|%10.4f|%-10.1f|%,.2f|%a", 12345.678, 0.00012, 1.5, Math.PI, 2.25, 9876543.21, 1.0);
        print("%08.3f|%+.2f|%(.2f|%,d", 3.14159, 2.0, -2.5, Long.MIN_VALUE);
        print("%s %S %s", null, "upper", Arrays.asList(1, 2, 3));
        print("%2$s %1$s %<s %%", "a", "b");
        print("%d|%d|%,d", Long.MAX_VALUE, new BigInteger("123456789012345678901234567890"), new BigInteger("-1234567"));
        print("%.2f|%10.3e|%s", new BigDecimal("3.14159"), new BigDecimal("12345.6789"), new BigDecimal("1E+3"));
        print("%f %f %f %.0f", Double.NaN, Double.POSITIVE_INFINITY, 1e10, 0.5);
        for (String wrong : new String[] {"%d", "%q", "%s %s", "%-d", "%.2d", "%,s"}) {
            try {
                print(wrong, "x");
            } catch (IllegalFormatException e) {
                System.out.println(e);
            }
        }
        System.out.println(new Formatter(Locale.US).format("%3d|%-3d|", 1, 2));
        System.out.println(String.format(Locale.ROOT, "%,.3f", 1234.5678) + String.format((Locale) null, "%,.3f", 9e9));
        formats();
    }

    static void print(String pattern, Object... values) {
        System.out.printf(pattern + "%n", values);
    }

    static void formats() {
        System.out.println(new DecimalFormat("#,##0.00").format(1234567.891) + new DecimalFormat("0.###E0").format(31415));
        System.out.println(NumberFormat.getInstance(Locale.US).format(12345.678) + NumberFormat.getInstance().format(-0.5));
        System.out.println(NumberFormat.getPercentInstance(Locale.US).format(0.256) + NumberFormat.getIntegerInstance().format(2.5));
        System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5));
        System.out.println(MessageFormat.format("{0} is {1,number,#.##} of {2}", "x", 3.14159, 1234567));
        System.out.println(new DecimalFormat().getDecimalFormatSymbols().getNaN() + new DecimalFormat("0").format(Double.NEGATIVE_INFINITY));
    }
}

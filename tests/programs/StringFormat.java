/** String.format and printf: widths, flags, numbers, argument indexes and the exceptions of bad formats. */
public class StringFormat {
    static void attempt(String format, Object... args) {
        try {
            System.out.println(String.format(format, args));
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.printf("%d %5d|%-5d|%05d|%+d|%,d|%(d%n", 42, 42, 42, 42, 42, 1234567, -5);
        System.out.printf("%s %10s|%-10s|%.3s|%S|%b|%c|%%%n", "text", "text", "text", "text", "text", true, 'x');
        System.out.printf("%x %X %o %08x %#x %h%n", 255, 255, 8, 48879, 255, "hi");
        System.out.printf("%.2f %8.3f|%-8.1f|%08.2f|%+.1f|%f|%,.2f%n", 3.14159, 2.71828, 1.25, -1.5, 2.0, 1.0,
                1234567.891);
        System.out.printf("%e %.2E %g%n", 12345.678, 0.00012, 0.5);
        System.out.printf("%2$s %1$s %<s %s%n", "a", "b");
        System.out.printf("%s %s %s%n", null, new int[0].length, java.util.List.of(1, 2));
        System.out.printf("%d %d %x%n", Long.MIN_VALUE, (byte) -1, (byte) -1);
        System.out.printf("%.0f %.0f %.0f %.1f %.1f%n", 0.5, 1.5, 2.5, 0.25, 0.35);
        System.out.printf("%f %f %5.1f%n", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        attempt("%d", "text");
        attempt("%s %s", "one");
        attempt("%q", 1);
        attempt("%-d", 1);
        attempt("%.2d", 1);
        attempt("%c", 65);
        attempt("%5c|%-3c|", 'a', 'b');
        attempt("%b %b", null, "x");
        attempt("100%");
        System.out.println(String.format("%3$s-%1$s", 1, 2, 3) + String.format("|%6s|", (Object) null));
    }
}

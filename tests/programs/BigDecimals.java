import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** java.math.BigDecimal: scales, rounding modes, exact division errors, text forms. */
public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("1.10");
        BigDecimal b = new BigDecimal("2.345");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " "
                + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.negate() + " " + a.scale() + " " + b.precision());
        System.out.println(a.equals(new BigDecimal("1.1")) + " " + a.compareTo(new BigDecimal("1.1")) + " "
                + a.stripTrailingZeros() + " " + a.hashCode());
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                System.out.println(mode + " " + new BigDecimal("2.5").setScale(0, mode) + " "
                        + new BigDecimal("-2.5").setScale(0, mode) + " " + new BigDecimal("1.1").setScale(0, mode));
            }
        }
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " "
                + new BigDecimal("0.0000001") + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1));
        System.out.println(BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL32) + " "
                + new BigDecimal("123.456").round(new MathContext(4)) + " " + new BigDecimal("10").pow(20) + " "
                + new BigDecimal("2").sqrt(new MathContext(20)));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 0; i < 100; i++) {
            sum = sum.add(new BigDecimal("0.01"));
        }
        System.out.println(sum + " " + sum.intValueExact() + " "
                + new BigDecimal("9.99").remainder(new BigDecimal("2")) + " " + new BigDecimal("-7.5").toBigInteger()
                + " " + new BigDecimal("12345.678").unscaledValue());
    }
}

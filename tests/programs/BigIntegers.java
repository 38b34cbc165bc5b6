import java.math.BigInteger;

/** java.math.BigInteger: factorials, powers, division, modular arithmetic, bits, text in other bases. */
public class BigIntegers {
    static BigInteger factorial(int n) {
        BigInteger result = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            result = result.multiply(BigInteger.valueOf(i));
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(factorial(30) + " " + factorial(60).bitLength());
        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ONE;
        for (int i = 0; i < 200; i++) {
            BigInteger t = a.add(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        BigInteger x = new BigInteger("-123456789012345678901234567890");
        BigInteger y = new BigInteger("ffffffffffff", 16);
        System.out.println(x.divide(y) + " " + x.mod(y) + " " + x.remainder(y) + " " + x.negate().gcd(y) + " "
                + x.signum() + " " + x.compareTo(y));
        System.out.println(x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.not() + " " + x.shiftLeft(5) + " "
                + x.shiftRight(70) + " " + y.bitCount() + " " + y.testBit(47));
        System.out.println(y.pow(3) + " " + y.modPow(new BigInteger("10"), new BigInteger("1000007")) + " "
                + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + y.sqrt());
        System.out.println(x.toString(36) + " " + x.longValue() + " " + x.intValue() + " " + x.doubleValue() + " "
                + x.hashCode() + " " + x.equals(new BigInteger(x.toString())));
        System.out.println(new BigInteger(new byte[] {1, 0}) + " "
                + java.util.Arrays.toString(BigInteger.valueOf(-129).toByteArray()) + " "
                + BigInteger.TWO.max(BigInteger.TEN));
        System.out.println(BigInteger.valueOf(97).isProbablePrime(20) + " " + BigInteger.valueOf(Long.MIN_VALUE).abs()
                + " " + BigInteger.valueOf(5).subtract(BigInteger.valueOf(7)));
        try {
            x.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            x.intValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}

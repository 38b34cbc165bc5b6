/** Sieve of Eratosthenes, greatest common divisors, prime factors, modular powers, perfect numbers. */
public class SieveAndPrimes {
    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    static String factors(long n) {
        StringBuilder out = new StringBuilder(n + " =");
        for (long p = 2; p * p <= n; p++) {
            while (n % p == 0) {
                out.append(' ').append(p);
                n /= p;
            }
        }
        return n > 1 ? out.append(' ').append(n).toString() : out.toString();
    }

    static long modPower(long base, long exponent, long modulus) {
        long result = 1;
        for (base %= modulus; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) result = result * base % modulus;
            base = base * base % modulus;
        }
        return result;
    }

    public static void main(String[] args) {
        boolean[] composite = new boolean[2001];
        int count = 0;
        long sum = 0;
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                count++;
                sum += i;
                for (int j = i * i; j < composite.length; j += i) {
                    composite[j] = true;
                }
            }
        }
        System.out.println(count + " " + sum);
        System.out.println(gcd(1071, 462) + " " + gcd(17, 0) + " " + gcd(-12, 18));
        for (long n : new long[] {360, 97, 1024, 999999, 600851475143L, 1}) {
            System.out.println(factors(n));
        }
        System.out.println(modPower(2, 1000, 1_000_000_007) + " " + modPower(123456789, 987654321, 998244353));
        for (int n = 2; n < 500; n++) {
            int divisors = 0;
            for (int d = 1; d < n; d++) {
                if (n % d == 0) divisors += d;
            }
            if (divisors == n) System.out.print(n + " ");
        }
        System.out.println();
    }
}

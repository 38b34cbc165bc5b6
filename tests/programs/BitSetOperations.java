import java.util.BitSet;

/** BitSet: ranges, logic, searching, growth, text. */
public class BitSetOperations {
    public static void main(String[] args) {
        BitSet primes = new BitSet(200);
        primes.set(2, 200);
        for (int p = 2; p * p < 200; p++) {
            if (primes.get(p)) {
                for (int q = p * p; q < 200; q += p) {
                    primes.clear(q);
                }
            }
        }
        System.out.println(primes + " " + primes.cardinality() + " " + primes.length() + " " + primes.size());
        BitSet odd = new BitSet();
        for (int i = 1; i < 300; i += 2) {
            odd.set(i);
        }
        BitSet both = (BitSet) primes.clone();
        both.and(odd);
        System.out.println(both.cardinality() + " " + both.nextSetBit(100) + " " + both.nextClearBit(3) + " "
                + both.previousSetBit(50) + " " + both.intersects(primes) + " " + both.equals(primes));
        both.xor(odd);
        System.out.println(both.cardinality() + " " + both.get(9) + " " + both.get(1000));
        both.andNot(primes);
        both.flip(0, 10);
        both.or(new BitSet());
        System.out.println(both.get(0, 20) + " " + both.hashCode());
        both.set(500);
        both.set(64, 70, false);
        both.flip(501);
        System.out.println(both.length() + " " + both.nextSetBit(300) + " " + both.stream().filter(i -> i > 290).sum());
        both.clear();
        System.out.println(both.isEmpty() + " " + both + " " + both.nextSetBit(0) + " "
                + BitSet.valueOf(new long[] {5L, 1L}) + " " + primes.toLongArray()[0]);
        try {
            both.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}

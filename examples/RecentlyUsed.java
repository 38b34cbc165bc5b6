import java.util.LinkedHashMap;
import java.util.Map;

/** A cache that forgets what has not been used for longest, made of the JDK's LinkedHashMap. */
public class RecentlyUsed {
    static final class Cache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;

        Cache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean full = size() > capacity;
            if (full) {
                System.out.println("  forgets " + eldest.getKey());
            }
            return full;
        }
    }

    static final Cache<Integer, Long> SQUARES = new Cache<>(3);

    static long square(int n) {
        Long known = SQUARES.get(n);
        if (known != null) {
            System.out.println(n + " squared is remembered: " + known);
            return known;
        }
        long square = (long) n * n;
        System.out.println(n + " squared is computed: " + square);
        SQUARES.put(n, square);
        return square;
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int n : new int[] {2, 3, 5, 2, 100_000, 3, 2}) {
            sum += square(n);
        }
        System.out.println("sum " + sum + ", cache " + SQUARES);
    }
}

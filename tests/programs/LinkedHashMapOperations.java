import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** LinkedHashMap in insertion and access order, eviction, and LinkedHashSet. */
public class LinkedHashMapOperations {
    static class Cache<K, V> extends LinkedHashMap<K, V> {
        private final int limit;

        Cache(int limit) {
            super(16, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > limit) {
                System.out.println("evict " + eldest);
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("zeta", 1);
        map.put("alpha", 2);
        map.put("mid", 3);
        map.put("zeta", 10);
        map.remove("alpha");
        map.put("alpha", 20);
        map.putIfAbsent("new", 4);
        map.merge("mid", 5, Integer::sum);
        System.out.println(map + " " + map.keySet() + " " + map.values());
        Cache<Integer, String> cache = new Cache<>(3);
        cache.put(1, "one");
        cache.put(2, "two");
        cache.put(3, "three");
        cache.get(1);
        cache.getOrDefault(2, "");
        cache.put(4, "four");
        cache.put(1, "ONE");
        cache.put(5, "five");
        System.out.println(cache + " " + cache.containsKey(2));
        cache.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        Set<Character> letters = new LinkedHashSet<>();
        for (char c : "mississippi river".toCharArray()) {
            letters.add(c);
        }
        letters.remove('s');
        System.out.println(letters + " " + letters.size() + " " + letters.contains('v'));
        Map<Integer, Integer> big = new LinkedHashMap<>();
        for (int i = 0; i < 100; i++) {
            big.put(i * 7919 % 101, i);
        }
        big.entrySet().removeIf(e -> e.getValue() % 10 != 0);
        big.replaceAll((k, v) -> k + v);
        System.out.println(big);
        var iterator = big.entrySet().iterator();
        iterator.next();
        iterator.remove();
        iterator.next().setValue(-1);
        System.out.println(big.entrySet().iterator().next() + " " + big.equals(Map.copyOf(big)));
    }
}

import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** HashMap: collisions, growth, trees in buckets, null keys, views, compute and merge, iteration order. */
public class HashMapOperations {
    record Key(int n) {
        @Override
        public int hashCode() {
            return n % 3;
        }
    }

    record Ordered(int n) implements Comparable<Ordered> {
        @Override
        public int hashCode() {
            return 7;
        }

        public int compareTo(Ordered o) {
            return Integer.compare(n, o.n);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        for (String word : "the cat and the dog and the bird saw the cat".split(" ")) {
            map.merge(word, 1, Integer::sum);
        }
        System.out.println(map + " " + map.size() + " " + map.get("the") + " " + map.get("fish") + " "
                + map.getOrDefault("fish", -1));
        map.put(null, 0);
        map.putIfAbsent("cat", 100);
        map.putIfAbsent("cow", null);
        map.computeIfAbsent("cow", k -> k.length());
        map.computeIfPresent("dog", (k, v) -> null);
        map.compute("bird", (k, v) -> v == null ? 1 : v * 50);
        map.replace("saw", 8);
        map.replaceAll((k, v) -> v + 1);
        System.out.println(map + " " + map.containsKey(null) + " " + map.containsValue(51) + " " + map.remove("and")
                + " " + map.remove("saw", 3) + " " + map.put("the", 9));
        map.keySet().remove("the");
        map.values().removeIf(v -> v > 50);
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            e.setValue(e.getValue() * 2);
            System.out.print(e.getKey() + "->" + e.getValue() + " " + e + "; ");
        }
        System.out.println(map.equals(new HashMap<>(map)) + " " + map.hashCode());
        Map<Key, Integer> colliding = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            colliding.put(new Key(i), i);
        }
        int total = 0;
        for (int i = 0; i < 70; i++) {
            total += colliding.getOrDefault(new Key(i), 1000);
        }
        System.out.println(total);
        Map<Ordered, Integer> treed = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            treed.put(new Ordered(i * 37 % 100), i);
        }
        for (int i = 0; i < 95; i++) {
            treed.remove(new Ordered(i));
        }
        System.out.println(treed);
        Map<Integer, String> growing = new HashMap<>(1, 0.5f);
        for (int i = 0; i < 300; i++) {
            growing.put(i * 31 ^ i << 10, "v" + i);
        }
        int order = 0;
        for (int key : growing.keySet()) {
            order = order * 31 + key;
        }
        System.out.println(order + " " + growing.get(31 ^ 1 << 10));
        try {
            for (Integer k : growing.keySet()) {
                growing.remove(k);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println(e + " " + growing.size());
        }
        Iterator<String> values = growing.values().iterator();
        int removed = 0;
        while (values.hasNext()) {
            if (values.next().endsWith("7")) {
                values.remove();
                removed++;
            }
        }
        System.out.println(removed + " " + growing.size());
        growing.clear();
        System.out.println(growing + " " + growing.isEmpty() + " " + Map.of("only", 1));
    }
}

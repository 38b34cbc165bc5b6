import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** TreeMap: navigation, sub maps, descending views, polling, comparators, removal that rebalances. */
public class TreeMapOperations {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 0; i < 20; i++) {
            map.put(i * 7 % 20 * 5, "v" + i);
        }
        System.out.println(map);
        System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.floorKey(12) + " " + map.ceilingKey(12)
                + " " + map.lowerKey(10) + " " + map.higherKey(10) + " " + map.lowerKey(0) + " " + map.ceilingEntry(96)
                + " " + map.firstEntry() + " " + map.floorEntry(7).getValue());
        System.out.println(map.headMap(15) + " " + map.tailMap(85) + " " + map.subMap(20, 40) + " "
                + map.headMap(10, true) + " " + map.tailMap(90, false) + " " + map.subMap(20, false, 35, true));
        NavigableMap<Integer, String> down = map.descendingMap();
        System.out.println(down.firstKey() + " " + down.headMap(80) + " " + down.ceilingKey(12) + " "
                + map.descendingKeySet().first() + " " + map.navigableKeySet().pollFirst());
        SortedMap<Integer, String> view = map.subMap(30, 60);
        view.remove(35);
        view.put(33, "new");
        System.out.println(view + " " + map.size() + " " + view.firstKey() + " " + view.lastKey());
        try {
            view.put(100, "out");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        view.clear();
        System.out.println(map.keySet() + " " + map.pollFirstEntry() + " " + map.pollLastEntry());
        TreeMap<String, Integer> words = new TreeMap<>(Comparator.comparing(String::length)
                .thenComparing(Comparator.reverseOrder()));
        for (String w : "a quick brown fox jumps over a lazy dog".split(" ")) {
            words.merge(w, 1, Integer::sum);
        }
        System.out.println(words + " " + words.firstKey() + " " + words.comparator().compare("aa", "b"));
        TreeMap<Integer, Integer> random = new TreeMap<>();
        int seed = 42;
        for (int i = 0; i < 500; i++) {
            seed = seed * 1103515245 + 12345;
            int key = (seed >>> 16) % 200;
            if (seed < 0) {
                random.remove(key);
            } else {
                random.put(key, i);
            }
        }
        System.out.println(random.size() + " " + random.hashCode() + " " + random.firstEntry() + " "
                + random.lastEntry());
        for (Map.Entry<Integer, Integer> e : random.headMap(30).entrySet()) {
            e.setValue(-e.getValue());
        }
        System.out.println(random.headMap(40));
        try {
            map.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        try {
            new TreeMap<Integer, Integer>().firstKey();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(new TreeMap<>(Map.of("b", 1, "a", 2)) + " " + map.equals(new TreeMap<>(map)));
    }
}

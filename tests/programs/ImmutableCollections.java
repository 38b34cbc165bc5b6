import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** List.of, Set.of, Map.of and copyOf: contents, equality, refused nulls, duplicates and changes. */
public class ImmutableCollections {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " "
                    + (e instanceof NullPointerException ? "" : e.getMessage()));
        }
    }

    public static void main(String[] args) {
        List<Integer> empty = List.of();
        List<Integer> one = List.of(1);
        List<Integer> many = List.of(3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5);
        System.out.println(empty + " " + one + " " + many + " " + many.indexOf(5) + " " + many.lastIndexOf(5) + " "
                + many.contains(7) + " " + many.subList(2, 5) + " " + many.get(10));
        System.out.println(many.equals(new ArrayList<>(many)) + " " + many.hashCode() + " "
                + (List.copyOf(many) == many) + " " + (List.copyOf(new ArrayList<>(one)).equals(one)));
        Set<String> set = Set.of("x", "y", "z");
        System.out.println(new TreeSet<>(set) + " " + set.size() + " " + set.contains("y") + " " + set.contains("w")
                + " " + set.equals(Set.of("z", "y", "x")));
        Map<String, Integer> map = Map.of("a", 1, "b", 2, "c", 3);
        System.out.println(new TreeMap<>(map) + " " + map.get("b") + " " + map.getOrDefault("q", 0) + " "
                + map.containsValue(3) + " " + map.equals(Map.ofEntries(Map.entry("c", 3), Map.entry("b", 2),
                Map.entry("a", 1))));
        int sum = 0;
        for (int v : map.values()) {
            sum += v;
        }
        for (String s : set) {
            sum += s.charAt(0);
        }
        System.out.println(sum + " " + Map.entry("k", 5) + " "
                + Map.entry("k", 5).equals(Map.of("k", 5).entrySet().iterator().next()));
        attempt(() -> List.of(1, null));
        attempt(() -> Set.of("a", "b", "a"));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> one.contains(null));
        attempt(() -> one.add(2));
        attempt(() -> set.remove("x"));
        attempt(() -> map.put("d", 4));
        attempt(() -> many.sort(null));
        attempt(() -> many.get(11));
        attempt(() -> one.get(1));
        attempt(() -> many.iterator().remove());
        Object[] array = many.toArray();
        array[0] = "changed";
        System.out.println(many.get(0) + " " + many.stream().mapToInt(Integer::intValue).max().getAsInt());
    }
}

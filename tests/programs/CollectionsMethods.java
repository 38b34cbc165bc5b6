import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** java.util.Collections: sorting, shuffling with a seed, rotating, views, extremes, frequency, constants. */
public class CollectionsMethods {
    static void refused(Runnable r) {
        try {
            r.run();
            System.out.println("allowed");
        } catch (UnsupportedOperationException e) {
            System.out.println("refused " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            list.add(i);
        }
        Collections.shuffle(list, new Random(42));
        System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list, Comparator.reverseOrder()));
        Collections.sort(list);
        System.out.println(Collections.binarySearch(list, 7) + " " + Collections.binarySearch(list, 100));
        Collections.reverse(list);
        Collections.swap(list, 0, 11);
        Collections.rotate(list, 3);
        System.out.println(list);
        Collections.rotate(list.subList(2, 8), -2);
        System.out.println(list + " " + Collections.indexOfSubList(list, List.of(6, 5)) + " "
                + Collections.disjoint(list, List.of(50)));
        System.out.println(Collections.nCopies(3, "x") + " "
                + Collections.frequency(Arrays.asList(1, 2, 1, null, 1), 1) + " " + Collections.emptyList()
                + Collections.emptyMap() + Collections.singletonList(4) + Collections.singletonMap("k", 'v'));
        List<Integer> fixed = Collections.unmodifiableList(list);
        refused(() -> fixed.add(1));
        refused(() -> fixed.iterator().remove());
        refused(() -> Collections.unmodifiableMap(Map.of("a", 1)).put("b", 2));
        refused(() -> List.of(1, 2).set(0, 3));
        refused(() -> Collections.emptyList().add(null));
        refused(() -> Arrays.asList(1, 2).set(0, 3));
        refused(() -> Map.of().clear());
        list.set(0, 77);
        System.out.println(fixed.get(0) + " " + fixed.equals(list) + " " + fixed);
        Collections.fill(list.subList(0, 2), 0);
        Collections.replaceAll(list, 0, 9);
        List<Integer> target = new ArrayList<>(Collections.nCopies(14, -1));
        Collections.copy(target, list);
        System.out.println(target);
        Collection<Integer> checked = Collections.checkedList(new ArrayList<>(), Integer.class);
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            boolean added = ((Collection) checked).add("text");
            System.out.println(added);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        List<String> words = new ArrayList<>(List.of("pear", "Fig", "apple"));
        Collections.sort(words, String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(words, "x", "y");
        System.out.println(words + " " + Collections.synchronizedList(words).size() + " "
                + Collections.unmodifiableCollection(words) + " " + Collections.list(Collections.enumeration(words)));
        System.out.println(Collections.newSetFromMap(new java.util.LinkedHashMap<String, Boolean>()).add("e") + " "
                + Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))).peek());
        try {
            Collections.max(Collections.<Integer>emptyList());
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
    }
}

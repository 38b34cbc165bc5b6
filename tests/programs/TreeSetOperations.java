import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.TreeSet;

/** TreeSet: ranges, neighbours, descending sets, polling and comparators. */
public class TreeSetOperations {
    record Version(int major, int minor) implements Comparable<Version> {
        public int compareTo(Version o) {
            return major != o.major ? major - o.major : minor - o.minor;
        }
    }

    public static void main(String[] args) {
        TreeSet<Integer> set = new TreeSet<>(Arrays.asList(50, 10, 40, 20, 30, 10, 60));
        System.out.println(set + " " + set.add(10) + " " + set.add(35) + " " + set.first() + " " + set.last() + " "
                + set.size());
        System.out.println(set.floor(34) + " " + set.ceiling(36) + " " + set.lower(10) + " " + set.higher(60) + " "
                + set.headSet(30) + " " + set.tailSet(40) + " " + set.subSet(20, 50) + " "
                + set.subSet(20, false, 50, true));
        NavigableSet<Integer> down = set.descendingSet();
        System.out.println(down + " " + down.first() + " " + down.headSet(40) + " " + down.lower(40));
        Iterator<Integer> it = set.descendingIterator();
        it.next();
        it.remove();
        System.out.println(set + " " + set.pollFirst() + " " + set.pollLast() + " " + set + " " + set.contains(35)
                + " " + set.remove(99));
        set.headSet(30).clear();
        set.addAll(Arrays.asList(1, 2, 3));
        set.retainAll(Arrays.asList(2, 3, 40, 41));
        System.out.println(set + " " + set.hashCode() + " " + set.containsAll(Arrays.asList(2, 40)));
        TreeSet<String> insensitive = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(insensitive, "b", "A", "a", "C", "B");
        System.out.println(insensitive + " " + insensitive.contains("c"));
        TreeSet<Version> versions = new TreeSet<>(Collections.reverseOrder());
        for (int i = 0; i < 12; i++) {
            versions.add(new Version(i % 3, i * 5 % 4));
        }
        System.out.println(versions.first() + " " + versions.last() + " " + versions.size() + " "
                + versions.higher(new Version(1, 2)));
        TreeSet<Integer> evens = new TreeSet<>();
        for (int i = 0; i < 100; i++) {
            evens.add(i * 73 % 101);
        }
        evens.removeIf(n -> n % 2 == 1);
        int checksum = 0;
        for (int n : evens) {
            checksum = checksum * 31 + n;
        }
        System.out.println(checksum + " " + evens.subSet(10, 20));
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}

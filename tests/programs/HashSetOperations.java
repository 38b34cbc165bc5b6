import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** HashSet: adding, removing, set algebra, iteration order, removal while iterating. */
public class HashSetOperations {
    public static void main(String[] args) {
        Set<String> a = new HashSet<>(Arrays.asList("red", "green", "blue", "red", null));
        System.out.println(a + " " + a.size() + " " + a.add("red") + " " + a.add("black") + " " + a.contains(null)
                + " " + a.remove("green") + " " + a.remove("none"));
        Set<Integer> x = new HashSet<>();
        Set<Integer> y = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            x.add(i * 3);
            y.add(i * 5);
        }
        Set<Integer> both = new HashSet<>(x);
        both.retainAll(y);
        Set<Integer> either = new HashSet<>(x);
        either.addAll(y);
        Set<Integer> onlyX = new HashSet<>(x);
        onlyX.removeAll(y);
        System.out.println(both + " " + either.size() + " " + onlyX.size() + " " + x.containsAll(both) + " "
                + both.equals(Set.copyOf(both)) + " " + both.hashCode());
        Iterator<Integer> it = either.iterator();
        int sum = 0;
        while (it.hasNext()) {
            int n = it.next();
            if (n % 2 == 0) {
                it.remove();
            } else {
                sum = sum * 7 + n;
            }
        }
        System.out.println(either.size() + " " + sum);
        Set<List<Integer>> lists = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            lists.add(List.of(i % 4, i % 3));
        }
        System.out.println(lists.size() + " " + lists.contains(List.of(3, 2)));
        Set<Character> chars = new HashSet<>();
        for (char c : "hello world".toCharArray()) {
            chars.add(c);
        }
        System.out.println(chars);
        Set<Double> doubles = new HashSet<>(List.of(0.5, 1.5, -2.25, 1e10));
        doubles.add(Double.NaN);
        doubles.add(Double.NaN);
        doubles.add(-0.0);
        doubles.add(0.0);
        System.out.println(doubles + " " + doubles.size());
        Set<Long> longs = new HashSet<>();
        for (long l = 1; l > 0; l <<= 3) {
            longs.add(l);
        }
        System.out.println(longs);
        x.clear();
        System.out.println(x + " " + x.isEmpty());
        String[] words = new HashSet<>(Arrays.asList("one two three four five six".split(" "))).toArray(new String[0]);
        System.out.println(Arrays.toString(words));
    }
}

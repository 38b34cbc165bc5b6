import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

/** ArrayList: growth, insertion, removal, sub lists, iterators, bulk operations, concurrent modification. */
public class ArrayListOperations {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            list.add(i * i % 17);
        }
        list.add(0, -1);
        list.add(15, 99);
        list.remove(3);
        list.remove(Integer.valueOf(99));
        list.set(1, null);
        System.out.println(list + " " + list.size() + " " + list.indexOf(4) + " " + list.lastIndexOf(4) + " "
                + list.contains(null) + " " + list.contains(1000));
        list.removeIf(x -> x == null || x % 2 == 0);
        list.replaceAll(x -> x * 10);
        System.out.println(list);
        List<Integer> sub = list.subList(2, 6);
        sub.set(0, 5);
        sub.add(7);
        sub.remove(1);
        System.out.println(sub + " " + list);
        sub.clear();
        System.out.println(list.size());
        list.addAll(1, Arrays.asList(1, 2, 3));
        list.addAll(list);
        list.retainAll(Arrays.asList(1, 2, 10, 30));
        System.out.println(list + " " + list.equals(new ArrayList<>(list)) + " " + list.hashCode());
        ListIterator<Integer> it = list.listIterator(2);
        while (it.hasNext()) {
            int x = it.next();
            if (x == 2) {
                it.remove();
            } else if (x == 3) {
                it.set(33);
            } else if (x == 10) {
                it.add(11);
            }
        }
        while (it.hasPrevious()) {
            System.out.print(it.previousIndex() + "=" + it.previous() + " ");
        }
        System.out.println();
        try {
            for (Integer x : list) {
                if (x == 1) {
                    list.add(5);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            Iterator<Integer> i = list.iterator();
            i.remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        list.sort(null);
        System.out.println(list);
        list.sort(Collections.reverseOrder());
        System.out.println(list + " " + Arrays.toString(list.toArray()) + " " + list.toArray(new Integer[0]).length);
        int sum = 0;
        for (int x : list) {
            sum += x;
        }
        list.forEach(x -> System.out.print(x + ";"));
        System.out.println(sum);
        list.clear();
        System.out.println(list.isEmpty() + " " + list + " " + new ArrayList<>(List.of("x")).equals(List.of("x")));
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
    }
}

import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

/** LinkedList as a list, a queue, a stack and a deque. */
public class LinkedListOperations {
    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>(List.of("b", "c"));
        list.addFirst("a");
        list.addLast("d");
        list.add(2, "x");
        list.offer("e");
        list.offerFirst("start");
        list.push("top");
        System.out.println(list + " " + list.getFirst() + list.getLast() + list.peek() + list.peekLast()
                + list.element() + list.get(3) + " " + list.indexOf("x"));
        System.out.println(list.pop() + list.poll() + list.pollLast() + list.removeFirst() + list.removeLast()
                + list.remove(1) + list);
        list.addAll(1, List.of("p", "q", "p", "q", "p"));
        System.out.println(list.removeFirstOccurrence("p") + " " + list.removeLastOccurrence("p") + " "
                + list.remove("zz") + " " + list);
        ListIterator<String> it = list.listIterator();
        while (it.hasNext()) {
            String s = it.next();
            if (s.equals("q")) {
                it.add("after-q");
            }
            if (s.equals("c")) {
                it.set("C");
            }
        }
        System.out.println(list + " " + it.nextIndex());
        Iterator<String> down = list.descendingIterator();
        while (down.hasNext()) {
            String s = down.next();
            System.out.print(s + " ");
            if (s.length() > 3) {
                down.remove();
            }
        }
        System.out.println(list);
        list.set(0, "first");
        list.replaceAll(String::toUpperCase);
        System.out.println(list + " " + list.contains("Q") + " " + list.subList(1, 3) + " " + list.hashCode() + " "
                + list.equals(List.copyOf(list)));
        LinkedList<String> empty = new LinkedList<>();
        System.out.println(empty.peek() + " " + empty.poll() + " " + empty.pollLast() + " " + empty.peekFirst());
        for (Runnable r : new Runnable[] {empty::getFirst, empty::removeLast, empty::pop, empty::element,
                () -> empty.add(1, "x"), () -> empty.iterator().next()}) {
            try {
                r.run();
            } catch (NoSuchElementException | IndexOutOfBoundsException e) {
                System.out.println(e);
            }
        }
        LinkedList<Integer> numbers = new LinkedList<>();
        for (int i = 0; i < 50; i++) {
            numbers.add(i * 7 % 50);
        }
        numbers.sort(null);
        numbers.removeIf(n -> n % 3 != 0);
        System.out.println(numbers);
        @SuppressWarnings("unchecked")
        LinkedList<Integer> copy = (LinkedList<Integer>) numbers.clone();
        copy.clear();
        System.out.println(copy.size() + " " + numbers.size() + " " + numbers.toArray().length);
    }
}

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** ArrayDeque: wrapping around, growth, both ends, iteration, removal in the middle, null refused. */
public class ArrayDequeOperations {
    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>(4);
        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
            if (i % 5 == 4) {
                deque.pollFirst();
            }
            if (i % 7 == 6) {
                deque.removeLast();
            }
        }
        System.out.println(deque + " " + deque.size() + " " + deque.peekFirst() + " " + deque.peekLast());
        Iterator<Integer> it = deque.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(deque);
        Iterator<Integer> down = deque.descendingIterator();
        int sum = 0;
        while (down.hasNext()) {
            sum = sum * 3 + down.next();
        }
        System.out.println(sum);
        System.out.println(deque.contains(7) + " " + deque.remove(7) + " " + deque.removeFirstOccurrence(1000) + " "
                + deque);
        deque.push(100);
        System.out.println(deque.pop() + " " + deque.element() + " " + deque.offerFirst(5) + " " + deque.offer(6));
        deque.removeIf(x -> x > 20);
        System.out.println(deque + " " + deque.stream().mapToInt(x -> x).sum());
        Integer[] array = deque.toArray(new Integer[0]);
        System.out.println(array.length + " " + array[0]);
        ArrayDeque<Integer> copy = new ArrayDeque<>(deque).clone();
        copy.clear();
        System.out.println(copy + " " + copy.isEmpty() + " " + deque.isEmpty() + " " + copy.peek() + " " + copy.poll());
        try {
            deque.add(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        try {
            copy.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        String open = "([{";
        String close = ")]}";
        for (String text : new String[] {"([]{})", "(]", "((", "{[()]}()"}) {
            Deque<Character> stack = new ArrayDeque<>();
            boolean balanced = true;
            for (char c : text.toCharArray()) {
                if (open.indexOf(c) >= 0) {
                    stack.push(c);
                } else if (stack.isEmpty() || open.indexOf(stack.pop()) != close.indexOf(c)) {
                    balanced = false;
                    break;
                }
            }
            System.out.println(text + " " + (balanced && stack.isEmpty()));
        }
    }
}

import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;

/** PriorityQueue: heap order in its text, polling, removal in the middle, comparators, copies. */
public class PriorityQueueOperations {
    record Task(String name, int priority) {
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        for (int i = 0; i < 15; i++) {
            queue.add(i * 11 % 16);
        }
        System.out.println(queue + " " + queue.peek() + " " + queue.size());
        System.out.println(queue.remove(7) + " " + queue.remove(100) + " " + queue.contains(3) + " " + queue);
        Iterator<Integer> it = queue.iterator();
        while (it.hasNext()) {
            if (it.next() % 3 == 0) {
                it.remove();
            }
        }
        System.out.println(queue);
        while (!queue.isEmpty()) {
            System.out.print(queue.poll() + " ");
        }
        System.out.println(queue.poll() + " " + queue.peek());
        PriorityQueue<Task> tasks = new PriorityQueue<>(Comparator.comparingInt(Task::priority).reversed()
                .thenComparing(Task::name));
        tasks.offer(new Task("write", 2));
        tasks.offer(new Task("read", 5));
        tasks.offer(new Task("think", 5));
        tasks.offer(new Task("sleep", 1));
        while (tasks.size() > 1) {
            System.out.println(tasks.remove());
        }
        PriorityQueue<String> words = new PriorityQueue<>(Arrays.asList("pear", "fig", "apple", "kiwi"));
        System.out.println(words + " " + Arrays.toString(words.toArray()));
        words.removeIf(w -> w.length() == 4);
        words.addAll(Arrays.asList("z", "a"));
        System.out.println(words + " " + new PriorityQueue<>(words).poll());
        try {
            queue.add(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        try {
            queue.remove();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            PriorityQueue<Object> objects = new PriorityQueue<>();
            objects.add(new int[0]);
            objects.add("x");
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        int[] numbers = {9, 4, 7, 1, 8, 2, 6};
        PriorityQueue<Integer> largest = new PriorityQueue<>(3);
        for (int n : numbers) {
            largest.offer(n);
            if (largest.size() > 3) {
                largest.poll();
            }
        }
        System.out.println(largest);
    }
}

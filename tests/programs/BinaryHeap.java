import java.util.Arrays;

/** An array-backed binary heap and heap sort, with a generic heap over a comparator. */
public class BinaryHeap {
    static final class Heap<T> {
        private Object[] items = new Object[2];
        private int size;
        private final java.util.Comparator<? super T> order;

        Heap(java.util.Comparator<? super T> order) {
            this.order = order;
        }

        @SuppressWarnings("unchecked")
        private T at(int i) {
            return (T) items[i];
        }

        void push(T item) {
            if (size == items.length) items = Arrays.copyOf(items, size * 2);
            int i = size++;
            while (i > 0 && order.compare(item, at((i - 1) >>> 1)) < 0) {
                items[i] = items[(i - 1) >>> 1];
                i = (i - 1) >>> 1;
            }
            items[i] = item;
        }

        T pop() {
            if (size == 0) throw new IllegalStateException("empty heap");
            T top = at(0);
            T last = at(--size);
            items[size] = null;
            int i = 0;
            while (2 * i + 1 < size) {
                int child = 2 * i + 1;
                if (child + 1 < size && order.compare(at(child + 1), at(child)) < 0) child++;
                if (order.compare(last, at(child)) <= 0) break;
                items[i] = items[child];
                i = child;
            }
            items[i] = last;
            return top;
        }
    }

    static void heapSort(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            int t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int i, int end) {
        for (int child; (child = 2 * i + 1) < end; i = child) {
            if (child + 1 < end && a[child + 1] > a[child]) child++;
            if (a[i] >= a[child]) return;
            int t = a[i];
            a[i] = a[child];
            a[child] = t;
        }
    }

    public static void main(String[] args) {
        Heap<String> heap = new Heap<>(java.util.Comparator.comparing(String::length).thenComparing(s -> s));
        for (String s : "some words of several different lengths in a heap".split(" ")) heap.push(s);
        StringBuilder out = new StringBuilder();
        while (heap.size > 0) out.append(heap.pop()).append(' ');
        System.out.println(out);
        try {
            heap.pop();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[] numbers = new int[100];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i * 7919 % 1009 - 300;
        heapSort(numbers);
        System.out.println(Arrays.toString(Arrays.copyOf(numbers, 12)) + Arrays.hashCode(numbers));
    }
}

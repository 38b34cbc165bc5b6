import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Hand-written generic containers with static nested and inner generic classes: stack, queue, hash table, either. */
public class GenericContainers {
    static class Stack<T> implements Iterable<T> {
        private T[] items;
        private int size;

        @SuppressWarnings("unchecked")
        Stack() {
            items = (T[]) new Object[1];
        }

        Stack<T> push(T item) {
            if (size == items.length) items = Arrays.copyOf(items, size * 2);
            items[size++] = item;
            return this;
        }

        T pop() {
            if (size == 0) throw new NoSuchElementException("empty stack");
            T top = items[--size];
            items[size] = null;
            return top;
        }

        @Override
        public Iterator<T> iterator() {
            return new Down();
        }

        private class Down implements Iterator<T> {
            int at = size;

            public boolean hasNext() {
                return at > 0;
            }

            public T next() {
                return items[--at];
            }
        }
    }

    static class Table<K, V> {
        private static final class Entry<K, V> {
            final K key;
            V value;
            final Entry<K, V> next;

            Entry(K key, V value, Entry<K, V> next) {
                this.key = key;
                this.value = value;
                this.next = next;
            }
        }

        private Entry<K, V>[] buckets = grow(2);
        private int size;

        @SuppressWarnings("unchecked")
        private static <K, V> Entry<K, V>[] grow(int n) {
            return (Entry<K, V>[]) new Entry<?, ?>[n];
        }

        V put(K key, V value) {
            int b = (key.hashCode() & 0x7fffffff) % buckets.length;
            for (Entry<K, V> e = buckets[b]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    V old = e.value;
                    e.value = value;
                    return old;
                }
            }
            buckets[b] = new Entry<>(key, value, buckets[b]);
            if (++size > buckets.length) {
                Entry<K, V>[] old = buckets;
                buckets = grow(old.length * 2);
                size = 0;
                for (Entry<K, V> chain : old) {
                    for (Entry<K, V> e = chain; e != null; e = e.next) put(e.key, e.value);
                }
            }
            return null;
        }

        <R> R fold(R start, Function<? super Entry<K, V>, ? extends R> f, BinaryOperator<R> add) {
            R result = start;
            for (Entry<K, V> chain : buckets) {
                for (Entry<K, V> e = chain; e != null; e = e.next) result = add.apply(result, f.apply(e));
            }
            return result;
        }
    }

    interface Either<L, R> {
        <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right);

        static <L, R> Either<L, R> left(L l) {
            return new Either<>() {
                public <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right) {
                    return left.apply(l);
                }
            };
        }

        static <L, R> Either<L, R> right(R r) {
            return new Either<>() {
                public <T> T fold(Function<? super L, ? extends T> left, Function<? super R, ? extends T> right) {
                    return right.apply(r);
                }
            };
        }
    }

    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Stack<Integer> stack = new Stack<Integer>().push(1).push(2).push(3);
        int sum = 0;
        for (int i : stack) sum = sum * 10 + i;
        System.out.println(sum + " " + stack.pop() + stack.pop() + stack.pop());
        try {
            stack.pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Table<String, Integer> table = new Table<>();
        for (String w : "a b c a b a d e f g a".split(" ")) {
            Integer old = table.put(w, 1);
            if (old != null) table.put(w, old + 1);
        }
        System.out.println(table.size + " " + table.buckets.length + " " + table.fold(0, e -> e.value, Integer::sum)
                + " " + table.fold("", e -> e.key + e.value, String::concat));
        for (String s : new String[] {"42", "x"}) {
            System.out.println(GenericContainers.parse(s).<Object>fold(l -> "error " + l, r -> r + 1));
        }
    }
}

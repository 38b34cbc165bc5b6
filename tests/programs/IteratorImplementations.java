import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;

/** Hand-written iterators and iterables: ranges, filters, chains, trees, used in for-each loops. */
public class IteratorImplementations {
    record Range(int from, int to, int step) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("past " + to);
                    }
                    int value = next;
                    next += step;
                    return value;
                }
            };
        }
    }

    static <T> Iterable<T> filter(Iterable<T> source, Predicate<? super T> keep) {
        return () -> new Iterator<T>() {
            final Iterator<T> inner = source.iterator();
            T ready;
            boolean full;

            @Override
            public boolean hasNext() {
                while (!full && inner.hasNext()) {
                    ready = inner.next();
                    full = keep.test(ready);
                }
                return full;
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                full = false;
                return ready;
            }
        };
    }

    static <A, B> Iterable<B> map(Iterable<A> source, Function<? super A, ? extends B> f) {
        List<B> result = new ArrayList<>();
        source.forEach(a -> result.add(f.apply(a)));
        return result;
    }

    static class Tree<T> implements Iterable<T> {
        final T value;
        final List<Tree<T>> children = new ArrayList<>();

        @SafeVarargs
        Tree(T value, Tree<T>... children) {
            this.value = value;
            this.children.addAll(List.of(children));
        }

        @Override
        public Iterator<T> iterator() {
            List<T> order = new ArrayList<>();
            collect(order);
            return order.iterator();
        }

        private void collect(List<T> order) {
            order.add(value);
            for (Tree<T> c : children) {
                c.collect(order);
            }
        }
    }

    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) {
            System.out.print(i + " ");
        }
        System.out.println();
        for (String s : map(filter(new Range(1, 30, 1), n -> n % 7 == 0), n -> "<" + n + ">")) {
            System.out.print(s);
        }
        System.out.println();
        for (String s : new Tree<>("root", new Tree<>("left", new Tree<>("leaf")), new Tree<>("right"))) {
            System.out.print(s + " ");
        }
        System.out.println();
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        new Range(5, 8, 1).iterator().forEachRemaining(n -> System.out.print(n * n + " "));
        System.out.println(new Range(5, 8, 1).spliterator().getExactSizeIfKnown());
    }
}

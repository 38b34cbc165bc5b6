import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Generics: bridge methods, bounded types, wildcards, generic methods, covariant return types. */
public class GenericsBridges {
    interface Transformer<A, B> {
        B apply(A a);
    }

    static class Length implements Transformer<String, Integer> {
        @Override
        public Integer apply(String s) {
            return s.length();
        }
    }

    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        abstract double area();

        S self() {
            @SuppressWarnings("unchecked")
            S s = (S) this;
            return s;
        }

        @Override
        public int compareTo(S other) {
            return Double.compare(area(), other.area());
        }
    }

    static class Square extends Shape<Square> {
        final double side;

        Square(double side) {
            this.side = side;
        }

        double area() {
            return side * side;
        }

        @Override
        Square self() {
            System.out.print("covariant ");
            return this;
        }
    }

    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        <C> Pair<A, C> with(Function<? super B, ? extends C> f) {
            return new Pair<>(first, f.apply(second));
        }

        static <X> Pair<X, X> twice(X x) {
            return new Pair<>(x, x);
        }

        @Override
        public String toString() {
            return "(" + first + ", " + second + ")";
        }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> items) {
        T best = items.get(0);
        for (T item : items) {
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... items) {
        List<T> list = new ArrayList<>();
        for (T t : items) {
            list.add(t);
        }
        return list;
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Transformer<String, Integer> t = new Length();
        System.out.println(t.apply("four") + 1);
        Transformer raw = t;
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge casts");
        }
        Shape<Square> s = new Square(3);
        System.out.println(s.self().side + " " + s.compareTo(new Square(2)));
        System.out.println(max(listOf(3, 9, 4)) + " " + max(listOf("b", "a")) + " "
                + max(listOf(new Square(1), new Square(5))).side);
        System.out.println(new Pair<>("a", 1).with(i -> i * 2.5) + " " + Pair.twice('x'));
        System.out.println(total(listOf(1, 2L, 3.5f)));
        List<String> strings = new ArrayList<>();
        ((List) strings).add(42);
        try {
            String first = strings.get(0);
            System.out.println(first);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found");
        }
        int methods = 0;
        for (java.lang.reflect.Type type : new java.lang.reflect.Type[0]) {
            methods++;
        }
        System.out.println(methods);
    }
}

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.UnaryOperator;

/** Composition of java.util.function interfaces, generic functional interfaces and intersection casts. */
public class FunctionalInterfaces {
    interface Named {
        default String name() {
            return "named";
        }
    }

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> TriFunction<A, B, C, V> andThen(Function<? super R, ? extends V> after) {
            return (a, b, c) -> after.apply(apply(a, b, c));
        }
    }

    interface Text extends Function<Integer, String> {
        @Override
        String apply(Integer i);
    }

    static <T> Predicate<T> all(Predicate<T>... tests) {
        Predicate<T> result = t -> true;
        for (Predicate<T> test : tests) {
            result = result.and(test);
        }
        return result;
    }

    static <T, R> Function<T, R> memo(Function<T, R> f) {
        java.util.Map<T, R> cache = new java.util.HashMap<>();
        return t -> cache.computeIfAbsent(t, f);
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = s -> s.length() > 3;
        System.out.println(empty.negate().and(longer).test("four") + " " + empty.or(longer).test("abc") + " "
                + Predicate.not(longer).test("a") + " " + Predicate.isEqual("x").test("x"));
        System.out.println(all(longer, s -> s.startsWith("a")).test("abcd") + " "
                + FunctionalInterfaces.<String>all().test(""));
        Function<Integer, Integer> twice = x -> x * 2;
        Function<Integer, Integer> plus = x -> x + 3;
        System.out.println(twice.andThen(plus).apply(5) + " " + twice.compose(plus).apply(5) + " "
                + Function.<Integer>identity().apply(9));
        TriFunction<Integer, Long, String, String> tri = (a, b, c) -> c + (a + b);
        System.out.println(tri.andThen(String::length).apply(1, 2L, "sum"));
        Runnable both = (Runnable & Named) () -> System.out.println("runs");
        both.run();
        System.out.println(((Named) both).name() + " " + (both instanceof Serializable));
        Supplier<String> serializable = (Supplier<String> & Serializable) () -> "serial";
        System.out.println(serializable.get() + " " + (serializable instanceof Serializable));
        Text text = i -> "#" + i;
        Function<Integer, String> f = text;
        System.out.println(f.apply(4) + text.andThen(String::length).apply(100));
        StringBuilder log = new StringBuilder();
        Consumer<String> append = log::append;
        append.andThen(s -> log.append(s.length())).accept("word");
        BiConsumer<String, Integer> repeat = (s, n) -> log.append(s.repeat(n));
        repeat.accept("x", 3);
        ObjIntConsumer<String> at = (s, i) -> log.append(s.charAt(i));
        at.accept("hello", 1);
        System.out.println(log);
        IntBinaryOperator gcd = new IntBinaryOperator() {
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        IntPredicate even = n -> (n & 1) == 0;
        BiPredicate<Integer, Integer> divides = (a, b) -> b % a == 0;
        ToDoubleBiFunction<Integer, Integer> ratio = (a, b) -> (double) a / b;
        System.out.println(gcd.applyAsInt(84, 36) + " " + even.negate().test(7) + " " + divides.test(3, 9) + " "
                + ratio.applyAsDouble(1, 4));
        int[] calls = {0};
        Function<Integer, Integer> square = memo(n -> {
            calls[0]++;
            return n * n;
        });
        System.out.println(square.apply(4) + square.apply(4) + square.apply(5) + " " + calls[0]);
        UnaryOperator<UnaryOperator<Integer>> doubled = g -> x -> g.apply(g.apply(x));
        System.out.println(doubled.apply(x -> x * 3).apply(2));
    }
}

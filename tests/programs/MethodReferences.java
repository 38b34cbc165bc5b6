import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Method references of all kinds: static, bound, unbound, of constructors, arrays and super, with conversions. */
public class MethodReferences {
    static class Person {
        final String name;
        final int age;

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        Person(String name) {
            this(name, 0);
        }

        Person() {
            this("nobody");
        }

        String greet(String other) {
            return name + " greets " + other;
        }

        int compareAge(Person other) {
            return Integer.compare(age, other.age);
        }

        @Override
        public String toString() {
            return name + ":" + age;
        }
    }

    static class Polite extends Person {
        Polite(String name) {
            super(name, 1);
        }

        @Override
        String greet(String other) {
            Function<String, String> parent = super::greet;
            return "politely " + parent.apply(other);
        }

        Supplier<String> self() {
            return this::toString;
        }
    }

    static int sum(int... values) {
        return Arrays.stream(values).sum();
    }

    static <T> T same(T t) {
        return t;
    }

    interface Three {
        int of(int a, int b, int c);
    }

    interface Boxed {
        Long of(Integer a, int b);
    }

    static long add(int a, long b) {
        return a + b;
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }
    }

    public static void main(String[] args) {
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.apply("12") + 1);
        Supplier<Person> empty = Person::new;
        Function<String, Person> named = Person::new;
        BiFunction<String, Integer, Person> full = Person::new;
        System.out.println(empty.get() + " " + named.apply("x") + " " + full.apply("Ada", 36));
        IntFunction<int[]> ints = int[]::new;
        Function<Integer, String[][]> strings = String[][]::new;
        System.out.println(ints.apply(3).length + " " + strings.apply(2).length);
        BiFunction<Person, String, String> unbound = Person::greet;
        Function<String, String> bound = new Polite("Bob")::greet;
        System.out.println(unbound.apply(new Person("Eve"), "Al") + ", " + bound.apply("Cy") + ", "
                + new Polite("P").self().get());
        Three three = MethodReferences::sum;
        Boxed boxed = MethodReferences::add;
        System.out.println(three.of(1, 2, 3) + " " + boxed.of(4, 5));
        ToIntFunction<String> length = String::length;
        UnaryOperator<String> upper = String::toUpperCase;
        BinaryOperator<Integer> max = Math::max;
        System.out.println(length.applyAsInt("four") + upper.apply("up") + max.apply(3, 9)
                + upper.andThen(length::applyAsInt).apply("abc"));
        List<Person> people = Arrays.asList(full.apply("a", 9), full.apply("b", 3), full.apply("c", 5));
        people.sort(Person::compareAge);
        System.out.println(people);
        Function<Object, Object> id = MethodReferences::<Object>same;
        System.out.println(id.apply("same") == "same");
        MethodReferences outer = new MethodReferences();
        IntFunction<Inner> inner = outer.new Inner(0).n == 0 ? n -> outer.new Inner(n) : null;
        System.out.println(inner.apply(8).n);
        people.forEach(System.out::println);
        try {
            Person none = null;
            Function<String, String> broken = none::greet;
            System.out.println(broken);
        } catch (NullPointerException e) {
            System.out.println("receiver checked at once");
        }
        Runnable r = people::size;
        r.run();
    }
}

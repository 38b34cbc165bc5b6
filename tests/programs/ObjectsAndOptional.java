import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.StringJoiner;

/** Objects, Optional, OptionalInt, OptionalDouble and StringJoiner. */
public class ObjectsAndOptional {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    record Street(String name) {
    }

    record Address(Optional<Street> street) {
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " "
                + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.toString(null) + " "
                + Objects.toString(null, "default")
                + " " + Objects.compare("a", "b", Comparator.reverseOrder()) + " " + Objects.isNull(null) + " "
                + Objects.nonNull(1) + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.hash("a", 1));
        attempt(() -> Objects.requireNonNull(null, () -> "made message"));
        attempt(() -> Objects.checkIndex(5, 5));
        attempt(() -> Objects.checkFromToIndex(2, 1, 5));
        attempt(() -> Objects.checkFromIndexSize(2, 4, 5));
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some + " " + none + " " + some.get() + " " + none.orElse("other") + " "
                + none.orElseGet(() -> "made") + " " + some.map(String::length) + " "
                + some.filter(s -> s.length() > 9) + " " + none.isPresent() + some.isEmpty());
        System.out.println(some.flatMap(s -> Optional.of(s + "!")).or(() -> Optional.of("never")).get() + " "
                + none.or(() -> some) + " " + Optional.ofNullable(null).equals(none) + " "
                + some.equals(Optional.of("value")) + " " + some.stream().count());
        some.ifPresent(s -> System.out.println("present " + s));
        none.ifPresentOrElse(s -> System.out.println("no"), () -> System.out.println("absent"));
        attempt(none::get);
        attempt(() -> none.orElseThrow(() -> new IllegalStateException("nothing")));
        attempt(() -> Optional.of(null));
        System.out.println(OptionalInt.of(5) + " " + OptionalInt.empty() + " " + OptionalDouble.of(2.5).getAsDouble()
                + " " + OptionalInt.of(3).orElse(4));
        System.out.println(Optional.of(new Address(Optional.of(new Street("Main")))).flatMap(Address::street)
                .map(Street::name).orElseThrow(NoSuchElementException::new));
        StringJoiner joiner = new StringJoiner(", ", "[", "]");
        joiner.setEmptyValue("nothing");
        System.out.println(joiner + " " + joiner.length());
        joiner.add("a").add("b").merge(new StringJoiner("-").add("x").add("y"));
        System.out.println(joiner + " " + joiner.length());
    }
}

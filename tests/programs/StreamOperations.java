import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Streams: map, filter, flatMap, sorted, collect, groupingBy, joining, reduce, primitive streams, laziness. */
public class StreamOperations {
    record Person(String name, int age, String city) {
    }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ada", 36, "London"), new Person("Bob", 20, "Paris"),
                new Person("Cy", 51, "London"), new Person("Di", 20, "Rome"));
        System.out.println(people.stream().filter(p -> p.age() > 30).map(Person::name).collect(Collectors.toList()));
        System.out.println(people.stream().sorted(Comparator.comparing(Person::age)
                .thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name)
                .collect(Collectors.joining(", ", "<", ">")));
        System.out.println("" + people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new,
                Collectors.mapping(Person::name, Collectors.toList()))));
        System.out.println(new TreeMap<>(people.stream().collect(Collectors.groupingBy(Person::age,
                Collectors.counting()))));
        System.out.println(people.stream().collect(Collectors.partitioningBy(p -> p.age() < 30,
                Collectors.summingInt(Person::age))));
        System.out.println(people.stream().mapToInt(Person::age).summaryStatistics());
        System.out.println(people.stream().collect(Collectors.averagingDouble(Person::age)) + " "
                + people.stream().map(Person::age).reduce(0, Integer::sum) + " "
                + people.stream().max(Comparator.comparingInt(Person::age)).get().name());
        Map<String, Integer> ages = people.stream().collect(Collectors.toMap(Person::name, Person::age, (a, b) -> a,
                TreeMap::new));
        System.out.println(ages);
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i)
                .collect(Collectors.toCollection(ArrayList::new)) + " "
                + IntStream.range(0, 10).filter(i -> i % 3 == 0).sum() + " "
                + IntStream.of(3, 1, 2).sorted().boxed().toList());
        System.out.println(LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b) + " "
                + IntStream.iterate(1, i -> i * 2).limit(10).max().getAsInt() + " "
                + IntStream.range(0, 5).average().getAsDouble() + " " + Arrays.stream(new double[] {1.5, 2.5}).sum());
        System.out.println(Stream.of("a,b", "c", "d,e,f").flatMap(s -> Arrays.stream(s.split(",")))
                .map(String::toUpperCase).toList());
        System.out.println(Stream.iterate(1, x -> x * 3).skip(2).limit(4).toList() + " "
                + Stream.of(5, 3, 5, 1, 3).distinct().sorted().toList() + " "
                + Stream.iterate(1, x -> x < 50, x -> x * 2).count());
        List<String> log = new ArrayList<>();
        boolean found = Stream.of(1, 2, 3, 4).peek(i -> log.add("peek" + i)).map(i -> i * i).anyMatch(i -> i > 3);
        System.out.println(found + " " + log);
        System.out.println(Stream.of(1, 2, 3).allMatch(i -> i > 0) + " " + Stream.of(1).noneMatch(i -> i > 0) + " "
                + Stream.empty().findFirst().isPresent() + " " + Stream.of(7, 8).findFirst().get());
        System.out.println(Stream.of(1, 2, 3, 4, 5).takeWhile(i -> i < 4).toList() + " "
                + Stream.of(1, 2, 3, 4, 5).dropWhile(i -> i < 4).toList() + " "
                + Stream.concat(Stream.of("x"), Stream.of("y")).toList());
        System.out.println("" + "hello world".chars().mapToObj(c -> (char) c)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())));
        System.out.println(Arrays.toString(Stream.of("b", "a").sorted().toArray(String[]::new)) + " "
                + Stream.of(1, 2, 3).mapToInt(i -> i).mapToObj(Integer::toString).collect(Collectors.joining("+"))
                + " " + Stream.of("x").collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        try {
            Stream<String> once = Stream.of("x");
            once.count();
            once.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", "a").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

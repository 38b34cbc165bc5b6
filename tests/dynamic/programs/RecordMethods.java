import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** toString, hashCode and equals that a record does not declare itself. */
public class RecordMethods {
    record Empty() { }
    record All(boolean a, byte b, char c, short d, int e, long f, float g, double h, String i, int[] j) { }
    record Pair<A, B>(A first, B second) { }
    record Number(double value, float small) { }
    record Own(int x, int y) {
        Own { if (x < 0) throw new IllegalArgumentException("negative"); }
        @Override public String toString() { return "own " + x; }
        static Own origin() { return new Own(0, 0); }
    }
    private record Hidden(String secret) { }
    interface Shape { double area(); }
    record Square(double side) implements Shape {
        public double area() { return side * side; }
    }

    static class Noisy {
        final String name;
        final boolean equal;
        Noisy(String name, boolean equal) { this.name = name; this.equal = equal; }
        @Override public int hashCode() { System.out.println("hash " + name); return name.length(); }
        @Override public boolean equals(Object other) { System.out.println("equals " + name); return equal; }
        @Override public String toString() { System.out.println("text " + name); return name; }
    }

    static void values() {
        int[] array = {1};
        All one = new All(true, (byte) -1, 'c', (short) 4, 5, 1L << 33, 1.5f, -2.25, "text", array);
        All two = new All(true, (byte) -1, 'c', (short) 4, 5, 1L << 33, 1.5f, -2.25, "text", array);
        All three = new All(false, (byte) 1, 'd', (short) 5, 6, 7, 2.5f, 3.5, null, null);
        System.out.println(three);
        System.out.println(one.equals(two) + " " + one.equals(three) + " " + (one.hashCode() == two.hashCode()));
        System.out.println(three.hashCode());
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
        System.out.println(new Empty().equals(null) + " " + new Empty().equals("Empty[]"));
        System.out.println(new Pair<>("a", null) + " " + new Pair<>(null, 2).hashCode());
        System.out.println(new Pair<>(1, 2).equals(new Pair<>(1, 2L)));
        System.out.println(new Hidden("s") + " " + new Hidden("s").equals(new Hidden("s")));
        System.out.println(new Own(1, 2) + " " + Own.origin().equals(new Own(0, 0)) + " " + new Own(1, 2).hashCode());
        Shape shape = new Square(3);
        System.out.println(shape + " " + shape.area() + " " + shape.hashCode());
        record Local(int n, List<String> names) { }
        System.out.println(new Local(3, List.of("a", "b")));
    }

    static void floatingPoint() {
        Number zero = new Number(0.0, 0f);
        Number minus = new Number(-0.0, -0f);
        Number none = new Number(Double.NaN, Float.NaN);
        Number other = new Number(0.0 / 0.0, Float.intBitsToFloat(0x7fc12345));
        System.out.println(zero.equals(minus) + " " + none.equals(other) + " " + none.hashCode() + " " + minus.hashCode());
        System.out.println(none + " " + minus);
    }

    static void order() {
        Pair<Noisy, Noisy> one = new Pair<>(new Noisy("a", true), new Noisy("b", true));
        Pair<Noisy, Noisy> two = new Pair<>(new Noisy("c", false), new Noisy("d", false));
        System.out.println(one.equals(two));
        System.out.println(two.equals(one));
        System.out.println(one.hashCode());
        System.out.println(one);
        System.out.println(one.equals(one));
    }

    static void keys() {
        Map<Pair<Integer, String>, Integer> map = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            map.merge(new Pair<>(i % 5, "k" + i % 2), i, Integer::sum);
        }
        System.out.println(map.size() + " " + map.get(new Pair<>(3, "k1")));
        Set<Number> numbers = new HashSet<>();
        numbers.add(new Number(1, 2));
        System.out.println(numbers.contains(new Number(1, 2)) + " " + numbers);
        try {
            new Own(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        values();
        floatingPoint();
        order();
        keys();
    }
}

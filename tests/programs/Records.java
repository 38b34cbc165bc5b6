import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Records: toString, equals, hashCode of every component type, compact constructors, nesting, generics. */
public class Records {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < -1000) {
                throw new IllegalArgumentException("x " + x);
            }
        }

        Point(int both) {
            this(both, both);
        }

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y());
        }

        @Override
        public int compareTo(Point other) {
            return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
        }
    }

    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, Object o) {
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> second(C c) {
            return new Pair<>(first, c);
        }
    }

    record Name(String text) {
        Name(String text) {
            this.text = text.trim();
        }

        @Override
        public String text() {
            return "[" + text + "]";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Name n && n.text.equalsIgnoreCase(text);
        }

        @Override
        public int hashCode() {
            return text.length();
        }
    }

    record Empty() {
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.equals(new Point(3, 4)) + " " + p.equals(new Point(4)) + " " + p.hashCode()
                + " " + p.plus(Point.ORIGIN).x() + " " + p.equals(null));
        All all = new All(true, (byte) 1, (short) 2, 'c', 4, 5L << 33, 6.5f, -0.0, "text", null);
        System.out.println(all);
        System.out.println(all.hashCode() + " " + all.equals(new All(true, (byte) 1, (short) 2, 'c', 4, 5L << 33,
                6.5f, -0.0, "te" + "xt", null))
                + " " + all.equals(new All(true, (byte) 1, (short) 2, 'c', 4, 5L << 33, 6.5f, 0.0, "text", null)));
        System.out.println(new Pair<>("a", List.of(1, 2)) + " " + new Pair<>(p, 2).second('x') + " "
                + new Pair<>(null, null).hashCode());
        System.out.println(new Name("  Ada ") + " " + new Name("ada").equals(new Name("ADA")) + " "
                + new Name("x").text() + " " + new Name("abc").hashCode());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(Map.of(new Point(1), "one").get(new Point(1)) + " " + p.compareTo(new Point(3, 5)));
        try {
            new Point(-1001, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        record Local(int n, Point at) {
            int sum() {
                return n + at.x;
            }
        }
        System.out.println(new Local(2, p) + " " + new Local(2, p).sum() + " " + Objects.hash(1, 2) + " "
                + new Pair<>(Double.NaN, 0f).equals(new Pair<>(Double.NaN, -0f)));
    }
}

/** Objects, interfaces, dispatch, casts, exceptions and monitors. */
public class Shapes implements Comparable<Shapes> {
    interface Scaled {
        int LARGEST = 9;

        int scale(int factor);
    }

    static class Square extends Shapes implements Scaled {
        private final int side;

        Square(String name, int side) {
            super(name);
            this.side = side;
        }

        @Override
        int area() {
            return side * side;
        }

        @Override
        public synchronized int scale(int factor) {
            if (factor > LARGEST) {
                throw new IllegalArgumentException("too large");
            }
            return side * factor;
        }
    }

    static final class Pair extends Shapes {
        final Shapes first;
        Shapes second;

        Pair(Shapes first, Shapes second) {
            super("pair");
            this.first = first;
            this.second = second;
        }

        @Override
        int area() {
            return first.area() + (second == null ? 0 : second.area());
        }
    }

    static int made;
    protected final String name;
    private long number;

    Shapes(String name) {
        this.name = name;
        number = ++made;
    }

    int area() {
        return 0;
    }

    @Override
    public int compareTo(Shapes other) {
        return Integer.compare(area(), other.area());
    }

    static String described(Object any) {
        StringBuilder text = new StringBuilder();
        try {
            Scaled scaled = (Scaled) any;
            text.append(scaled.scale(3)).append(' ').append(scaled.scale(10));
        } catch (ClassCastException e) {
            text.append("not scaled");
        } catch (IllegalArgumentException e) {
            text.append(e.getMessage());
        } finally {
            text.append('.');
        }
        synchronized (text) {
            text.append(any instanceof Pair);
        }
        return text.toString();
    }

    public static void main(String[] args) {
        Shapes[] all = new Shapes[5];
        for (int i = 0; i < 4; i++) {
            all[i] = (i & 1) == 0 ? new Square("s", i + 1) : new Pair(all[i - 1], null);
        }
        all[4] = new Pair(all[1], all[2]);
        ((Pair) all[4]).second = all[3];
        long total = 0;
        for (Shapes one : all) {
            System.out.println(one.name);
            System.out.println(one.area());
            System.out.println(described(one));
            System.out.println(one.compareTo(all[2]));
            total += one.number;
        }
        try {
            Object[] objects = all;
            objects[0] = "text";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(total);
        System.out.println(all[5].name);
    }
}

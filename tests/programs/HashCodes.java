import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** hashCode of strings, boxes, lists, sets, maps, arrays, records, enum names and own classes. */
public class HashCodes {
    record Point(int x, double y) {
    }

    static class Own {
        final int a;
        final String b;

        Own(int a, String b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Own other = (Own) o;
            return a == other.a && Objects.equals(b, other.b);
        }

        @Override
        public int hashCode() {
            return Objects.hash(a, b);
        }
    }

    public static void main(String[] args) {
        System.out.println("hello".hashCode() + " " + "a long text with many characters in it".hashCode() + " "
                + "\u4e2d\u6587".hashCode());
        System.out.println(Integer.valueOf(-7).hashCode() + " " + Long.valueOf(1L << 35).hashCode() + " "
                + Double.valueOf(1.1).hashCode() + " " + Float.valueOf(1.1f).hashCode() + " "
                + Boolean.TRUE.hashCode() + " " + Boolean.FALSE.hashCode() + " " + Character.valueOf('z').hashCode()
                + " " + Byte.valueOf((byte) -1).hashCode());
        System.out.println(List.of(1, 2, 3).hashCode() + " " + Set.of("a", "b").hashCode() + " "
                + Map.of("k", 1, "l", 2).hashCode() + " " + Arrays.asList("a", null).hashCode() + " "
                + Map.entry("a", "b").hashCode());
        System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new double[] {1.5}) + " "
                + Arrays.hashCode(new boolean[] {true}) + " " + Arrays.hashCode((int[]) null) + " "
                + Arrays.hashCode(new long[] {1L << 40}));
        System.out.println(new Point(3, 0.5).hashCode() + " " + Optional.of("x").hashCode() + " "
                + Optional.empty().hashCode() + " " + Objects.hash() + " " + Objects.hash((Object) null) + " "
                + Objects.hashCode(null) + " " + Objects.hash(1, "a", 2.5));
        Set<Own> set = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            set.add(new Own(i % 5, i % 2 == 0 ? "even" : null));
        }
        System.out.println(set.size() + " " + set.contains(new Own(3, null)) + " " + set.contains(new Own(7, null)));
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(0, -0.0), "negative");
        map.put(new Point(0, 0.0), "positive");
        System.out.println(map.size() + " " + map.get(new Point(0, 0.0)));
        System.out.println(new StringBuilder("x").toString().hashCode() == "x".hashCode());
        Object o = new Object();
        System.out.println(o.hashCode() == o.hashCode() && o.hashCode() == System.identityHashCode(o));
        List<Object> changing = new java.util.ArrayList<>();
        int before = changing.hashCode();
        changing.add("x");
        System.out.println(before + " " + changing.hashCode());
    }
}

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.TreeMap;

/** EnumMap and EnumSet: order, ranges, complements, removal, iteration. */
public class EnumCollections {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            return this == SAT || this == SUN;
        }
    }

    public static void main(String[] args) {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        hours.put(Day.FRI, 6);
        hours.put(Day.MON, 8);
        hours.put(Day.WED, null);
        hours.merge(Day.MON, 2, Integer::sum);
        System.out.println(hours + " " + hours.size() + " " + hours.containsKey(Day.WED) + " " + hours.get(Day.SUN));
        hours.remove(Day.WED);
        for (Map.Entry<Day, Integer> e : hours.entrySet()) {
            e.setValue(e.getValue() * 10);
        }
        System.out.println(hours.keySet() + " " + hours.values() + " " + hours.equals(new EnumMap<>(hours)));
        EnumSet<Day> weekend = EnumSet.noneOf(Day.class);
        for (Day d : Day.values()) {
            if (d.weekend()) {
                weekend.add(d);
            }
        }
        EnumSet<Day> work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU) + " "
                + EnumSet.of(Day.SUN, Day.MON) + EnumSet.allOf(Day.class).size());
        work.removeIf(d -> d.ordinal() % 2 == 0);
        work.retainAll(EnumSet.of(Day.TUE, Day.SAT));
        System.out.println(work + " " + work.contains(Day.TUE) + " " + weekend.containsAll(work));
        Map<Day, String> sorted = new TreeMap<>((a, b) -> b.compareTo(a));
        for (Day d : weekend) {
            sorted.put(d, d.name().toLowerCase());
        }
        sorted.put(Day.MON, "first");
        System.out.println(sorted);
        int[] counts = new int[Day.values().length];
        for (Day d : new Day[] {Day.MON, Day.SUN, Day.MON}) {
            counts[d.ordinal()]++;
        }
        System.out.println(counts[0] + " " + counts[6]);
        try {
            hours.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key refused");
        }
    }
}

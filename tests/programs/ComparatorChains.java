import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Comparators composed from keys, reversed, null-friendly; sorting is stable. */
public class ComparatorChains {
    record Card(String suit, int rank, Double weight) {
        @Override
        public String toString() {
            return suit + rank + (weight == null ? "" : ":" + weight);
        }
    }

    public static void main(String[] args) {
        List<Card> cards = new ArrayList<>();
        String[] suits = {"S", "H", "D"};
        for (int i = 0; i < 12; i++) {
            cards.add(new Card(suits[i % 3], i * 5 % 4, i % 4 == 0 ? null : i / 2.0));
        }
        cards.sort(Comparator.comparing(Card::suit));
        System.out.println(cards);
        cards.sort(Comparator.comparing(Card::suit).reversed().thenComparingInt(Card::rank));
        System.out.println(cards);
        cards.sort(Comparator.comparing(Card::weight, Comparator.nullsFirst(Comparator.reverseOrder()))
                .thenComparing(Card::suit));
        System.out.println(cards);
        cards.sort(Comparator.<Card>comparingInt(c -> -c.rank())
                .thenComparing(Card::weight, Comparator.nullsLast(Comparator.naturalOrder())));
        System.out.println(cards);
        Card[] array = cards.toArray(new Card[0]);
        Arrays.sort(array, 2, 8, (a, b) -> a.suit().compareTo(b.suit()));
        System.out.println(Arrays.toString(array));
        System.out.println(Collections.min(cards, Comparator.comparing(Card::toString)) + " "
                + Comparator.<Integer>naturalOrder().compare(1, 2) + " "
                + Comparator.<String>reverseOrder().compare("a", "b") + " "
                + Comparator.comparingDouble(Card::rank).compare(array[0], array[1]) + " "
                + Comparator.comparingLong((Integer x) -> x * 2L).compare(3, 3));
        Comparator<String> byLength = (a, b) -> a.length() - b.length();
        List<String> words = Arrays.asList("ccc", "a", "bb", "aaa", "b", "cc", "");
        words.sort(byLength.thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        Integer[] numbers = new Integer[100];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * 71 % 100;
        }
        Arrays.sort(numbers, Comparator.comparingInt(n -> n % 10));
        System.out.println(Arrays.asList(numbers).subList(0, 15) + " " + Arrays.hashCode(numbers));
        try {
            List<Object> mixed = new ArrayList<>(List.of(1, "two"));
            mixed.sort(null);
        } catch (ClassCastException e) {
            System.out.println("mixed types");
        }
        try {
            cards.sort(Comparator.comparing(Card::weight));
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
    }
}

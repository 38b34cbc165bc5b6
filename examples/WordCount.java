import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts words with HashMap, sorts them with TreeMap, and finds the most frequent with a stream. */
public class WordCount {
    static final String TEXT = """
            The sun rose over the hills, and the hills woke the birds.
            The birds sang to the sun until the sun went down.
            """;

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : TEXT.toLowerCase().split("[^a-z]+")) {
            counts.merge(word, 1, Integer::sum);
        }
        System.out.println(new TreeMap<>(counts));
        String top = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(3)
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                .collect(Collectors.joining(", "));
        System.out.println("most frequent: " + top);
    }
}

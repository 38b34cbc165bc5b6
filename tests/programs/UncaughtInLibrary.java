import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** An exception thrown by library code leaves main: the trace names the library's methods and lines. */
public class UncaughtInLibrary {
    static <T> T third(Iterable<T> items) {
        Iterator<T> iterator = items.iterator();
        iterator.next();
        iterator.next();
        return iterator.next();
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        words.add("alpha");
        words.add("beta");
        words.add("gamma");
        System.out.println(third(words));
        words.remove(0);
        System.out.println(third(words));
    }
}

import java.util.ArrayList;
import java.util.List;

/** Wants more memory than there is: in one array, in many, or in small objects. */
class Memory {
    public static void main(String[] arguments) {
        try {
            System.out.println(new int[Integer.MAX_VALUE].length);
        } catch (OutOfMemoryError error) {
            System.out.println(error.getMessage());
        }
        List<Object> kept = new ArrayList<>();
        boolean large = arguments[0].equals("large");
        while (true) {
            kept.add(large ? new long[100_000_000] : new Object());
        }
    }
}

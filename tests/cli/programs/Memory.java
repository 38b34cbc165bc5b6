import java.util.ArrayList;
import java.util.List;

/** Wants more memory than there is: in one array, in many, in small objects of a list, or in a chain of them. */
class Memory {
    private Memory next;

    public static void main(String[] arguments) {
        try {
            System.out.println(new int[Integer.MAX_VALUE].length);
        } catch (OutOfMemoryError error) {
            System.out.println(error.getMessage());
        }
        if (arguments[0].equals("chain")) {
            Memory chain = null;
            while (true) {
                Memory link = new Memory();
                link.next = chain;
                chain = link;
            }
        }
        List<Object> kept = new ArrayList<>();
        boolean large = arguments[0].equals("large");
        while (true) {
            kept.add(large ? new long[100_000_000] : new Object());
        }
    }
}

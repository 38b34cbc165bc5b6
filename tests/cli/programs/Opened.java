import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Reads a private field of the JDK. */
public class Opened {
    public static void main(String[] arguments) throws Exception {
        Field size = ArrayList.class.getDeclaredField("size");
        size.setAccessible(true);
        System.out.println(size.get(new ArrayList<>(List.of(1, 2, 3))));
    }
}

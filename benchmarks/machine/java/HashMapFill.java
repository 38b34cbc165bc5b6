import java.util.HashMap;
import java.util.Map;

/** Puts n entries into a java.util.HashMap and gets each of them, and as many that are not there. */
public class HashMapFill {
    static int run(int n) {
        Map<Integer, Integer> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i * 7, i);
        }
        int checksum = 0;
        for (int key = 0; key < n; key++) {
            Integer value = map.get(key * 14);
            if (value != null) {
                checksum = (checksum * 31 + value) % 1000003;
            }
        }
        return checksum * 7 + map.size() % 7;
    }

    public static void main(String[] args) {
        System.out.println(run(Integer.parseInt(args[0])));
    }
}

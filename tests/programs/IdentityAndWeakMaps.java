import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** IdentityHashMap compares by identity, WeakHashMap holds live keys; only sizes and lookups are printed. */
public class IdentityAndWeakMaps {
    public static void main(String[] args) {
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        String a = new String("key");
        String b = new String("key");
        identity.put(a, 1);
        identity.put(b, 2);
        identity.put("key", 3);
        identity.put("key", 4);
        System.out.println(identity.size() + " " + identity.get(a) + " " + identity.get(b) + " " + identity.get("key")
                + " " + identity.get(new String("key")) + " " + identity.containsValue(4));
        identity.remove(b);
        System.out.println(identity.size() + " " + identity.containsKey(b) + " " + identity.keySet().contains(a));
        int sum = 0;
        for (Map.Entry<String, Integer> e : identity.entrySet()) {
            sum += e.getValue();
        }
        System.out.println(sum);
        Integer[] boxes = new Integer[100];
        IdentityHashMap<Object, Integer> many = new IdentityHashMap<>();
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = Integer.valueOf(1000);
            many.put(boxes[i], i);
        }
        int found = 0;
        for (int i = 0; i < boxes.length; i += 2) {
            found += many.remove(boxes[i]);
        }
        System.out.println(many.size() + " " + found + " " + many.get(boxes[1]) + " " + many.get(boxes[0]));
        many.put(null, -1);
        System.out.println(many.get(null));
        Map<Object, String> weak = new WeakHashMap<>();
        Object[] keys = {"alpha", 42, 'c'};
        for (Object k : keys) {
            weak.put(k, "value of " + k);
        }
        System.out.println(weak.size() + " " + weak.get("alpha") + " " + weak.get(42) + " " + keys.length);
        Set<Object> visited = java.util.Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(visited.add(a) + " " + visited.add(b) + " " + visited.add(a) + " " + visited.size());
    }
}

import java.util.HashMap;
import java.util.Map;

/** A least-recently-used cache made of a hash map and a doubly linked list with sentinels. */
public class LeastRecentlyUsed<K, V> {
    private final class Entry {
        K key;
        V value;
        Entry before, after;
    }

    private final Map<K, Entry> entries = new HashMap<>();
    private final Entry head = new Entry();
    private final Entry tail = new Entry();
    private final int capacity;
    private int hits, misses;

    LeastRecentlyUsed(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException("capacity: " + capacity);
        this.capacity = capacity;
        head.after = tail;
        tail.before = head;
    }

    private void unlink(Entry e) {
        e.before.after = e.after;
        e.after.before = e.before;
    }

    private void pushFront(Entry e) {
        e.after = head.after;
        e.before = head;
        head.after.before = e;
        head.after = e;
    }

    V get(K key) {
        Entry e = entries.get(key);
        if (e == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(e);
        pushFront(e);
        return e.value;
    }

    void put(K key, V value) {
        Entry e = entries.get(key);
        if (e != null) {
            e.value = value;
            unlink(e);
        } else {
            if (entries.size() == capacity) {
                Entry oldest = tail.before;
                unlink(oldest);
                entries.remove(oldest.key);
            }
            e = new Entry();
            e.key = key;
            e.value = value;
            entries.put(key, e);
        }
        pushFront(e);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Entry e = head.after; e != tail; e = e.after) {
            out.append(e.key).append('=').append(e.value).append(' ');
        }
        return out + "hits " + hits + " misses " + misses;
    }

    public static void main(String[] args) {
        LeastRecentlyUsed<Integer, String> cache = new LeastRecentlyUsed<>(3);
        for (int i = 0; i < 5; i++) {
            cache.put(i, "v" + i);
            cache.get(i - 1);
        }
        System.out.println(cache);
        cache.get(2);
        cache.put(3, "three");
        cache.put(9, "nine");
        System.out.println(cache + " " + cache.get(4) + " " + cache.entries.size());
        int x = 1;
        for (int i = 0; i < 500; i++) {
            x = x * 17 + 3 & 15;
            if (cache.get(x % 6) == null) cache.put(x % 6, "r" + i);
        }
        System.out.println(cache);
        try {
            new LeastRecentlyUsed<String, String>(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

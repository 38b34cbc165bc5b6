import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Classes of java.util.concurrent used by one thread, thread locals, and the thread's own state. */
public class ConcurrentClasses {
    static final ThreadLocal<List<String>> LOCAL = ThreadLocal.withInitial(ArrayList::new);

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 60; i++) {
            map.merge("k" + i % 17, i, Integer::sum);
        }
        map.computeIfPresent("k3", (k, v) -> null);
        System.out.println(map + " " + map.size() + " " + map.reduceValues(100, Integer::sum));
        try {
            map.put("x", null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        AtomicInteger count = new AtomicInteger(5);
        System.out.println(count.incrementAndGet() + " " + count.getAndAdd(10) + " " + count.compareAndSet(16, 1)
                + " " + count.updateAndGet(x -> x * 7) + " " + count);
        AtomicLong total = new AtomicLong(Long.MAX_VALUE);
        System.out.println(total.incrementAndGet() + " " + total.accumulateAndGet(3, Math::max));
        AtomicReference<String> reference = new AtomicReference<>("a");
        System.out.println(reference.compareAndSet("a", "b") + " " + reference.getAndSet("c") + " " + reference.get());
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : list) {
            list.add(x * 10);
        }
        System.out.println(list + " " + list.addIfAbsent(10));
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>(List.of("p", "q"));
        System.out.println(queue.poll() + queue.peek() + queue.size());
        ConcurrentSkipListMap<Integer, String> sorted = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 10; i++) {
            sorted.put(i * 7 % 10, "v" + i);
        }
        System.out.println(sorted + " " + sorted.ceilingKey(4) + " " + sorted.headMap(3));
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        lock.unlock();
        System.out.println(lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.tryLock());
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        LOCAL.get().add("mine");
        System.out.println(LOCAL.get());
        LOCAL.remove();
        System.out.println(LOCAL.get());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + Thread.interrupted());
        }
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon() + " "
                + Thread.currentThread().getPriority());
    }
}

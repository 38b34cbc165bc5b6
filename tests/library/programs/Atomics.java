import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.List;

/** The classes of java.util.concurrent, as one thread uses them. */
public class Atomics {
    volatile int count;

    public static void main(String[] args) {
        AtomicInteger number = new AtomicInteger(5);
        System.out.println(number.incrementAndGet() + number.getAndAdd(3) + " " + number.updateAndGet(x -> x * 2) + number.compareAndSet(18, 1) + number);
        AtomicLong large = new AtomicLong(Long.MAX_VALUE);
        AtomicReference<String> text = new AtomicReference<>("x");
        System.out.println(large.incrementAndGet() + " " + text.compareAndSet("x", "y") + text.getAndUpdate(s -> s + "!") + text);
        AtomicIntegerArray array = new AtomicIntegerArray(3);
        array.incrementAndGet(1);
        System.out.println(array + " " + new AtomicBoolean().getAndSet(true) + new AtomicStampedReference<>("r", 2).getStamp());
        AtomicIntegerFieldUpdater<Atomics> updater = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "count");
        System.out.println(updater.addAndGet(new Atomics(), 4));
        LongAdder adder = new LongAdder();
        adder.add(5);
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(1.5);
        LongAccumulator most = new LongAccumulator(Long::max, 0);
        most.accumulate(7);
        System.out.println(adder + " " + doubles + " " + most);
        collections();
        locks();
    }

    static void collections() {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) {
            map.merge("key" + i % 17, 1, Integer::sum);
        }
        System.out.println(map + " " + map.computeIfAbsent("z", k -> 9) + map.size() + map.reduceValues(1000, Integer::sum));
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(4, 5));
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
        deque.addFirst(queue.poll());
        System.out.println(queue + " " + deque + new CopyOnWriteArrayList<>(List.of(1, 2)) + new ConcurrentSkipListMap<>(map).firstKey());
        System.out.println(new PriorityBlockingQueue<>(List.of(3, 1, 2)).poll() + " " + new LinkedBlockingQueue<>(List.of(1)).poll());
        System.out.println(new ArrayBlockingQueue<>(2, true, List.of(8)).offer(1));
    }

    static void locks() {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        both.readLock().lock();
        System.out.println(lock.isLocked() + " " + both.getReadLockCount());
        lock.unlock();
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        Semaphore semaphore = new Semaphore(2);
        System.out.println(lock.isLocked() + " " + latch.getCount() + semaphore.tryAcquire() + semaphore.availablePermits());
        System.out.println(CompletableFuture.completedFuture(3).thenApply(x -> x + 1).join());
    }
}

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/** What the tools of concurrent programs do while there is one thread: locks, futures, time, interrupts. */
public class OneThread {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread());
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        latch.await();
        Semaphore semaphore = new Semaphore(2);
        System.out.println(latch.getCount() + " " + semaphore.tryAcquire(2) + " " + semaphore.tryAcquire());
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        queue.put(1);
        System.out.println(queue.offer(2) + " " + queue.offer(3) + " " + queue.take());
        Object monitor = new Object();
        synchronized (monitor) {
            monitor.wait(5);
            System.out.println(Thread.holdsLock(monitor));
        }
        System.out.println(Thread.holdsLock(monitor));
    }

    static void interrupts() {
        Object monitor = new Object();
        for (long timeout : new long[] {0, 5}) {
            Thread.currentThread().interrupt();
            synchronized (monitor) {
                try {
                    monitor.wait(timeout);
                } catch (InterruptedException e) {
                    System.out.println(e + " " + Thread.currentThread().isInterrupted());
                }
            }
        }
        LockSupport.park();
        System.out.println("an interrupt is a permit too");
        LockSupport.unpark(new Thread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        Thread.currentThread().interrupt();
        LockSupport.park();
        LockSupport.park();
        System.out.println("parked while interrupted " + Thread.interrupted());
    }

    static void futures() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<String> next = future.thenApply(x -> "got " + x);
        next.whenComplete((value, error) -> System.out.println("done " + value + " " + error));
        future.complete(4);
        System.out.println(next.get() + CompletableFuture.completedFuture(3).thenCombine(future, Integer::sum).join());
        FutureTask<Integer> task = new FutureTask<>(() -> 99);
        task.run();
        System.out.println(task.get());
        System.out.println(IntStream.range(0, 1000).parallel().filter(x -> x % 3 == 0).sum());
    }

    static void threads() throws Exception {
        Thread thread = new Thread(() -> System.out.println("never runs"), "worker");
        System.out.println(thread.getName() + " " + thread.isAlive() + " " + thread.getState() + " " + thread);
        System.out.println(LOCAL.get());
        LOCAL.set(8);
        System.out.println(LOCAL.get());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            System.out.println(e + " " + Thread.currentThread().isInterrupted());
        }
        long before = System.nanoTime();
        TimeUnit.MILLISECONDS.sleep(20);
        System.out.println(System.nanoTime() - before >= 20_000_000L);
    }

    public static void main(String[] args) throws Exception {
        locks();
        interrupts();
        futures();
        threads();
    }
}

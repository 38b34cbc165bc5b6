import java.util.concurrent.locks.LockSupport;

/** What ends a wait before its time, and how long the others are. */
public class Interrupts {
    static int sleeps(int count) {
        int told = 0;
        for (int i = 0; i < count; i++) {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                told++;
            }
        }
        return told;
    }

    static int waits(Object monitor, int count) {
        int told = 0;
        for (int i = 0; i < count; i++) {
            Thread.currentThread().interrupt();
            synchronized (monitor) {
                try {
                    monitor.wait(i % 2);
                } catch (InterruptedException e) {
                    told += e.getMessage() == null && !Thread.currentThread().isInterrupted() ? 1 : 0;
                }
            }
        }
        return told;
    }

    static void traces() {
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            e.printStackTrace(System.out);
        }
        Thread.currentThread().interrupt();
        try {
            new Object().wait(5);
        } catch (InterruptedException | IllegalMonitorStateException e) {
            System.out.println(e.getMessage() + " " + Thread.interrupted());
        }
    }

    static void parks() {
        Thread.currentThread().interrupt();
        LockSupport.park();
        LockSupport.parkNanos(3_600_000_000_000L);
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(new Thread(() -> { }));
        LockSupport.unpark(null);
        LockSupport.park();
        System.out.println("went on");
    }

    static void deadlines() {
        long begin = System.currentTimeMillis();
        LockSupport.parkUntil(begin + 20);
        LockSupport.parkUntil(begin - 20);
        LockSupport.parkUntil(-1);
        long passed = System.currentTimeMillis() - begin;
        System.out.println(passed < 3_600_000 ? "soon" : "after " + passed + " ms");
    }

    public static void main(String[] arguments) {
        System.out.println(sleeps(200) + " " + waits(new Object(), 200));
        traces();
        parks();
        deadlines();
    }
}

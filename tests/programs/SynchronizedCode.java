/** synchronized methods and blocks in one thread: re-entry, exceptions inside, nested locks, static locks. */
public class SynchronizedCode {
    private int count;
    private static int total;
    private final Object lock = new Object();

    synchronized int increment() {
        return ++count + again();
    }

    synchronized int again() {
        return count * 10;
    }

    static synchronized void add(int n) {
        total += n;
        if (n > 0) {
            add(n - 1);
        }
    }

    synchronized void fail() {
        throw new IllegalStateException("inside");
    }

    int blocks(int n) {
        synchronized (lock) {
            synchronized (this) {
                synchronized (lock) {
                    if (n == 0) {
                        return count;
                    }
                    count += n;
                }
            }
            try {
                synchronized (SynchronizedCode.class) {
                    return 100 / (n - 1);
                }
            } catch (ArithmeticException e) {
                return -1;
            }
        }
    }

    static int loop() {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            synchronized (SynchronizedCode.class) {
                if (i % 2 == 0) {
                    continue;
                }
                if (i > 6) {
                    break;
                }
                sum += i;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        SynchronizedCode s = new SynchronizedCode();
        System.out.println(s.increment() + " " + s.increment());
        add(4);
        System.out.println(total);
        try {
            s.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(s));
        }
        System.out.println(s.blocks(0) + " " + s.blocks(1) + " " + s.blocks(3) + " " + loop());
        synchronized (s) {
            System.out.println(Thread.holdsLock(s) + " " + Thread.holdsLock(s.lock));
        }
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
    }
}

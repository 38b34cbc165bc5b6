/** Handlers: nested, finally, several types, resources, and monitors. */
public class Handlers implements AutoCloseable {
    int count;

    int nested(int x) throws java.io.IOException, InterruptedException {
        try {
            try {
                count += 10 / x;
            } catch (ArithmeticException | NullPointerException caught) {
                throw new java.io.IOException(caught);
            } finally {
                count--;
            }
            return count;
        } catch (java.io.IOException caught) {
            return -1;
        }
    }

    static int resources() {
        try (Handlers first = new Handlers(); Handlers second = new Handlers()) {
            return first.count + second.count;
        }
    }

    void locked() {
        synchronized (this) {
            count++;
        }
    }

    @Override
    public void close() {
        count = 0;
    }
}

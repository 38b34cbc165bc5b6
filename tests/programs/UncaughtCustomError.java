/** A custom Error without a message, thrown in a nested class, after output on both streams. */
public class UncaughtCustomError {
    static class Fatal extends Error {
        @Override
        public String toString() {
            return "Fatal[" + getMessage() + "]";
        }
    }

    class Inner {
        void explode() {
            System.err.println("about to fail");
            throw new Fatal();
        }
    }

    public static void main(String[] args) {
        System.out.println("working");
        try {
            new UncaughtCustomError().new Inner().explode();
        } finally {
            System.out.println("finally runs");
        }
    }
}

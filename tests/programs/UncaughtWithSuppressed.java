/** An uncaught exception that carries suppressed exceptions with causes of their own. */
public class UncaughtWithSuppressed {
    static class Door implements AutoCloseable {
        final int number;

        Door(int number) {
            this.number = number;
        }

        @Override
        public void close() throws Exception {
            try {
                Object o = number;
                System.out.println(((String) o).length());
            } catch (ClassCastException e) {
                throw new Exception("door " + number + " is stuck", e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        try (Door a = new Door(1); Door b = new Door(2)) {
            System.out.println("inside");
            throw new java.io.IOException("fire\non two lines");
        }
    }
}

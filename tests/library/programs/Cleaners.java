import java.lang.ref.Cleaner;

/** Cleans what a cleaner was told of, at once and once only; what is left when the program ended is cleaned in silence. */
public class Cleaners {
    private static volatile boolean ended;

    private static class Resource implements AutoCloseable {
        private static final Cleaner CLEANER = Cleaner.create();
        private final Cleaner.Cleanable cleanable;

        Resource(String name) {
            cleanable = CLEANER.register(this, () -> {
                if (!ended) {
                    System.out.println("cleaned " + name);
                }
            });
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    public static void main(String[] arguments) {
        Resource kept = new Resource("never");
        try (Resource first = new Resource("first"); Resource second = new Resource("second")) {
            System.out.println(first != second);
            second.close();
        }
        Cleaner.Cleanable failing = Cleaner.create().register(kept, () -> {
            throw new IllegalStateException("while cleaning");
        });
        for (int time = 0; time < 2; time++) {
            try {
                failing.clean();
                System.out.println("nothing left to do");
            } catch (IllegalStateException failure) {
                System.out.println(failure.getMessage());
            }
        }
        try {
            Cleaner.create().register(null, () -> { });
        } catch (NullPointerException missing) {
            System.out.println(missing.getMessage());
        }
        System.out.println(kept != null);
        ended = true;
    }
}

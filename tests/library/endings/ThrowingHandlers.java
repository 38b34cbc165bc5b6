/** An uncaught exception whose handler throws another: the JVM names that one and goes on to the hooks. */
public class ThrowingHandlers {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread.currentThread().setName("worker");
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> {
            System.out.println("handling " + exception);
            throw new IllegalStateException("forgotten");
        });
        throw new RuntimeException("first");
    }
}

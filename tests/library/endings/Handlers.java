/** Leaves an exception to a handler of its own. */
public class Handlers {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler(
            (thread, exception) -> System.out.println(thread.getName() + ": " + exception.getMessage()));
        throw new IllegalStateException("left to the handler");
    }
}

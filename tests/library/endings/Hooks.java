/** Adds a hook for its end, and ends as its argument says. */
public class Hooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("main");
        switch (args[0]) {
            case "exit":
                System.exit(4);
                break;
            case "throw":
                throw new IllegalStateException("uncaught");
            default:
                break;
        }
    }
}

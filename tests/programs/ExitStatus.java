// args: 3 unused
/** System.exit ends the program at once with a status; finally blocks do not run. */
public class ExitStatus {
    static void leave(int status) {
        System.err.println("leaving with " + status);
        System.exit(status);
    }

    public static void main(String[] args) {
        System.out.print("args " + args.length);
        try {
            leave(Integer.parseInt(args[0]) * 14);
        } catch (Throwable t) {
            System.out.println("never caught");
        } finally {
            System.out.println("never printed");
        }
    }
}

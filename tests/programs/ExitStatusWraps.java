/** An exit status outside one byte is cut to its low eight bits. */
public class ExitStatusWraps {
    static class Closer implements AutoCloseable {
        public void close() {
            System.out.println("never closed");
        }
    }

    public static void main(String[] args) {
        System.out.println("leaving");
        try (Closer closer = new Closer()) {
            System.exit(-1);
        }
        System.out.println("never");
    }
}

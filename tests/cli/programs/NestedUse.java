/** Uses a nested class whose file the test cuts off. */
class NestedUse {
    static class Inner {
        static void run() {}
    }

    public static void main(String[] arguments) {
        Inner.run();
    }
}

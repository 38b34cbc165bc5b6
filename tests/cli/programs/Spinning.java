/** Prints once and never ends. */
class Spinning {
    public static void main(String[] arguments) {
        System.out.println("start");
        for (int i = 0; ; i++) {}
    }
}

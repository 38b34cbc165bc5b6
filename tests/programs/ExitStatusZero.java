/** System.exit(0) in a nested call hides what would have been thrown later. */
public class ExitStatusZero {
    static int depth(int n) {
        if (n == 0) {
            System.out.println("bottom");
            Runtime.getRuntime().exit(0);
        }
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(depth(5));
        throw new IllegalStateException("never");
    }
}

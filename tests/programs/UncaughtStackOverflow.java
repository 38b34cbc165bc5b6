/** Endless recursion that nobody catches: a trace of 1024 equal lines. */
public class UncaughtStackOverflow {
    static int down(int n) {
        return down(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(down(0));
    }
}

/** The initialiser of the main class fails before main is reached. */
public class UncaughtInInitialiser {
    static final int[] TABLE = new int[3];
    static final int LAST = fill();

    static int fill() {
        System.out.println("filling");
        for (int i = 0; i <= TABLE.length; i++) {
            TABLE[i] = i * i;
        }
        return TABLE[2];
    }

    public static void main(String[] args) {
        System.out.println("never " + LAST);
    }
}

/** The exact methods of Math throw on overflow, with their messages. */
public class MathExact {
    interface Computation {
        Object run();
    }

    static void attempt(Computation c) {
        try {
            System.out.println(c.run());
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        attempt(() -> Math.addExact(max, 0));
        attempt(() -> Math.addExact(max, 1));
        attempt(() -> Math.subtractExact(min, 1));
        attempt(() -> Math.multiplyExact(max, 2));
        attempt(() -> Math.multiplyExact(46340, 46340));
        attempt(() -> Math.negateExact(min));
        attempt(() -> Math.incrementExact(max));
        attempt(() -> Math.decrementExact(min));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> Math.toIntExact(-1L << 31));
        attempt(() -> Math.addExact(Long.MAX_VALUE, 1L));
        attempt(() -> Math.subtractExact(Long.MIN_VALUE, 1L));
        attempt(() -> Math.multiplyExact(Long.MIN_VALUE, -1L));
        attempt(() -> Math.multiplyExact(1L << 40, 1L << 22));
        attempt(() -> Math.multiplyExact(1L << 40, 1L << 23));
        attempt(() -> Math.negateExact(Long.MIN_VALUE));
        attempt(() -> Math.absExact(min));
        attempt(() -> Math.absExact(-5L));
        attempt(() -> Math.floorDiv(1, 0));
        attempt(() -> Math.floorMod(1L, 0L));
        attempt(() -> Math.incrementExact(Long.MAX_VALUE));
        attempt(() -> Math.multiplyExact(3L, 7));
    }
}

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;

/** java.util.Random with a seed gives the numbers of its linear congruential generator. */
public class RandomWithSeed {
    public static void main(String[] args) {
        Random r = new Random(12345);
        for (int i = 0; i < 5; i++) {
            System.out.print(r.nextInt() + " ");
        }
        System.out.println();
        for (int bound : new int[] {1, 2, 10, 16, 1000, 1 << 30, Integer.MAX_VALUE}) {
            System.out.print(r.nextInt(bound) + " ");
        }
        System.out.println(r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble());
        System.out.println(r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 10));
        byte[] bytes = new byte[7];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        r.setSeed(1);
        System.out.println(r.nextInt(100) + " " + new Random(1).nextInt(100));
        System.out.println(new Random(7).ints(5, 0, 10).boxed().collect(Collectors.toList()) + " "
                + new Random(7).doubles(2).sum());
        int[] counts = new int[6];
        Random dice = new Random(99);
        for (int i = 0; i < 600; i++) {
            counts[dice.nextInt(6)]++;
        }
        System.out.println(Arrays.toString(counts));
        int[] deck = new int[10];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = i;
        }
        for (int i = deck.length - 1; i > 0; i--) {
            int j = dice.nextInt(i + 1);
            int t = deck[i];
            deck[i] = deck[j];
            deck[j] = t;
        }
        System.out.println(Arrays.toString(deck));
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

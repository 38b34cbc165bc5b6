import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/** Random numbers: the same for a seed, and within their range without one. */
public class RandomSequences {
    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt() + " " + random.nextInt(100) + " " + random.nextLong() + " " + random.nextDouble());
        System.out.println(random.nextFloat() + " " + random.nextBoolean() + " " + random.nextGaussian() + " " + random.nextInt(5, 10));
        byte[] bytes = new byte[5];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes) + random.ints(5, 0, 10).boxed().collect(Collectors.toList()));
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(numbers, new Random(7));
        System.out.println(numbers);
        SplittableRandom split = new SplittableRandom(5);
        System.out.println(split.nextInt(100) + " " + split.nextLong() + " " + split.split().nextInt());
        withoutSeed(numbers);
    }

    static void withoutSeed(List<Integer> numbers) {
        Collections.shuffle(numbers);
        System.out.println(numbers.size() + " " + within(new Random().nextInt(10), 10) + within(Math.random(), 1));
        System.out.println(within(ThreadLocalRandom.current().nextInt(3), 3) + " " + within(new SecureRandom().nextInt(5), 5));
        System.out.println(UUID.randomUUID().version() + " " + UUID.randomUUID().toString().length());
        System.out.println(new SplittableRandom().nextInt(1) + " " + new SecureRandom().generateSeed(3).length);
    }

    static boolean within(double value, double end) {
        return 0 <= value && value < end;
    }
}

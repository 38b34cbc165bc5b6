import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;

/** Lambdas that capture every primitive type, this, arrays, and other lambdas; recursion through fields. */
public class LambdaCaptures {
    interface Reducer {
        long reduce(int n);
    }

    interface Curried {
        IntFunction<IntFunction<String>> make(String s);
    }

    int field = 5;
    static Reducer factorial;
    final Supplier<String> early = () -> "field is " + this.field;

    IntSupplier counter() {
        return () -> field++;
    }

    Runnable nested(List<String> log) {
        return () -> {
            int[] local = {field};
            Runnable inner = () -> log.add("inner " + field + " " + local[0]++);
            inner.run();
            field *= 2;
            inner.run();
        };
    }

    static Supplier<String> everything(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t,
            int[] a) {
        return () -> z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + a[0];
    }

    public static void main(String[] args) {
        LambdaCaptures o = new LambdaCaptures();
        IntSupplier c = o.counter();
        System.out.println(c.getAsInt() + " " + c.getAsInt() + " " + o.early.get());
        List<String> log = new ArrayList<>();
        o.nested(log).run();
        System.out.println(log);
        int[] a = {1};
        Supplier<String> all = everything(true, (byte) -1, (short) 300, 'x', 7, 1L << 40, 1.5f, Math.PI, "t", a);
        a[0] = 99;
        System.out.println(all.get());
        factorial = n -> n <= 1 ? 1 : n * factorial.reduce(n - 1);
        System.out.println(factorial.reduce(15));
        Curried curried = s -> x -> y -> s + (x + y);
        System.out.println(curried.make("sum ").apply(2).apply(40));
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            suppliers.add(() -> copy);
        }
        for (String s : new String[] {"a", "bb"}) {
            suppliers.add(s::length);
        }
        int total = 0;
        for (IntSupplier s : suppliers) {
            total = total * 10 + s.getAsInt();
        }
        System.out.println(total);
        LongBinaryOperator mix = (x, y) -> x << 8 | y;
        DoubleUnaryOperator half = x -> x / 2;
        BooleanSupplier never = () -> false;
        System.out.println(mix.applyAsLong(1, 2) + " " + half.andThen(x -> x + 1).compose(x -> x * 10)
                .applyAsDouble(3) + " " + never.getAsBoolean());
        Runnable r = () -> { };
        r.run();
        System.out.println(r instanceof Runnable && !((Object) r instanceof Supplier));
        try {
            Supplier<Integer> failing = () -> Integer.parseInt("x");
            failing.get();
        } catch (NumberFormatException e) {
            System.out.println("thrown through a lambda");
        }
    }
}

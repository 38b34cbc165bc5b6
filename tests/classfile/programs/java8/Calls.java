import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Calls of every kind: virtual, interface, special, static, dynamic, inherited default. */
public class Calls<T extends Comparable<T>> {
    interface Greeting {
        String name();

        default String text() {
            return "Hello " + name();
        }

        static Greeting of(String name) {
            return () -> name;
        }
    }

    private final List<T> items = new ArrayList<>();

    class Inner implements Greeting {
        @Override
        public String name() {
            return "inner " + items.size();
        }

        @Override
        public String text() {
            return Greeting.super.text() + '!';
        }
    }

    private int secret(long a, double b, int... rest) {
        return (int) (a + b) + rest.length;
    }

    int use(T item) {
        Function<Object, String> shown = Object::toString;
        Supplier<List<T>> made = ArrayList::new;
        Supplier<Inner> inner = Inner::new;
        Runnable nothing = new Runnable() {
            @Override
            public void run() {
                items.clear();
            }
        };
        nothing.run();
        made.get().add(item);
        return secret(1L, 2.0, 3, 4) + shown.apply(item).length() + inner.get().text().length()
            + (item instanceof Integer ? (Integer) (Object) item : 0) + Greeting.of("x").name().hashCode();
    }

    native int elsewhere();
}

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Stack traces of exceptions thrown by native methods and by the JDK's own code. */
public class TracesThroughNatives implements Cloneable {
    static class Failing {
        static int value;

        static {
            if (value == 0) {
                throw new RuntimeException("in the initialiser");
            }
        }

        static void call() {
        }
    }

    static class Told {
        static {
            new Throwable("initialised").printStackTrace();
        }
    }

    static Class<?> named(String name) throws ClassNotFoundException {
        return Class.forName(name);
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            action.run();
        } catch (Throwable e) {
            e.printStackTrace();
        }
    }

    public static void main(String[] args) {
        attempt(() -> Class.forName("no.such.Name"));
        attempt(() -> {
            for (int i = 0; i < 100; i++) {
                named("java.lang.String");
            }
            named("TracesThroughNatives$Told");
        });
        for (String name : new String[] {"[", "[[", "[Q", "[V", "[LNoSuch", "[LNoSuch;", "[[I;", "[]", "[Lno/such;",
            "java/lang/String", "int", ""}) {
            attempt(() -> Class.forName(name));
        }
        attempt(() -> TracesThroughNatives.class.getClassLoader().loadClass("no.such.Name"));
        attempt(() -> Class.forName("TracesThroughNatives$Failing"));
        attempt(() -> Failing.call());
        attempt(() -> System.arraycopy(new int[2], 1, new int[5], 0, 4));
        attempt(() -> System.arraycopy(null, 1, new int[5], 0, 4));
        attempt(() -> System.arraycopy("text", 1, new int[5], 0, 4));
        attempt(() -> new NotCloneable().copy());
        attempt(() -> new Object().notify());
        attempt(() -> new Object().wait(1));
        attempt(() -> Thread.sleep(-1));
        attempt(() -> Array.newInstance(int.class, -1));
        attempt(() -> Array.get("text", 0));
        attempt(() -> Integer.parseInt("x1"));
        attempt(() -> List.of(1, 2).forEach(x -> {
            throw new IllegalStateException("in a lambda");
        }));
        attempt(() -> new ArrayList<>(List.of(3, 1)).sort((x, y) -> {
            throw new UnsupportedOperationException();
        }));
        attempt(() -> Objects.requireNonNull(null, "a message"));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Optional.empty().get());
        attempt(() -> "abc".charAt(5));
        Throwable given = new Throwable("given");
        given.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("A", "b", "C.java", 3), new StackTraceElement("A", "n", null, -2)
        });
        given.addSuppressed(new Exception("suppressed", given));
        given.printStackTrace();
    }
}

import static java.lang.StackWalker.Option.RETAIN_CLASS_REFERENCE;
import static java.lang.StackWalker.Option.SHOW_REFLECT_FRAMES;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Frames as StackWalker gives them. */
public class StackWalks {
    static final StackWalker KNOWING = StackWalker.getInstance(RETAIN_CLASS_REFERENCE);

    interface Action {
        void act();

        default void actTwice() {
            act();
        }
    }

    static class Constructed {
        Constructed() {
            show("constructor", StackWalker.getInstance());
        }
    }

    static class Initialised {
        static int number = 5;

        static {
            show("initialiser", StackWalker.getInstance());
        }
    }

    static class Helper {
        static Class<?> caller() {
            return KNOWING.getCallerClass();
        }
    }

    static void show(String title, StackWalker walker) {
        System.out.println(title);
        walker.forEach(frame -> System.out.println("  " + frame + " | " + frame.getClassName() + " "
            + frame.getMethodName() + " " + frame.getLineNumber() + " " + frame.getFileName() + " "
            + frame.isNativeMethod() + " " + (frame.getByteCodeIndex() < 0)));
    }

    static void attempt(Callable<?> action) {
        try {
            System.out.println(action.call());
        } catch (Exception thrown) {
            System.out.println(thrown);
        }
    }

    static long depth(int calls) {
        return calls > 0
            ? depth(calls - 1)
            : KNOWING.walk(frames -> frames.filter(frame -> frame.getMethodName().equals("depth")).count());
    }

    static void reflected() {
        show("without reflection", KNOWING);
        show("with reflection", StackWalker.getInstance(EnumSet.of(SHOW_REFLECT_FRAMES), 3));
        System.out.println(KNOWING.getCallerClass());
    }

    public static void main(String[] arguments) throws Exception {
        show("here", StackWalker.getInstance());
        Runnable lambda = () -> show("lambda", StackWalker.getInstance());
        lambda.run();
        new Action() {
            public void act() {
                show("anonymous", KNOWING);
            }
        }.actTwice();
        new Constructed();
        System.out.println(Initialised.number);
        List.of(1).forEach(item -> show("in a list", KNOWING));
        System.out.println(Helper.caller());
        System.out.println(depth(30) + " " + depth(300));
        StackWalks.class.getDeclaredMethod("reflected").invoke(null);

        attempt(() -> KNOWING.<List<String>>walk(frames -> frames.map(frame -> frame.getDeclaringClass() + " "
            + frame.getMethodType() + frame.getDescriptor() + frame.toStackTraceElement()).collect(Collectors.toList())));
        attempt(() -> KNOWING.<Optional<String>>walk(frames -> frames.skip(1).findFirst().map(Object::toString)));
        StackWalker plain = StackWalker.getInstance();
        attempt(plain::getCallerClass);
        attempt(() -> plain.walk(frames -> frames.findFirst().get().getDeclaringClass()));
        attempt(() -> plain.walk(frames -> frames.findFirst().get().getMethodType()));
        attempt(() -> StackWalker.getInstance(Set.of(), 0));
        Stream<StackWalker.StackFrame> kept = plain.walk(frames -> frames);
        attempt(kept::count);
        attempt(() -> plain.walk(frames -> {
            throw new IllegalStateException("from the function");
        }));
        try {
            KNOWING.getCallerClass();
        } catch (IllegalCallerException thrown) {
            System.out.println(thrown);
        }
    }
}

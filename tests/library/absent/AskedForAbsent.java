import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.Callable;

/** What reflection says of classes that name others, of which the file is not there. */
public class AskedForAbsent {
    class Absent {
        class Inside {
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        Class<?> value();
    }

    static class Fields {
        int before;
        Absent field;
    }

    static class Methods {
        void takes(int number, Absent[] absent) {
        }
    }

    static class Results {
        Absent gives() {
            return null;
        }
    }

    static class Throws {
        void fails() throws AbsentException {
        }
    }

    static class Constructors {
        Constructors(Absent absent) {
        }
    }

    static class AbsentException extends Exception {
    }

    static class Below extends AbsentException {
    }

    interface AbsentInterface {
    }

    static class Implements implements AbsentInterface {
    }

    @Mark(Absent.class)
    static class Annotated {
    }

    record Components(Absent component) {
    }

    sealed interface Sealed permits AbsentCase {
    }

    static final class AbsentCase implements Sealed {
    }

    static void ask(String what, Callable<?> question) {
        try {
            Object answer = question.call();
            System.out.println(what + ": " + (answer instanceof Object[] ? ((Object[]) answer).length : answer));
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown + ", because of " + thrown.getCause());
        }
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) {
            ask("fields", () -> Fields.class.getDeclaredFields());
            ask("field", () -> Fields.class.getDeclaredField("before"));
            ask("methods", () -> Methods.class.getDeclaredMethods());
            ask("method", () -> Methods.class.getDeclaredMethod("takes", int.class));
            ask("public methods", () -> Methods.class.getMethods().length > 0);
            ask("results", () -> Results.class.getDeclaredMethods());
            ask("throws", () -> Throws.class.getDeclaredMethods());
            ask("constructors", () -> Constructors.class.getDeclaredConstructors());
            ask("below", () -> Below.class);
            ask("below by name", () -> Class.forName("AskedForAbsent$Below"));
            ask("absent by name", () -> Class.forName("AskedForAbsent$AbsentException"));
            ask("implements", () -> new Implements());
            ask("annotated", () -> Annotated.class.getAnnotations()[0].annotationType());
            ask("annotation", () -> Annotated.class.getAnnotation(Mark.class).value());
            ask("components", () -> Components.class.getRecordComponents());
            ask("cases", () -> Sealed.class.getPermittedSubclasses());
            ask("inside", () -> Class.forName("AskedForAbsent$Absent$Inside").getDeclaringClass());
            ask("around", () -> Class.forName("AskedForAbsent$Absent$Inside").getEnclosingClass());
            ask("simple", () -> Class.forName("AskedForAbsent$Absent$Inside").getSimpleName());
            ask("canonical", () -> Class.forName("AskedForAbsent$Absent$Inside").getCanonicalName());
            ask("flags", () -> Class.forName("AskedForAbsent$Absent$Inside").getModifiers());
            ask("members", () -> AskedForAbsent.class.getDeclaredClasses());
            ask("nest", () -> AskedForAbsent.class.getNestMembers());
            ask("host", () -> Fields.class.getNestHost());
        }
        throw new IllegalStateException(String.valueOf(Below.class));
    }
}

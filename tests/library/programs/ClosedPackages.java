import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What reflection may reach in the JDK's modules, and how it is refused. */
public class ClosedPackages {
    private static int hidden = 7;

    interface Attempt {
        Object make() throws Exception;
    }

    public static void main(String[] arguments) throws Exception {
        attempt("a private field", () -> ArrayList.class.getDeclaredField("size").get(new ArrayList<>()));
        attempt("a private field, opened", () -> opened(ArrayList.class.getDeclaredField("size")));
        attempt("a private constructor", () -> Optional.class.getDeclaredConstructor(Object.class).newInstance("x"));
        attempt("a private constructor, opened", () -> opened(Optional.class.getDeclaredConstructor(Object.class)));
        attempt("a protected method, opened", () -> opened(Object.class.getDeclaredMethod("clone")));
        attempt("a public method, opened", () -> opened(String.class.getMethod("isEmpty")));
        Method size = List.of(1, 2).getClass().getMethod("size");
        attempt("a public method of a hidden class", () -> size.invoke(List.of(1, 2)));
        attempt("the same, opened", () -> opened(size));
        attempt("the interface's method", () -> List.class.getMethod("size").invoke(List.of(1, 2)));
        attempt("an internal class", () -> Class.forName("jdk.internal.misc.VM").getMethod("isBooted").invoke(null));
        Class<?> debug = Class.forName("sun.security.util.Debug");
        attempt("a package for other modules", () -> opened(debug.getMethod("println", String.class)));
        attempt("an open package", () -> opened(Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe")));
        attempt("one's own", () -> opened(ClosedPackages.class.getDeclaredField("hidden")).getClass());
        attempt("asking first", () -> ArrayList.class.getDeclaredField("size").trySetAccessible());
        Field count = ArrayList.class.getDeclaredField("size");
        attempt("asking without trying", () -> count.canAccess(new ArrayList<>()));
        attempt("a lookup", () -> MethodHandles.privateLookupIn(Collections.class, MethodHandles.lookup()));
        attempt("a lookup here", () -> MethodHandles.privateLookupIn(Attempt.class, MethodHandles.lookup()));
        Module base = Object.class.getModule();
        Module own = ClosedPackages.class.getModule();
        Module unsupported = Class.forName("sun.misc.Unsafe").getModule();
        for (String name : new String[] {"java.util", "jdk.internal.misc", "sun.security.util", "no.such"}) {
            System.out.println(name + " " + base.isExported(name) + " " + base.isExported(name, own) + " "
                    + base.isExported(name, unsupported));
            System.out.println("  " + base.isOpen(name) + " " + base.isOpen(name, own));
        }
        System.out.println(unsupported.isOpen("sun.misc") + " " + base.isOpen("java.util", base) + " " + own.isOpen("any") + " " + own.isExported("any"));
    }

    private static AccessibleObject opened(AccessibleObject member) {
        member.setAccessible(true);
        return member;
    }

    private static void attempt(String name, Attempt attempt) {
        try {
            System.out.println(name + ": " + attempt.make());
        } catch (Exception refusal) {
            String message = String.valueOf(refusal.getMessage()).replaceAll("@[0-9a-f]+", "");
            System.out.println(name + ": " + refusal.getClass() + ": " + message);
        }
    }
}

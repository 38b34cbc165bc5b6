import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.Arrays;

/** Bootstrap methods for the call sites and constants of CallSites. */
public class Bootstraps {
    enum Level { LOW, HIGH }
    static final String GREETING = "greeting";
    int field = 4;
    static int linked;

    public static CallSite direct(MethodHandles.Lookup lookup, String name, MethodType type) throws Throwable {
        System.out.println("linking " + name + " " + type + " for " + lookup.lookupClass().getName());
        return new ConstantCallSite(MethodHandles.lookup().findStatic(Bootstraps.class, name, type));
    }

    public static CallSite fixed(MethodHandles.Lookup lookup, String name, MethodType type, Object... rest) {
        System.out.println("linking " + name + " with " + Arrays.toString(rest));
        return new ConstantCallSite(MethodHandles.constant(String.class, name + rest.length));
    }

    public static CallSite typed(
            MethodHandles.Lookup lookup, String name, MethodType type, int a, long b, double c, Class<?> d, MethodHandle e) {
        return new ConstantCallSite(MethodHandles.insertArguments(e, 0, name + a + b + c + d.getSimpleName()));
    }

    public static CallSite changing(MethodHandles.Lookup lookup, String name, MethodType type) {
        return new Changing(type);
    }

    public static CallSite failing(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        linked++;
        throw new Exception("cannot link " + name + " " + linked);
    }

    public static CallSite erring(MethodHandles.Lookup lookup, String name, MethodType type) {
        throw new IllegalAccessError("an error of its own");
    }

    public static CallSite none(MethodHandles.Lookup lookup, String name, MethodType type) {
        return null;
    }

    public static CallSite round(MethodHandles.Lookup lookup, String name, MethodType type) throws Throwable {
        int result = (int) lookup.findStatic(lookup.lookupClass(), name, type).invokeExact();
        return new ConstantCallSite(MethodHandles.constant(int.class, result));
    }

    public static Object round(MethodHandles.Lookup lookup, String name, Class<?> type) throws Throwable {
        return lookup.findStatic(lookup.lookupClass(), name, MethodType.methodType(type)).invoke();
    }

    static class Changing extends MutableCallSite {
        private int calls;
        Changing(MethodType type) {
            super(MethodHandles.constant(int.class, 0));
        }
        int next() {
            calls++;
            setTarget(MethodHandles.constant(int.class, calls * 10));
            return calls;
        }
    }

    public static CallSite counting(MethodHandles.Lookup lookup, String name, MethodType type) throws Throwable {
        Changing site = new Changing(type);
        MethodHandle next = MethodHandles.lookup().findVirtual(Changing.class, "next", MethodType.methodType(int.class));
        site.setTarget(next.bindTo(site));
        return site;
    }

    public static Object constant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        System.out.println("computing " + name + " of " + type);
        return type == int.class ? (Object) name.length() : "constant " + name;
    }

    public static String summed(MethodHandles.Lookup lookup, String name, Class<String> type, int a, String b) {
        return name + "=" + a + b;
    }

    public static Object broken(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        throw new Exception("broken constant");
    }

    static int add(int a, long b) {
        return a + (int) b;
    }

    static String join(String prefix, String text) {
        return prefix + "-" + text;
    }

    static String list(String first, String... more) {
        return first + Arrays.toString(more);
    }
}

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;

/** Handles that MethodHandles makes of other handles. */
public class MethodHandleCombinators {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static String show(String a, int b, double c) { return a + "|" + b + "|" + c; }
    static String upper(Object text) { System.out.println("upper " + text); return text.toString().toUpperCase(); }
    static int length(String text) { System.out.println("length " + text); return text.length(); }
    static double twice(double value) { System.out.println("twice " + value); return 2 * value; }
    static boolean isLong(String text) { return text.length() > 3; }
    static String cut(String text) { return text.substring(0, 3); }
    static String same(String text) { return text; }
    static int fail(String text) { throw new IllegalStateException(text); }
    static int handled(RuntimeException e, String text) { return e.getMessage().length() + text.length(); }
    static void log(String text) { System.out.println("log " + text); }
    static String three(String a, String b, String c) { return a + b + c; }
    static String two(String a, String b) { return "<" + a + b + ">"; }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws ReflectiveOperationException {
        return LOOKUP.findStatic(MethodHandleCombinators.class, name, MethodType.methodType(result, parameters));
    }

    static void arguments() throws Throwable {
        MethodHandle show = find("show", String.class, String.class, int.class, double.class);
        System.out.println(MethodHandles.insertArguments(show, 1, 5, 2.5).invoke("inserted"));
        System.out.println(MethodHandles.insertArguments(show, 0, "first").invoke(1, 2f));
        MethodHandle dropped = MethodHandles.dropArguments(show, 1, Object.class, long.class);
        System.out.println(dropped.type() + " " + dropped.invoke("kept", "gone", 9L, 1, 2.0));
        MethodType permuted = MethodType.methodType(String.class, double.class, String.class, int.class);
        System.out.println((String) MethodHandles.permuteArguments(show, permuted, 1, 2, 0).invokeExact(1.5, "p", 7));
        MethodHandle doubled = MethodHandles.permuteArguments(
            find("two", String.class, String.class, String.class), MethodType.methodType(String.class, String.class), 0, 0);
        System.out.println((String) doubled.invokeExact("d"));
        MethodHandle filtered = MethodHandles.filterArguments(show, 0,
            find("upper", String.class, Object.class), find("length", int.class, String.class),
            find("twice", double.class, double.class));
        System.out.println(filtered.type() + " " + filtered.invoke((Object) "f", "four", 1.25));
        MethodHandle second = MethodHandles.filterArguments(show, 1, find("length", int.class, String.class));
        System.out.println(second.invoke("s", "12345", 0.0));
        System.out.println(MethodHandles.filterReturnValue(second, find("length", int.class, String.class)).invoke("s", "1", 0.5));
    }

    static void combinations() throws Throwable {
        MethodHandle two = find("two", String.class, String.class, String.class);
        MethodHandle three = find("three", String.class, String.class, String.class, String.class);
        MethodHandle collected = MethodHandles.collectArguments(three, 1, two);
        System.out.println(collected.type() + " " + collected.invoke("a", "b", "c", "d"));
        MethodHandle folded = MethodHandles.foldArguments(three, two);
        System.out.println(folded.type() + " " + folded.invoke("x", "y"));
        MethodHandle logged = MethodHandles.foldArguments(two, find("log", void.class, String.class));
        System.out.println(logged.type() + " " + logged.invoke("l", "m"));
        MethodHandle guarded = MethodHandles.guardWithTest(find("isLong", boolean.class, String.class),
            find("cut", String.class, String.class), find("same", String.class, String.class));
        System.out.println(guarded.invoke("abcdef") + " " + guarded.invoke("ab"));
        MethodHandle caught = MethodHandles.catchException(find("fail", int.class, String.class), RuntimeException.class,
            find("handled", int.class, RuntimeException.class, String.class));
        System.out.println((int) caught.invokeExact("message"));
        MethodHandle thrown = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            int value = (int) thrown.invokeExact(new IllegalStateException("thrown"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    static void simple() throws Throwable {
        System.out.println(MethodHandles.identity(String.class).invoke("same") + " " + MethodHandles.identity(long.class).invoke(5L));
        MethodHandle constant = MethodHandles.constant(int.class, 42);
        System.out.println(constant + " " + (int) constant.invokeExact() + " " + MethodHandles.constant(String.class, null).invoke());
        System.out.println(MethodHandles.zero(double.class).invoke() + " " + MethodHandles.zero(String.class).invoke());
        System.out.println(MethodHandles.empty(MethodType.methodType(int.class, String.class)).invoke("ignored"));
        int[] array = {1, 2, 3};
        MethodHandles.arrayElementSetter(int[].class).invokeExact(array, 1, 20);
        System.out.println(Arrays.toString(array) + " " + (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(array, 1));
        System.out.println(MethodHandles.arrayLength(int[].class).invoke(array));
        MethodHandle length = find("length", int.class, String.class);
        System.out.println((int) MethodHandles.exactInvoker(length.type()).invokeExact(length, "exact"));
        System.out.println(MethodHandles.invoker(MethodType.genericMethodType(1)).invoke(length, (Object) "generic"));
        System.out.println(MethodHandles.dropReturn(length).type());
        MethodHandle chain = MethodHandles.identity(int.class);
        for (int i = 0; i < 5; i++) {
            chain = MethodHandles.filterReturnValue(chain, MethodHandles.insertArguments(
                LOOKUP.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)), 0, i));
        }
        System.out.println((int) chain.invokeExact(100));
    }

    static void sites() throws Throwable {
        MutableCallSite site = new MutableCallSite(MethodType.methodType(int.class));
        MethodHandle invoker = site.dynamicInvoker();
        try {
            int none = (int) invoker.invokeExact();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 3; i++) {
            site.setTarget(MethodHandles.constant(int.class, i));
            System.out.println(site.type() + " " + (int) invoker.invokeExact());
        }
        try {
            site.setTarget(MethodHandles.identity(int.class));
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle fixed = new ConstantCallSite(MethodHandles.identity(long.class)).dynamicInvoker();
        System.out.println((long) fixed.invokeExact(4L));
        SwitchPoint point = new SwitchPoint();
        MethodHandle switched = point.guardWithTest(
            MethodHandles.constant(String.class, "valid"), MethodHandles.constant(String.class, "invalid"));
        System.out.println((String) switched.invokeExact());
        SwitchPoint.invalidateAll(new SwitchPoint[] {point});
        System.out.println((String) switched.invokeExact() + " " + point.hasBeenInvalidated());
    }

    public static void main(String[] args) throws Throwable {
        arguments();
        combinations();
        simple();
        sites();
    }
}

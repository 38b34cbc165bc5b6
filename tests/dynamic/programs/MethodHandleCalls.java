import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Direct method handles: finding, calling, converting and binding them. */
public class MethodHandleCalls {
    static int counter = 7;
    int field = 3;
    private final String name;
    MethodHandleCalls() { this("nobody"); }
    private MethodHandleCalls(String name) { this.name = name; }

    static int add(int a, int b) { return a + b; }
    private static String secret(Object o) { return "secret " + o; }
    static String join(String first, Object... rest) { return first + Arrays.toString(rest); }
    static long sum(int... values) { long total = 0; for (int value : values) total += value; return total; }
    static void nothing() { System.out.println("nothing done"); }
    static double half(double value) { return value / 2; }
    String greet(String other) { return name + " greets " + other; }
    @Override public String toString() { return "object " + name; }

    static class Derived extends MethodHandleCalls {
        @Override public String toString() { return "derived"; }
        MethodHandle above() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(
                MethodHandleCalls.class, "toString", MethodType.methodType(String.class), Derived.class);
        }
    }

    static void show(MethodHandle handle) {
        System.out.println(handle + " " + handle.type() + " " + handle.isVarargsCollector());
    }

    static void direct(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(MethodHandleCalls.class, "add", MethodType.methodType(int.class, int.class, int.class));
        show(add);
        int three = (int) add.invokeExact(1, 2);
        Object boxed = add.invoke((Integer) 3, (short) 4);
        long wide = (long) add.invoke((byte) 5, 'a');
        System.out.println(three + " " + boxed + " " + wide + " " + add.invokeWithArguments(10, 20));
        add.invoke(1, 2);
        MethodHandle greet = lookup.findVirtual(MethodHandleCalls.class, "greet", MethodType.methodType(String.class, String.class));
        System.out.println((String) greet.invokeExact(new MethodHandleCalls("Ada"), "Bob"));
        System.out.println(greet.invoke((Object) new MethodHandleCalls(), (Object) "Eve"));
        MethodHandle text = lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class));
        System.out.println((String) text.invokeExact((Object) new Derived()));
        System.out.println((String) new Derived().above().invokeExact(new Derived()));
        MethodHandle make = lookup.findConstructor(MethodHandleCalls.class, MethodType.methodType(void.class, String.class));
        MethodHandleCalls made = (MethodHandleCalls) make.invokeExact("Made");
        System.out.println(made);
        MethodHandle size = lookup.findVirtual(List.class, "size", MethodType.methodType(int.class));
        System.out.println((int) size.invokeExact(List.of(1, 2, 3)));
        MethodHandle secret = lookup.findStatic(MethodHandleCalls.class, "secret", MethodType.methodType(String.class, Object.class));
        System.out.println(secret.invoke(5));
        MethodHandle nothing = lookup.findStatic(MethodHandleCalls.class, "nothing", MethodType.methodType(void.class));
        nothing.invokeExact();
        System.out.println(nothing.invoke() + " " + nothing.invokeWithArguments());
    }

    static void fields(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle get = lookup.findGetter(MethodHandleCalls.class, "field", int.class);
        MethodHandle set = lookup.findSetter(MethodHandleCalls.class, "field", int.class);
        MethodHandleCalls object = new MethodHandleCalls();
        set.invokeExact(object, 12);
        System.out.println((int) get.invokeExact(object) + " " + object.field);
        MethodHandle getStatic = lookup.findStaticGetter(MethodHandleCalls.class, "counter", int.class);
        lookup.findStaticSetter(MethodHandleCalls.class, "counter", int.class).invokeExact(99);
        System.out.println((int) getStatic.invokeExact() + " " + counter + " " + get.type() + set.type() + getStatic.type());
    }

    static void changed(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle greet = lookup.findVirtual(MethodHandleCalls.class, "greet", MethodType.methodType(String.class, String.class));
        MethodHandle bound = greet.bindTo(new MethodHandleCalls("Bound"));
        show(bound);
        System.out.println((String) bound.invokeExact("x") + " " + bound.bindTo("y").invoke());
        MethodHandle half = lookup.findStatic(MethodHandleCalls.class, "half", MethodType.methodType(double.class, double.class));
        MethodHandle generic = half.asType(MethodType.genericMethodType(1));
        show(generic);
        System.out.println(generic.invokeExact((Object) 5) + " " + generic.invoke(2.5f) + " " + generic.invoke('a'));
        System.out.println(half.asType(half.type()) == half);
        MethodHandle asLong = half.asType(MethodType.methodType(void.class, long.class));
        asLong.invokeExact(3L);
        MethodHandle join = lookup.findStatic(MethodHandleCalls.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        show(join);
        System.out.println(join.invoke("a") + " " + join.invoke("a", 1) + " " + join.invoke("a", 1, "b", 2.0));
        System.out.println(join.invoke("a", new Object[] {"in", "array"}) + " " + join.invokeWithArguments("w", 1, 2));
        System.out.println((String) join.invokeExact("exact", new Object[] {1}));
        show(join.asFixedArity());
        MethodHandle sum = lookup.findStatic(MethodHandleCalls.class, "sum", MethodType.methodType(long.class, int[].class));
        System.out.println((long) sum.invoke(1, 2, 3) + " " + sum.invoke() + " " + sum.asCollector(int[].class, 2).invoke(4, 5));
        MethodHandle add = lookup.findStatic(MethodHandleCalls.class, "add", MethodType.methodType(int.class, int.class, int.class));
        MethodHandle spread = add.asSpreader(Object[].class, 2);
        show(spread);
        System.out.println(spread.invoke(new Object[] {3, 4}) + " " + add.asSpreader(int[].class, 2).invoke(new int[] {5, 6}));
        try {
            spread.invoke(new Object[] {1});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void types() {
        MethodType type = MethodType.methodType(int.class, String.class, long[].class);
        System.out.println(type + " " + type.toMethodDescriptorString() + " " + type.parameterCount() + " " + type.returnType());
        System.out.println(type == MethodType.methodType(int.class, new Class<?>[] {String.class, long[].class}));
        System.out.println(type.changeReturnType(void.class) + " " + type.insertParameterTypes(1, char.class, Object.class));
        System.out.println(type.dropParameterTypes(0, 1) + " " + type.wrap() + " " + type.generic() + " " + type.erase());
        System.out.println(type.wrap().unwrap() + " " + type.hasPrimitives() + " " + type.hasWrappers() + " " + type.lastParameterType());
        System.out.println(type.parameterList() + " " + Arrays.toString(type.parameterArray()));
        System.out.println(type.equals(type.generic()) + " " + type.changeParameterType(0, int.class));
        System.out.println(MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null));
        System.out.println(MethodType.genericMethodType(2, true));
    }

    static void threw(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle parse = lookup.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class));
        List<Object> results = new ArrayList<>();
        for (String text : new String[] {"12", "x", "-3"}) {
            try {
                results.add((int) parse.invokeExact(text));
            } catch (NumberFormatException e) {
                results.add(e.getMessage());
                System.out.println(e.getStackTrace()[e.getStackTrace().length - 1].getMethodName());
            }
        }
        System.out.println(results);
    }

    static void reflected(MethodHandles.Lookup lookup) throws Throwable {
        System.out.println(lookup.unreflect(MethodHandleCalls.class.getDeclaredMethod("secret", Object.class)).invoke("r"));
        System.out.println(lookup.unreflect(List.class.getMethod("size")).invoke(List.of(1)));
        System.out.println(lookup.unreflectConstructor(StringBuilder.class.getConstructor(String.class)).invoke("built"));
        System.out.println(lookup.unreflectGetter(MethodHandleCalls.class.getDeclaredField("counter")).invoke());
        MethodHandleCalls object = new MethodHandleCalls();
        lookup.unreflectSetter(MethodHandleCalls.class.getDeclaredField("field")).invoke(object, 77);
        System.out.println(lookup.unreflectVarHandle(MethodHandleCalls.class.getDeclaredField("field")).get(object));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        System.out.println(lookup + " " + lookup.lookupClass() + " " + lookup.hasFullPrivilegeAccess());
        direct(lookup);
        fields(lookup);
        changed(lookup);
        types();
        threw(lookup);
        reflected(lookup);
        System.out.println(MethodHandles.privateLookupIn(Derived.class, lookup).lookupClass());
        System.out.println(lookup.bind("text", "length", MethodType.methodType(int.class)).invoke());
    }
}

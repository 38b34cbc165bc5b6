import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

/** What LambdaMetafactory converts between an interface's method and the method that implements it. */
public class LambdaConversions {
    interface Widening { double apply(int value); }
    interface ToObject { Object apply(char value); }
    interface FromWrapper { long apply(Integer value); }
    interface Discards { void accept(String text); }
    interface Generic<T, R> { R apply(T value); }
    interface Two<A, B, R> { R apply(A first, B second); }
    interface Six { String apply(byte a, short b, char c, long d, float e, double f); }
    interface Varargs { int count(int a, int b); }
    interface Bridged<T extends Comparable<T>> { int order(T one, T other); }
    interface BridgedText extends Bridged<String> { int order(String one, String other); }

    static long twice(long value) { return 2 * value; }
    static Integer boxed(int value) { return value + 1; }
    static char letter(int value) { return (char) ('a' + value); }
    static int unboxes(int value) { return -value; }
    static String all(byte a, short b, char c, long d, float e, double f) {
        return a + "," + b + "," + c + "," + d + "," + e + "," + f;
    }
    static int count(int... values) { return values.length; }
    static <T> T same(T value) { return value; }

    final int base;
    LambdaConversions(int base) { this.base = base; }
    LambdaConversions() { this(100); }
    int add(int value) { return base + value; }
    private int hidden(int value) { return base - value; }
    Supplier<Integer> capturing(long a, double b, char c, byte d, short e, boolean f, float g, String h) {
        return () -> (int) (base + a + b + c + d + e + (f ? 1 : 0) + g + h.length());
    }

    static void report(String what, Object value) {
        System.out.println(what + " " + value + (value == null ? "" : " " + value.getClass().getName()));
    }

    static void caught(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " nothing");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e);
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println("  at " + top.getClassName() + "." + top.getMethodName());
        }
    }

    static void conversions() {
        Widening widening = LambdaConversions::boxed;
        report("int to Integer to double", widening.apply(4));
        Widening wider = LambdaConversions::twice;
        report("int to long to double", wider.apply(7));
        ToObject toObject = value -> value;
        report("char to Object", toObject.apply('x'));
        ToObject asInt = LambdaConversions::boxed;
        report("char to int to Integer", asInt.apply('x'));
        FromWrapper fromWrapper = LambdaConversions::unboxes;
        report("Integer to int to long", fromWrapper.apply(9));
        FromWrapper toLong = LambdaConversions::twice;
        report("Integer to long", toLong.apply(9));
        Discards discards = String::length;
        discards.accept("discarded");
        Discards builds = StringBuilder::new;
        builds.accept("made and dropped");
        Function<Integer, Character> letter = LambdaConversions::letter;
        report("Integer to char to Character", letter.apply(2));
        Six six = LambdaConversions::all;
        report("six", six.apply((byte) -1, (short) -2, 'c', 1L << 40, 1.5f, -0.0));
        Varargs varargs = LambdaConversions::count;
        report("varargs", varargs.count(1, 2));
        IntFunction<List<String>[]> arrays = List[]::new;
        report("array", arrays.apply(3).length);
        ToIntFunction<String> length = String::length;
        report("length", length.applyAsInt("seven77"));
        Function<Object, String> text = Object::toString;
        report("text", text.apply(12));
        Generic<String, String> same = LambdaConversions::same;
        report("same", same.apply("s"));
        IntBinaryOperator max = Math::max;
        report("max", max.applyAsInt(3, 8));
        BridgedText bridged = String::compareTo;
        report("bridged", bridged.order("a", "c"));
        Bridged<String> raw = bridged;
        report("bridge", raw.order("b", "a"));
    }

    static void receivers() {
        LambdaConversions object = new LambdaConversions(10);
        IntUnaryOperator bound = object::add;
        report("bound", bound.applyAsInt(5));
        IntUnaryOperator secret = object::hidden;
        report("private", secret.applyAsInt(5));
        Two<LambdaConversions, Integer, Integer> unbound = LambdaConversions::add;
        report("unbound", unbound.apply(object, 6));
        Supplier<LambdaConversions> none = LambdaConversions::new;
        report("constructor", none.get().base);
        IntFunction<LambdaConversions> one = LambdaConversions::new;
        report("constructor", one.apply(3).base);
        report("captured", object.capturing(1L, 2.5, 'a', (byte) 3, (short) 4, true, 5.5f, "six").get());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        list.removeIf(Integer.valueOf(2)::equals);
        report("list", list);
        UnaryOperator<int[]> clone = int[]::clone;
        report("clone", clone.apply(new int[] {4, 5})[1]);
        Supplier<String> inherited = new Object() {
            public String toString() { return "anonymous"; }
        }::toString;
        report("anonymous", inherited.get());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void failures() {
        Function raw = (Function<Integer, Integer>) value -> value + 1;
        caught("wrong argument", () -> raw.apply("text"));
        ToIntFunction<Integer> unboxing = Integer::intValue;
        caught("null receiver", () -> unboxing.applyAsInt(null));
        Function<Integer, Integer> negated = LambdaConversions::unboxes;
        caught("null to unbox", () -> negated.apply(null));
        Supplier<String> nothing = () -> null;
        caught("null result", () -> nothing.get().length());
        LambdaConversions object = null;
        caught("bound to null", () -> { IntUnaryOperator bound = object::add; });
        Supplier supplier = () -> "text";
        IntSupplier number = () -> (Integer) supplier.get();
        caught("wrong result", () -> number.getAsInt());
    }

    static void identities() {
        Runnable previous = null;
        for (int i = 0; i < 3; i++) {
            Runnable current = () -> { };
            System.out.println(previous == null || previous == current);
            previous = current;
        }
        Supplier<Integer> last = null;
        for (int i = 0; i < 3; i++) {
            int number = i;
            Supplier<Integer> current = () -> number;
            System.out.println(last != current);
            last = current;
        }
        Runnable marked = (Runnable & java.io.Serializable & Cloneable) () -> System.out.println("marked");
        marked.run();
        System.out.println(marked instanceof java.io.Serializable);
        System.out.println(marked instanceof Cloneable);
        Class<?> type = marked.getClass();
        System.out.println(type.getName().startsWith("LambdaConversions$$Lambda$"));
        System.out.println(type.isSynthetic() + " " + type.isHidden() + " " + type.isAnonymousClass());
        System.out.println(type.getSuperclass() + " " + type.getPackageName().isEmpty());
    }

    public static void main(String[] args) {
        conversions();
        receivers();
        failures();
        identities();
    }
}

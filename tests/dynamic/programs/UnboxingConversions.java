import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** What asType makes of each box, of null and of no box at all, for each primitive type; and types by their text. */
public class UnboxingConversions {
    static int field;

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e + " " + e.getStackTrace()[0]);
        }
    }

    public static void main(String[] args) throws Throwable {
        Class<?>[] types = {
            int.class, boolean.class, char.class, long.class, double.class, byte.class, float.class, short.class
        };
        Object[] values = {null, 1, true, 'c', 5L, 1.5, (byte) 1, 2f, (short) 3, "text"};
        for (Class<?> type : types) {
            MethodHandle handle = MethodHandles.identity(type);
            for (Object value : values) {
                attempt(type + " of " + value, () -> handle.invoke(value));
            }
        }
        MethodHandle ofInt = MethodHandles.identity(int.class);
        MethodHandle ofDouble = MethodHandles.identity(double.class);
        attempt("its own box", () -> ofInt.invoke((Integer) null));
        attempt("another box", () -> ofDouble.invoke((Integer) null));
        attempt("any number", () -> ofInt.invoke((Number) 5L));
        attempt("a wider number", () -> ofDouble.invoke((Number) 5));
        attempt("a comparable", () -> ofInt.invoke((Comparable<?>) 5L));
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle variable = lookup.findStaticVarHandle(UnboxingConversions.class, "field", int.class);
        attempt("a variable", () -> {
            variable.set((Object) 7);
            return variable.get();
        });
        attempt("a type", () -> MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null));
        attempt("no type", () -> MethodType.fromMethodDescriptorString("(I", null));
        attempt("no such class", () -> MethodType.fromMethodDescriptorString("(Labsent/Absent;)V", null));
    }
}

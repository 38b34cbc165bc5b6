import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Variable handles of fields and array elements, with every accessor. */
public class VariableHandles {
    boolean flag;
    byte small = 127;
    char letter = 'a';
    short number = -1;
    int value = 5;
    long wide = 1L << 40;
    float fraction = 1.5f;
    double real = 0.0;
    String text = "one";
    private volatile Object object;
    static int shared = 10;

    static VarHandle of(String name, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findVarHandle(VariableHandles.class, name, type);
    }

    static void integers() throws ReflectiveOperationException {
        VariableHandles holder = new VariableHandles();
        VarHandle value = of("value", int.class);
        System.out.println((int) value.get(holder) + " " + (int) value.getVolatile(holder));
        value.set(holder, 6);
        value.setRelease(holder, (int) value.getAcquire(holder) + 1);
        System.out.println(value.compareAndSet(holder, 7, 8) + " " + value.compareAndSet(holder, 7, 9) + " " + holder.value);
        System.out.println(value.weakCompareAndSetPlain(holder, 8, 18) + " " + holder.value);
        System.out.println((int) value.compareAndExchange(holder, 18, 28) + " " + (int) value.compareAndExchange(holder, 18, 38));
        System.out.println((int) value.getAndSet(holder, 1) + " " + (int) value.getAndAdd(holder, 2) + " " + holder.value);
        System.out.println((int) value.getAndBitwiseOr(holder, 12) + " " + (int) value.getAndBitwiseAnd(holder, 6));
        System.out.println((int) value.getAndBitwiseXor(holder, 255) + " " + holder.value);
        value.getAndAdd(holder, 1);
        Object boxed = value.get(holder);
        System.out.println(boxed + " " + (long) value.get(holder));
        value.set(holder, (byte) 3);
        value.setOpaque(holder, Integer.valueOf(4));
        System.out.println(value.getOpaque(holder));
    }

    static void otherTypes() throws ReflectiveOperationException {
        VariableHandles holder = new VariableHandles();
        VarHandle small = of("small", byte.class);
        System.out.println((byte) small.getAndAdd(holder, (byte) 1) + " " + holder.small);
        VarHandle letter = of("letter", char.class);
        System.out.println((char) letter.getAndAdd(holder, (char) 2) + " " + holder.letter);
        VarHandle number = of("number", short.class);
        System.out.println((short) number.getAndBitwiseAnd(holder, (short) 0xff) + " " + holder.number);
        VarHandle wide = of("wide", long.class);
        System.out.println(wide.compareAndSet(holder, 1L << 40, -1L) + " " + (long) wide.getAndAdd(holder, 5) + " " + holder.wide);
        VarHandle flag = of("flag", boolean.class);
        System.out.println((boolean) flag.getAndBitwiseOr(holder, true) + " " + flag.compareAndSet(holder, true, false));
        VarHandle real = of("real", double.class);
        System.out.println(real.compareAndSet(holder, -0.0, 1.0) + " " + real.compareAndSet(holder, 0.0, Double.NaN));
        System.out.println(real.compareAndSet(holder, Double.NaN, 2.5) + " " + (double) real.getAndAdd(holder, 1) + " " + holder.real);
        VarHandle fraction = of("fraction", float.class);
        System.out.println((float) fraction.getAndSet(holder, 3f) + " " + holder.fraction);
        VarHandle text = of("text", String.class);
        System.out.println(text.compareAndSet(holder, "one", "two") + " " + text.compareAndSet(holder, null, "x") + " " + holder.text);
        System.out.println((String) text.getAndSet(holder, null) + " " + (String) text.compareAndExchange(holder, null, "three"));
        VarHandle object = of("object", Object.class);
        object.setVolatile(holder, holder);
        System.out.println(object.getVolatile(holder) == holder);
        VarHandle shared = MethodHandles.lookup().findStaticVarHandle(VariableHandles.class, "shared", int.class);
        System.out.println((int) shared.getAndAdd(5) + " " + shared + " " + VariableHandles.shared);
    }

    static void arrays() {
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = {1, 2, 3};
        ints.setVolatile(array, 0, 10);
        System.out.println((int) ints.getAndAdd(array, 1, 5) + " " + ints.compareAndSet(array, 2, 3, 4) + Arrays.toString(array));
        VarHandle texts = MethodHandles.arrayElementVarHandle(String[].class);
        String[] names = {"a", null};
        texts.set(names, 1, "b");
        System.out.println((String) texts.get(names, 1) + " " + texts.compareAndSet(names, 0, "a", "c") + Arrays.toString(names));
        try {
            int none = (int) ints.get(array, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ints.varType() + " " + ints.coordinateTypes() + " " + texts);
        VarHandle.fullFence();
    }

    static void modes() throws Throwable {
        VarHandle value = of("value", int.class);
        VarHandle text = of("text", String.class);
        for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
            System.out.println(mode.methodName() + " " + value.accessModeType(mode) + " "
                + value.isAccessModeSupported(mode) + " " + text.isAccessModeSupported(mode));
        }
        VariableHandles holder = new VariableHandles();
        System.out.println((int) value.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invokeExact(holder, 3) + " " + holder.value);
    }

    static void library() {
        AtomicReference<String> reference = new AtomicReference<>("start");
        reference.updateAndGet(text -> text + "!");
        System.out.println(reference.getAndSet("next") + " " + reference + " " + reference.compareAndSet("next", "last"));
        AtomicReferenceArray<Integer> array = new AtomicReferenceArray<>(3);
        array.set(1, 5);
        array.accumulateAndGet(1, 6, Integer::sum);
        System.out.println(array);
    }

    public static void main(String[] args) throws Throwable {
        integers();
        otherTypes();
        arrays();
        modes();
        library();
    }
}

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** What happens to objects of wrong classes where handles convert arguments and results. */
public class HandleCasts {
    interface Shape {
        int sides();
    }

    static Object anything() {
        return "text";
    }

    static String take(Shape shape) {
        return "took " + (shape == null ? "null" : shape.sides());
    }

    static String call(Comparable<String> one) {
        return "compared " + one.getClass();
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle sides = lookup.findVirtual(Shape.class, "sides", MethodType.methodType(int.class));
        MethodHandle take = lookup.findStatic(HandleCasts.class, "take", MethodType.methodType(String.class, Shape.class));
        MethodHandle any = lookup.findStatic(HandleCasts.class, "anything", MethodType.methodType(Object.class));
        Shape square = () -> 4;
        System.out.println((Object) sides.invoke((Object) square));
        System.out.println((Object) take.invoke((Object) null));
        System.out.println((Object) take.invoke((Object) square));
        try {
            System.out.println((Object) sides.invoke(new Object()));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println((Object) take.invoke((Object) "circle"));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Shape shape = (Shape) any.invoke();
            System.out.println(shape == null);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        CharSequence text = (CharSequence) any.invoke();
        System.out.println(text.length());
        try {
            MethodHandle asShape = any.asType(MethodType.methodType(Shape.class));
            Object got = (Shape) asShape.invokeExact();
            System.out.println(got);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;

/** Dynamic proxies, and the annotations that reflection shows through them. */
public class ProxiesAndAnnotations {
    interface Shape {
        double area(int scale, String unit) throws java.io.IOException;

        default String name() {
            return "shape";
        }

        int[] cells();

        void plain();

        boolean flag(char letter, long number);
    }

    enum Level {
        LOW, HIGH
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Info {
        String value() default "none";

        int number() default 7;

        Class<?> type() default Object.class;

        String[] tags() default {"a", "b"};

        Level level() default Level.LOW;
    }

    @Info("class")
    static class Annotated {
        @Info(number = 3, tags = {})
        public int field;

        @Info(level = Level.HIGH)
        @Deprecated
        public void method(@Info("parameter") int argument) {
        }
    }

    static Object answer(Object proxy, Method method, Object[] arguments) throws Exception {
        System.out.println(method.getName() + " " + Arrays.toString(arguments));
        switch (method.getName()) {
            case "area":
                return 2.5;
            case "cells":
                return new int[] {1, 2};
            case "flag":
                return true;
            case "toString":
                return "a proxy";
            case "hashCode":
                return 42;
            case "plain":
                throw new Exception("checked");
            default:
                return null;
        }
    }

    static void proxies() throws Exception {
        InvocationHandler handler = ProxiesAndAnnotations::answer;
        Class<?>[] interfaces = {Shape.class};
        Shape shape = (Shape) Proxy.newProxyInstance(Shape.class.getClassLoader(), interfaces, handler);
        System.out.println(shape.area(3, "m") + " " + shape.cells().length + " " + shape.flag('c', 5L));
        System.out.println(shape + " " + shape.hashCode() + " " + shape.name());
        try {
            shape.plain();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause());
        }
        System.out.println(Proxy.isProxyClass(shape.getClass()) + " " + (Proxy.getInvocationHandler(shape) == handler));
    }

    static void wrongResults() {
        Class<?>[] interfaces = {CharSequence.class};
        InvocationHandler handler = (proxy, method, arguments) -> method.getName().equals("length") ? null : 'c';
        CharSequence text = (CharSequence) Proxy.newProxyInstance(Shape.class.getClassLoader(), interfaces, handler);
        System.out.println(text.charAt(0));
        try {
            text.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            text.subSequence(0, 1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    static void annotations() throws Exception {
        Info info = Annotated.class.getAnnotation(Info.class);
        System.out.println(info.value() + info.number() + info.type() + Arrays.toString(info.tags()) + info.level());
        System.out.println(info + " " + info.annotationType());
        System.out.println(info.equals(Annotated.class.getAnnotation(Info.class)));
        System.out.println(Annotated.class.getField("field").getAnnotation(Info.class).number());
        Method method = Annotated.class.getMethod("method", int.class);
        System.out.println(method.isAnnotationPresent(Deprecated.class) + " " + method.getAnnotations().length);
        System.out.println(method.getParameterAnnotations()[0][0]);
    }

    public static void main(String[] args) throws Exception {
        proxies();
        wrongResults();
        annotations();
    }
}

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

/** Annotations read at run time: defaults, arrays, enums, nested and repeated ones, inheritance. */
public class Annotations {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Info {
        String name() default "nobody";

        int[] numbers() default {1, 2};

        Level level() default Level.LOW;

        Class<?> type() default Object.class;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.FIELD})
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.FIELD})
    @interface Tags {
        Tag[] value();
    }

    @interface Invisible {
    }

    @Info(name = "base", level = Level.HIGH, type = String.class)
    static class Base {
        @Tag("only")
        int field;

        @Tag("first")
        @Tag("second")
        @Deprecated
        void method() {
        }
    }

    @Invisible
    static class Derived extends Base {
    }

    public static void main(String[] args) throws Exception {
        Info info = Derived.class.getAnnotation(Info.class);
        System.out.println(info.name() + " " + Arrays.toString(info.numbers()) + " " + info.level() + " "
                + info.type().getSimpleName());
        System.out.println(info.equals(Base.class.getAnnotation(Info.class)) + " "
                + info.annotationType().getSimpleName() + " " + Derived.class.getDeclaredAnnotations().length);
        System.out.println(Derived.class.isAnnotationPresent(Invisible.class) + " "
                + Base.class.isAnnotationPresent(Info.class));
        for (Tag tag : Base.class.getDeclaredMethod("method").getAnnotationsByType(Tag.class)) {
            System.out.print(tag.value() + " ");
        }
        System.out.println(Base.class.getDeclaredField("field").getAnnotation(Tag.class));
        System.out.println(Base.class.getDeclaredMethod("method").isAnnotationPresent(Deprecated.class));
        info.numbers()[0] = 100;
        System.out.println(info.numbers()[0]);
    }
}

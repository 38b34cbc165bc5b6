import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Annotations of declarations, parameters and types, with elements of every kind. */
@Everything(strings = {"a", "b"}, nested = @Name("inner"))
@Hidden
public class Annotated<@Use("parameter") T extends @Use("bound") Object>
    extends @Use("super") Object implements @Use("interface") Runnable {
    @Name("field")
    @Deprecated
    Map<@Use("key") String, @HiddenUse List<@Use("element") ?>> @Use("dimension") [] field;

    @Hidden
    <@Use("method parameter") M extends @Use("method bound") Object> @Use("result") M method(
        @Use("receiver") Annotated<T> this, @Name("first") M first, @Hidden @Use("second") int second)
        throws @Use("thrown") IllegalStateException {
        @Use("local") Object local = new @Use("made") Object();
        Supplier<Object> supplier = @Use("reference") ArrayList<Object>::new;
        try {
            if (local instanceof @Use("tested") String) {
                return (@Use("cast") M) local;
            }
        } catch (@Use("caught") IllegalArgumentException caught) {
            java.util.Collections.<@Use("argument") Object>emptyList();
        }
        return first;
    }

    @Override
    public void run() {}
}

@Retention(RetentionPolicy.RUNTIME)
@interface Everything {
    boolean flag() default true;
    byte octet() default -1;
    char letter() default 'x';
    short small() default 300;
    int number() default 70_000;
    long big() default 1L << 40;
    float single() default 1.5f;
    double twice() default Double.NaN;
    String text() default "text";
    String[] strings();
    Class<?> type() default void.class;
    RetentionPolicy policy() default RetentionPolicy.CLASS;
    Name nested();
    Class<?>[] types() default {int.class, String[].class, Map.Entry.class};
}

@Retention(RetentionPolicy.RUNTIME)
@interface Name {
    String value();
}

@Retention(RetentionPolicy.CLASS)
@interface Hidden {}

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
@interface Use {
    String value();
}

@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE_USE)
@interface HiddenUse {}

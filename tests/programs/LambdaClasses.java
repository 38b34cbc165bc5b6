import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.function.Supplier;

/** What reflection shows of the methods of lambdas' classes. */
public class LambdaClasses {
    interface Named<T> {
        T name(T one);

        default String both() {
            return "both";
        }
    }

    static void show(Object lambda) {
        Class<?> type = lambda.getClass();
        for (Method method : type.getDeclaredMethods()) {
            System.out.println(Modifier.toString(method.getModifiers()) + " " + method.getName() + " "
                    + method.getParameterCount() + " " + method.getReturnType().getSimpleName());
        }
        System.out.println(type.getInterfaces().length + " " + type.isSynthetic() + " " + type.isHidden());
    }

    public static void main(String[] args) {
        int captured = args.length;
        Runnable nothing = () -> { };
        Comparator<String> order = (one, other) -> captured;
        Supplier<Object> made = LambdaClasses::new;
        Named<String> named = one -> one + captured;
        show(nothing);
        show(order);
        show(made);
        show(named);
        System.out.println(named.both() + named.name("n"));
    }
}

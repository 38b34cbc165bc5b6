import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Arrays;

/** Method handles called exactly and with conversions, bound, and dynamic proxies of interfaces. */
public class MethodHandlesAndProxies {
    interface Shop {
        int price(String item, int count);

        default String name() {
            return "shop";
        }
    }

    static int twice(int x) {
        return 2 * x;
    }

    private int field = 3;

    int plus(int x) {
        return field + x;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle concat = lookup.findVirtual(String.class, "concat",
                MethodType.methodType(String.class, String.class));
        System.out.println((String) concat.invokeExact("a", "b"));
        MethodHandle twice = lookup.findStatic(MethodHandlesAndProxies.class, "twice",
                MethodType.methodType(int.class, int.class));
        System.out.println((int) twice.invokeExact(21) + " " + (Object) twice.invoke((short) 4) + " " + twice.type());
        MethodHandle bound = lookup.findVirtual(MethodHandlesAndProxies.class, "plus",
                MethodType.methodType(int.class, int.class)).bindTo(new MethodHandlesAndProxies());
        System.out.println((int) bound.invoke(7));
        MethodHandle maker = lookup.findConstructor(StringBuilder.class,
                MethodType.methodType(void.class, String.class));
        System.out.println(((StringBuilder) maker.invoke("built")).reverse());
        try {
            Object wrong = twice.invokeExact("text");
            System.out.println(wrong);
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            lookup.findStatic(MethodHandlesAndProxies.class, "missing", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println("no such method");
        }
        InvocationHandler handler = (proxy, method, values) -> {
            System.out.println("called " + method.getName() + Arrays.toString(values));
            if (method.getReturnType() == int.class) {
                if ((int) values[1] < 0) {
                    throw new IllegalArgumentException("count");
                }
                return ((String) values[0]).length() * (int) values[1];
            }
            return "proxied";
        };
        Shop shop = (Shop) Proxy.newProxyInstance(MethodHandlesAndProxies.class.getClassLoader(),
                new Class<?>[] {Shop.class}, handler);
        System.out.println(shop.price("apple", 3) + " " + shop.name() + " " + Proxy.isProxyClass(shop.getClass())
                + " " + (shop instanceof Shop));
        try {
            shop.price("x", -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** Methods, constructors and fields found and used by reflection, with the exceptions of wrong uses. */
public class MembersByReflection {
    static class Base {
        protected int number = 3;

        public String hello(String who, int times) {
            return "hello " + who + times + number;
        }

        private long secret(long value) {
            return value * 2;
        }

        static double half(double value) {
            return value / 2;
        }

        public void fail() {
            throw new IllegalStateException("broken");
        }

        public int[] spread(int... values) {
            return values;
        }
    }

    static class Sub extends Base {
        public String name;

        public Sub() {
            this("none");
        }

        public Sub(String name) {
            this.name = name;
        }

        @Override
        public String hello(String who, int times) {
            return "sub " + super.hello(who, times);
        }
    }

    record Entry(int key, List<String> names) {
    }

    interface Named {
        default String title() {
            return "default";
        }
    }

    static class Titled implements Named {
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (InvocationTargetException e) {
            System.out.println(e + " of " + e.getCause());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static void methods() throws Exception {
        Method hello = Base.class.getMethod("hello", String.class, int.class);
        System.out.println(hello);
        attempt(() -> hello.invoke(new Base(), "a", 1));
        attempt(() -> hello.invoke(new Sub(), "b", (byte) 2));
        attempt(() -> hello.invoke(new Base(), "x"));
        attempt(() -> hello.invoke("text", "x", 1));
        attempt(() -> hello.invoke(new Base(), 1, 1));
        attempt(() -> hello.invoke(new Base(), "x", null));
        attempt(() -> hello.invoke(new Base(), "x", 1L));
        attempt(() -> hello.invoke(null, "x", 1));
        attempt(() -> Base.class.getMethod("fail").invoke(new Base()));
        attempt(() -> Base.class.getMethod("nothing"));
        attempt(() -> Base.class.getDeclaredMethod("half", double.class).invoke(null, 5));
        attempt(() -> Titled.class.getMethod("title").invoke(new Titled()));
        Method secret = Base.class.getDeclaredMethod("secret", long.class);
        secret.setAccessible(true);
        attempt(() -> secret.invoke(new Sub(), 21));
        Method spread = Base.class.getMethod("spread", int[].class);
        System.out.println(spread.isVarArgs() + " " + spread.getParameterCount() + " " + spread.getReturnType());
        attempt(() -> ((int[]) spread.invoke(new Base(), new int[] {1, 2})).length);
        TreeSet<String> names = new TreeSet<>();
        for (Method method : Base.class.getDeclaredMethods()) {
            names.add(method.getName());
        }
        System.out.println(names);
    }

    static void traces() throws Exception {
        try {
            Base.class.getMethod("fail").invoke(new Base());
        } catch (InvocationTargetException e) {
            e.printStackTrace();
        }
    }

    static void constructorsAndFields() throws Exception {
        Sub made = Sub.class.getConstructor(String.class).newInstance("made");
        System.out.println(made.name + " " + Sub.class.getDeclaredConstructor().newInstance().name);
        for (Constructor<?> constructor : Sub.class.getConstructors()) {
            System.out.println(constructor);
        }
        Field name = Sub.class.getField("name");
        name.set(made, "changed");
        System.out.println(name.get(made) + " " + name + " " + name.getType());
        Field number = Base.class.getDeclaredField("number");
        number.setInt(made, 9);
        System.out.println(number.getInt(made) + " " + number.get(made) + " " + Modifier.toString(number.getModifiers()));
        attempt(() -> Base.class.getField("nothing"));
        for (RecordComponent component : Entry.class.getRecordComponents()) {
            System.out.println(component + " " + component.getAccessor().invoke(new Entry(4, List.of("z"))));
        }
        for (Field field : Entry.class.getDeclaredFields()) {
            System.out.println(field + " " + field.getGenericType());
        }
    }

    static void arrays() {
        Object numbers = Array.newInstance(int.class, 3);
        Array.set(numbers, 1, 7);
        Array.setInt(numbers, 2, 8);
        System.out.println(Array.getLength(numbers) + " " + Array.get(numbers, 1) + Arrays.toString((int[]) numbers));
        System.out.println(Arrays.deepToString((Object[]) Array.newInstance(String.class, 2, 2)));
        attempt(() -> Array.get("text", 1));
        attempt(() -> Array.get(numbers, 5));
        attempt(() -> Array.newInstance(int.class, -1));
        attempt(() -> Array.newInstance(int.class, new int[0]));
        attempt(() -> {
            Array.set(numbers, 0, "text");
            return "stored";
        });
    }

    public static void main(String[] args) throws Exception {
        methods();
        traces();
        constructorsAndFields();
        arrays();
        Object list = Class.forName("java.util.ArrayList").getDeclaredConstructor().newInstance();
        Class.forName("java.util.ArrayList").getMethod("add", Object.class).invoke(list, "element");
        System.out.println(list + " " + new ArrayList<String>() {
        }.getClass().getGenericSuperclass());
        System.out.println(java.util.Map.Entry.class.getPackage() + " " + java.util.Map.Entry.class.getCanonicalName());
    }
}

import java.util.Arrays;
import java.util.EnumSet;

/** Enums whose initialisers run, or fail, inside a library method that has been called very often. */
public class EnumsInitialisedLate {
    enum Known {
        ONE
    }

    enum Late {
        TWO, THREE;

        static {
            System.out.println("Late is initialised");
        }
    }

    enum Failing {
        FOUR;

        static {
            if (FOUR != null) {
                throw new IllegalStateException("never usable");
            }
        }
    }

    enum InLoop {
        FIVE;

        static {
            System.out.println("InLoop is initialised");
        }
    }

    static <E extends Enum<E>> int count(Class<E> type) {
        return EnumSet.allOf(type).size();
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static int countAll(Class[] types) {
        int total = 0;
        for (int i = 0; i < types.length; i++) {
            Class type = types[i];
            total += EnumSet.allOf(type).size();
        }
        return total;
    }

    public static void main(String[] args) {
        int total = 0;
        for (int i = 0; i < 200; i++) {
            total += count(Known.class);
        }
        System.out.println(total + " " + count(Late.class));
        try {
            count(Failing.class);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        try {
            count(Failing.class);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        Class<?>[] types = new Class<?>[300];
        Arrays.fill(types, Known.class);
        types[250] = InLoop.class;
        System.out.println(countAll(types));
    }
}

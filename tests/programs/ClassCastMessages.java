/** ClassCastException messages for classes of the program, of the library, arrays and interfaces. */
public class ClassCastMessages {
    interface Animal {
    }

    static class Dog implements Animal {
    }

    static class Cat implements Animal {
    }

    interface Action {
        Object run();
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object dog = new Dog();
        Object text = "text";
        Object numbers = new int[] {1};
        attempt(() -> (Cat) dog);
        attempt(() -> (Runnable) dog);
        attempt(() -> (String) dog);
        attempt(() -> (Animal) text);
        attempt(() -> (Integer) text);
        attempt(() -> (Comparable<?>) text);
        attempt(() -> (Object[]) numbers);
        attempt(() -> ((long[]) numbers).length);
        attempt(() -> ((int[]) text).length);
        attempt(() -> ((Dog[]) new Animal[1]).length);
        attempt(() -> ((Animal[]) (Object) new Dog[2]).length);
        attempt(() -> ((String[][]) (Object) new String[1]).length);
        attempt(() -> (String) null);
        attempt(() -> {
            String s = ClassCastMessages.<String>unchecked(5);
            return s;
        });
        attempt(() -> {
            java.util.List<Integer> list = unchecked(new java.util.ArrayList<>(java.util.List.of("a")));
            int i = list.get(0);
            return i;
        });
        attempt(() -> ((java.util.function.Supplier<?>) dog).get());
        attempt(() -> (Class<?>) dog);
        attempt(() -> Integer.class.cast("x"));
        attempt(() -> new java.util.TreeSet<Object>(java.util.List.of(dog)));
    }
}

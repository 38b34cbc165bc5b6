/** When classes and interfaces are initialised: constants, arrays, subclasses, interface fields, instance parts. */
public class InitialisationOrder {
    static int log(String text, int value) {
        System.out.println(text);
        return value;
    }

    static class Constants {
        static final int FOLDED = 42;
        static final String TEXT = "folded";
        static final Integer BOXED = log("Constants.BOXED", 1);

        static {
            log("Constants initialised", 0);
        }
    }

    static class Parent {
        static int parent = log("Parent.parent", 1);
        int field = log("Parent.field", 2);

        {
            log("Parent block", 0);
        }

        Parent() {
            this(log("Parent argument", 5));
            log("Parent()", 0);
        }

        Parent(int n) {
            log("Parent(" + n + ")", 0);
        }
    }

    interface WithDefault {
        int VALUE = log("WithDefault.VALUE", 3);

        default void used() {
        }
    }

    interface WithoutDefault {
        int VALUE = log("WithoutDefault.VALUE", 4);
    }

    static class Child extends Parent implements WithDefault, WithoutDefault {
        static int child = log("Child.child", 5);
        int late = log("Child.late", 6);

        {
            log("Child block sees " + late, 0);
        }

        Child() {
            super();
            log("Child()", 0);
        }
    }

    static class Lazy {
        static final Lazy INSTANCE = new Lazy();
        static int count = log("Lazy.count", 10);
        int seen = count++;
    }

    static class Unused {
        static int value = log("never", 0);

        static class Inside {
            static int value = log("Unused.Inside", 1);
        }
    }

    static int early = log("InitialisationOrder.early", later());
    static int late = 9;

    static int later() {
        return late;
    }

    public static void main(String[] args) {
        log("main " + early, 0);
        System.out.println(Constants.FOLDED + Constants.TEXT);
        Child[] none = new Child[2];
        Class<?> literal = Child.class;
        System.out.println(none.length + literal.getSimpleName());
        System.out.println(Child.parent);
        new Child();
        new Child();
        System.out.println(Child.child + " " + Constants.BOXED);
        System.out.println(((WithoutDefault) none[0]).VALUE);
        System.out.println(Lazy.INSTANCE.seen + " " + Lazy.count);
        System.out.println(Unused.Inside.value);
    }
}

/** Assertions turned on by the program itself, for classes not yet initialised. */
public class AssertionSettings {
    static class Off {
        static boolean on() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    static class Named {
        static boolean on() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    static class Later {
        static void check(int value) {
            assert value > 0 : "value " + value;
            System.out.println("checked " + value);
        }
    }

    static class Cleared {
        static boolean on() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    public static void main(String[] args) {
        System.out.println(Off.on());
        ClassLoader loader = AssertionSettings.class.getClassLoader();
        loader.setClassAssertionStatus("AssertionSettings$Named", true);
        System.out.println(Named.on() + " " + Named.class.desiredAssertionStatus());
        loader.setDefaultAssertionStatus(true);
        System.out.println(Off.on() + " " + Off.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
        Later.check(1);
        try {
            Later.check(-1);
        } catch (AssertionError e) {
            System.out.println(e);
        }
        loader.clearAssertionStatus();
        System.out.println(Cleared.on());
        Later.check(0);
    }
}

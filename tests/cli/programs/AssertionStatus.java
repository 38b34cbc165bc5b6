import com.acme.asserting.Checked;
import java.util.HashMap;

/** Tells which classes are to check their assertions, and whether they do. */
class AssertionStatus {
    static class Nest {
        static class Deep {
            static boolean checks() {
                boolean checks = false;
                assert checks = true;
                return checks;
            }
        }
    }

    public static void main(String[] arguments) {
        boolean checks = false;
        assert checks = true;
        System.out.println("main " + checks + ", nested " + Nest.Deep.checks() + ", package " + Checked.checks());
        tell();
        ClassLoader loader = AssertionStatus.class.getClassLoader();
        loader.setPackageAssertionStatus("com.acme", true);
        loader.setClassAssertionStatus("AssertionStatus$Nest", false);
        tell();
        loader.setDefaultAssertionStatus(true);
        tell();
        loader.clearAssertionStatus();
        tell();
    }

    static void tell() {
        Class<?>[] classes = {
            AssertionStatus.class, Nest.class, Nest.Deep.class, Checked.class, Checked.Nest.class,
            HashMap.class, String.class, Checked[].class, HashMap[][].class, int.class, int[].class,
        };
        for (Class<?> one : classes) {
            System.out.println(one.getName() + " " + one.desiredAssertionStatus());
        }
    }
}

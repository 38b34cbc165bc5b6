package packages.first;

/** A class with a package-private method that a class of another package seems to override, but does not. */
public class Visible {
    String secret() {
        return "first.Visible.secret";
    }

    protected String shared() {
        return "first.Visible.shared";
    }

    public String callSecret() {
        return secret() + " " + shared();
    }

    public static String call(Visible v) {
        return v.secret();
    }

    /** The same package overrides it for good. */
    public static class Near extends Visible {
        @Override
        String secret() {
            return "first.Near.secret";
        }
    }
}

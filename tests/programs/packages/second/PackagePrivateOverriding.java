package packages.second;

import packages.first.Visible;

/** A package-private method is only overridden in its own package; protected access across packages. */
public class PackagePrivateOverriding {
    static class Other extends Visible {
        String secret() {
            return "second.Other.secret";
        }

        @Override
        protected String shared() {
            return "second.Other.shared over " + super.shared();
        }
    }

    static class Further extends Other {
        @Override
        String secret() {
            return "second.Further.secret over " + super.secret();
        }
    }

    static class FromNear extends Visible.Near {
        public String secret() {
            return "second.FromNear.secret";
        }
    }

    public static void main(String[] args) {
        Visible[] all = {new Visible(), new Other(), new Further(), new Visible.Near(), new FromNear()};
        for (Visible v : all) {
            System.out.println(v.getClass().getName() + ": " + v.callSecret() + " / " + Visible.call(v));
        }
        System.out.println(new Further().secret() + " / " + ((Other) new Further()).secret() + " / "
                + new FromNear().secret());
        System.out.println(PackagePrivateOverriding.class.getPackageName() + " "
                + PackagePrivateOverriding.class.getSimpleName());
        throw new IllegalStateException(new Other().shared());
    }
}

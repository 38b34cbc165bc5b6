/** Overriding, overloading, super calls, field hiding, static hiding and calls from constructors. */
public class VirtualDispatch {
    static class Base {
        String name = "base";
        static String kind = "static base";

        Base() {
            System.out.println("constructor sees " + describe());
        }

        String describe() {
            return "Base.describe " + name;
        }

        String call() {
            return describe() + "/" + hidden() + "/" + fixed();
        }

        private String hidden() {
            return "Base.hidden";
        }

        final String fixed() {
            return "fixed";
        }

        static String classMethod() {
            return "Base.classMethod";
        }

        String over(Object o) {
            return "object";
        }

        String over(String s) {
            return "string";
        }

        String over(Integer i) {
            return "integer";
        }

        String over(long l) {
            return "long";
        }

        String over(int... all) {
            return "varargs " + all.length;
        }
    }

    static class Derived extends Base {
        String name = "derived";
        static String kind = "static derived";
        int ready = 5;

        @Override
        String describe() {
            return "Derived.describe " + name + " " + super.name + " " + ready;
        }

        String hidden() {
            return "Derived.hidden";
        }

        static String classMethod() {
            return "Derived.classMethod";
        }

        @Override
        String over(String s) {
            return "derived string then " + super.over(s);
        }

        String both() {
            return super.describe() + " & " + this.describe();
        }
    }

    static class Third extends Derived {
        @Override
        String call() {
            return "third " + super.call();
        }
    }

    public static void main(String[] args) {
        Base b = new Derived();
        System.out.println(b.call() + " " + b.name + " " + ((Derived) b).name);
        System.out.println(((Derived) b).both());
        System.out.println(Base.classMethod() + " " + Derived.classMethod() + " " + Base.kind + " " + Derived.kind);
        System.out.println(new Third().call());
        Object o = "text";
        System.out.println(b.over(o) + ", " + b.over("text") + ", " + b.over(3) + ", " + b.over('c') + ", " + b.over()
                + ", " + b.over(1, 2) + ", " + b.over(2.5) + ", " + b.over((Integer) 4));
        Base[] all = {new Derived(), new Third()};
        for (Base each : all) {
            System.out.println(each.describe());
        }
    }
}

/** Default, static and private interface methods; diamonds; explicit choice with X.super; class wins over default. */
public class InterfaceMethods {
    interface Named {
        String PREFIX = "<";

        String name();

        default String label() {
            return wrap(name());
        }

        private String wrap(String s) {
            return PREFIX + s + suffix();
        }

        private static String suffix() {
            return ">";
        }

        static Named of(String s) {
            return () -> s;
        }
    }

    interface Loud extends Named {
        @Override
        default String label() {
            return Named.super.label().toUpperCase();
        }
    }

    interface Polite extends Named {
        default String greet() {
            return "dear " + label();
        }
    }

    static class Both implements Loud, Polite {
        public String name() {
            return "both";
        }
    }

    interface Left {
        default String side() {
            return "left";
        }
    }

    interface Right {
        default String side() {
            return "right";
        }
    }

    static class Middle implements Left, Right {
        public String side() {
            return Left.super.side() + "+" + Right.super.side();
        }
    }

    static class Parent {
        public String side() {
            return "class";
        }
    }

    static class Child extends Parent implements Left {
    }

    static abstract class Partial implements Left, Comparable<Partial> {
        abstract int weight();

        public int compareTo(Partial other) {
            return Integer.compare(weight(), other.weight());
        }
    }

    public static void main(String[] args) {
        System.out.println(new Both().label() + " " + new Both().greet() + " " + Named.of("x").label() + " "
                + Both.PREFIX);
        System.out.println(new Middle().side() + " " + new Child().side() + " " + ((Left) new Child()).side());
        Partial p = new Partial() {
            int weight() {
                return 3;
            }

            public String side() {
                return "anonymous " + super.side();
            }
        };
        System.out.println(p.side() + " " + p.compareTo(p));
        Object o = new Both();
        System.out.println((o instanceof Loud) + " " + (o instanceof Left) + " "
                + (o instanceof Named n ? n.label() : "none"));
        Polite polite = () -> "lambda";
        System.out.println(polite.greet());
        Left left = new Left() {
        };
        System.out.println(left.side());
    }
}

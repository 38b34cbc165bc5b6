/** Enums: values, valueOf, constructors, abstract bodies, switch, static fields, compareTo and names. */
public class Enums {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        private final double mass;
        private final double radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Operation implements java.util.function.IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        MULTIPLY("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            boolean commutes() {
                return super.commutes();
            }
        },
        SUBTRACT("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }

            @Override
            boolean commutes() {
                return false;
            }
        };

        final String symbol;
        static int uses;

        Operation(String symbol) {
            this.symbol = symbol;
        }

        boolean commutes() {
            return true;
        }

        static Operation of(String symbol) {
            uses++;
            for (Operation o : values()) {
                if (o.symbol.equals(symbol)) {
                    return o;
                }
            }
            throw new IllegalArgumentException(symbol);
        }
    }

    enum Empty {
    }

    static String kind(Planet p) {
        switch (p) {
            case MERCURY:
                return "hot";
            case EARTH:
                return "home";
            default:
                return "?";
        }
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.ordinal() + " " + p.gravity() + " " + kind(p));
        }
        for (Operation o : Operation.values()) {
            System.out.println(o.name() + o.symbol + o.applyAsInt(6, 7) + o.commutes() + " " + o.getClass().getName()
                    + " " + o.getDeclaringClass().getSimpleName());
        }
        System.out.println(Operation.of("-") + " " + Operation.uses + " " + Empty.values().length);
        System.out.println(Planet.valueOf("EARTH") == Planet.EARTH);
        try {
            Planet.valueOf("PLUTO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Planet.EARTH.compareTo(Planet.MERCURY) + " " + Planet.EARTH.equals(Planet.EARTH) + " "
                + (Object) Planet.EARTH.toString().length());
        Planet[] copy = Planet.values();
        copy[0] = null;
        System.out.println(Planet.values()[0] + " " + Enum.valueOf(Planet.class, "MERCURY"));
        System.out.println(Operation.ADD instanceof Operation && (Object) Operation.ADD instanceof Enum<?>);
        try {
            Operation.of("/");
        } catch (IllegalArgumentException e) {
            System.out.println("no " + e.getMessage());
        }
    }
}

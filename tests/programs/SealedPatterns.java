/** Sealed hierarchies taken apart with instanceof patterns, including scope of pattern variables. */
public class SealedPatterns {
    sealed interface Expression permits Number, Sum, Product, Negation {
    }

    record Number(int value) implements Expression {
    }

    record Sum(Expression left, Expression right) implements Expression {
    }

    record Product(Expression left, Expression right) implements Expression {
    }

    static final class Negation implements Expression {
        final Expression inner;

        Negation(Expression inner) {
            this.inner = inner;
        }
    }

    static int value(Expression e) {
        if (e instanceof Number n) {
            return n.value();
        } else if (e instanceof Sum s) {
            return value(s.left()) + value(s.right());
        } else if (e instanceof Product p && p.left() instanceof Number zero && zero.value() == 0) {
            return 0;
        } else if (e instanceof Product p) {
            return value(p.left()) * value(p.right());
        } else if (!(e instanceof Negation n)) {
            throw new IllegalStateException("unknown " + e);
        } else {
            return -value(n.inner);
        }
    }

    static String describe(Object o) {
        if (!(o instanceof String s)) {
            return o instanceof Integer i && i > 10 ? "big " + i : o instanceof int[] a ? "ints " + a.length : "other";
        }
        return "text " + s.length();
    }

    sealed static abstract class Animal {
        static final class Dog extends Animal {
        }

        static non-sealed class Cat extends Animal {
        }
    }

    static class Lion extends Animal.Cat {
    }

    public static void main(String[] args) {
        Expression e = new Sum(new Number(2), new Product(new Negation(new Number(3)), new Number(4)));
        System.out.println(value(e) + " " + value(new Product(new Number(0), null)));
        System.out.println(new Sum(new Number(1), null));
        for (Object o : new Object[] {"abc", 11, 9, new int[3], null, 2.5}) {
            System.out.println(describe(o));
        }
        Animal a = new Lion();
        System.out.println((a instanceof Animal.Cat) + " " + (a instanceof Animal.Dog d ? d.toString() : "no dog"));
        try {
            value(null);
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
    }
}

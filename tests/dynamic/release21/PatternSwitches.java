import java.util.List;

/** Pattern switches as the compiler of Java 21 writes them: types, guards, records, enums, strings, numbers, null. */
public class PatternSwitches {
    sealed interface Shape permits Circle, Square, Rectangle { }
    record Circle(double radius) implements Shape { }
    record Square(double side) implements Shape { }
    record Rectangle(double width, double height) implements Shape { }
    enum Colour { RED, GREEN, BLUE { @Override String shade() { return "deep"; } }; String shade() { return "plain"; } }
    sealed interface Card permits Suit, Joker { }
    enum Suit implements Card { CLUBS, HEARTS }
    enum Joker implements Card { BLACK, RED }
    record Pair(Object first, Object second) { }
    record Box<T>(T value) { }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle c -> 3 * c.radius() * c.radius();
            case Square s -> s.side() * s.side();
            case Rectangle(double width, double height) -> width * height;
        };
    }

    static String describe(Object value) {
        return switch (value) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Colour c when c == Colour.GREEN -> "the green one";
            case Colour c -> "colour " + c + " " + c.shade();
            case int[] array -> "ints " + array.length;
            case Object[] array -> "objects " + array.length;
            case Pair(Integer a, Integer b) -> "ints " + (a + b);
            case Pair(String a, Pair(var b, var c)) when b != null -> "nested " + a + b + c;
            case Pair(var a, var b) -> "pair " + a + " " + b;
            case Character c -> "char " + c;
            case List<?> list -> "list " + list.size();
            default -> "other " + value;
        };
    }

    static String text(String text) {
        return switch (text) {
            case "one", "two" -> "small";
            case String s when s.length() > 5 -> "long";
            case "three" -> "three itself";
            case String s -> "any " + s;
        };
    }

    static String number(Integer number) {
        return switch (number) {
            case 1 -> "one";
            case 2 -> "two";
            case Integer i when i > 1000 -> "huge";
            case 3000 -> "never";
            case -5 -> "minus five";
            case Integer i -> "number " + i;
        };
    }

    static String letter(Character letter) {
        return switch (letter) {
            case 'a' -> "first";
            case Character c when Character.isDigit(c) -> "digit";
            case 'z' -> "last";
            case Character c -> "letter " + c;
        };
    }

    static String colour(Colour colour) {
        return switch (colour) {
            case null -> "no colour";
            case RED -> "red";
            case Colour c when c.ordinal() == 1 -> "second";
            case BLUE -> "blue";
            case GREEN -> "never";
            case Colour c -> "unknown";
        };
    }

    static String card(Card card) {
        return switch (card) {
            case Suit.CLUBS -> "clubs";
            case Joker.RED -> "red joker";
            case Suit s when s.ordinal() > 0 -> "suit " + s;
            case Joker.BLACK -> "black joker";
            case Suit.HEARTS -> "never";
            case Suit s -> "never";
        };
    }

    static int statement(Object value) {
        int result = 0;
        switch (value) {
            case String s:
                result += s.length();
                break;
            case Integer i when i == 7:
                result = 700;
                break;
            default:
                result = -1;
        }
        return result;
    }

    static <T> String generic(Box<T> box) {
        return switch (box) {
            case Box<T>(String s) -> "string " + s;
            case Box<T>(Integer i) when i > 5 -> "large";
            case Box<T>(var other) -> "other " + other;
        };
    }

    static String instance(Object value) {
        if (value instanceof Pair(Integer a, var b) && a > 1) {
            return "pair of " + a + " and " + b;
        }
        return "no pair";
    }

    static void caught(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        for (Shape shape : List.of(new Circle(2), new Square(3), new Rectangle(2, 5))) {
            System.out.println(shape + " " + area(shape));
        }
        Object[] values = {
            null, 5, 500, -5, 7L, "", "text", Colour.RED, Colour.GREEN, Colour.BLUE, new int[2], new String[3],
            new Pair(1, 2), new Pair("a", new Pair("b", "c")), new Pair("a", new Pair(null, 1)), new Pair(1, "x"), 'c',
            List.of(1, 2), 2.5,
        };
        for (Object value : values) {
            System.out.println(describe(value));
        }
        for (String one : new String[] {"one", "two", "three", "four", "eleven"}) {
            System.out.println(text(one));
        }
        for (int one : new int[] {1, 2, 3, 3000, -5}) {
            System.out.println(number(one));
        }
        for (char one : new char[] {'a', '7', 'z', 'q'}) {
            System.out.println(letter(one));
        }
        for (Colour one : new Colour[] {null, Colour.RED, Colour.GREEN, Colour.BLUE}) {
            System.out.println(colour(one));
        }
        for (Card one : new Card[] {Suit.CLUBS, Suit.HEARTS, Joker.BLACK, Joker.RED}) {
            System.out.println(card(one));
        }
        System.out.println(statement("four") + " " + statement(7) + " " + statement(8) + " " + statement(1.0));
        System.out.println(generic(new Box<>("s")) + ", " + generic(new Box<>(6)) + ", " + generic(new Box<>(5)));
        System.out.println(instance(new Pair(2, null)) + ", " + instance(new Pair(1, 1)) + ", " + instance("x"));
        caught(() -> text(null));
        caught(() -> area(null));
        caught(() -> number(null));
    }
}

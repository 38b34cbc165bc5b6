/** Switch expressions over ints, enums and strings: arrows, yield, mixed result types, exhaustiveness. */
public class SwitchExpressions {
    enum Color { RED, GREEN, BLUE }

    static int value(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> {
                int x = c.ordinal() + 10;
                yield x * 2;
            }
            case BLUE -> throw new IllegalStateException("blue");
        };
    }

    static double mixed(int n) {
        return switch (n) {
            case 0 -> 1;
            case 1 -> 2.5f;
            case 2 -> 'c';
            default -> 10L;
        };
    }

    static String old(int n) {
        return switch (n) {
            case 1:
            case 2:
                yield "low";
            case 3:
                System.out.print("three ");
            default:
                yield "high";
        };
    }

    static Object object(char c) {
        return switch (c) {
            case 'i' -> 1;
            case 's' -> "text";
            case 'd' -> 2.0;
            default -> null;
        };
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            try {
                System.out.println(value(c));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(mixed(0) + " " + mixed(1) + " " + mixed(2) + " " + mixed(3));
        System.out.println(old(1) + old(2) + old(3) + old(4));
        System.out.println(object('i') + " " + object('s') + " " + object('d') + " " + object('?'));
        int nested = switch (args.length) {
            case 0 -> switch (Color.BLUE) {
                case BLUE -> switch ("x") {
                    case "x" -> 42;
                    default -> 1;
                };
                default -> 2;
            };
            default -> 3;
        };
        System.out.println(nested);
        int sum = 1 + switch (nested % 5) { case 2 -> 100; default -> 200; } * 2;
        System.out.println(sum);
        boolean even = switch (sum & 1) {
            case 0 -> true;
            default -> false;
        };
        System.out.println(even ? "even" : "odd");
        try {
            Color none = null;
            System.out.println(value(none));
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
    }
}

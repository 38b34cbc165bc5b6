/** Switch on strings, with labels whose hash codes collide. */
public class SwitchStrings {
    static int number(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaAa":
                return 3;
            case "BBBB":
                return 4;
            case "AaBB":
                return 5;
            case "":
                return 6;
            case "\u00e9\ud83d\ude00":
                return 7;
            default:
                return -1;
        }
    }

    static String weekday(String day) {
        return switch (day.toLowerCase()) {
            case "sat", "sun" -> "weekend";
            case "mon" -> {
                String prefix = "start";
                yield prefix + " of week";
            }
            default -> {
                if (day.length() > 3) {
                    yield "long";
                }
                yield "weekday";
            }
        };
    }

    public static void main(String[] args) {
        String[] inputs = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "\u00e9\ud83d\ude00", "x",
                new String("Aa"), "A" + "a"};
        for (String s : inputs) {
            System.out.println(s.hashCode() + " " + number(s));
        }
        StringBuilder built = new StringBuilder("B");
        System.out.println(number(built.append('B').toString()));
        for (String d : new String[] {"SAT", "mon", "Tue", "Wednesday"}) {
            System.out.println(weekday(d));
        }
        try {
            number(null);
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
    }
}

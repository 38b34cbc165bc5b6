/** Private members of nest mates: fields, methods, constructors, static members, private interface methods. */
public class NestmateAccess {
    private static long counter = 10;
    private double ratio = 1.5;

    private NestmateAccess() {
    }

    private NestmateAccess(double ratio) {
        this.ratio = ratio;
    }

    private int secret(int x) {
        return x + 1;
    }

    private static String hidden() {
        return "hidden " + counter++;
    }

    static class Sibling {
        private NestmateAccess other = new NestmateAccess(2.5);
        private int[] cells = {1, 2};

        private Sibling() {
        }

        private String poke() {
            other.ratio *= 2;
            counter += 5;
            return other.secret(41) + " " + hidden() + " " + other.ratio + " " + new Friend().cell(this);
        }
    }

    private static class Friend {
        private int cell(Sibling s) {
            return s.cells[1]++ + s.cells[1];
        }
    }

    private static class Parent {
        private String who() {
            return "parent";
        }

        String ask() {
            return who();
        }
    }

    private static class Child extends Parent {
        private String who() {
            return "child";
        }
    }

    private interface Hidden {
        private int twice(int x) {
            return 2 * x;
        }

        static int use(Hidden h) {
            return h.twice(21);
        }
    }

    private enum Level {
        LOW, HIGH;

        private int weight() {
            return ordinal() * 10;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Sibling().poke());
        System.out.println(new Child().ask() + " " + new Child().who() + " " + ((Parent) new Child()).who());
        System.out.println(Hidden.use(new Hidden() { }) + " " + Level.HIGH.weight() + " " + counter);
        Runnable r = () -> System.out.println(hidden() + new NestmateAccess().secret(1));
        r.run();
        System.out.println(Sibling.class.getNestHost().getName() + " " + Level.class.isNestmateOf(Friend.class));
    }
}

/** Instance initialisers, final fields, constructors that call each other, exceptions in construction. */
public class InstanceInitialisers {
    static int built;
    final int first;
    int second = next("second");
    final int[] third;

    {
        first = next("block one");
        third = new int[] {first, second};
    }

    int fourth = third.length + next("fourth");

    {
        second += 100;
    }

    InstanceInitialisers() {
        this("default");
        System.out.println("()");
    }

    InstanceInitialisers(String text) {
        System.out.println("(" + text + ") " + first + " " + second + " " + third[1] + " " + fourth);
    }

    InstanceInitialisers(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit " + limit);
        }
        second = limit;
    }

    static int next(String what) {
        System.out.print(what + " ");
        return ++built;
    }

    static class Registry {
        static Registry last;
        int state;

        Registry(int state) {
            last = this;
            this.state = 10 / state;
            this.state = state;
        }
    }

    public static void main(String[] args) {
        new InstanceInitialisers();
        System.out.println(new InstanceInitialisers(7).second);
        try {
            new InstanceInitialisers(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + built);
        }
        try {
            new Registry(0);
        } catch (ArithmeticException e) {
            System.out.println("escaped " + Registry.last.state);
        }
        new Registry(5);
        System.out.println(Registry.last.state);
        var list = new java.util.ArrayList<String>() {{
            add("double");
            add("brace");
        }};
        System.out.println(list);
    }
}

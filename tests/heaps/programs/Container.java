/** An object of the input, and what may be done with two of them. */
class Container {
    Object data;
    Container next;
    RuntimeException problem;
    int number;

    Container() {
    }

    Container(Container next) {
        this.next = next;
    }

    /** The example with which the published algorithms are explained. */
    void swap(Container other) {
        Object kept = data;
        data = other.data;
        other.data = kept;
    }

    /** Moves references and looks into none. */
    Object pass(Container other) {
        Object first = data;
        Object second = other == null ? null : first;
        next = other;
        return second;
    }

    boolean same(Container other) {
        return next == other.next;
    }

    int count(Container other) {
        int found = 0;
        for (Container here = this; here != null && found < 3; here = here.next) {
            found++;
        }
        return found;
    }

    synchronized int hold() {
        notifyAll();
        return ++number;
    }

    int locked(Container other) {
        synchronized (other) {
            return other.hold() + next.hold();
        }
    }

    final Container getNext() {
        return next;
    }

    /** Calls that generated code writes in line. */
    Container wrapped(Container other) {
        Container made = new Container(other.getNext());
        return made.getNext();
    }

    boolean typed(Container other) {
        Object kept = other.data;
        return kept instanceof Container && ((Container) kept).number == 0;
    }

    int stored(Container other) {
        Container[] array = {next, other};
        array[0] = array[1];
        return array[0].hold() + array.length;
    }

    int thrown(Container other) {
        try {
            return next.hold() + other.next.hold();
        } catch (NullPointerException missing) {
            return -1;
        }
    }

    /** What is caught depends on a class. */
    int caught(Container other) {
        try {
            return raised(other);
        } catch (IllegalStateException state) {
            return 1;
        }
    }

    private int raised(Container other) {
        try {
            if (other.problem != null) {
                throw other.problem;
            }
            return 0;
        } catch (ArithmeticException arithmetic) {
            return 2;
        }
    }

    /** What is called depends on a class. */
    int called(Container other) {
        return other.hold() + other.hold();
    }

    int measured(Container other) {
        try {
            return java.lang.reflect.Array.getLength(other.data);
        } catch (IllegalArgumentException noArray) {
            return -1;
        }
    }

    /** What a failed initialiser's exception says is looked at while it is thrown. */
    int failed(Container other) {
        Entry.kept = other.problem;
        try {
            return Failing.value;
        } catch (ExceptionInInitializerError error) {
            return -1;
        }
    }

    int asked(Container other) {
        int special = other instanceof Special ? 10 : 0;
        return special + ((Special) other).hold();
    }
}

/** A container that holds in its own way. */
class Special extends Container {
    @Override
    synchronized int hold() {
        notifyAll();
        return 100;
    }
}

/** Cannot be initialised. */
class Failing {
    static int value = fail();

    private static int fail() {
        throw Entry.kept;
    }
}

/** What is called first, interpreted: it passes on what it was given. */
class Entry {
    static RuntimeException kept = new IllegalStateException();

    static void swap(Container here, Container other) {
        here.swap(other);
    }

    static Object pass(Container here, Container other) {
        return here.pass(other);
    }

    static boolean same(Container here, Container other) {
        return here.same(other);
    }

    static int count(Container here, Container other) {
        return here.count(other);
    }

    static int locked(Container here, Container other) {
        return here.locked(other);
    }

    static Container wrapped(Container here, Container other) {
        return here.wrapped(other);
    }

    static boolean typed(Container here, Container other) {
        return here.typed(other);
    }

    static int stored(Container here, Container other) {
        return here.stored(other);
    }

    static int thrown(Container here, Container other) {
        return here.thrown(other);
    }

    static int caught(Container here, Container other) {
        return here.caught(other);
    }

    static int called(Container here, Container other) {
        return here.called(other);
    }

    static int measured(Container here, Container other) {
        return here.measured(other);
    }

    static int failed(Container here, Container other) {
        return here.failed(other);
    }

    static int asked(Container here, Container other) {
        return here.asked(other);
    }
}

import java.util.ArrayList;

/** toString with an overridden hashCode, equals, clone, getClass, wait and notify without a monitor. */
public class ObjectMethods {
    static class Fixed {
        @Override
        public int hashCode() {
            return 0xbeef;
        }
    }

    static class Sheet implements Cloneable {
        int number = 1;
        int[] cells = {1, 2};
        ArrayList<String> names = new ArrayList<>();
        Sheet next;

        @Override
        public Sheet clone() {
            try {
                Sheet copy = (Sheet) super.clone();
                copy.cells = cells.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class SubSheet extends Sheet {
        long extra = 1L << 50;
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Weird {
        int value;

        @Override
        public boolean equals(Object o) {
            return o instanceof Weird w && (value & 1) == (w.value & 1);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Fixed() + " " + new Fixed().equals(new Fixed()) + " " + new Fixed[0].getClass());
        SubSheet a = new SubSheet();
        a.names.add("shared");
        a.next = a;
        Sheet b = a.clone();
        b.number = 2;
        b.cells[0] = 99;
        b.names.add("both");
        System.out.println(a.number + " " + a.cells[0] + " " + a.names + " " + (b instanceof SubSheet) + " "
                + ((SubSheet) b).extra + " " + (b.next == a) + " " + (b != a));
        try {
            new NotCloneable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Object lock = new Object();
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            lock.wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        synchronized (lock) {
            lock.notifyAll();
            lock.notify();
            System.out.println("owner may notify");
        }
        Weird w1 = new Weird();
        Weird w2 = new Weird();
        w2.value = 4;
        System.out.println(w1.equals(w2) + " " + w1.equals(null) + " "
                + new ArrayList<>(java.util.List.of(w1)).contains(w2) + " " + new Object().equals(new Object()));
        ArrayList<String> original = new ArrayList<>(java.util.List.of("x"));
        @SuppressWarnings("unchecked")
        ArrayList<String> copy = (ArrayList<String>) original.clone();
        copy.add("y");
        System.out.println(original + " " + copy);
    }
}

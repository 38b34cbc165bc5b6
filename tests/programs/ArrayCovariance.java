/** Covariant arrays: allowed stores, ArrayStoreException with its message, casts between array types. */
public class ArrayCovariance {
    interface Shape {
    }

    static class Circle implements Shape {
    }

    static class Disk extends Circle {
    }

    static void store(Object[] array, Object value) {
        try {
            array[0] = value;
            System.out.println("stored in " + array.getClass().getName());
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        store(new Object[1], "text");
        store(new String[1], "text");
        store(new String[1], 1);
        store(new Integer[1], null);
        store(new Number[1], 2.5);
        store(new Number[1], 'c');
        store(new Shape[1], new Disk());
        store(new Circle[1], new Disk());
        store(new Disk[1], new Circle());
        store(new Disk[1], new Object());
        store(new int[1][], new int[0]);
        store(new int[1][], new long[0]);
        store(new Object[1][], new String[0]);
        store(new Object[1][], new int[1][]);
        store(new Object[1][], new int[1]);
        store(new Comparable[1], "text");
        store(new Cloneable[1], new int[0]);
        store(new Runnable[1], new int[0]);
        Object o = new String[] {"a"};
        System.out.println((o instanceof Object[]) + " " + (o instanceof Comparable[]) + " "
                + (o instanceof Integer[]) + " " + (o instanceof Cloneable)
                + " " + (o instanceof java.io.Serializable) + " " + (o instanceof Object[][]));
        try {
            Integer[] wrong = (Integer[]) o;
            System.out.println(wrong.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Object[][] rows = new String[2][2];
        try {
            rows[0] = new Object[1];
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        rows[1] = new String[] {"fine"};
        System.out.println(rows[1][0]);
        try {
            System.arraycopy(new Object[] {"a", 1, "c"}, 0, rows[1] = new String[3], 0, 3);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage() + " " + rows[1][0] + rows[1][1]);
        }
    }
}

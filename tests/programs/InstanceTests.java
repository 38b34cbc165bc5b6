/** instanceof and casts over classes, interfaces, arrays of references and arrays of primitives. */
public class InstanceTests {
    interface A {
    }

    interface B extends A {
    }

    static class C implements B {
    }

    static class D extends C implements Comparable<D> {
        public int compareTo(D o) {
            return 0;
        }
    }

    static String tests(Object o) {
        return (o instanceof Object) + " " + (o instanceof A) + " " + (o instanceof B) + " " + (o instanceof C) + " "
                + (o instanceof D) + " " + (o instanceof Comparable) + " "
                + (o instanceof Object[]) + " " + (o instanceof A[]) + " " + (o instanceof C[]) + " "
                + (o instanceof D[][]) + " " + (o instanceof int[]) + " " + (o instanceof int[][])
                + " " + (o instanceof Cloneable) + " " + (o instanceof java.io.Serializable) + " "
                + (o instanceof Object[][]) + " " + (o instanceof Cloneable[]) + " " + (o instanceof Number);
    }

    static String casts(Object o) {
        String r = "";
        try {
            A a = (A) o;
            r += "A";
        } catch (ClassCastException e) {
            r += "-";
        }
        try {
            C[] a = (C[]) o;
            r += "C[]";
        } catch (ClassCastException e) {
            r += "-";
        }
        try {
            Object[] a = (Object[]) o;
            r += "O[]";
        } catch (ClassCastException e) {
            r += "-";
        }
        try {
            Comparable<?> a = (Comparable<?>) o;
            r += "Comparable";
        } catch (ClassCastException e) {
            r += "-";
        }
        try {
            Cloneable[] a = (Cloneable[]) o;
            r += "Cloneable[]";
        } catch (ClassCastException e) {
            r += "-";
        }
        return r;
    }

    public static void main(String[] args) {
        Object[] values = {null, new Object(), new C(), new D(), new A[0], new C[1], new D[2], new D[1][1],
                new int[0], new int[0][0], new int[0][0][0], "text", 1, 2.0, new Object[0],
            new String[0][], new A() { }, new Comparable[0], (Runnable) () -> { }};
        for (Object v : values) {
            System.out.println(tests(v));
            System.out.println(casts(v));
        }
        D[] ds = {new D()};
        A[] as = ds;
        B[] bs = (B[]) as;
        System.out.println(as == bs);
        System.out.println(((Object) ds).getClass() == D[].class);
    }
}

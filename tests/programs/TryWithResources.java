/** try-with-resources: closing order, suppressed exceptions, null resources, existing variables. */
public class TryWithResources {
    static class Resource implements AutoCloseable {
        final String name;
        final boolean failing;

        Resource(String name, boolean failing) {
            this.name = name;
            this.failing = failing;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failing) {
                throw new IllegalStateException("closing " + name);
            }
        }
    }

    static void report(Throwable t) {
        System.out.println(t);
        for (Throwable s : t.getSuppressed()) {
            System.out.println("  suppressed " + s);
        }
    }

    static int value(Resource r) {
        try (r) {
            return r.name.length();
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a", false); Resource b = new Resource("b", false)) {
            System.out.println("body " + a.name + b.name);
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            report(e);
        } finally {
            System.out.println("finally");
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            System.out.println("fine body");
        } catch (IllegalStateException e) {
            report(e);
        }
        try (Resource none = null) {
            System.out.println("null resource " + none);
        }
        System.out.println(value(new Resource("abc", false)));
        try (Resource outer = new Resource("outer", false)) {
            try (Resource inner = new Resource("inner", true)) {
                System.out.println("deep");
            }
        } catch (Exception e) {
            report(e);
        }
        Throwable t = new Throwable("holder");
        t.addSuppressed(new RuntimeException("s1"));
        report(t);
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

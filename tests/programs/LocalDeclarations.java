import java.util.ArrayList;
import java.util.List;

/** Records, enums, interfaces and classes declared inside methods, lambdas, initialisers and other local classes. */
public class LocalDeclarations {
    static int instances;

    interface Greeter {
        String greet();
    }

    Greeter inInstanceMethod(String name) {
        int[] counter = {0};
        class Local implements Greeter {
            private final String prefix;

            Local(String prefix) {
                this.prefix = prefix;
                instances++;
            }

            Local again() {
                return new Local(prefix + prefix);
            }

            @Override
            public String greet() {
                return prefix + name + ++counter[0] + LocalDeclarations.this.hashCode();
            }
        }
        return new Local("hi ").again();
    }

    @Override
    public int hashCode() {
        return 7;
    }

    static List<String> inStaticMethod(int limit) {
        enum Size { SMALL, LARGE;
            static Size of(int n) {
                return n < 5 ? SMALL : LARGE;
            }
        }
        record Entry(int number, Size size) {
            static int made;

            Entry {
                made++;
            }
        }
        interface Shower {
            String show(Entry e);
        }
        Shower shower = e -> e.number() + "/" + e.size() + "/" + Entry.made;
        List<String> out = new ArrayList<>();
        for (int i = 3; i < limit; i++) {
            out.add(shower.show(new Entry(i, Size.of(i))));
        }
        return out;
    }

    static final Greeter FIELD = new Greeter() {
        final Greeter inner = () -> {
            class Deep {
                String text = "deep " + FIELD_COUNT;
            }
            return new Deep().text;
        };

        public String greet() {
            return inner.greet() + " " + inner.getClass().isSynthetic();
        }
    };

    static final int FIELD_COUNT = inStaticMethod(7).size();

    public static void main(String[] args) {
        Greeter g = new LocalDeclarations().inInstanceMethod("Ada ");
        System.out.println(g.greet() + ", " + g.greet() + " " + instances + " " + g.getClass().getName());
        System.out.println(inStaticMethod(6));
        System.out.println(FIELD.greet());
        Runnable[] actions = new Runnable[3];
        for (int i = 0; i < actions.length; i++) {
            int n = i;
            class Printer {
                void print() {
                    System.out.print(n + (n == 2 ? "\n" : ","));
                }
            }
            actions[i] = new Printer()::print;
        }
        for (Runnable r : actions) {
            r.run();
        }
    }
}

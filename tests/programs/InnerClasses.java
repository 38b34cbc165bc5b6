/** Inner, static nested, local and anonymous classes: outer instances, captured variables, shadowing. */
public class InnerClasses {
    private int value = 1;
    private static int shared = 100;

    class Inner {
        int value = 2;

        class Deep {
            int value = 3;

            String all() {
                InnerClasses.this.value++;
                return value + " " + Inner.this.value + " " + InnerClasses.this.value + " " + shared++;
            }
        }

        Deep deep() {
            return new Deep();
        }
    }

    static class Nested {
        private int hidden = 7;

        private int read(InnerClasses o) {
            return o.value + hidden;
        }
    }

    class Extended extends Inner {
        Extended() {
            value += InnerClasses.this.value * 10;
        }
    }

    interface Counter {
        int next();
    }

    static Counter counter(int start) {
        int[] count = {start};
        class Local implements Counter {
            final int step;

            Local(int step) {
                this.step = step;
            }

            public int next() {
                return count[0] += step + start;
            }
        }
        return new Local(2);
    }

    Counter anonymous(String text, long factor) {
        return new Counter() {
            int calls;

            {
                calls = text.length();
            }

            @Override
            public int next() {
                value += 1;
                return (int) (++calls * factor) + value;
            }
        };
    }

    public static void main(String[] args) {
        InnerClasses outer = new InnerClasses();
        InnerClasses.Inner inner = outer.new Inner();
        InnerClasses.Inner.Deep deep = inner.new Deep();
        System.out.println(deep.all() + " / " + inner.deep().all());
        Nested nested = new Nested();
        nested.hidden++;
        System.out.println(nested.read(outer) + " " + outer.new Extended().value);
        Counter c = counter(5);
        System.out.println(c.next() + " " + c.next() + " " + c.getClass().getName());
        Counter a = outer.anonymous("four", 1000L);
        System.out.println(a.next() + " " + a.next() + " " + a.getClass().getName() + " ["
                + a.getClass().getSimpleName() + "]");
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer instance");
        }
        System.out.println(Inner.Deep.class.getName() + " " + Inner.Deep.class.getSimpleName() + " "
                + new Object() { }.getClass().getName());
    }
}

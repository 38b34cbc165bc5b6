/** Abstract classes with template methods, protected constructors and interfaces implemented by a superclass. */
public class AbstractClasses {
    interface Priced {
        int price();
    }

    abstract static class Item implements Priced, Cloneable {
        private static int made;
        protected final int number;

        protected Item() {
            number = ++made;
            init();
        }

        protected void init() {
            System.out.println("init item " + number);
        }

        public final String text() {
            return number + ":" + title() + "@" + price();
        }

        protected abstract String title();

        abstract static class Discounted extends Item {
            @Override
            public int price() {
                return full() / 2;
            }

            abstract int full();
        }
    }

    static class Book extends Item.Discounted {
        private String author = "unknown";

        Book(String author) {
            super();
            this.author = author;
        }

        @Override
        protected void init() {
            super.init();
            System.out.println("author is " + author);
            author = "lost";
        }

        @Override
        protected String title() {
            return "book by " + author;
        }

        @Override
        int full() {
            return 31;
        }
    }

    static class Pen extends Item {
        @Override
        public int price() {
            return 2;
        }

        @Override
        protected String title() {
            return "pen";
        }
    }

    public static void main(String[] args) {
        Item[] items = {new Book("Ada"), new Pen(), new Pen() {
            @Override
            public int price() {
                return super.price() * 10;
            }
        }};
        int total = 0;
        for (Item item : items) {
            System.out.println(item.text());
            total += item.price();
        }
        Priced p = items[0];
        System.out.println(total + " " + p.price() + " " + (p instanceof Item.Discounted));
    }
}

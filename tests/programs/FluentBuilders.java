import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Builders with self types, nested consumers, immutable results and copy-with methods. */
public class FluentBuilders {
    abstract static class Element<E extends Element<E>> {
        final String name;
        final Map<String, String> attributes = new LinkedHashMap<>();
        final List<Object> children = new ArrayList<>();

        Element(String name) {
            this.name = name;
        }

        abstract E self();

        E set(String key, Object value) {
            attributes.put(key, String.valueOf(value));
            return self();
        }

        <C extends Element<C>> E add(C child, Consumer<? super C> configure) {
            configure.accept(child);
            children.add(child);
            return self();
        }

        E text(String... parts) {
            Collections.addAll(children, (Object[]) parts);
            return self();
        }

        void write(StringBuilder out, int indent) {
            String margin = " ".repeat(indent);
            out.append(margin).append('<').append(name);
            attributes.forEach((k, v) -> out.append(' ').append(k).append("=\"").append(v).append('"'));
            if (children.isEmpty()) {
                out.append("/>\n");
                return;
            }
            out.append(">\n");
            for (Object child : children) {
                if (child instanceof Element<?> e) {
                    e.write(out, indent + 2);
                } else {
                    out.append(margin).append("  ").append(child).append('\n');
                }
            }
            out.append(margin).append("</").append(name).append(">\n");
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder();
            write(out, 0);
            return out.toString();
        }
    }

    static final class Page extends Element<Page> {
        Page() {
            super("page");
        }

        Page self() {
            return this;
        }
    }

    static final class Table extends Element<Table> {
        private int rows;

        Table() {
            super("table");
        }

        Table self() {
            return this;
        }

        Table row(Object... cells) {
            Table row = new Table();
            for (Object cell : cells) {
                row.text("[" + cell + "]");
            }
            children.add(row.set("row", rows++));
            return this;
        }
    }

    record Settings(int width, boolean bold, List<String> tags) {
        Settings {
            tags = List.copyOf(tags);
        }

        Settings width(int w) {
            return new Settings(w, bold, tags);
        }

        Settings tag(String t) {
            List<String> more = new ArrayList<>(tags);
            more.add(t);
            return new Settings(width, bold, more);
        }
    }

    public static void main(String[] args) {
        Page page = new Page().set("title", "test").set("n", 5).text("before", "after")
                .add(new Table(), t -> t.row(1, 'c', null).row().set("border", true).row(2.5))
                .add(new Page(), p -> p.set("nested", p == null));
        System.out.print(page);
        Settings start = new Settings(10, true, new ArrayList<>());
        System.out.println(start.tag("a").width(20).tag("b") + " " + start);
        try {
            start.tags().add("c");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
    }
}

/** The helpful messages of NullPointerException for fields, calls, arrays, unboxing, throw and synchronized. */
public class NullPointerMessages {
    static class Node {
        Node next;
        int value;
        int[] data;
        String name;
        long[][] table;

        Node next() {
            return next;
        }
    }

    static Node shared;
    static int[][] grid = new int[2][];

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable t) {
            System.out.println("other " + t);
        }
    }

    static void locals(Node node, int[] array, Object o, int index) {
        try {
            System.out.println(node.value);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            array[index] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            o.toString();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Node n = new Node();
        attempt(() -> System.out.println(n.next.value));
        attempt(() -> n.next.value = 3);
        attempt(() -> n.next.next.next = n);
        attempt(() -> System.out.println(n.next().next()));
        attempt(() -> n.next().value++);
        attempt(() -> System.out.println(shared.value));
        attempt(() -> System.out.println(n.name.length()));
        attempt(() -> System.out.println(n.data.length));
        attempt(() -> System.out.println(n.data[2]));
        attempt(() -> n.data[n.value + 1] = 5);
        attempt(() -> System.out.println(grid[1][0]));
        attempt(() -> grid[0][n.value] += 1);
        attempt(() -> System.out.println(n.table[1][2]));
        attempt(() -> {
            Integer boxed = null;
            int i = boxed;
        });
        attempt(() -> {
            RuntimeException e = null;
            throw e;
        });
        attempt(() -> {
            synchronized (n.name) {
                System.out.println("locked");
            }
        });
        attempt(() -> {
            switch (n.name) {
                case "a" -> System.out.println("a");
                default -> System.out.println("default");
            }
        });
        attempt(() -> java.util.Objects.requireNonNull(n.next, "next is missing"));
        attempt(() -> java.util.Objects.requireNonNull(null));
        attempt(() -> {
            throw new NullPointerException();
        });
        attempt(() -> "text".concat(n.name));
        attempt(() -> System.out.println("text" + n.name));
        attempt(() -> {
            for (int i : n.data) {
                System.out.println(i);
            }
        });
        locals(null, null, null, 4);
    }
}

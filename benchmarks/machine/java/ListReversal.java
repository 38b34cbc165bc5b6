/** Builds a singly linked list of n nodes and reverses it 500 times. */
public class ListReversal {
    private static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;

    void add(int value) {
        head = new Node(value, head);
    }

    void reverse() {
        Node reversed = null;
        Node node = head;
        while (node != null) {
            Node next = node.next;
            node.next = reversed;
            reversed = node;
            node = next;
        }
        head = reversed;
    }

    static int run(int n) {
        ListReversal list = new ListReversal();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        for (int i = 0; i < 500; i++) {
            list.reverse();
        }
        int checksum = 0;
        for (Node node = list.head; node != null; node = node.next) {
            checksum = (checksum * 31 + node.value) % 1000003;
        }
        return checksum;
    }

    public static void main(String[] args) {
        System.out.println(run(Integer.parseInt(args[0])));
    }
}

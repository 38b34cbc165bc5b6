/** Reverses a singly linked list in place, and shows it before and after. */
public class LinkedListReversal {
    private static final class Node {
        final String value;
        Node next;

        Node(String value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node reverse(Node head) {
        Node reversed = null;
        while (head != null) {
            Node rest = head.next;
            head.next = reversed;
            reversed = head;
            head = rest;
        }
        return reversed;
    }

    static String show(Node head) {
        StringBuilder text = new StringBuilder();
        for (Node node = head; node != null; node = node.next) {
            text.append(node.value).append(" -> ");
        }
        return text.append("null").toString();
    }

    public static void main(String[] args) {
        Node list = null;
        for (String name : new String[] {"delta", "gamma", "beta", "alpha"}) {
            list = new Node(name, list);
        }
        System.out.println(show(list));
        System.out.println(show(reverse(list)));
    }
}

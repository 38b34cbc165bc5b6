/** A NullPointerException with the helpful message leaves main. */
public class UncaughtNullPointer {
    static class Node {
        int value;
        Node next;
    }

    static int sum(Node node, int count) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += node.value;
            node = node.next;
        }
        return total;
    }

    public static void main(String[] args) {
        Node first = new Node();
        first.value = 4;
        first.next = new Node();
        System.out.println(sum(first, 2));
        System.out.println(sum(first, 3));
    }
}

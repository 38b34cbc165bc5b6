/** A linked queue with a bug: taking its last item leaves the tail pointing at a node that is gone. */
public class BrokenQueue {
    private static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head;
    private Node tail;

    void add(int value) {
        Node node = new Node(value);
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    int take() {
        int value = head.value;
        head = head.next;
        return value;
    }

    public static void main(String[] args) {
        BrokenQueue queue = new BrokenQueue();
        queue.add(1);
        queue.add(2);
        System.out.println("took " + queue.take());
        System.out.println("took " + queue.take());
        queue.add(3);
        System.out.println("took " + queue.take());
    }
}

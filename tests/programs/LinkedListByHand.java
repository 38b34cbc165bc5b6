/** A generic singly linked list written by hand: insertion, reversal in place, cycle detection, merging, sorting. */
public class LinkedListByHand {
    static class Node<T> {
        T value;
        Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    static <T> Node<T> reverse(Node<T> head) {
        Node<T> done = null;
        while (head != null) {
            Node<T> rest = head.next;
            head.next = done;
            done = head;
            head = rest;
        }
        return done;
    }

    static <T> Node<T> reverseRecursively(Node<T> head) {
        if (head == null || head.next == null) {
            return head;
        }
        Node<T> last = reverseRecursively(head.next);
        head.next.next = head;
        head.next = null;
        return last;
    }

    static <T extends Comparable<T>> Node<T> merge(Node<T> a, Node<T> b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.value.compareTo(b.value) <= 0) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    static <T extends Comparable<T>> Node<T> sort(Node<T> head) {
        if (head == null || head.next == null) return head;
        Node<T> slow = head;
        Node<T> fast = head.next;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        Node<T> second = slow.next;
        slow.next = null;
        return merge(sort(head), sort(second));
    }

    static boolean cyclic(Node<?> head) {
        Node<?> slow = head;
        for (Node<?> fast = head; fast != null && fast.next != null; ) {
            fast = fast.next.next;
            slow = slow.next;
            if (fast == slow) return true;
        }
        return false;
    }

    static String text(Node<?> head) {
        StringBuilder out = new StringBuilder("[");
        for (; head != null; head = head.next) {
            out.append(head.value).append(head.next == null ? "" : " -> ");
        }
        return out.append("]").toString();
    }

    public static void main(String[] args) {
        Node<Integer> list = null;
        for (int i = 0; i < 10; i++) {
            list = new Node<>(i * 7 % 10, list);
        }
        System.out.println(text(list));
        list = reverse(list);
        System.out.println(text(list));
        list = reverseRecursively(list);
        System.out.println(text(list));
        list = sort(list);
        System.out.println(text(list) + cyclic(list));
        Node<Integer> tail = list;
        while (tail.next != null) tail = tail.next;
        tail.next = list.next;
        System.out.println(cyclic(list) + text(null));
    }
}

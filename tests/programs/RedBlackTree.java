/** A left-leaning red-black tree: rotations, colour flips and the invariants after every insertion. */
public class RedBlackTree<K extends Comparable<K>, V> {
    private static final boolean RED = true;

    private class Node {
        K key;
        V value;
        Node left, right;
        boolean red = RED;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;

    private boolean red(Node n) {
        return n != null && n.red;
    }

    private Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = RED;
        return x;
    }

    private Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = RED;
        return x;
    }

    void put(K key, V value) {
        root = put(root, key, value);
        root.red = !RED;
    }

    private Node put(Node h, K key, V value) {
        if (h == null) return new Node(key, value);
        int c = key.compareTo(h.key);
        if (c < 0) h.left = put(h.left, key, value);
        else if (c > 0) h.right = put(h.right, key, value);
        else h.value = value;
        if (red(h.right) && !red(h.left)) h = rotateLeft(h);
        if (red(h.left) && red(h.left.left)) h = rotateRight(h);
        if (red(h.left) && red(h.right)) {
            h.red = RED;
            h.left.red = h.right.red = !RED;
        }
        return h;
    }

    V get(K key) {
        for (Node n = root; n != null; ) {
            int c = key.compareTo(n.key);
            if (c == 0) return n.value;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    private int blackHeight(Node n) {
        if (n == null) return 1;
        int left = blackHeight(n.left);
        if (left < 0 || left != blackHeight(n.right) || red(n) && red(n.left)) return -1;
        return left + (n.red ? 0 : 1);
    }

    public static void main(String[] args) {
        RedBlackTree<Integer, String> tree = new RedBlackTree<>();
        for (int i = 0; i < 200; i++) {
            int key = i * 83 % 211;
            tree.put(key, "v" + key);
            if (tree.blackHeight(tree.root) < 0) {
                System.out.println("broken at " + i);
            }
        }
        System.out.println(tree.blackHeight(tree.root) + " " + tree.get(83) + " " + tree.get(500) + " "
                + tree.root.key);
        RedBlackTree<String, Integer> words = new RedBlackTree<>();
        String[] text = "to be or not to be that is the question".split(" ");
        for (String w : text) {
            Integer count = words.get(w);
            words.put(w, count == null ? 1 : count + 1);
        }
        System.out.println(words.get("to") + " " + words.get("be") + " " + words.get("question") + " "
                + words.get("answer") + " " + words.root.key);
    }
}

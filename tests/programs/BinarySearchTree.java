/** A binary search tree with insertion, deletion, traversal orders, height and validation. */
public class BinarySearchTree {
    private static final class Node {
        int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            size++;
            return true;
        }
        Node at = root;
        while (true) {
            if (key == at.key) return false;
            Node next = key < at.key ? at.left : at.right;
            if (next == null) {
                if (key < at.key) at.left = new Node(key);
                else at.right = new Node(key);
                size++;
                return true;
            }
            at = next;
        }
    }

    void delete(int key) {
        root = delete(root, key);
    }

    private Node delete(Node node, int key) {
        if (node == null) return null;
        if (key < node.key) node.left = delete(node.left, key);
        else if (key > node.key) node.right = delete(node.right, key);
        else {
            if (node.left != null && node.right != null) {
                Node least = node.right;
                while (least.left != null) least = least.left;
                node.key = least.key;
                node.right = delete(node.right, least.key);
                return node;
            }
            size--;
            return node.left != null ? node.left : node.right;
        }
        return node;
    }

    static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    static boolean ordered(Node n, long low, long high) {
        return n == null || n.key > low && n.key < high && ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
    }

    static void print(Node n, StringBuilder out) {
        if (n == null) {
            out.append('.');
            return;
        }
        out.append('(');
        print(n.left, out);
        out.append(n.key);
        print(n.right, out);
        out.append(')');
    }

    public static void main(String[] args) {
        BinarySearchTree tree = new BinarySearchTree();
        for (int i = 0; i < 25; i++) {
            tree.insert(i * 37 % 23);
        }
        StringBuilder out = new StringBuilder();
        print(tree.root, out);
        System.out.println(out + " " + tree.size + " " + height(tree.root) + " "
                + ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE));
        for (int key : new int[] {0, 14, 5, 99, 22, 11}) {
            tree.delete(key);
            System.out.println(key + " " + tree.size + " " + ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE) + " "
                    + height(tree.root));
        }
        out.setLength(0);
        print(tree.root, out);
        System.out.println(out);
        tree.root.left.key = 1000;
        System.out.println(ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE));
    }
}

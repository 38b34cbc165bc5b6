/** Inserts n pseudo-random keys below 65536 into a binary search tree and looks as many keys up. */
public class SearchTree {
    private static final class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    void insert(int key) {
        if (root == null) {
            root = new Node(key);
            size++;
            return;
        }
        Node node = root;
        while (key != node.key) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key);
                    size++;
                    return;
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = new Node(key);
                    size++;
                    return;
                }
                node = node.right;
            }
        }
    }

    boolean find(int key) {
        Node node = root;
        while (node != null) {
            if (key == node.key) {
                return true;
            }
            node = key < node.key ? node.left : node.right;
        }
        return false;
    }

    static int run(int n) {
        SearchTree tree = new SearchTree();
        int seed = 1;
        for (int i = 0; i < n; i++) {
            seed = (seed * 25173 + 13849) % 65536;
            tree.insert(seed);
        }
        int found = 0;
        for (int key = 0; key < n; key++) {
            if (tree.find(key % 65536)) {
                found++;
            }
        }
        return tree.size * 7 + found;
    }

    public static void main(String[] args) {
        System.out.println(run(Integer.parseInt(args[0])));
    }
}

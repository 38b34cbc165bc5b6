import java.util.ArrayList;
import java.util.List;

/** A binary search tree: inserts keys, draws itself, and lists its keys in order. */
public class SearchTree<K extends Comparable<K>> {
    private static final class Node<K> {
        final K key;
        Node<K> left;
        Node<K> right;

        Node(K key) {
            this.key = key;
        }
    }

    private Node<K> root;

    void insert(K key) {
        root = insert(root, key);
    }

    private Node<K> insert(Node<K> node, K key) {
        if (node == null) {
            return new Node<>(key);
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            node.left = insert(node.left, key);
        } else if (order > 0) {
            node.right = insert(node.right, key);
        }
        return node;
    }

    List<K> keys() {
        List<K> keys = new ArrayList<>();
        collect(root, keys);
        return keys;
    }

    private void collect(Node<K> node, List<K> keys) {
        if (node != null) {
            collect(node.left, keys);
            keys.add(node.key);
            collect(node.right, keys);
        }
    }

    private void draw(Node<K> node, int depth) {
        if (node != null) {
            draw(node.right, depth + 1);
            System.out.println("    ".repeat(depth) + node.key);
            draw(node.left, depth + 1);
        }
    }

    public static void main(String[] args) {
        SearchTree<Integer> tree = new SearchTree<>();
        for (int key : new int[] {50, 30, 70, 20, 40, 60, 80, 30, 65}) {
            tree.insert(key);
        }
        tree.draw(tree.root, 0);
        System.out.println("in order: " + tree.keys());
    }
}

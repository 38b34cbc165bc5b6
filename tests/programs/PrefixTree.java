import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A trie over letters with arrays and one with maps: insertion, prefix search, deletion, longest prefix. */
public class PrefixTree {
    private static class Node {
        final Node[] next = new Node[26];
        int words;
        boolean end;
    }

    private final Node root = new Node();

    void insert(String word) {
        Node at = root;
        for (int i = 0; i < word.length(); i++) {
            int letter = word.charAt(i) - 'a';
            if (at.next[letter] == null) {
                at.next[letter] = new Node();
            }
            at = at.next[letter];
            at.words++;
        }
        at.end = true;
    }

    private Node find(String prefix) {
        Node at = root;
        for (char c : prefix.toCharArray()) {
            at = at.next[c - 'a'];
            if (at == null) return null;
        }
        return at;
    }

    List<String> complete(String prefix) {
        List<String> found = new ArrayList<>();
        Node start = find(prefix);
        if (start != null) collect(start, new StringBuilder(prefix), found);
        return found;
    }

    private void collect(Node node, StringBuilder path, List<String> found) {
        if (node.end) found.add(path.toString());
        for (char c = 'a'; c <= 'z'; c++) {
            Node child = node.next[c - 'a'];
            if (child != null) {
                collect(child, path.append(c), found);
                path.setLength(path.length() - 1);
            }
        }
    }

    boolean remove(String word) {
        Node at = find(word);
        if (at == null || !at.end) return false;
        at.end = false;
        Node parent = root;
        for (char c : word.toCharArray()) {
            Node child = parent.next[c - 'a'];
            if (--child.words == 0) {
                parent.next[c - 'a'] = null;
                break;
            }
            parent = child;
        }
        return true;
    }

    static class Any extends TreeMap<Character, Any> {
        String value;
    }

    public static void main(String[] args) {
        PrefixTree tree = new PrefixTree();
        for (String w : "car card care cart cat dog do dove door a".split(" ")) tree.insert(w);
        System.out.println(tree.complete("car") + " " + tree.complete("do") + " " + tree.complete("x") + " "
                + tree.complete("").size());
        System.out.println(tree.remove("car") + " " + tree.remove("ca") + " " + tree.remove("dove") + " "
                + tree.complete("ca") + tree.complete("do") + " " + tree.find("dov"));
        try {
            tree.insert("Upper");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Any any = new Any();
        for (String w : new String[] {"été", "eta", "é"}) {
            Any at = any;
            for (char c : w.toCharArray()) at = at.computeIfAbsent(c, k -> new Any());
            at.value = w;
        }
        System.out.println(any.keySet() + " " + any.get('é').value + " " + any.get('é').keySet());
    }
}

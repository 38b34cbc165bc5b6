import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** Breadth-first and depth-first search, Dijkstra, topological order and union-find on small graphs. */
public class GraphAlgorithms {
    record Edge(String to, int cost) {
    }

    record Visit(String node, int cost) implements Comparable<Visit> {
        public int compareTo(Visit other) {
            return Integer.compare(cost, other.cost);
        }
    }

    static final Map<String, List<Edge>> GRAPH = new TreeMap<>();

    static void road(String a, String b, int cost) {
        GRAPH.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, cost));
        GRAPH.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, cost));
    }

    static Map<String, Integer> dijkstra(String start) {
        Map<String, Integer> best = new TreeMap<>();
        PriorityQueue<Visit> queue = new PriorityQueue<>();
        queue.add(new Visit(start, 0));
        while (!queue.isEmpty()) {
            Visit v = queue.poll();
            if (best.putIfAbsent(v.node(), v.cost()) != null) continue;
            for (Edge e : GRAPH.get(v.node())) {
                if (!best.containsKey(e.to())) queue.add(new Visit(e.to(), v.cost() + e.cost()));
            }
        }
        return best;
    }

    static void depthFirst(String node, Set<String> seen) {
        if (seen.add(node)) {
            GRAPH.get(node).forEach(e -> depthFirst(e.to(), seen));
        }
    }

    static List<Integer> topological(int[][] edges, int n) {
        int[] incoming = new int[n];
        for (int[] e : edges) incoming[e[1]]++;
        ArrayDeque<Integer> ready = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (incoming[i] == 0) ready.add(i);
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int at = ready.remove();
            order.add(at);
            for (int[] e : edges) if (e[0] == at && --incoming[e[1]] == 0) ready.add(e[1]);
        }
        if (order.size() < n) throw new IllegalArgumentException("cycle after " + order);
        return order;
    }

    static int find(int[] parent, int x) {
        return parent[x] == x ? x : (parent[x] = find(parent, parent[x]));
    }

    public static void main(String[] args) {
        road("A", "B", 7);
        road("A", "C", 9);
        road("A", "F", 14);
        road("B", "C", 10);
        road("B", "D", 15);
        road("C", "D", 11);
        road("C", "F", 2);
        road("D", "E", 6);
        road("E", "F", 9);
        System.out.println(dijkstra("A") + " " + dijkstra("E"));
        Set<String> seen = new LinkedHashSet<>();
        depthFirst("A", seen);
        System.out.println(seen);
        Map<String, String> from = new HashMap<>();
        ArrayDeque<String> queue = new ArrayDeque<>(List.of("A"));
        from.put("A", "A");
        while (!queue.isEmpty()) {
            String at = queue.poll();
            for (Edge e : GRAPH.get(at)) if (from.putIfAbsent(e.to(), at) == null) queue.add(e.to());
        }
        System.out.println(new TreeMap<>(from));
        System.out.println(topological(new int[][] {{5, 2}, {5, 0}, {4, 0}, {4, 1}, {2, 3}, {3, 1}}, 6));
        try {
            topological(new int[][] {{0, 1}, {1, 2}, {2, 1}}, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] parent = new int[10];
        Arrays.setAll(parent, i -> i);
        int[][] unions = {{1, 2}, {3, 4}, {2, 4}, {7, 8}, {9, 7}};
        for (int[] u : unions) parent[find(parent, u[0])] = find(parent, u[1]);
        Set<Integer> roots = new java.util.TreeSet<>();
        for (int i = 0; i < 10; i++) roots.add(find(parent, i));
        System.out.println(roots + " " + (find(parent, 1) == find(parent, 3)));
    }
}

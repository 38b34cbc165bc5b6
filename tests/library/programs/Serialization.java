import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects written to bytes and read back: cycles, transient fields, enums, records and containers. */
public class Serialization {
    static class Plain {
        int made = 5;
    }

    static class Node extends Plain implements Serializable {
        private static final long serialVersionUID = 1;
        int value;
        transient int forgotten = 4;
        Node next;
        String[] names = {"a", null};
        List<Integer> list = new ArrayList<>(List.of(7));

        Node(int value) {
            this.value = value;
        }
    }

    enum Color {
        RED, BLUE
    }

    record Pair(int first, String second) implements Serializable {
    }

    public static void main(String[] args) throws Exception {
        Node node = new Node(3);
        node.next = new Node(4);
        node.next.next = node;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(node);
        out.writeObject(Color.BLUE);
        out.writeObject(new Pair(1, "x"));
        out.writeObject(new HashMap<>(Map.of("k", 1)));
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Node read = (Node) in.readObject();
        System.out.println(read.value + " " + read.forgotten + " " + read.made + " " + (read.next.next == read));
        System.out.println(Arrays.toString(read.names) + read.list + (in.readObject() == Color.BLUE));
        System.out.println(in.readObject() + " " + in.readObject() + " " + bytes.size());
        ByteArrayOutputStream trace = new ByteArrayOutputStream();
        try (ObjectOutputStream traceOut = new ObjectOutputStream(trace)) {
            traceOut.writeObject(new Exception("with its trace"));
        }
        System.out.println(Arrays.hashCode(trace.toByteArray()));
        try {
            new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Object());
        } catch (NotSerializableException e) {
            System.out.println(e);
        }
    }
}

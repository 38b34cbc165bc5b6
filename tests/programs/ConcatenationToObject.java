import java.io.Serializable;

/** Concatenation that a variable of a supertype of String takes. */
public class ConcatenationToObject {
    static Object field = 1;

    static Object shown(Object value, Object[] all, int at) {
        value += "!";
        value += value.toString() + 'c';
        all[at] += "x" + 1.5f;
        field += "y";
        return value;
    }

    public static void main(String[] args) {
        Object[] all = {null, 2, "three"};
        for (int i = 0; i < all.length; i++) {
            System.out.println(shown(i, all, i));
        }
        CharSequence text = "a";
        text += "b";
        Comparable<String> order = "c";
        order += "d";
        Serializable both = 3L;
        both += "e" + text + order;
        System.out.println(text + " " + order + " " + both + " " + field);
        System.out.println(all[0] + " " + all[1] + " " + all[2]);
    }
}

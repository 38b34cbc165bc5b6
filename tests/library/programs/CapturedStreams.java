import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** Everything that can be printed to System.out, streams around it and streams instead of it. */
public class CapturedStreams {
    static void forms() {
        System.out.append("x").append('y').append("0123", 1, 3).append(null).println();
        System.out.format(Locale.ROOT, "%x%n", 255).println(true);
        System.out.printf("%d %s|%5.2f|%n", 3, "text", 3.14159);
        System.out.print(1.5f);
        System.out.print(-0.0);
        System.out.print((Object) null);
        System.out.println(new char[] {'a', 'b'});
        System.out.println(new Object() {
            @Override
            public String toString() {
                return "object";
            }
        });
        System.out.println(System.out.checkError());
    }

    static void surrogates() {
        System.out.print("\uD83D");
        System.out.print("\uDE00");
        System.out.print('\uD83D');
        System.out.println('\uDE00');
        System.out.println("\uD83Dx\uDE00");
        System.out.println("h\u00e9\u20ac");
    }

    static void bytes() throws Exception {
        System.out.write("bytes\n".getBytes());
        System.out.write("abcdef\n".getBytes(), 3, 4);
        System.out.writeBytes("more\n".getBytes());
        System.out.write(65);
        System.out.write(266);
        try {
            System.out.write(new byte[3], 1, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("refused");
        }
        try {
            System.out.println((char[]) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void around() throws Exception {
        PrintWriter writer = new PrintWriter(System.out);
        writer.printf("%s%n", "by a writer");
        writer.flush();
        PrintStream wrapped = new PrintStream(System.out, true);
        wrapped.println("wrapped \u00fc");
        wrapped.flush();
        OutputStream buffered = new BufferedOutputStream(System.out);
        buffered.write("buffered\n".getBytes());
        buffered.flush();
    }

    static void instead() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, "UTF-8");
        stream.println("h\u00e9llo");
        stream.printf("%d %s%n", 3, "x");
        stream.print('c');
        stream.println(3.5);
        PrintStream before = System.out;
        System.setOut(stream);
        System.out.println("into the buffer");
        System.setOut(before);
        System.out.println(Arrays.toString(bytes.toByteArray()));
        System.out.print(bytes.toString(StandardCharsets.UTF_8));
    }

    public static void main(String[] args) throws Exception {
        forms();
        surrogates();
        bytes();
        around();
        instead();
        System.err.println("to the error stream \u00fc");
    }
}

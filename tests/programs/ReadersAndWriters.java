import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Streams, readers and writers in memory, data streams, encodings, byte buffers, and standard input that is empty. */
public class ReadersAndWriters {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo\r\nthree"));
        System.out.println(reader.readLine() + reader.readLine().length() + (char) reader.read()
                + reader.lines().collect(Collectors.toList()));
        StringWriter text = new StringWriter();
        try (PrintWriter writer = new PrintWriter(text)) {
            writer.printf("%03d|", 7).print('c');
            writer.println(2.5);
        }
        System.out.println(text.toString().replace("\n", "/"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(-2);
        data.writeLong(1L << 40);
        data.writeDouble(Math.PI);
        data.writeUTF("h\u00e9\u0000");
        data.writeBoolean(true);
        System.out.println(bytes.size() + " " + Arrays.hashCode(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readDouble() + " " + in.readUTF().length()
                + " " + in.readBoolean());
        try {
            in.readByte();
        } catch (EOFException e) {
            System.out.println(e);
        }
        for (var charset : new java.nio.charset.Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16,
                StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            byte[] encoded = "a\u00e9\u4e2d\ud83d\ude00".getBytes(charset);
            System.out.println(charset + " " + Arrays.toString(encoded) + " " + new String(encoded, charset).length());
        }
        System.out.println(new String(new byte[] {(byte) 0xc3, 65, (byte) 0xff}, StandardCharsets.UTF_8).length());
        ByteBuffer buffer = ByteBuffer.allocate(16);
        buffer.putInt(0x01020304).putShort((short) -1).flip();
        System.out.println(buffer + " " + buffer.get() + " " + buffer.remaining() + " " + buffer.getShort(4));
        PushbackReader push = new PushbackReader(new StringReader("xy"));
        int first = push.read();
        push.unread(first);
        System.out.println((char) push.read() + "" + (char) push.read() + push.read());
        PrintStream old = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured, true));
        System.out.print("hidden");
        System.setOut(old);
        System.out.println("captured " + captured);
        System.out.println(System.in.read() + " " + new BufferedReader(new InputStreamReader(System.in)).readLine());
    }
}

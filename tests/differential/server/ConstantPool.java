import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Renames classes in the constant pool of a class file. */
final class ConstantPool {
    private static final int UTF8 = 1;

    private ConstantPool() {
    }

    /** The class file with every text of its constant pool that is a key of names replaced by the value. */
    static byte[] renamed(byte[] classFile, Map<String, String> names) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
                DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(in.readLong());
            int count = in.readUnsignedShort();
            out.writeShort(count);
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                out.writeByte(tag);
                if (tag == UTF8) {
                    String text = in.readUTF();
                    out.writeUTF(names.getOrDefault(text, text));
                } else {
                    out.write(in.readNBytes(size(tag)));
                    i += tag == 5 || tag == 6 ? 1 : 0;
                }
            }
            in.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static int size(int tag) {
        return switch (tag) {
            case 5, 6 -> 8;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            default -> 4;
        };
    }
}

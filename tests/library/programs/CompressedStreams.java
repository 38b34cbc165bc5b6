import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Compresses and restores: in one piece, in small ones, as streams and as archives. */
public class CompressedStreams {
    public static void main(String[] arguments) throws Exception {
        byte[] text = "she sells sea shells; the shells she sells are sea shells, I'm sure. ".repeat(40).getBytes();
        for (int level : new int[] {-1, 0, 1, 6, 9}) {
            for (boolean raw : new boolean[] {false, true}) {
                pieces(text, level, raw, 4000, 4000);
                pieces(text, level, raw, 100, 7);
            }
        }
        strategies(text);
        flushes();
        streams(text);
        archive(text);
        mistakes(text);
    }

    private static void pieces(byte[] text, int level, boolean raw, int inputSize, int outputSize) throws Exception {
        Deflater deflater = new Deflater(level, raw);
        for (int round = 0; round < 2; round++) {
            byte[] packed = deflate(deflater, text, inputSize, outputSize);
            System.out.println(level + " " + raw + " " + packed.length + " " + Arrays.hashCode(packed) + " "
                    + deflater.getBytesRead() + " " + deflater.getBytesWritten() + " " + deflater.finished());
            Inflater inflater = new Inflater(raw);
            ByteArrayOutputStream back = new ByteArrayOutputStream();
            byte[] buffer = new byte[outputSize];
            int next = 0;
            while (!inflater.finished()) {
                if (inflater.needsInput()) {
                    int count = Math.min(inputSize / 3, packed.length - next);
                    inflater.setInput(packed, next, count);
                    next += count;
                }
                back.write(buffer, 0, inflater.inflate(buffer));
            }
            System.out.println(Arrays.equals(text, back.toByteArray()) + " " + inflater.getTotalIn() + " "
                    + inflater.getTotalOut() + " " + inflater.getRemaining() + " " + inflater.inflate(buffer));
            inflater.reset();
            inflater.setInput(packed);
            System.out.println(inflater.inflate(new byte[10000]) + " " + inflater.finished());
            inflater.end();
            deflater.reset();
        }
        deflater.end();
    }

    private static byte[] deflate(Deflater deflater, byte[] text, int inputSize, int outputSize) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[outputSize];
        for (int start = 0; start < text.length; start += inputSize) {
            deflater.setInput(text, start, Math.min(inputSize, text.length - start));
            while (!deflater.needsInput()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
        }
        deflater.finish();
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        return packed.toByteArray();
    }

    private static void strategies(byte[] text) {
        for (int strategy : new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
            Deflater deflater = new Deflater();
            deflater.setStrategy(strategy);
            deflater.setLevel(Deflater.BEST_SPEED);
            byte[] packed = deflate(deflater, text, 5000, 5000);
            System.out.println(strategy + " " + packed.length + " " + Arrays.hashCode(packed));
        }
    }

    private static void flushes() throws DataFormatException {
        Deflater deflater = new Deflater();
        Inflater inflater = new Inflater();
        byte[] packed = new byte[200];
        byte[] back = new byte[200];
        for (int mode : new int[] {Deflater.SYNC_FLUSH, Deflater.FULL_FLUSH, Deflater.NO_FLUSH, Deflater.SYNC_FLUSH}) {
            deflater.setInput(("one message of mode " + mode).getBytes());
            int size = deflater.deflate(packed, 0, packed.length, mode);
            int again = deflater.deflate(packed, size, packed.length - size, mode);
            inflater.setInput(packed, 0, size);
            String text = new String(back, 0, inflater.inflate(back));
            System.out.println(size + " " + again + " " + text + " " + inflater.needsInput());
        }
    }

    private static void streams(byte[] text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text);
        }
        System.out.println(packed.size());
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            System.out.println(Arrays.equals(text, in.readAllBytes()) + " " + in.read());
        }
        packed.reset();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            for (byte letter : text) {
                out.write(letter);
            }
        }
        InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed.toByteArray()));
        System.out.println(in.read() + " " + in.skip(100) + " " + in.readAllBytes().length);
    }

    private static void archive(byte[] text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(packed)) {
            for (String name : new String[] {"a.txt", "folder/", "folder/b.txt"}) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(1_000_000_000_000L);
                out.putNextEntry(entry);
                out.write(text, 0, name.endsWith("/") ? 0 : text.length / name.length());
                out.closeEntry();
            }
        }
        System.out.println(packed.size() + " " + Arrays.hashCode(packed.toByteArray()));
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                System.out.println(entry + " " + entry.isDirectory() + " " + in.readAllBytes().length);
            }
        }
    }

    private static void mistakes(byte[] text) throws IOException {
        for (byte[] wrong : new byte[][] {{1, 2, 3, 4}, {0x78, (byte) 0x9c, 7, 7, 7}, {0x78, (byte) 0x9c, 99}}) {
            Inflater inflater = new Inflater();
            inflater.setInput(wrong);
            try {
                System.out.println(inflater.inflate(new byte[10]) + " " + inflater.needsInput());
            } catch (DataFormatException mistake) {
                System.out.println(mistake.getMessage());
            }
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(text)).read();
        } catch (IOException mistake) {
            System.out.println(mistake);
        }
        Inflater ended = new Inflater();
        ended.end();
        try {
            ended.reset();
        } catch (NullPointerException mistake) {
            System.out.println(mistake.getMessage());
        }
    }
}

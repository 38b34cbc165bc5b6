import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** Message digests, checksums, and the ways to write bytes as text. */
public class DigestsAndChecksums {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "sha-512", "SHA3-256"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            digest.update("he".getBytes());
            digest.update((byte) 'l');
            MessageDigest copy = (MessageDigest) digest.clone();
            show(name, digest.digest("lo".getBytes()));
            show(digest.getAlgorithm() + digest.getDigestLength(), digest.digest());
            copy.digest(new byte[64], 0, 64);
            show("copy", copy.digest());
        }
        try {
            MessageDigest.getInstance("none");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e);
        }
        for (Checksum sum : new Checksum[] {new CRC32(), new Adler32()}) {
            sum.update("hello \u20ac".getBytes("UTF-8"));
            sum.update(200);
            System.out.println(sum.getValue());
            sum.reset();
            sum.update(new byte[] {1, 2, 3, 4}, 1, 2);
            System.out.println(sum.getValue());
        }
        System.out.println(UUID.nameUUIDFromBytes("x".getBytes()) + " " + new UUID(1, 2));
        System.out.println(Base64.getEncoder().encodeToString("hello".getBytes()) + new String(Base64.getDecoder().decode("aGk=")));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}

import java.io.File;
import java.net.URI;
import java.nio.file.Path;

/** Names of files, as far as no file is looked for. */
public class PathsOfFiles {
    public static void main(String[] args) {
        Path path = Path.of("a/b/../c.txt");
        System.out.println(path.normalize() + " " + path.getFileName() + " " + path.getNameCount() + " " + path.isAbsolute());
        System.out.println(path.resolve("d").startsWith("a/b") + " " + Path.of("/x/y").relativize(Path.of("/x/z")));
        System.out.println(path.getParent().resolveSibling("e") + " " + path.equals(Path.of("a", "b", "..", "c.txt")));
        File file = new File("folder", "name.txt");
        System.out.println(file.getName() + " " + file.getPath() + " " + file.getParent() + " " + file.isAbsolute());
        System.out.println(URI.create("http://host:80/p?q#f").getPort());
    }
}

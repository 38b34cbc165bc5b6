import java.io.File;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Paths and files as names alone: what is done without looking at a file system. */
public class PathsByName {
    public static void main(String[] args) {
        Path path = Paths.get("/a", "b/../c.txt");
        System.out.println(path + " " + path.normalize() + " " + path.getFileName() + " " + path.getParent());
        System.out.println(path.getNameCount() + " " + path.resolve("d") + " " + path.startsWith("/a"));
        System.out.println(Path.of("x").isAbsolute() + " " + Path.of("/a/b").relativize(Path.of("/a/c")));
        for (Path part : path) {
            System.out.print(part + ";");
        }
        System.out.println(path.compareTo(Path.of("/a")) + " " + path.equals(Path.of("/a/b/../c.txt")));
        System.out.println(new File("a/b/../c.txt").getName() + " " + new File("a", "b").getPath());
        System.out.println(new File("/x/y").getParent() + " " + new File("/x").isAbsolute());
    }
}

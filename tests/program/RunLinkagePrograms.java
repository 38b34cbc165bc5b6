import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Compiles every program below a folder, one stage after the other, and writes what each does when it is run.
 * Sources in the folder stub are read where a name is missing, but their classes are not kept.
 */
class RunLinkagePrograms {
    public static void main(String[] arguments) throws Exception {
        PrintStream out = System.out;
        for (Path program : children(Path.of(arguments[0]))) {
            Path classes = Files.createDirectory(program.resolve("classes"));
            for (Path stage : children(program)) {
                if (stage.getFileName().toString().startsWith("stage")) {
                    compile(stage, classes);
                }
            }
            String end = run(classes, program);
            Files.writeString(program.resolve("end"), end.replaceAll("loader 'app' @[0-9a-f]+", "loader 'app'"));
            out.println(program.getFileName());
        }
    }

    static List<Path> children(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    static void compile(Path stage, Path classes) throws Exception {
        try (Stream<Path> files = Files.walk(stage)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".removed")).toList()) {
                String name = stage.relativize(file).toString().replace(".removed", ".class");
                Files.delete(classes.resolve(name));
                return;
            }
        }
        List<String> command = new ArrayList<>(List.of("-g", "-proc:none", "-d", classes.toString()));
        command.addAll(List.of("-cp", classes.toString(), "-implicit:none", "-Xprefer:source"));
        command.addAll(List.of("-sourcepath", stage.resolveSibling("stub").toString()));
        try (Stream<Path> files = Files.walk(stage)) {
            files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(file -> command.add(file.toString()));
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, command.toArray(String[]::new)) != 0) {
            throw new IllegalArgumentException(stage + " does not compile");
        }
    }

    static String run(Path classes, Path program) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true));
        URL[] path = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader("app", path, ClassLoader.getPlatformClassLoader())) {
            try {
                var main = loader.loadClass("Main").getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException wrapped) {
                System.out.println(wrapped.getCause());
            } catch (LinkageError error) {
                System.out.println(error);
            }
        } finally {
            System.setOut(before);
        }
        return printed.toString();
    }
}

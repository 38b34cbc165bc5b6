import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.util.Collections;
import java.util.Iterator;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** Looks for files beside its classes, reads them at their addresses, and finds what they name. */
public class Resources {
    public static class First implements Supplier<String> {
        public String get() {
            return "first";
        }
    }

    public static class Second implements Supplier<String> {
        public String get() {
            return "second";
        }
    }

    public static void main(String[] arguments) throws IOException {
        String[] names = {
            "Resources.class", "both.txt", "only.txt", "in/deep file%.txt", "./both.txt", "in/../both.txt", "../x",
            "/both.txt", "in", "in/", "packed", "packed/", "java/lang/Object.class", "absent", "new.txt"
        };
        for (String name : names) {
            look(name);
        }
        read("both.txt");
        read("only.txt");
        read("new.txt");
        read("in/deep file%.txt");
        ClassLoader loader = Resources.class.getClassLoader();
        for (Supplier<?> found : ServiceLoader.load(Supplier.class, loader)) {
            System.out.println(found.get());
        }
        Iterator<Runnable> none = ServiceLoader.load(Runnable.class, loader).iterator();
        try {
            none.next();
        } catch (java.util.ServiceConfigurationError error) {
            System.out.println(error.getMessage());
        }
        System.out.println(ResourceBundle.getBundle("words").getString("greeting"));
        System.out.println(ResourceBundle.getBundle("packed.words").getString("greeting"));
        try {
            ResourceBundle.getBundle("nowhere");
        } catch (MissingResourceException missing) {
            System.out.println(missing.getMessage());
        }
    }

    private static void look(String name) throws IOException {
        ClassLoader loader = Resources.class.getClassLoader();
        System.out.println(name + ": " + loader.getResource(name));
        System.out.println("  " + Collections.list(loader.getResources(name)));
        System.out.println("  " + Resources.class.getResource(name) + ", " + Resources.class.getResource("/" + name));
        System.out.println("  " + ClassLoader.getPlatformClassLoader().getResource(name));
        System.out.println("  " + (ClassLoader.getPlatformClassLoader().getResourceAsStream(name) != null));
    }

    private static void read(String name) throws IOException {
        URL address = Resources.class.getClassLoader().getResource(name);
        System.out.println(address.equals(new URL(address.toString())) + " " + address.getProtocol());
        URLConnection connection = address.openConnection();
        connection.setUseCaches(false);
        byte[] content = connection.getInputStream().readAllBytes();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(address.openStream()))) {
            System.out.println(content.length + " " + reader.readLine());
        }
        System.out.println(Resources.class.getResourceAsStream("/" + name).readAllBytes().length);
    }
}

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;

/** Class loaders that define no class: what they are asked, what they find, and what is theirs. */
public class OwnClassLoaders {
    static class Telling extends ClassLoader {
        Telling(ClassLoader parent) {
            super(parent);
        }

        Telling(String name, ClassLoader parent) {
            super(name, parent);
        }

        Telling() {}

        @Override
        protected Class<?> loadClass(String name, boolean resolves) throws ClassNotFoundException {
            System.out.println("  load " + name + " " + resolves);
            return super.loadClass(name, resolves);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("  find " + name);
            return super.findClass(name);
        }

        Class<?> loaded(String name) {
            return findLoadedClass(name);
        }
    }

    static class Mistaken extends ClassLoader {
        @Override
        public Class<?> loadClass(String name) {
            System.out.println("  asked for " + name);
            return name.equals("nothing") ? null : String.class;
        }
    }

    static class Initialised {
        static {
            System.out.println("initialised");
        }
    }

    interface Action extends Callable<Object> {}

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable thrown) {
            System.out.print(what + " threw ");
            thrown.printStackTrace(System.out);
        }
    }

    public static void main(String[] arguments) {
        Telling loader = new Telling("mine", OwnClassLoaders.class.getClassLoader());
        showLoader(loader);
        showSearches(loader);
        showForName(loader);
        showArrays(loader);
        showParents();
        showMistakes();
        showResources(loader);
        showUsers(loader);
    }

    static void showLoader(Telling loader) {
        show("name", loader::getName);
        show("text", () -> loader.toString().replaceAll("@.*", "@"));
        show("parent", () -> loader.getParent() == OwnClassLoaders.class.getClassLoader());
        show("parent by default", () -> new Telling().getParent() == ClassLoader.getSystemClassLoader());
        show("module", () -> loader.getUnnamedModule().isNamed());
        show("packages", () -> loader.getDefinedPackages().length + " " + loader.getDefinedPackage("some"));
        show("parallel", loader::isRegisteredAsParallelCapable);
        show("empty name", () -> new Telling("", null));
    }

    static void showSearches(Telling loader) {
        show("class of the JDK", () -> loader.loadClass("java.util.ArrayList"));
        show("class of the program", () -> loader.loadClass("OwnClassLoaders$Initialised") == Initialised.class);
        show("not the first to be asked", () -> loader.loaded("OwnClassLoaders$Initialised"));
        show("missing", () -> loader.loadClass("no.Such"));
        show("array", () -> loader.loadClass("[I"));
    }

    static void showForName(Telling loader) {
        show("without initialisation", () -> Class.forName("OwnClassLoaders$Initialised", false, loader));
        show("asked by the machine", () -> loader.loaded("OwnClassLoaders$Initialised"));
        show("with initialisation", () -> Class.forName("OwnClassLoaders$Initialised", true, loader));
        for (int round = 0; round < 3; round++) {
            show("again", () -> Class.forName("OwnClassLoaders$Initialised", true, loader));
            show("missing", () -> Class.forName("no.Such", true, loader));
        }
        show("slashes", () -> Class.forName("java/util/Map", true, loader));
        show("primitive", () -> Class.forName("int", true, loader));
        show("empty", () -> Class.forName("", true, loader));
    }

    static void showArrays(Telling loader) {
        show("of classes", () -> Class.forName("[[LOwnClassLoaders$Action;", true, loader));
        show("in a package", () -> Class.forName("[Ljava.util.List;", true, loader));
        show("of numbers", () -> Class.forName("[[I", true, loader));
        show("of missing classes", () -> Class.forName("[[LNoSuch;", true, loader));
        show("of nothing", () -> Class.forName("[[", true, loader));
        show("array asked for", () -> loader.loaded("[[LOwnClassLoaders$Action;"));
        show("element asked for", () -> loader.loaded("OwnClassLoaders$Action"));
    }

    static void showParents() {
        Telling orphan = new Telling((ClassLoader) null);
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        show("orphan, JDK", () -> orphan.loadClass("java.util.Map"));
        show("orphan, program", () -> orphan.loadClass("OwnClassLoaders"));
        show("orphan, by name", () -> Class.forName("OwnClassLoaders", true, orphan));
        show("platform", () -> platform.loadClass("OwnClassLoaders"));
        show("platform, by name", () -> Class.forName("OwnClassLoaders", true, platform));
        show("below platform", () -> new Telling(platform).loadClass("OwnClassLoaders"));
        show("boot, by name", () -> Class.forName("OwnClassLoaders", true, null));
    }

    static void showMistakes() {
        Mistaken loader = new Mistaken();
        show("wrong class", () -> loader.loadClass("other"));
        show("wrong class by name", () -> Class.forName("other", true, loader));
        show("wrong class again", () -> Class.forName("other", true, loader));
        show("no class by name", () -> Class.forName("nothing", true, loader));
        show("right class by name", () -> Class.forName("java.lang.String", true, loader));
        show("illegal definition", () -> new Telling() {
            Object define() {
                return defineClass("java.lang.Own", new byte[10], 0, 10);
            }
        }.define());
    }

    static void showResources(Telling loader) {
        Telling orphan = new Telling((ClassLoader) null);
        String file = "OwnClassLoaders.class";
        show("address", () -> loader.getResource(file) != null);
        show("stream", () -> loader.getResourceAsStream(file).read());
        show("missing", () -> loader.getResourceAsStream("nothing"));
        show("addresses", () -> Collections.list(loader.getResources(file)).size());
        show("of an orphan", () -> orphan.getResource(file));
        show("of the JDK", () -> orphan.getResource("java/lang/Object.class"));
        show("all of the JDK", () -> Collections.list(orphan.getResources("java/lang/Object.class")));
        show("own", () -> new ClassLoader() {
            @Override
            protected URL findResource(String name) {
                try {
                    return new URL("file:/own/" + name);
                } catch (MalformedURLException exception) {
                    return null;
                }
            }
        }.getResource("some"));
        show("hidden", () -> new ClassLoader() {
            @Override
            public URL getResource(String name) {
                return null;
            }
        }.getResourceAsStream(file));
    }

    static void showUsers(Telling loader) {
        show("context", () -> {
            Thread.currentThread().setContextClassLoader(loader);
            return Thread.currentThread().getContextClassLoader() == loader;
        });
        show("services", () -> ServiceLoader.load(Runnable.class, loader).iterator().hasNext());
        show("bundle", () -> ResourceBundle.getBundle("missing", Locale.ROOT, loader));
        show("deserialised", () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new ArrayList<>(List.of(1)));
            return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
                @Override
                protected Class<?> resolveClass(ObjectStreamClass described) throws ClassNotFoundException {
                    return Class.forName(described.getName(), false, loader);
                }
            }.readObject();
        });
        show("without addresses", () -> {
            try (URLClassLoader other = new URLClassLoader(new URL[0], loader)) {
                return other.loadClass("OwnClassLoaders") + " " + other.getURLs().length;
            }
        });
        show("nowhere", () -> new URLClassLoader(new URL[0]).loadClass("no.Such"));
    }
}

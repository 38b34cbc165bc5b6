import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.security.Permission;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs the main methods of many programs in one JVM, each as if it had been started by the java command.
 *
 * <p>A request on standard input is a class path, a class name, a time limit in seconds and the arguments; the reply
 * on standard output is the exit status and the bytes the program wrote to its two streams. Every program gets a
 * class loader of the launcher's own kind (so that messages name loader 'app'), a thread named main whose frames
 * below the program's are hidden from stack traces, and an exit that ends only its own run.
 */
public final class ProgramServer {
    private static final int TIMED_OUT = -1;
    private static final int NOT_STARTED = -2;

    private final DataInputStream requests;
    private final DataOutputStream replies;
    private final byte[] starter;
    private final MethodHandles.Lookup trusted;

    private ProgramServer(InputStream requests, PrintStream replies) throws IOException, ReflectiveOperationException {
        this.requests = new DataInputStream(requests);
        this.replies = new DataOutputStream(replies);
        try (InputStream bytes = ProgramServer.class.getResourceAsStream("ProgramStarter.class")) {
            starter = bytes.readAllBytes();
        }
        Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        field.setAccessible(true);
        trusted = (MethodHandles.Lookup) field.get(null);
    }

    /** Serves requests until standard input ends. */
    public static void main(String[] args) throws Exception {
        ProgramServer server = new ProgramServer(System.in, System.out);
        System.setIn(InputStream.nullInputStream());
        System.setSecurityManager(new ExitCatcher());
        while (server.serve()) {
            server.replies.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    private boolean serve() throws IOException {
        String classPath;
        try {
            classPath = requests.readUTF();
        } catch (EOFException end) {
            return false;
        }
        String className = requests.readUTF();
        int seconds = requests.readInt();
        String[] arguments = new String[requests.readInt()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = requests.readUTF();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        int status = run(classPath, className, arguments, seconds);
        System.out.flush();
        System.err.flush();
        replies.writeInt(status);
        replies.writeInt(out.size());
        out.writeTo(replies);
        replies.writeInt(err.size());
        err.writeTo(replies);
        return true;
    }

    private int run(String classPath, String className, String[] arguments, int seconds) {
        Run run;
        Thread thread;
        try {
            run = new Run();
            thread = thread(run, classPath, className, arguments);
        } catch (Throwable problem) {
            problem.printStackTrace();
            return NOT_STARTED;
        }
        thread.setUncaughtExceptionHandler((t, problem) -> {
            t.getThreadGroup().uncaughtException(t, problem);
            run.end(1);
        });
        thread.start();
        return run.await(thread, seconds);
    }

    private Thread thread(Run run, String classPath, String className, String[] arguments) throws Throwable {
        Class<?> program = Class.forName(className, false, launcherLoader(classPath));
        checkMain(program);
        byte[] bytes = ConstantPool.renamed(starter, Map.of(
                "ProgramStarter", className.replace('.', '/') + "Starter",
                "StartedProgram", className.replace('.', '/')));
        Class<?> hidden = trusted.in(program).defineHiddenClass(bytes, false).lookupClass();
        MethodType type = MethodType.methodType(void.class, ThreadGroup.class, Runnable.class, String[].class);
        Runnable end = () -> run.end(0);
        return (Thread) trusted.findConstructor(hidden, type).invoke(run, end, arguments);
    }

    /** Refuses what the launcher refuses; it looks among the public methods, too. What cannot be linked, the start tells. */
    private static void checkMain(Class<?> program) throws NoSuchMethodException {
        try {
            Method main = program.getMethod("main", String[].class);
            if (!Modifier.isStatic(main.getModifiers()) || main.getReturnType() != void.class) {
                throw new NoSuchMethodException(main.toString());
            }
        } catch (LinkageError told) {
            return;
        }
    }

    /** A class loader of the same class as the launcher's, so that messages and traces cannot tell them apart. */
    private ClassLoader launcherLoader(String classPath) throws Throwable {
        Class<?> pathClass = Class.forName("jdk.internal.loader.URLClassPath");
        Object path = trusted.findConstructor(pathClass, MethodType.methodType(void.class, String.class, boolean.class))
                .invoke(classPath, false);
        Class<?> parentClass = Class.forName("jdk.internal.loader.BuiltinClassLoader");
        Class<?> loaderClass = Class.forName("jdk.internal.loader.ClassLoaders$AppClassLoader");
        return (ClassLoader) trusted.findConstructor(loaderClass, MethodType.methodType(void.class, parentClass, pathClass))
                .invoke(ClassLoader.getPlatformClassLoader(), path);
    }

    /** The thread group of one run of a program, through which its exit is told from another's. */
    private static final class Run extends ThreadGroup {
        private final CompletableFuture<Integer> status = new CompletableFuture<>();

        Run() {
            super("main");
        }

        void end(int value) {
            status.complete(value);
        }

        @SuppressWarnings({"deprecation", "removal"})
        int await(Thread thread, int seconds) {
            try {
                return status.get(seconds, TimeUnit.SECONDS);
            } catch (TimeoutException late) {
                thread.stop();
                return TIMED_OUT;
            } catch (InterruptedException | ExecutionException problem) {
                throw new IllegalStateException(problem);
            }
        }
    }

    /** Allows everything but exits: an exit reports its status and stops the thread for ever. */
    @SuppressWarnings("removal")
    private static final class ExitCatcher extends SecurityManager {
        @Override
        public void checkPermission(Permission permission) {
        }

        @Override
        public void checkPermission(Permission permission, Object context) {
        }

        @Override
        public void checkExit(int status) {
            if (Thread.currentThread().getThreadGroup() instanceof Run run) {
                run.end(status & 0xff);
                while (true) {
                    LockSupport.park();
                }
            }
        }
    }
}

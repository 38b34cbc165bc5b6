/** Libraries of native code that are not there, and native methods without one. */
public class NativeLibraries {
    static native int count();

    native String name(int number, String[] words, long[][] table, NativeLibraries other);

    static native void all(byte a, char b, short c, boolean d, float e, double f);

    static class Inner {
        native Inner make(Inner... others);
    }

    static void attempt(Runnable action) {
        try {
            action.run();
        } catch (Throwable thrown) {
            thrown.printStackTrace(System.out);
        }
    }

    public static void main(String[] arguments) throws Exception {
        attempt(() -> System.loadLibrary("absent"));
        attempt(() -> Runtime.getRuntime().loadLibrary("absent"));
        attempt(() -> System.load("/no/such/library.so"));
        attempt(() -> Runtime.getRuntime().load("/no/such/library.so"));
        attempt(() -> System.load("relative.so"));
        attempt(() -> System.loadLibrary("a/b"));
        attempt(() -> System.loadLibrary(""));
        attempt(() -> System.loadLibrary("prefs"));
        for (int round = 0; round < 3; round++) {
            attempt(NativeLibraries::count);
        }
        attempt(() -> new NativeLibraries().name(1, null, null, null));
        attempt(() -> all((byte) 1, 'c', (short) 2, true, 1, 2));
        attempt(() -> new Inner().make());
        try {
            NativeLibraries.class.getDeclaredMethod("count").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException wrapper) {
            System.out.println(wrapper.getCause());
        }
        count();
    }
}

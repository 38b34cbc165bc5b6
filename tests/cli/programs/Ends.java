/** Ends in the way its argument names. */
class Ends {
    public static void main(String[] arguments) throws Exception {
        System.out.print("no newline");
        switch (arguments[0]) {
            case "exit":
                System.exit(7);
            case "throw":
                throw new IllegalStateException("thrown");
            case "thread":
                new Thread(() -> {}).start();
            case "define":
                new ClassLoader() {
                    Class<?> define() {
                        return defineClass("Other", new byte[9], 0, 9);
                    }
                }.define();
            case "layer":
                ModuleLayer.boot();
            case "folder":
                new java.io.File("some").list();
            case "path":
                java.nio.file.Files.exists(java.nio.file.Path.of("some/caf\u00e9"));
            case "cipher":
                javax.crypto.Cipher.getInstance("AES");
            case "generator":
                java.util.random.RandomGenerator.getDefault();
            default:
        }
    }
}

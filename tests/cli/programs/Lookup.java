/** Looks for a class that is not there. */
class Lookup {
    public static void main(String[] arguments) throws Exception {
        try {
            Class.forName("missing.Missing");
        } catch (ClassNotFoundException missing) {
            System.out.println(missing);
        }
    }
}

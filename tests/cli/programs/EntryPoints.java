/** Classes that cannot be started, and why. */
class EntryPoints {
    static void mian(String[] arguments) {}
}

class NotStatic {
    public void main(String[] arguments) {}
}

class NotPublic {
    static void main(String[] arguments) {}
}

class NotVoid {
    public static int main(String[] arguments) {
        return 1;
    }
}

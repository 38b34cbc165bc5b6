interface Nothing { int LIMIT = 3; }

class Idle { void work() {} }

class Runner extends Started { }

class Started {
    static class Inner { public static void main(String[] arguments) {} }
    public static void main(String[] arguments) {}
}

/** The class that is not started comes first. */
class First {
    static int three() {
        return 3;
    }
}

class Other {
    public static void main(String[] arguments) {
        System.out.println(First.three());
    }
}

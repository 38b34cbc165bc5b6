// package not.this.one;
class First { static int one() { return 1; } }

public class Hello {
    public static void main(String[] arguments) { System.out.println("/* hello */" + First.one()); }
}

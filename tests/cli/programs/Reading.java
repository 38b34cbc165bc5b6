import java.util.Scanner;

/** Repeats the lines of its standard input. */
class Reading {
    public static void main(String[] arguments) {
        Scanner scanner = new Scanner(System.in, "UTF-8");
        System.out.print("ready;");
        while (scanner.hasNextLine()) {
            System.out.println(" got " + scanner.nextLine());
        }
    }
}

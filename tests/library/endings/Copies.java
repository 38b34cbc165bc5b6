import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Scanner;

/** Reads numbers and a line from its standard input. */
public class Copies {
    public static void main(String[] args) throws IOException {
        int first = System.in.read();
        Scanner scanner = new Scanner(System.in);
        System.out.println((char) first + " " + (scanner.nextInt() + scanner.nextInt()) + scanner.nextLine());
        System.out.println(scanner.nextLine() + " " + scanner.hasNext());
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
    }
}

import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.StringTokenizer;

/** Scanner over a string and StringTokenizer. */
public class ScannerOnText {
    public static void main(String[] args) {
        Scanner in = new Scanner("12 word 3.5 true\nsecond line here\n7 8 9");
        System.out.println(in.nextInt() + " " + in.next() + " " + in.nextDouble() + " " + in.nextBoolean());
        System.out.println("[" + in.nextLine() + "] [" + in.nextLine() + "]");
        int sum = 0;
        while (in.hasNextInt()) {
            sum += in.nextInt();
        }
        System.out.println(sum + " " + in.hasNext());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more tokens");
        }
        Scanner bad = new Scanner("abc");
        try {
            bad.nextInt();
        } catch (java.util.InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage() + " " + bad.next());
        }
        Scanner commas = new Scanner("a,b,,c").useDelimiter(",");
        while (commas.hasNext()) {
            System.out.print("<" + commas.next() + ">");
        }
        System.out.println();
        StringTokenizer tokens = new StringTokenizer("3 + 4*(2-1)", "+*-() ", true);
        System.out.print(tokens.countTokens() + ":");
        while (tokens.hasMoreTokens()) {
            String t = tokens.nextToken();
            if (!t.isBlank()) {
                System.out.print(t + "|");
            }
        }
        System.out.println();
    }
}

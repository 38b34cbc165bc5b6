import java.util.Arrays;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Regular expressions, and reading of text by tokens. */
public class PatternsAndScanners {
    public static void main(String[] args) {
        Matcher matcher = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("joe@site.com, ann@work.com");
        while (matcher.find()) {
            System.out.println(matcher.group() + " " + matcher.group(1) + " " + matcher.start(2));
        }
        System.out.println(Pattern.matches("a*b", "aaab") + " " + "x1y2".replaceAll("([a-z])(\\d)", "$2$1"));
        System.out.println(Pattern.compile("(?<y>\\d{4})-(?<m>\\d\\d)").matcher("2020-05").replaceAll("${m}/${y}"));
        System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("a , b;c")) + "aXbX".replaceAll("(?=X)", "-"));
        System.out.println(Pattern.compile("^(\\d+)$", Pattern.MULTILINE).matcher("1\n22\nx").results().map(MatchResult::group).collect(Collectors.toList()));
        System.out.println("AbC\u00c4".replaceAll("\\p{Lu}", "*") + "AbC".replaceAll("\\p{javaLowerCase}", "_") + "abab".replaceAll("(ab)\\1", "z"));
        System.out.println(Pattern.compile("(?i)h\u00c9llo", Pattern.UNICODE_CASE).matcher("H\u00e9LLO").matches() + "a b".replaceAll("\\b", "|"));
        try {
            Pattern.compile("a(b");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
        Scanner scanner = new Scanner("12 abc 3.5 true\nline two\n1,234");
        System.out.println(scanner.nextInt() + scanner.next() + scanner.nextDouble() + scanner.nextBoolean() + scanner.nextLine());
        System.out.println(scanner.nextLine() + scanner.hasNextInt() + scanner.nextInt() + scanner.hasNext());
        StringTokenizer tokens = new StringTokenizer("a b,c", " ,", true);
        while (tokens.hasMoreTokens()) {
            System.out.print("[" + tokens.nextToken() + "]");
        }
        System.out.println(new Scanner("a,b,c").useDelimiter(",").tokens().collect(Collectors.joining("/")));
    }
}

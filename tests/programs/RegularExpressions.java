import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** java.util.regex: groups, quantifiers, look-around, flags, replacement and the errors of bad patterns. */
public class RegularExpressions {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(?<key>\\w+)\\s*=\\s*(\\d+)").matcher("a = 1, bb=22 ,c=x");
        while (m.find()) {
            System.out.println(m.group("key") + " " + m.group(2) + " " + m.start() + "-" + m.end() + " "
                    + m.groupCount());
        }
        String[] patterns = {"a*b", "a+?b", "[^a-c]+", "^(ab|cd)*$", "(a)(b)?", "\\bab\\b", "(?i)AB", "a{2,3}",
                "(?=ab)a", "(?<!a)b", "x*", "(a|b)\\1", "\\p{Upper}.", "."};
        String[] texts = {"aaab", "ab", "abcd", "xyz", "", "Ab AB ab", "aa"};
        for (String p : patterns) {
            StringBuilder out = new StringBuilder(p + ":");
            for (String t : texts) {
                Matcher matcher = Pattern.compile(p).matcher(t);
                out.append(' ').append(matcher.matches() ? 'M' : matcher.lookingAt() ? 'L' : matcher.find() ? 'F'
                        : '-');
            }
            System.out.println(out);
        }
        System.out.println("2024-05-06".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1") + " "
                + "a.b".replaceAll(Pattern.quote("."), Matcher.quoteReplacement("$")));
        System.out.println(Pattern.compile("\\d").matcher("a1b22")
                .replaceAll(r -> "<" + (Integer.parseInt(r.group()) + 1) + ">"));
        System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("one , two;three,,four")) + " "
                + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find());
        StringBuilder result = new StringBuilder();
        Matcher words = Pattern.compile("[a-z]+").matcher("one 2 three");
        while (words.find()) {
            words.appendReplacement(result, words.group().toUpperCase());
        }
        System.out.println(words.appendTail(result) + " " + Pattern.matches("[0-9]{3}", "123") + " "
                + Pattern.compile("a|b").asPredicate().test("xbx"));
        for (String bad : new String[] {"(a", "[a", "a**", "\\", "a{2,1}"}) {
            try {
                Pattern.compile(bad);
                System.out.println("fine");
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " at " + e.getIndex());
            }
        }
        try {
            m.group(2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

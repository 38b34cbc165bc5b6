/** Text blocks: indentation, escapes, line continuation, trailing spaces, and methods on them. */
public class TextBlocks {
    static final String QUERY = """
            select *
              from "table"
             where x = 'y'
            """;

    public static void main(String[] args) {
        System.out.print(QUERY);
        System.out.println(QUERY.length() + " " + QUERY.lines().count());
        String noEnd = """
            one \
            line""";
        System.out.println(noEnd + "|");
        String escapes = """
            tab\there "quoted" \"""triple\""" back\\slash
              indented\s\s
            trailing   \s
            octal \101 unicode \u0041""";
        System.out.println(escapes.replace(' ', '.'));
        System.out.println("""
            a
              b
           c
            """.replace("\n", "|"));
        String formatted = """
            Dear %s,
            you owe %d.
            """.formatted("Ada", 5);
        System.out.print(formatted);
        System.out.println("""
            """.isEmpty());
        System.out.println("  x\n    y\n".stripIndent().replace('\n', '/') + "a\\tb".translateEscapes().length());
        for (String line : QUERY.split("\n")) {
            System.out.println("[" + line.strip() + "]" + line.indexOf(line.strip()));
        }
    }
}

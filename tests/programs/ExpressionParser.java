import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A recursive-descent parser and evaluator for arithmetic with variables, functions and error positions. */
public class ExpressionParser {
    static class SyntaxError extends RuntimeException {
        SyntaxError(String message, int at) {
            super(message + " at " + at);
        }
    }

    interface Expression {
        double value(Map<String, Double> scope);
    }

    private final String text;
    private int at;

    ExpressionParser(String text) {
        this.text = Objects.requireNonNull(text);
    }

    static Expression parse(String text) {
        ExpressionParser p = new ExpressionParser(text);
        Expression e = p.sum();
        if (p.peek() != '\0') throw new SyntaxError("unexpected '" + p.peek() + "'", p.at);
        return e;
    }

    private char peek() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean accept(char c) {
        if (peek() != c) return false;
        at++;
        return true;
    }

    private Expression sum() {
        Expression left = product();
        while (true) {
            Expression a = left;
            if (accept('+')) {
                Expression b = product();
                left = s -> a.value(s) + b.value(s);
            } else if (accept('-')) {
                Expression b = product();
                left = s -> a.value(s) - b.value(s);
            } else {
                return left;
            }
        }
    }

    private Expression product() {
        Expression left = power();
        for (; ; ) {
            Expression a = left;
            char c = peek();
            if (c != '*' && c != '/' && c != '%') return left;
            at++;
            Expression b = power();
            left = switch (c) {
                case '*' -> s -> a.value(s) * b.value(s);
                case '/' -> s -> a.value(s) / b.value(s);
                default -> s -> a.value(s) % b.value(s);
            };
        }
    }

    private Expression power() {
        Expression a = unary();
        if (!accept('^')) return a;
        Expression b = power();
        return s -> Math.pow(a.value(s), b.value(s));
    }

    private Expression unary() {
        if (accept('-')) {
            Expression e = unary();
            return s -> -e.value(s);
        }
        if (accept('(')) {
            Expression e = sum();
            if (!accept(')')) throw new SyntaxError("expected )", at);
            return e;
        }
        int start = at;
        if (Character.isDigit(peek()) || peek() == '.') {
            start = at;
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
            double number = Double.parseDouble(text.substring(start, at));
            return s -> number;
        }
        if (!Character.isLetter(peek())) throw new SyntaxError("expected a value", at);
        start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        String name = text.substring(start, at);
        if (accept('(')) {
            Expression e = sum();
            if (!accept(')')) throw new SyntaxError("expected )", at);
            return switch (name) {
                case "sqrt" -> s -> Math.sqrt(e.value(s));
                case "abs" -> s -> Math.abs(e.value(s));
                default -> throw new SyntaxError("no function " + name, at);
            };
        }
        return s -> {
            Double v = s.get(name);
            if (v == null) throw new IllegalArgumentException("no variable " + name);
            return v;
        };
    }

    public static void main(String[] args) {
        Map<String, Double> scope = new HashMap<>(Map.of("x", 3.0, "y2", -0.5));
        for (String s : new String[] {"1 + 2 * 3", "(1+2)*3", "2^3^2", "-2^2", "x*x - y2", "10 / 4 % 2",
                "sqrt(abs(-16)) + .5", "1/0", "0/0", "1 +", "(1", "2 $ 3", "z + 1", "cube(2)", "1.2.3", ""}) {
            try {
                System.out.println(s + " = " + parse(s).value(scope));
            } catch (SyntaxError | IllegalArgumentException e) {
                System.out.println(s + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}

import java.util.List;

/** Parses and evaluates arithmetic, with records, a sealed interface and pattern matching. */
public class Calculator {
    sealed interface Expression permits Number, Operation {
    }

    record Number(double value) implements Expression {
    }

    record Operation(char sign, Expression left, Expression right) implements Expression {
    }

    private final String text;
    private int position;

    private Calculator(String text) {
        this.text = text.replace(" ", "");
    }

    static double evaluate(Expression expression) {
        if (expression instanceof Number number) {
            return number.value();
        }
        Operation operation = (Operation) expression;
        double left = evaluate(operation.left());
        double right = evaluate(operation.right());
        return switch (operation.sign()) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            case '/' -> left / right;
            default -> throw new IllegalStateException("unknown sign " + operation.sign());
        };
    }

    private Expression sum() {
        Expression left = product();
        while (next("+-")) {
            left = new Operation(text.charAt(position++), left, product());
        }
        return left;
    }

    private Expression product() {
        Expression left = factor();
        while (next("*/")) {
            left = new Operation(text.charAt(position++), left, factor());
        }
        return left;
    }

    private Expression factor() {
        if (next("(")) {
            position++;
            Expression inside = sum();
            if (!next(")")) {
                throw new IllegalArgumentException("a ) is missing at " + position + " in " + text);
            }
            position++;
            return inside;
        }
        int start = position;
        while (next("0123456789.")) {
            position++;
        }
        if (start == position) {
            throw new IllegalArgumentException("a number is missing at " + position + " in " + text);
        }
        return new Number(Double.parseDouble(text.substring(start, position)));
    }

    private boolean next(String wanted) {
        return position < text.length() && wanted.indexOf(text.charAt(position)) >= 0;
    }

    public static void main(String[] args) {
        List<String> lines = args.length > 0 ? List.of(args)
                : List.of("1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 0.5", "7 / 0", "2 * (3 + ");
        for (String line : lines) {
            try {
                Expression expression = new Calculator(line).sum();
                System.out.println(line + " = " + evaluate(expression));
            } catch (IllegalArgumentException problem) {
                System.out.println(line + ": " + problem.getMessage());
            }
        }
        System.out.println(new Calculator("1+2").sum());
    }
}

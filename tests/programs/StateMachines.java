import java.util.EnumMap;
import java.util.Map;

/** A tokenizer and a vending machine as state machines with enums, switch and tables; a stack machine interpreter. */
public class StateMachines {
    enum State {
        START, NUMBER, WORD, TEXT, ERROR;

        State next(char c) {
            return switch (this) {
                case START, NUMBER, WORD -> {
                    if (c == '"') yield TEXT;
                    if (Character.isDigit(c)) yield this == WORD ? WORD : NUMBER;
                    if (Character.isLetter(c)) yield this == NUMBER ? ERROR : WORD;
                    yield c == ' ' ? START : ERROR;
                }
                case TEXT -> c == '"' ? START : TEXT;
                case ERROR -> ERROR;
            };
        }
    }

    enum Operation {
        PUSH, ADD, MULTIPLY, DUPLICATE, SWAP, JUMP_IF_POSITIVE, PRINT, HALT
    }

    record Step(Operation operation, int operand) {
    }

    static void execute(Step... program) {
        int[] stack = new int[8];
        int top = 0, at = 0, steps = 0;
        while (true) {
            if (++steps > 200) throw new IllegalStateException("too many steps");
            Step step = program[at++];
            switch (step.operation()) {
                case PUSH:
                    stack[top++] = step.operand();
                    break;
                case ADD:
                    top--;
                    stack[top - 1] += stack[top];
                    break;
                case MULTIPLY:
                    top--;
                    stack[top - 1] *= stack[top];
                    break;
                case DUPLICATE:
                    stack[top] = stack[top - 1];
                    top++;
                    break;
                case SWAP:
                    int t = stack[top - 1];
                    stack[top - 1] = stack[top - 2];
                    stack[top - 2] = t;
                    break;
                case JUMP_IF_POSITIVE:
                    if (stack[--top] > 0) at = step.operand();
                    break;
                case PRINT:
                    System.out.print(stack[--top] + " ");
                    break;
                case HALT:
                    System.out.println("halted after " + steps);
                    return;
            }
        }
    }

    static Step step(Operation o) {
        return new Step(o, 0);
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abc 12 \"x y\" z9", "12a", "\"open"}) {
            State s = State.START;
            Map<State, Integer> visits = new EnumMap<>(State.class);
            for (char c : text.toCharArray()) {
                s = s.next(c);
                visits.merge(s, 1, Integer::sum);
            }
            System.out.println(text + " " + s + " " + visits);
        }
        execute(new Step(Operation.PUSH, 1), new Step(Operation.PUSH, 5),
                step(Operation.DUPLICATE), step(Operation.PRINT), step(Operation.DUPLICATE),
                new Step(Operation.PUSH, -1), step(Operation.ADD),
                step(Operation.SWAP), step(Operation.PRINT), step(Operation.DUPLICATE),
                new Step(Operation.JUMP_IF_POSITIVE, 2), step(Operation.HALT));
        try {
            execute(new Step(Operation.PUSH, 1), new Step(Operation.JUMP_IF_POSITIVE, 0));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            execute(step(Operation.ADD));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}

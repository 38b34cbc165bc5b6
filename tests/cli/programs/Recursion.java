/** Calls itself as often as its argument says, or until that is not possible. */
class Recursion {
    static int depth;

    static int count(int calls) {
        depth++;
        return calls == 0 ? 0 : 1 + count(calls - 1);
    }

    public static void main(String[] arguments) {
        if (arguments.length > 0) {
            System.out.println(count(Integer.parseInt(arguments[0])));
            return;
        }
        try {
            count(-1);
        } catch (StackOverflowError error) {
            System.out.println("overflow " + (depth > 8000));
        }
        count(-1);
    }
}

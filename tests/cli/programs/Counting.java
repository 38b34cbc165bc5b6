/** Prints the numbers from 0 to its argument, or for ever. */
class Counting {
    public static void main(String[] arguments) {
        long end = arguments.length == 0 ? Long.MAX_VALUE : Long.parseLong(arguments[0]);
        for (long i = 0; i < end; i++) {
            System.out.println(i);
        }
    }
}

/** Prints text that is not ASCII, and its argument. */
class Text {
    public static void main(String[] arguments) {
        System.out.println("gr\u00fc\u00df \u20ac \ud83d\ude00 " + arguments[0] + " " + arguments[0].length());
    }
}

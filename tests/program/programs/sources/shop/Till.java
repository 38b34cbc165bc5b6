/* The price list is in another file. */
package shop;

public class Till {
    public static void main(String[] arguments) { System.out.println(Prices.of("tea")); }
}

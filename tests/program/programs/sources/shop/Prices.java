package shop;

class Prices {
    static int of(String thing) { return thing.length(); }
}

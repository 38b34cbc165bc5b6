package shapes;

interface Named { int COUNT = 3; String LABEL = "a"; default String name() { return ""; } }

interface Sized extends Named { long size(); }

abstract class Shape implements Sized {
    int first;
    static double total;
    private String second;
    static final long LIMIT = 5L;
}

class Circle extends Shape implements Cloneable {
    float radius;
    boolean filled;
    int first;
    public long size() { return 1; }
    native void draw(int x, long y);
    synchronized static strictfp void paint(double[] x) {}
}

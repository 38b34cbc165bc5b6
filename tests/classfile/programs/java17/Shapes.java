import java.util.List;

/** Sealed interfaces, records, enums and their patterns. */
public sealed interface Shapes permits Shapes.Circle, Shapes.Square, Shapes.Other {
    @interface Size {}

    record Circle(@Size double radius) implements Shapes {
        public Circle {
            if (radius < 0) {
                throw new IllegalArgumentException("negative: " + radius);
            }
        }
    }

    record Square(int side, List<? extends Number> numbers) implements Shapes {}

    record Nothing() {}

    non-sealed class Other implements Shapes {}

    enum Colour {
        RED, GREEN {
            @Override
            int code() {
                return 2;
            }
        };

        int code() {
            return 1;
        }
    }

    static double area(Shapes shape, Colour colour) {
        double factor = switch (colour) {
            case RED -> 1.0;
            case GREEN -> 2.0;
        };
        if (shape instanceof Circle circle) {
            return factor * Math.PI * circle.radius();
        }
        return shape instanceof Square square && square.side() > 0 ? square.side() : 0;
    }
}

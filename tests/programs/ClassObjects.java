import java.util.List;
import java.util.Map;

/** Class literals, getClass, names, superclass, interfaces, isInstance, array classes, primitive classes. */
public class ClassObjects {
    interface Shape {
    }

    static abstract class Base implements Shape, Comparable<Base> {
    }

    static final class Leaf extends Base {
        public int compareTo(Base other) {
            return 0;
        }

        class Inner {
        }
    }

    enum Kind { ONE, TWO { } }

    record Point(int x) {
    }

    static void describe(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c + " | "
                + (c.getSuperclass() == null ? "-" : c.getSuperclass().getName()) + " | "
                + c.isInterface() + c.isArray() + c.isPrimitive() + c.isEnum() + c.isRecord() + c.isAnonymousClass()
                + c.isMemberClass() + c.isLocalClass());
    }

    public static void main(String[] args) throws Exception {
        class Local {
        }
        Object anonymous = new Object() {
        };
        Class<?>[] classes = {Object.class, String.class, int.class, void.class, int[].class, String[][].class,
                Shape.class, Base.class, Leaf.class, Leaf.Inner.class, Kind.class,
            Kind.TWO.getClass(), Point.class, Local.class, anonymous.getClass(), Integer.class, Map.Entry.class,
            Override.class, new Leaf[0].getClass()};
        for (Class<?> c : classes) {
            describe(c);
        }
        System.out.println(int.class == Integer.TYPE && int.class != (Class<?>) Integer.class);
        System.out.println(new Leaf().getClass() == Leaf.class && "x".getClass() == String.class
                && new int[3].getClass() == int[].class);
        System.out.println(Shape.class.isInstance(new Leaf()) + " " + Shape.class.isAssignableFrom(Leaf.class) + " "
                + Leaf.class.isAssignableFrom(Base.class) + " " + Object[].class.isAssignableFrom(String[].class)
                + " " + int.class.isAssignableFrom(int.class) + " " + Object.class.isInstance(null) + " "
                + Object[].class.isInstance(new int[0]));
        System.out.println(List.of(Base.class.getInterfaces()) + " " + int[][].class.getComponentType() + " "
                + String[].class.componentType().getName());
        System.out.println(Class.forName("java.util.ArrayList").getName() + " " + Class.forName("[I").getSimpleName()
                + " " + Class.forName("ClassObjects$Leaf").getName());
        try {
            Class.forName("does.not.Exist");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        try {
            Base.class.cast("text");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Shape shape = Shape.class.cast(new Leaf());
        System.out.println(shape.getClass().getName() + " " + Leaf.Inner.class.getEnclosingClass().getSimpleName()
                + " " + Leaf.class.getPackageName().isEmpty() + " " + String.class.getPackageName());
        System.out.println(Kind.class.getEnumConstants().length + " " + Kind.TWO.getDeclaringClass() + " "
                + Kind.valueOf("TWO").getClass().isEnum());
        System.out.println(Leaf.class.desiredAssertionStatus() + " " + Point.class.isRecord() + " "
                + Leaf.class.hashCode() * 0);
    }
}

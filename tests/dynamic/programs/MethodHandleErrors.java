import java.lang.invoke.*;
class Other { private void f(){} private static void g(){} final int q=1; void pk(){} }
public class MethodHandleErrors {
  interface T { void r() throws Throwable; }
  static void t(T r){ try { r.r(); System.out.println("ok"); } catch (Throwable t) { System.out.println(t); if(t.getCause()!=null) System.out.println("  cause "+t.getCause()); } }
  public static void main(String[] a) throws Throwable {
    var l = MethodHandles.lookup();
    System.out.println(l + " " + l.lookupModes() + " " + MethodHandles.publicLookup()+" "+MethodHandles.publicLookup().lookupModes());
    t(() -> l.findVirtual(Other.class, "nope", MethodType.methodType(void.class, String.class)));
    t(() -> l.findVirtual(Other.class, "f", MethodType.methodType(void.class)));
    t(() -> l.findStatic(Other.class, "g", MethodType.methodType(void.class)));
    t(() -> l.findStatic(Other.class, "pk", MethodType.methodType(void.class)));
    t(() -> l.findVirtual(Other.class, "g", MethodType.methodType(void.class)));
    t(() -> l.findGetter(Other.class, "zz", int.class));
    t(() -> l.findConstructor(Other.class, MethodType.methodType(void.class, int.class)));
    t(() -> l.findConstructor(Other.class, MethodType.methodType(int.class)));
    t(() -> l.findVarHandle(Other.class, "zz", int.class));
    t(() -> MethodHandles.publicLookup().findVirtual(Other.class, "pk", MethodType.methodType(void.class)));
    MethodHandle h = l.findVirtual(String.class, "indexOf", MethodType.methodType(int.class, String.class));
    t(() -> h.invokeExact("a", "b"));
    t(() -> h.invoke("a", 3));
    t(() -> h.invoke((Object)"a", (Object)3));
    t(() -> h.invoke("a"));
    t(() -> h.bindTo(3));
    t(() -> h.asType(MethodType.methodType(int.class)));
    t(() -> h.invokeWithArguments("a"));
    t(() -> { MethodHandle n = null; n.invoke(); });
    t(() -> { h.invoke((String)null, "a"); });
    t(() -> MethodHandles.filterReturnValue(h, h));
    t(() -> MethodHandles.dropArguments(h, 7, int.class));
    VarHandle v = MethodHandles.arrayElementVarHandle(int[].class);
    t(() -> { int q = (int) v.get(new int[2], 5); });
    t(() -> { v.set(new int[2], "x"); });
    t(() -> { v.set(new int[2], 0, "x"); });
    t(() -> { v.set(new int[2], 0, 1L); });
    t(() -> { v.set(); });
    VarHandle f = l.findVarHandle(Other.class, "q", int.class);
    t(() -> { f.set(new Other(), 1); });
    t(() -> { f.getAndAdd(new Other(), 1); });
    t(() -> { int q = (int) f.get((Other) null); });
    System.out.println(f + " " + v + " " + h + " " + v.varType()+v.coordinateTypes()+f.coordinateTypes());
    System.out.println(MethodHandles.lookup().findVirtual(MethodHandle.class,"invoke",MethodType.genericMethodType(2)));
  }
}

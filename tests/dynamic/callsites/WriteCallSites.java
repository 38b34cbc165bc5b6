import static jdk.internal.org.objectweb.asm.Opcodes.*;

import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.ConstantDynamic;
import jdk.internal.org.objectweb.asm.Handle;
import jdk.internal.org.objectweb.asm.Label;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Type;

/**
 * Writes CallSites.class, whose call sites and constants no Java source gives.
 *
 * <p>Run it in this folder: {@code java --add-exports java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED
 * WriteCallSites.java}.
 */
public class WriteCallSites {
    private static final String OWNER = "Bootstraps";
    private static final String LOOKUP = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;";
    private static final String SITE = "Ljava/lang/invoke/MethodType;%s)Ljava/lang/invoke/CallSite;";
    private static final String CONSTANTS = "java/lang/invoke/ConstantBootstraps";

    private final MethodVisitor code;

    private WriteCallSites(MethodVisitor code) {
        this.code = code;
    }

    static Handle site(String name, String extra) {
        return new Handle(H_INVOKESTATIC, OWNER, name, LOOKUP + SITE.formatted(extra), false);
    }

    static Handle computer(String owner, String name, String rest) {
        return new Handle(H_INVOKESTATIC, owner, name, LOOKUP + "Ljava/lang/Class;" + rest, false);
    }

    void print(String descriptor) {
        code.visitMethodInsn(INVOKESTATIC, "CallSites", "print", "(" + descriptor + ")V", false);
    }

    void constant(ConstantDynamic constant) {
        code.visitLdcInsn(constant);
        print(constant.getDescriptor().length() == 1 ? constant.getDescriptor() : "Ljava/lang/Object;");
    }

    void guarded(Runnable body) {
        guarded("failure", "Throwable", body);
    }

    void guarded(String report, String reported, Runnable body) {
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label after = new Label();
        code.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        code.visitLabel(start);
        body.run();
        code.visitLabel(end);
        code.visitJumpInsn(GOTO, after);
        code.visitLabel(handler);
        code.visitMethodInsn(INVOKESTATIC, "CallSites", report, "(Ljava/lang/" + reported + ";)V", false);
        code.visitLabel(after);
    }

    void sites() {
        for (int i = 0; i < 2; i++) {
            code.visitInsn(ICONST_3);
            code.visitLdcInsn(4L);
            code.visitInvokeDynamicInsn("add", "(IJ)I", site("direct", ""));
            print("I");
        }
        Handle fixed = site("fixed", "[Ljava/lang/Object;");
        code.visitInvokeDynamicInsn("plain", "()Ljava/lang/String;", fixed);
        print("Ljava/lang/Object;");
        code.visitInvokeDynamicInsn("many", "()Ljava/lang/String;", fixed, 1, "two", Type.getObjectType("java/util/List"), 4.0);
        print("Ljava/lang/Object;");
        Handle join = new Handle(H_INVOKESTATIC, OWNER, "join", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", false);
        code.visitLdcInsn("text");
        code.visitInvokeDynamicInsn("typed", "(Ljava/lang/String;)Ljava/lang/String;",
            site("typed", "IJDLjava/lang/Class;Ljava/lang/invoke/MethodHandle;"),
            1, 2L, 3.5, Type.getType("[I"), join);
        print("Ljava/lang/Object;");
    }

    void counting() {
        Label again = new Label();
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 0);
        code.visitLabel(again);
        code.visitInvokeDynamicInsn("count", "()I", site("counting", ""));
        print("I");
        code.visitIincInsn(0, 1);
        code.visitVarInsn(ILOAD, 0);
        code.visitInsn(ICONST_3);
        code.visitJumpInsn(IF_ICMPLT, again);
    }

    void constants() {
        for (int i = 0; i < 2; i++) {
            Handle own = computer(OWNER, "constant", ")Ljava/lang/Object;");
            constant(new ConstantDynamic("text", "Ljava/lang/String;", own));
            constant(new ConstantDynamic("number", "I", own));
        }
        Handle summed = computer(OWNER, "summed", "ILjava/lang/String;)Ljava/lang/String;");
        ConstantDynamic inner = new ConstantDynamic("inner", "Ljava/lang/String;", summed, 1, "x");
        constant(new ConstantDynamic("outer", "Ljava/lang/String;", summed, 2, inner));
        constant(new ConstantDynamic("nothing", "Ljava/lang/String;", computer(CONSTANTS, "nullConstant", ")Ljava/lang/Object;")));
        constant(new ConstantDynamic("J", "Ljava/lang/Class;", computer(CONSTANTS, "primitiveClass", ")Ljava/lang/Class;")));
        constant(new ConstantDynamic("HIGH", "LBootstraps$Level;", computer(CONSTANTS, "enumConstant", ")Ljava/lang/Enum;")));
        constant(new ConstantDynamic("GREETING", "Ljava/lang/String;",
            computer(CONSTANTS, "getStaticFinal", "Ljava/lang/Class;)Ljava/lang/Object;"), Type.getObjectType(OWNER)));
        constant(new ConstantDynamic("MAX_VALUE", "J",
            computer(CONSTANTS, "getStaticFinal", "Ljava/lang/Class;)Ljava/lang/Object;"), Type.getObjectType("java/lang/Long")));
        Handle invoke = computer(CONSTANTS, "invoke", "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;");
        Handle list = new Handle(H_INVOKESTATIC, OWNER, "list", "(Ljava/lang/String;[Ljava/lang/String;)Ljava/lang/String;", false);
        constant(new ConstantDynamic("invoked", "Ljava/lang/String;", invoke, list, "a", "b", "c"));
        constant(new ConstantDynamic("handle", "Ljava/lang/invoke/VarHandle;",
            computer(CONSTANTS, "arrayVarHandle", "Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), Type.getType("[I")));
        constant(new ConstantDynamic("field", "Ljava/lang/invoke/VarHandle;",
            computer(CONSTANTS, "fieldVarHandle", "Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"),
            Type.getObjectType(OWNER), new ConstantDynamic("I", "Ljava/lang/Class;", computer(CONSTANTS, "primitiveClass", ")Ljava/lang/Class;"))));
    }

    void handles() {
        code.visitLdcInsn(Type.getMethodType("(I[Ljava/lang/String;)V"));
        print("Ljava/lang/Object;");
        code.visitLdcInsn(new Handle(H_INVOKEVIRTUAL, "java/lang/String", "length", "()I", false));
        code.visitLdcInsn("five5");
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(Ljava/lang/String;)I", false);
        print("I");
        code.visitLdcInsn(new Handle(H_NEWINVOKESPECIAL, "java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V", false));
        code.visitLdcInsn("built");
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invoke", "(Ljava/lang/String;)Ljava/lang/Object;", false);
        print("Ljava/lang/Object;");
        code.visitLdcInsn(new Handle(H_INVOKEINTERFACE, "java/util/List", "size", "()I", true));
        print("Ljava/lang/Object;");
        code.visitLdcInsn(new Handle(H_GETSTATIC, OWNER, "GREETING", "Ljava/lang/String;", false));
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "()Ljava/lang/String;", false);
        print("Ljava/lang/Object;");
        code.visitLdcInsn(new Handle(H_GETFIELD, OWNER, "field", "I", false));
        print("Ljava/lang/Object;");
    }

    void failures() {
        for (int i = 0; i < 2; i++) {
            guarded(() -> constant(new ConstantDynamic("x", "Ljava/lang/String;", computer(OWNER, "broken", ")Ljava/lang/Object;"))));
        }
        Label again = new Label();
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 0);
        code.visitLabel(again);
        guarded("print", "Object", () -> {
            code.visitInvokeDynamicInsn("failsAgain", "()I", site("failing", ""));
            print("I");
        });
        code.visitIincInsn(0, 1);
        code.visitVarInsn(ILOAD, 0);
        code.visitInsn(ICONST_2);
        code.visitJumpInsn(IF_ICMPLT, again);
        guarded(() -> {
            code.visitInvokeDynamicInsn("fails", "()I", site("failing", ""));
            print("I");
        });
        guarded(() -> {
            code.visitInvokeDynamicInsn("errs", "()I", site("erring", ""));
            print("I");
        });
        guarded(() -> {
            code.visitInvokeDynamicInsn("none", "()I", site("none", ""));
            print("I");
        });
        for (String descriptor : new String[] {"()I", "()Ljava/lang/String;"}) {
            guarded(() -> {
                code.visitMethodInsn(INVOKESTATIC, "CallSites", "round", descriptor, false);
                print(descriptor.equals("()I") ? "I" : "Ljava/lang/Object;");
            });
        }
        guarded(() -> {
            Handle missing = new Handle(H_INVOKESTATIC, OWNER, "missing", "()V", false);
            code.visitInvokeDynamicInsn("run", "()Ljava/lang/Runnable;",
                new Handle(H_INVOKESTATIC, "java/lang/invoke/LambdaMetafactory", "metafactory", LOOKUP
                    + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
                    + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;", false),
                Type.getMethodType("()V"), missing, Type.getMethodType("()V"));
            print("Ljava/lang/Object;");
        });
    }

    static void printer(ClassWriter writer, String descriptor) {
        MethodVisitor code = writer.visitMethod(ACC_STATIC, "print", "(" + descriptor + ")V", null, null);
        code.visitCode();
        code.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        code.visitVarInsn(Type.getType(descriptor).getOpcode(ILOAD), 0);
        code.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(" + descriptor + ")V", false);
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Methods of this name need what their bootstrap methods make, and these call them. */
    static void rounds(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(ACC_STATIC, "round", "()I", null, null);
        code.visitCode();
        code.visitInvokeDynamicInsn("round", "()I", site("round", ""));
        code.visitInsn(IRETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        code = writer.visitMethod(ACC_STATIC, "round", "()Ljava/lang/String;", null, null);
        code.visitCode();
        code.visitLdcInsn(
            new ConstantDynamic("round", "Ljava/lang/String;", computer(OWNER, "round", ")Ljava/lang/Object;")));
        code.visitInsn(ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    static void failurePrinter(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(ACC_STATIC, "failure", "(Ljava/lang/Throwable;)V", null, null);
        code.visitCode();
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESTATIC, "CallSites", "print", "(Ljava/lang/Object;)V", false);
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Throwable", "getCause", "()Ljava/lang/Throwable;", false);
        code.visitMethodInsn(INVOKESTATIC, "CallSites", "print", "(Ljava/lang/Object;)V", false);
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    public static void main(String[] arguments) throws Exception {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS | ClassWriter.COMPUTE_FRAMES);
        writer.visit(V17, ACC_PUBLIC | ACC_SUPER, "CallSites", null, "java/lang/Object", null);
        writer.visitInnerClass("java/lang/invoke/MethodHandles$Lookup", "java/lang/invoke/MethodHandles", "Lookup",
            ACC_PUBLIC | ACC_STATIC | ACC_FINAL);
        for (String descriptor : new String[] {"I", "J", "Ljava/lang/Object;"}) {
            printer(writer, descriptor);
        }
        failurePrinter(writer);
        rounds(writer);
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        code.visitCode();
        WriteCallSites sites = new WriteCallSites(code);
        sites.sites();
        sites.counting();
        sites.constants();
        sites.handles();
        sites.failures();
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        Files.write(Path.of("CallSites.class"), writer.toByteArray());
    }
}

"""The one table of instructions, against what the JVMS says each does to the stack."""

import pytest

from heapwright.bytecode.table import TABLE
from heapwright.classfile.opcodes import OPCODES

EFFECTS = """
nop > | aconst_null >A
iconst_m1 >I | iconst_0 >I | iconst_1 >I | iconst_2 >I | iconst_3 >I | iconst_4 >I | iconst_5 >I
lconst_0 >J | lconst_1 >J | fconst_0 >F | fconst_1 >F | fconst_2 >F | dconst_0 >D | dconst_1 >D
bipush >I | sipush >I | ldc ? | ldc_w ? | ldc2_w ?
iload >I | lload >J | fload >F | dload >D | aload >A
iload_0 >I | iload_1 >I | iload_2 >I | iload_3 >I | lload_0 >J | lload_1 >J | lload_2 >J | lload_3 >J
fload_0 >F | fload_1 >F | fload_2 >F | fload_3 >F | dload_0 >D | dload_1 >D | dload_2 >D | dload_3 >D
aload_0 >A | aload_1 >A | aload_2 >A | aload_3 >A
iaload AI>I | laload AI>J | faload AI>F | daload AI>D | aaload AI>A | baload AI>I | caload AI>I | saload AI>I
istore I> | lstore J> | fstore F> | dstore D> | astore A>
istore_0 I> | istore_1 I> | istore_2 I> | istore_3 I> | lstore_0 J> | lstore_1 J> | lstore_2 J> | lstore_3 J>
fstore_0 F> | fstore_1 F> | fstore_2 F> | fstore_3 F> | dstore_0 D> | dstore_1 D> | dstore_2 D> | dstore_3 D>
astore_0 A> | astore_1 A> | astore_2 A> | astore_3 A>
iastore AII> | lastore AIJ> | fastore AIF> | dastore AID> | aastore AIA>
bastore AII> | castore AII> | sastore AII>
pop ? | pop2 ? | dup ? | dup_x1 ? | dup_x2 ? | dup2 ? | dup2_x1 ? | dup2_x2 ? | swap ?
iadd II>I | ladd JJ>J | fadd FF>F | dadd DD>D | isub II>I | lsub JJ>J | fsub FF>F | dsub DD>D
imul II>I | lmul JJ>J | fmul FF>F | dmul DD>D | idiv II>I | ldiv JJ>J | fdiv FF>F | ddiv DD>D
irem II>I | lrem JJ>J | frem FF>F | drem DD>D | ineg I>I | lneg J>J | fneg F>F | dneg D>D
ishl II>I | lshl JI>J | ishr II>I | lshr JI>J | iushr II>I | lushr JI>J
iand II>I | land JJ>J | ior II>I | lor JJ>J | ixor II>I | lxor JJ>J | iinc >
i2l I>J | i2f I>F | i2d I>D | l2i J>I | l2f J>F | l2d J>D | f2i F>I | f2l F>J | f2d F>D
d2i D>I | d2l D>J | d2f D>F | i2b I>I | i2c I>I | i2s I>I
lcmp JJ>I | fcmpl FF>I | fcmpg FF>I | dcmpl DD>I | dcmpg DD>I
ifeq I> | ifne I> | iflt I> | ifge I> | ifgt I> | ifle I> | if_icmpeq II> | if_icmpne II> | if_icmplt II>
if_icmpge II> | if_icmpgt II> | if_icmple II> | if_acmpeq AA> | if_acmpne AA> | goto > | jsr >R | ret >
tableswitch I> | lookupswitch I> | ireturn I> | lreturn J> | freturn F> | dreturn D> | areturn A> | return >
getstatic ? | putstatic ? | getfield ? | putfield ?
invokevirtual ? | invokespecial ? | invokestatic ? | invokeinterface ? | invokedynamic ?
new >A | newarray I>A | anewarray I>A | arraylength A>I | athrow A> | checkcast A>A | instanceof A>I
monitorenter A> | monitorexit A> | wide > | multianewarray ? | ifnull A> | ifnonnull A> | goto_w > | jsr_w >R
"""
"""What each instruction pops and pushes; ? where its constant or the stack decides. In the order of the opcodes."""

ROWS = [tuple(row.split()) for row in EFFECTS.replace("\n", "|").split("|") if row.strip()]


def shown(row):
    """A row's effect as it is written above."""
    return "?" if row.effect is None else f"{row.effect.pops}>{row.effect.pushes}"


def test_every_opcode_has_one_row():
    """The table has exactly the 202 mnemonics of the class file's opcodes."""
    assert 202 == len(TABLE)
    assert {opcode.mnemonic for opcode in OPCODES} == set(TABLE)


def test_the_rows_of_this_test_are_complete():
    """Each opcode stands once in the list of this test."""
    assert sorted(opcode.mnemonic for opcode in OPCODES) == sorted(mnemonic for mnemonic, _ in ROWS)


@pytest.mark.parametrize(("mnemonic", "effect"), ROWS)
def test_effect(mnemonic, effect):
    """The row says what the JVMS says of the stack."""
    assert effect == shown(TABLE[mnemonic])


def test_wide_is_never_executed():
    """The row of wide exists for completeness: decoding joins wide with what it widens."""
    with pytest.raises(AssertionError):
        TABLE["wide"].function(None, None, None)

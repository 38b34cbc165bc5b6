"""The 202 opcodes a class file may contain (JVMS 6.5), with the format of their operands."""

from enum import Enum, auto
from typing import NamedTuple


class Format(Enum):
    """What follows an opcode in the code array."""

    NONE = auto()
    IMPLIED = auto()
    """The operand is part of the mnemonic: `iload_0`, `iconst_m1`, `fconst_2`."""
    IMPLIED_LOCAL = auto()
    """As IMPLIED, and the operand numbers a local variable."""
    BYTE = auto()
    SHORT = auto()
    CONSTANT = auto()
    CONSTANT_WIDE = auto()
    CONSTANT_TWO = auto()
    """A wide index of a long, a double or a dynamic constant of these types."""
    LOCAL = auto()
    INCREMENT = auto()
    BRANCH = auto()
    BRANCH_WIDE = auto()
    TABLE = auto()
    LOOKUP = auto()
    FIELD = auto()
    METHOD = auto()
    INTERFACE_METHOD = auto()
    CALL_SITE = auto()
    CLASS = auto()
    PRIMITIVE = auto()
    """The element type of a primitive array, as a number."""
    CLASS_DIMENSIONS = auto()
    WIDE = auto()


class Opcode(NamedTuple):
    """One opcode; `length` is that of the whole instruction, 0 where it varies."""

    number: int
    mnemonic: str
    format: Format
    length: int
    implied: tuple[int | float, ...]


_LENGTHS = {
    Format.NONE: 1,
    Format.IMPLIED: 1,
    Format.IMPLIED_LOCAL: 1,
    Format.BYTE: 2,
    Format.SHORT: 3,
    Format.CONSTANT: 2,
    Format.CONSTANT_WIDE: 3,
    Format.CONSTANT_TWO: 3,
    Format.LOCAL: 2,
    Format.INCREMENT: 3,
    Format.BRANCH: 3,
    Format.BRANCH_WIDE: 5,
    Format.TABLE: 0,
    Format.LOOKUP: 0,
    Format.FIELD: 3,
    Format.METHOD: 3,
    Format.INTERFACE_METHOD: 5,
    Format.CALL_SITE: 5,
    Format.CLASS: 3,
    Format.PRIMITIVE: 2,
    Format.CLASS_DIMENSIONS: 4,
    Format.WIDE: 0,
}

_IN_ORDER = (
    (Format.NONE, "nop aconst_null"),
    (Format.IMPLIED, "iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5"),
    (Format.IMPLIED, "lconst_0 lconst_1 fconst_0 fconst_1 fconst_2 dconst_0 dconst_1"),
    (Format.BYTE, "bipush"),
    (Format.SHORT, "sipush"),
    (Format.CONSTANT, "ldc"),
    (Format.CONSTANT_WIDE, "ldc_w"),
    (Format.CONSTANT_TWO, "ldc2_w"),
    (Format.LOCAL, "iload lload fload dload aload"),
    (Format.IMPLIED_LOCAL, "iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3"),
    (Format.IMPLIED_LOCAL, "fload_0 fload_1 fload_2 fload_3 dload_0 dload_1 dload_2 dload_3"),
    (Format.IMPLIED_LOCAL, "aload_0 aload_1 aload_2 aload_3"),
    (Format.NONE, "iaload laload faload daload aaload baload caload saload"),
    (Format.LOCAL, "istore lstore fstore dstore astore"),
    (Format.IMPLIED_LOCAL, "istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3"),
    (Format.IMPLIED_LOCAL, "fstore_0 fstore_1 fstore_2 fstore_3 dstore_0 dstore_1 dstore_2 dstore_3"),
    (Format.IMPLIED_LOCAL, "astore_0 astore_1 astore_2 astore_3"),
    (Format.NONE, "iastore lastore fastore dastore aastore bastore castore sastore"),
    (Format.NONE, "pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 dup2_x2 swap"),
    (Format.NONE, "iadd ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul"),
    (Format.NONE, "idiv ldiv fdiv ddiv irem lrem frem drem ineg lneg fneg dneg"),
    (Format.NONE, "ishl lshl ishr lshr iushr lushr iand land ior lor ixor lxor"),
    (Format.INCREMENT, "iinc"),
    (Format.NONE, "i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s"),
    (Format.NONE, "lcmp fcmpl fcmpg dcmpl dcmpg"),
    (Format.BRANCH, "ifeq ifne iflt ifge ifgt ifle"),
    (Format.BRANCH, "if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple if_acmpeq if_acmpne"),
    (Format.BRANCH, "goto jsr"),
    (Format.LOCAL, "ret"),
    (Format.TABLE, "tableswitch"),
    (Format.LOOKUP, "lookupswitch"),
    (Format.NONE, "ireturn lreturn freturn dreturn areturn return"),
    (Format.FIELD, "getstatic putstatic getfield putfield"),
    (Format.METHOD, "invokevirtual invokespecial invokestatic"),
    (Format.INTERFACE_METHOD, "invokeinterface"),
    (Format.CALL_SITE, "invokedynamic"),
    (Format.CLASS, "new"),
    (Format.PRIMITIVE, "newarray"),
    (Format.CLASS, "anewarray"),
    (Format.NONE, "arraylength athrow"),
    (Format.CLASS, "checkcast instanceof"),
    (Format.NONE, "monitorenter monitorexit"),
    (Format.WIDE, "wide"),
    (Format.CLASS_DIMENSIONS, "multianewarray"),
    (Format.BRANCH, "ifnull ifnonnull"),
    (Format.BRANCH_WIDE, "goto_w jsr_w"),
)


def _implied(mnemonic: str, form: Format) -> tuple[int | float, ...]:
    if form not in (Format.IMPLIED, Format.IMPLIED_LOCAL):
        return ()
    digits = mnemonic.partition("_")[2].replace("m", "-")
    return (float(digits),) if mnemonic.startswith(("fconst", "dconst")) else (int(digits),)


def _table() -> tuple[Opcode, ...]:
    named = [(mnemonic, form) for form, mnemonics in _IN_ORDER for mnemonic in mnemonics.split()]
    return tuple(
        Opcode(number, mnemonic, form, _LENGTHS[form], _implied(mnemonic, form))
        for number, (mnemonic, form) in enumerate(named)
    )


OPCODES: tuple[Opcode, ...] = _table()
"""Every opcode by its number."""

BY_MNEMONIC: dict[str, Opcode] = {opcode.mnemonic: opcode for opcode in OPCODES}
"""Every opcode by its mnemonic."""

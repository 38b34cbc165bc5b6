"""The table of opcodes."""

from heapwright.classfile.opcodes import BY_MNEMONIC, OPCODES


def test_complete():
    """There is one row for each opcode from 0 to 201, with a mnemonic of its own."""
    assert list(range(202)) == [opcode.number for opcode in OPCODES]
    assert 202 == len(BY_MNEMONIC)


def test_landmarks():
    """Opcodes have the numbers of the specification."""
    numbers = {
        "aconst_null": 1,
        "bipush": 16,
        "iload": 21,
        "iload_0": 26,
        "iaload": 46,
        "istore": 54,
        "pop": 87,
        "iadd": 96,
        "iinc": 132,
        "lcmp": 148,
        "ifeq": 153,
        "goto": 167,
        "ireturn": 172,
        "getstatic": 178,
        "invokevirtual": 182,
        "invokedynamic": 186,
        "new": 187,
        "athrow": 191,
        "wide": 196,
        "jsr_w": 201,
    }

    assert numbers == {mnemonic: BY_MNEMONIC[mnemonic].number for mnemonic in numbers}


def test_implied_operands():
    """Operands that are part of a mnemonic stand in the table."""
    expected = {"iconst_m1": (-1,), "lconst_1": (1,), "fconst_2": (2.0,), "dconst_0": (0.0,), "astore_3": (3,)}

    assert expected == {mnemonic: BY_MNEMONIC[mnemonic].implied for mnemonic in expected}
    assert isinstance(BY_MNEMONIC["fconst_2"].implied[0], float)
    assert () == BY_MNEMONIC["dup_x1"].implied

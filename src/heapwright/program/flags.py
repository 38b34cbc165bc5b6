"""Access flags of classes, fields and methods (JVMS tables 4.1-B, 4.5-A, 4.6-A)."""

from typing import Final

PUBLIC: Final = 0x0001
PRIVATE: Final = 0x0002
PROTECTED: Final = 0x0004
STATIC: Final = 0x0008
FINAL: Final = 0x0010
SYNCHRONIZED: Final = 0x0020
VARARGS: Final = 0x0080
NATIVE: Final = 0x0100
INTERFACE: Final = 0x0200
ABSTRACT: Final = 0x0400
SYNTHETIC: Final = 0x1000

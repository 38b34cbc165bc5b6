"""Models of java.lang.Module: modules have names, and every package of theirs is open to everyone."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing, yes

MODELS: Models = {
    "isExported(Ljava/lang/String;)Z": yes,
    "isExported(Ljava/lang/String;Ljava/lang/Module;)Z": yes,
    "isOpen(Ljava/lang/String;)Z": yes,
    "isOpen(Ljava/lang/String;Ljava/lang/Module;)Z": yes,
    "canRead(Ljava/lang/Module;)Z": yes,
    "canUse(Ljava/lang/Class;)Z": yes,
    "implAddReads(Ljava/lang/Module;)V": nothing,
    "implAddUses(Ljava/lang/Class;)V": nothing,
}

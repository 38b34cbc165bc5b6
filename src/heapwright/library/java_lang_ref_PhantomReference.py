"""Models of java.lang.ref.PhantomReference."""

from __future__ import annotations

from heapwright.library.interface import Models
from heapwright.library.java_lang_ref_Reference import clear, refers_to

MODELS: Models = {
    "refersTo0(Ljava/lang/Object;)Z": refers_to,
    "clear0()V": clear,
}

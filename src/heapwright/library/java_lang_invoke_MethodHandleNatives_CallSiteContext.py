"""Models of java.lang.invoke.MethodHandleNatives.CallSiteContext, which lets a JVM forget compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing

if TYPE_CHECKING:
    from heapwright.library.interface import Models

CONTEXT = "Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;"

MODELS: Models = {f"make(Ljava/lang/invoke/CallSite;){CONTEXT}": nothing}

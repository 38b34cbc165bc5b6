"""Models of java.lang.StackStreamFactory."""

from __future__ import annotations

from heapwright.library.interface import Models, yes

MODELS: Models = {"checkStackWalkModes()Z": yes}

"""java.lang.ModuleLayer: there are no layers of modules here."""

from __future__ import annotations

from heapwright.library.interface import Models, refusing

REASON = "the layer of the JDK's modules was asked for"

MODELS: Models = {"boot()Ljava/lang/ModuleLayer;": refusing(REASON)}

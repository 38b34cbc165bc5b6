"""java.util.random.RandomGeneratorFactory: the algorithms of the JDK's modules are not found by their names."""

from __future__ import annotations

from heapwright.library.interface import Models, refusing

REASON = "the JDK's algorithms for random numbers were looked up by name: use java.util.Random by itself"

MODELS: Models = {"getFactoryMap()Ljava/util/Map;": refusing(REASON)}

"""sun.net.www.protocol.jrt.JavaRuntimeURLConnection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.library.interface import nothing
from heapwright.library.resource_connections import CONNECTION_MODELS

if TYPE_CHECKING:
    from heapwright.library.interface import Models

MODELS: Models = {"<clinit>()V": nothing, **CONNECTION_MODELS}

"""jdk.internal.ref.CleanerImpl: a cleaner needs no thread, as nothing is collected; cleaning at once is its own."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {"start(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V": nothing}

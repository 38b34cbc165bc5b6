"""Models of jdk.internal.misc.CDS: there is no archive of classes."""

from __future__ import annotations

from heapwright.library.interface import Models, no, nothing

MODELS: Models = {
    "isDumpingClassList0()Z": no,
    "isDumpingArchive0()Z": no,
    "isSharingEnabled0()Z": no,
    "initializeFromArchive(Ljava/lang/Class;)V": nothing,
    "defineArchivedModules(Ljava/lang/ClassLoader;Ljava/lang/ClassLoader;)V": nothing,
    "getRandomSeedForDumping()J": no,
    "logLambdaFormInvoker(Ljava/lang/String;)V": nothing,
}

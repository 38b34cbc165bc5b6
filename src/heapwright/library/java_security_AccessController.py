"""Models of java.security.AccessController: there is no security manager and all code has every permission."""

from __future__ import annotations

from heapwright.library.interface import Models, nothing

MODELS: Models = {
    "getStackAccessControlContext()Ljava/security/AccessControlContext;": nothing,
    "getInheritedAccessControlContext()Ljava/security/AccessControlContext;": nothing,
    "getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;": nothing,
    "ensureMaterializedForStackWalk(Ljava/lang/Object;)V": nothing,
    "checkPermission(Ljava/security/Permission;)V": nothing,
}

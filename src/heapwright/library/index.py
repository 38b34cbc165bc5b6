"""The library: one line for each Java class that has models.

The models of `java/lang/System` are in the module `java_lang_System`, those of `a/B$C` in `a_B_C`. A module is imported
when a method of its class is first prepared, so that a short program waits for few of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from heapwright.library.native_libraries import unlinked

if TYPE_CHECKING:
    from heapwright.bytecode.calls import WithFrames
    from heapwright.library.interface import Model, Models
    from heapwright.program.classes import Method

MODELLED = frozenset(
    (
        "java/io/FileDescriptor",
        "java/io/FileInputStream",
        "java/io/FileOutputStream",
        "java/io/ObjectStreamClass",
        "java/io/PrintStream",
        "java/io/UnixFileSystem",
        "java/lang/ApplicationShutdownHooks",
        "java/lang/CharacterName",
        "java/lang/Class",
        "java/lang/ClassLoader",
        "java/lang/Double",
        "java/lang/Float",
        "java/lang/Math",
        "java/lang/Module",
        "java/lang/ModuleLayer",
        "java/lang/NullPointerException",
        "java/lang/Object",
        "java/lang/ProcessBuilder",
        "java/lang/ProcessEnvironment",
        "java/lang/Runtime",
        "java/lang/Shutdown",
        "java/lang/StackStreamFactory",
        "java/lang/StackStreamFactory$AbstractStackWalker",
        "java/lang/StackTraceElement",
        "java/lang/StrictMath",
        "java/lang/String",
        "java/lang/StringUTF16",
        "java/lang/System",
        "java/lang/Thread",
        "java/lang/Throwable",
        "java/lang/invoke/CallSite",
        "java/lang/invoke/ConstantBootstraps",
        "java/lang/invoke/MethodHandle",
        "java/lang/invoke/MethodHandleImpl$1",
        "java/lang/invoke/MethodHandleNatives",
        "java/lang/invoke/MethodHandleNatives$CallSiteContext",
        "java/lang/invoke/MethodHandles",
        "java/lang/invoke/MethodHandles$Lookup",
        "java/lang/invoke/MethodType",
        "java/lang/invoke/VarHandle",
        "java/lang/ref/PhantomReference",
        "java/lang/ref/Reference",
        "java/lang/reflect/Array",
        "java/lang/reflect/Executable",
        "java/lang/reflect/Field",
        "java/lang/reflect/Proxy",
        "java/net/Inet4Address",
        "java/net/Inet6Address",
        "java/net/InetAddress",
        "java/net/InetAddressImplFactory",
        "java/nio/charset/Charset",
        "java/nio/charset/Charset$ExtendedProviderHolder",
        "java/security/AccessController",
        "java/security/MessageDigest",
        "java/security/MessageDigest$Delegate",
        "java/security/SecureRandom",
        "java/security/Security",
        "java/text/DecimalFormatSymbols",
        "java/text/NumberFormat",
        "java/time/zone/TzdbZoneRulesProvider",
        "java/util/ServiceLoader",
        "java/util/concurrent/atomic/AtomicLong",
        "java/util/logging/LogManager",
        "java/util/random/RandomGeneratorFactory",
        "java/util/zip/Adler32",
        "java/util/zip/CRC32",
        "java/util/zip/Deflater",
        "java/util/zip/Deflater$DeflaterZStreamRef",
        "java/util/zip/Inflater",
        "java/util/zip/Inflater$InflaterZStreamRef",
        "javax/crypto/JceSecurity",
        "jdk/internal/access/SharedSecrets",
        "jdk/internal/loader/BootLoader",
        "jdk/internal/loader/BuiltinClassLoader",
        "jdk/internal/loader/ClassLoaders",
        "jdk/internal/loader/NativeLibraries",
        "jdk/internal/misc/CDS",
        "jdk/internal/misc/ScopedMemoryAccess",
        "jdk/internal/misc/Unsafe",
        "jdk/internal/misc/UnsafeConstants",
        "jdk/internal/misc/VM",
        "jdk/internal/ref/CleanerImpl",
        "jdk/internal/reflect/ConstantPool",
        "jdk/internal/reflect/NativeConstructorAccessorImpl",
        "jdk/internal/reflect/NativeMethodAccessorImpl",
        "jdk/internal/reflect/Reflection",
        "jdk/internal/reflect/ReflectionFactory",
        "jdk/internal/util/ArraysSupport",
        "jdk/internal/util/StaticProperty",
        "sun/net/www/protocol/file/FileURLConnection",
        "sun/net/www/protocol/jar/JarURLConnection",
        "sun/net/www/protocol/jrt/JavaRuntimeURLConnection",
        "sun/nio/fs/UnixNativeDispatcher",
        "sun/security/provider/NativePRNG",
        "sun/security/provider/Sun",
        "sun/util/calendar/ZoneInfoFile",
        "sun/util/calendar/ZoneInfoFile$1",
        "sun/util/locale/provider/JRELocaleProviderAdapter",
        "sun/util/locale/provider/LocaleServiceProviderPool",
    )
)
"""The classes that have models, by internal name."""


def find_model(method: Method) -> Model | WithFrames | None:
    """The model of a method, if it has one."""
    name = method.owner.name
    if method.is_native and method.owner.loader == "app":
        return unlinked(method)
    return models_of(name).get(method.signature) if name in MODELLED else None


def models_of(class_name: str) -> Models:
    """The models of a class that has some."""
    module = import_module("heapwright.library." + class_name.replace("/", "_").replace("$", "_"))
    models: Models = module.MODELS
    return models

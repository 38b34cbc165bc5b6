#!/bin/sh
# Sees to it that java and javac 17 (18 to 23 may do) are there: named by JAVA_HOME, on PATH, or installed with apt.
set -eu

if [ -n "${JAVA_HOME:-}" ]; then
    PATH="$JAVA_HOME/bin:$PATH"
fi

# The first number of a tool's version: 17 for "javac 17.0.9", 1 for "javac 1.8.0_392", 0 where the tool is missing.
major() {
    found=$("$1" -version 2>&1 | sed -n 's/^[a-z]* *\(version \)\{0,1\}"\{0,1\}\([0-9][0-9]*\).*/\2/p' | head -n 1) || true
    echo "${found:-0}"
}

is_there() {
    for tool in java javac; do
        version=$(major "$tool")
        [ "$version" -ge 17 ] && [ "$version" -lt 24 ] || return 1
    done
}

is_there && exit 0
if [ -n "${JAVA_HOME:-}" ]; then
    echo "no JDK 17 at JAVA_HOME ($JAVA_HOME) or on PATH: set JAVA_HOME to one, or unset it" >&2
    exit 1
fi
# Debian 13 no longer has version 17; its default is newer and serves as well.
if scripts/system_package.sh openjdk-17-jdk-headless || scripts/system_package.sh default-jdk-headless; then
    is_there && exit 0
fi
echo "heapwright needs a JDK 17: install one (Debian and Ubuntu: openjdk-17-jdk-headless) or set JAVA_HOME" >&2
exit 1

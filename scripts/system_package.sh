#!/bin/sh
# Installs a Debian or Ubuntu package and says so; fails where that is not possible. Usage: system_package.sh PACKAGE
set -eu

if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
    exit 1
fi
echo "installing $1 with apt"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
mkdir -p /usr/share/man/man1 # slim images lack it, and the JDK's package fails without
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update --quiet=2 && apt-get install --quiet=2 --yes --no-install-recommends "$1"; } >"$log" 2>&1; then
    tail -n 3 "$log" >&2
    exit 1
fi

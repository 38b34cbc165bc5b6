#!/bin/sh
# Writes requirements.lock: versions and hashes for Python 3.11 and newer, and no address they come from.
set -eu

if ! command -v uv >/dev/null 2>&1; then
    echo "make lock needs uv, which pip installs" >&2
    exit 1
fi
uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-header --no-annotate --group dev --output-file requirements.lock

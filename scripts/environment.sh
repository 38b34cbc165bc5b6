#!/bin/sh
# Makes the Python environment .venv from requirements.lock, with uv where it is present, else with venv and pip.
set -eu

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in python3 python3.11 python3.12 python3.13 python3.14 python; do
        if is_new_enough "$candidate"; then
            command -v "$candidate"
            return
        fi
    done
    echo "heapwright needs Python 3.11 or newer, and none was found on PATH: install it, then run this command again" >&2
    exit 1
}

has_venv() {
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1
}

require_venv() {
    has_venv && return
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    scripts/system_package.sh "python$version-venv" && has_venv && return
    echo "this Python ($python) cannot make environments: install the package python$version-venv, then run this command again" >&2
    exit 1
}

python=$(find_python)
rm -rf .venv
if command -v uv >/dev/null 2>&1; then
    echo "making .venv with uv ($python)"
    uv venv --quiet --python "$python" .venv
    uv pip install --quiet --python .venv/bin/python --require-hashes --requirement requirements.lock
    uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
else
    require_venv
    echo "making .venv with pip ($python)"
    "$python" -m venv .venv
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
fi

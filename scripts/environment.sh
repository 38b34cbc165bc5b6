#!/bin/sh
# Makes the Python environment .venv: the development tools of requirements.lock, and heapwright itself from this
# checkout. Uses uv where it is present, else venv and pip.
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

make_environment() {
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --python "$python" .venv
    else
        require_venv
        "$python" -m venv .venv
    fi
}

install() {
    if command -v uv >/dev/null 2>&1; then
        uv pip install --quiet --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
    fi
}

# Whether the environment was finished with this lock and its tools still run; the Makefile touches .venv/ready at the end.
is_current() {
    [ -e .venv/ready ] && [ ! requirements.lock -nt .venv/ready ] && .venv/bin/python -c "" &&
        { command -v uv || .venv/bin/python -c "import pip"; } >/dev/null 2>&1
}

if ! is_current; then
    python=$(find_python)
    echo "making the environment .venv with $python"
    rm -rf .venv
    make_environment
    install --require-hashes --requirement requirements.lock
fi
install --no-deps --no-build-isolation --editable .

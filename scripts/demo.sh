#!/bin/sh
# Runs every example program under heapwright and shows what it prints.
set -eu

for program in examples/*.java; do
    echo "== heapwright run $program"
    status=0
    .venv/bin/heapwright run "$program" || status=$?
    if [ "$status" -gt 1 ]; then
        exit "$status"
    elif [ "$status" -eq 1 ]; then
        echo "(an exception left main: status 1)"
    fi
    echo
done

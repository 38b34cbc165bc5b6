#!/bin/sh
# Runs every example program under heapwright and shows what it prints.
set -eu

for program in examples/*.java; do
    echo "== heapwright run $program"
    .venv/bin/heapwright run "$program"
    echo
done

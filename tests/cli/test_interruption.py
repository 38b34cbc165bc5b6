"""Signals that arrive where Python lets no exception through."""

import subprocess
import sys

IN_A_CALLBACK = """
import os, signal, sys
from heapwright.cli.interruption import Interrupted, Interruptions

def profile(frame, event, _):
    if frame.f_code.co_name == "cb" and event == "call":
        sys.setprofile(None)
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(1000):
            pass

Interruptions().listen()
try:
    sys.setprofile(profile)
    import colorsys
    for _ in range(100_000_000):
        pass
    print("never interrupted")
except Interrupted as interrupted:
    print(interrupted.name)
"""


def test_an_interruption_in_an_import_is_not_lost():
    """A signal in the callback that ends an import, of which Python takes no exception, counts when that is done."""
    done = subprocess.run([sys.executable, "-c", IN_A_CALLBACK], capture_output=True, text=True, check=True)

    assert ("SIGTERM\n", "") == (done.stdout, done.stderr)

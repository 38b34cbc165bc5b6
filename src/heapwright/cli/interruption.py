"""What ends a run wherever it is, but not between two pieces of its output: Ctrl-C, signals to end, time, memory."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
ALARM = getattr(signal, "SIGALRM", None)
"""The signal of the alarm; a system without it has a run's time looked at in loops only."""
SOONEST, LATEST = 1e-5, 1e9
"""The seconds that an alarm can be set to."""
SAMPLE = getattr(signal, "SIGPROF", None)
"""The signal of the samples taken while the process computes; a system without it takes none."""
BETWEEN_SAMPLES = 0.05
"""The seconds of computing from one sample to the next."""
LATER = getattr(signal, "SIGVTALRM", None)
"""The signal that stands for one that came at a bad moment; a system without it has no bad moments."""
MOMENT = 0.001
"""The seconds of computing after which it comes."""
IMPORTING = "<frozen importlib._bootstrap"
"""How the names of the files begin in which Python imports modules."""


class Interrupted(BaseException):
    """A signal asked the process to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def name(self) -> str:
        """The signal's name: SIGINT is Ctrl-C."""
        return signal.Signals(self.number).name

    @property
    def status(self) -> int:
        """The exit status that shells give to a process ended by this signal, and `java` gives itself."""
        return 128 + self.number


class Interruptions:
    """Raises Interrupted when a signal arrives; while held back, the first one waits and the second does not."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: int | None = None

    def listen(self) -> None:
        """From now on be told of the signals that the process was not started to ignore."""
        for name in ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self.arrived)

    def alarm(self, seconds: float | None) -> None:
        """Interrupt with `ALARM` after this time; never, and no more, where there is none."""
        if ALARM is None:
            return
        if seconds is not None:
            signal.signal(ALARM, self.arrived)
        signal.setitimer(signal.ITIMER_REAL, 0 if seconds is None else min(max(seconds, SOONEST), LATEST))

    def sample(self, too_much: Callable[[], bool] | None) -> None:
        """Interrupt with `SAMPLE` once a sample says that this is so; take no more samples where nothing is asked."""
        if SAMPLE is None:
            return

        def sampled(number: int, frame: FrameType | None) -> None:
            if too_much is not None and too_much():
                signal.setitimer(signal.ITIMER_PROF, 0)
                self.arrived(number, frame)

        pause = 0 if too_much is None else BETWEEN_SAMPLES
        signal.signal(SAMPLE, sampled)
        signal.setitimer(signal.ITIMER_PROF, pause, pause)

    def arrived(self, number: int, frame: FrameType | None) -> None:
        """A signal is here; while a module is imported it waits, too: there Python loses exceptions in callbacks."""
        if self.held and self.waiting is None:
            self.waiting = number
        elif LATER is not None and is_importing(frame):
            signal.signal(LATER, lambda _, later: self.arrived(number, later))
            signal.setitimer(signal.ITIMER_VIRTUAL, MOMENT)
        else:
            raise Interrupted(number)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Finish what is begun before a signal counts."""
        self.held = True
        try:
            yield
        finally:
            self.held = False
        if self.waiting is not None:
            raise Interrupted(self.waiting)


def is_importing(frame: FrameType | None) -> bool:
    """Whether a module is being imported where a frame is."""
    while frame is not None:
        if frame.f_code.co_filename.startswith(IMPORTING):
            return True
        frame = frame.f_back
    return False

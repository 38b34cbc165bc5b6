"""Why there is no result, in one sentence: what, where, and what to do."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from heapwright.program.jar import BrokenJar, Jar
from heapwright.program.places import exists, is_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from heapwright.cli.targets import Target
    from heapwright.program.entry_point import EntryPointMissing

NOT_FOUND = "Could not find or load"


def not_started(named: str, target: Target, missing: EntryPointMissing) -> str:
    """Why a class cannot be started: java's words in one line, and what could help."""
    words = missing.message.removeprefix("Error: ").partition("\nor a JavaFX")[0]
    reason = " ".join(words.replace("\nCaused by: ", ": ").replace("\n\t", ": ").split())
    hints = [reason]
    if "main" in missing.nearest:
        hints.append("its main is not public, or takes something else")
    elif missing.nearest:
        hints.append(f"did you mean {' or '.join(missing.nearest)}?")
    if reason.startswith(NOT_FOUND):
        if is_folder(Path(named)):
            hints.append(f"{named} is a folder: name a class in it with `-cp {named} CLASS`")
        hints.append(f"the class path (-cp) is {target.class_path}")
        hints.extend(useless_entries(target.class_path))
    return "; ".join(hints)


def useless_entries(class_path: str) -> Iterator[str]:
    """What is wrong with the entries of a class path, for those with which something is."""
    for entry in filter(None, class_path.split(os.pathsep)):
        place = Path(entry.removesuffix("*") or ".")
        if not exists(place):
            yield f"there is no {entry}"
        elif not os.access(place, os.R_OK | (os.X_OK if is_folder(place) else 0)):
            yield f"{entry} may not be read"
        elif not is_folder(place):
            try:
                Jar(place)
            except BrokenJar as broken:
                yield str(broken)

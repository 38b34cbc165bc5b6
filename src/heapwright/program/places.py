"""Looking at what a path names: where the system does not let us look, or the path can be none, nothing is there."""

import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG


def mode(place: Path) -> int:
    """The kind and the rights of what is there, links followed; 0 for nothing."""
    try:
        return place.stat().st_mode
    except (OSError, ValueError):
        return 0


def exists(place: Path) -> bool:
    """Whether anything is there."""
    return mode(place) != 0


def is_folder(place: Path) -> bool:
    """Whether a folder is there."""
    return S_ISDIR(mode(place))


def is_file(place: Path) -> bool:
    """Whether an ordinary file is there."""
    return S_ISREG(mode(place))


def hindrance(place: Path) -> str | None:
    """Why no file can be read there: what is a pipe or a device may have us wait, or have no end."""
    try:
        found = place.stat().st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return "there is no such file"
    except OSError as error:
        return error.strerror
    if S_ISDIR(found):
        return "it is a folder"
    if not S_ISREG(found):
        return "it is no ordinary file"
    return None if os.access(place, os.R_OK) else "it may not be read"

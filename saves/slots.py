"""The autosaves of a folder: each window that is open plays into one of its own."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import BinaryIO

from saves.lock import hold

FIRST = 1
_FILE = re.compile(r"autosave(?:-([1-9]\d{0,3}))?\.(?:json|lock)")


def autosave(folder: Path, slot: int) -> Path:
    """Return where the autosave of a slot lies."""
    return folder / ("autosave.json" if slot == FIRST else f"autosave-{slot}.json")


def hold_free(folder: Path) -> tuple[dict[int, BinaryIO], bool]:
    """Lock every slot that no window plays into, at least one; tell whether there is another window.

    Raises `OSError` where there can be no lock.
    """
    found = {
        FIRST,
        *(int(match[1] or FIRST) for path in folder.iterdir() if (match := _FILE.fullmatch(path.name))),
    }
    locks = {slot: _hold(folder, slot) for slot in sorted(found)}
    free = {slot: lock for slot, lock in locks.items() if lock is not None}
    is_beside = len(free) < len(locks)
    for slot in count(max(found) + 1):
        if free:
            break
        lock = _hold(folder, slot)
        if lock is not None:
            free[slot] = lock
    return free, is_beside


def last_written(folder: Path, slots: list[int]) -> int:
    """Return the slot whose autosave was written last; the first one where there is no autosave yet."""

    def written(slot: int) -> tuple[float, int]:
        path = autosave(folder, slot)
        return path.stat().st_mtime if path.exists() else 0.0, -slot

    return max(slots, key=written)


def _hold(folder: Path, slot: int) -> BinaryIO | None:
    return hold(autosave(folder, slot).with_suffix(".lock"))

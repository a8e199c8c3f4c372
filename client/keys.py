"""Letter keys by their place on the keyboard, which work in every layout, and the label that it has there."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import pygame

LETTERS = {pygame.KSCAN_A + number: pygame.K_a + number for number in range(26)}
"""Which letter stands at each place of a Latin keyboard."""
LIBRARIES = ("SDL2.dll", ".dylibs/libSDL2-2*", "../pygame_ce.libs/libSDL2-2*")
"""Where pygame keeps SDL on each system, from its own folder."""


def by_place(event: pygame.Event) -> pygame.Event:
    """Return a key event as if it came from a Latin keyboard; what is typed into fields stays as it is."""
    letter = LETTERS.get(getattr(event, "scancode", 0))
    if letter is None or letter == event.key:
        return event
    return pygame.Event(event.type, event.dict | {"key": letter})


@cache
def label(key: str) -> str:
    """Return what is printed on a key of the present layout; keys that are no letters keep their names."""
    library = _library()
    if len(key) != 1 or not key.isalpha() or library is None:
        return key
    code = library.SDL_GetKeyFromScancode(pygame.KSCAN_A + ord(key.lower()) - ord("a"))
    return chr(code).upper() if 0 < code < 0x10000 and chr(code).isalpha() else key


@cache
def _library() -> ctypes.CDLL | None:
    """Return the SDL that pygame has loaded: pygame itself does not tell which key is where."""
    folder = Path(pygame.__file__).parent
    found = (path for pattern in LIBRARIES for path in sorted(folder.glob(pattern)))
    try:
        return ctypes.CDLL(str(next(found)))
    except (OSError, StopIteration):
        return None

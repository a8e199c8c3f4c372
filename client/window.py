"""Opens the window, on whatever display there is."""

from __future__ import annotations

import ctypes
import os
import statistics
import sys
import time
from pathlib import Path

import pygame

from client.scene import KEY_REPEAT

SMALLEST = (1024, 640)
SLOW_FLIP_SECONDS = 0.004
M_MMAP_THRESHOLD, PICTURE_BYTES = -3, 64 << 10
"""The setting from how many bytes on something has memory of its own, and what a picture takes at least."""
TRIES, BUSY_SECONDS = 10, 0.2
"""How often a display is looked for, and how long it may be busy in between."""
UNSEEN = ("offscreen", "dummy", "evdev")
"""The drivers that SDL takes where there is no display."""
ICON = Path(__file__).resolve().parent.parent / "assets" / "pictures" / "shell" / "icon.png"


def open_window(size: tuple[int, int] | None, title: str, *, fullscreen: bool) -> pygame.Surface:
    """Return the surface of a new window, or raise `pygame.error` where none can be seen."""
    _share_no_memory()
    # Only the window is wanted: sound may be missing, and it is opened on its own.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "conclave")
    _find_display()
    pygame.font.init()
    pygame.key.set_repeat(*KEY_REPEAT)
    screen = set_mode(size, fullscreen=fullscreen)
    if "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ and _flips_slowly():
        # Drawn by software, a texture in between costs more than the whole scene: open again without.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pygame.display.quit()
        _find_display()
        screen = set_mode(size, fullscreen=fullscreen)
    pygame.display.set_caption(title)
    pygame.display.set_icon(pygame.image.load(ICON))
    return screen


def _find_display() -> None:
    """Open a display that can be seen, or raise `pygame.error`.

    A display server may be busy for a moment after its last window has gone, as after the one of a first
    start. SDL then falls back on a driver that draws where nobody sees it, and would run for ever.
    """
    for _ in range(TRIES):
        pygame.display.init()
        if "SDL_VIDEODRIVER" in os.environ or pygame.display.get_driver() not in UNSEEN:
            return
        pygame.display.quit()
        if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
            break
        time.sleep(BUSY_SECONDS)
    raise pygame.error("there is no display")


def set_mode(size: tuple[int, int] | None, *, fullscreen: bool) -> pygame.Surface:
    """Make the window as large as told, or fill the screen, or take most of it."""
    if fullscreen and size is None:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    if size is None:
        width, height = pygame.display.get_desktop_sizes()[0]
        size = max(SMALLEST[0], width * 4 // 5), max(SMALLEST[1], height * 4 // 5)
    return pygame.display.set_mode(size, pygame.RESIZABLE)


def _share_no_memory() -> None:
    """Let the C library of Linux take each picture from the system by itself, and give it back with it.

    By default pictures lie among everything else, and the gaps that they leave are never given back: after
    a few games they took as much as all that was in use.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(M_MMAP_THRESHOLD, PICTURE_BYTES)


def _flips_slowly() -> bool:
    times = []
    for _ in range(10):
        start = time.perf_counter()
        pygame.display.flip()
        times.append(time.perf_counter() - start)
    return statistics.median(times) > SLOW_FLIP_SECONDS

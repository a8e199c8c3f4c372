"""The list of all keys, as keycaps with words."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client import keys
from client.art.panels import keycap
from client.art.place import place
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes.reference import ReferenceScreen

KEYS = {
    "arrows": ("‹", "↑", "↓", "›"),
    "enter": ("Enter",),
    "escape": ("Esc",),
    "tab": ("Tab",),
    "digits": ("1", "–", "9"),
    "right_click": (),
    "undo": ("Z",),
    "redo": ("Y",),
    "hint": ("H",),
    "log": ("L",),
    "piles": ("D",),
    "zoom": ("I",),
    "words": ("Alt",),
    "pass": ("P",),
    "pay": ("A",),
    "rules": ("F1",),
    "menu": ("F10",),
    "fullscreen": ("F11",),
    "mute": ("M",),
}
"""What is printed on the keys of each shortcut; the mouse has no print, only words."""
COLUMNS = (0.57, 0.43)
"""The shares of the columns: the left one has the wider keys."""


def paint_keys(page: ReferenceScreen, surface: Surface, box: Box) -> None:
    """Draw all shortcuts in two columns."""
    half = (len(KEYS) + 1) // 2
    pitch = min(page.size(64), box.height / half)
    widths = [share * (box.width - page.gap) for share in COLUMNS]
    names = list(KEYS)
    left = box.x
    for wide, part in zip(widths, (names[:half], names[half:]), strict=True):
        caps = [_caps(page, name) for name in part]
        indent = max(cap.get_width() for cap in caps) / page.unit + 20
        for number, (name, cap) in enumerate(zip(part, caps, strict=True)):
            y = box.y + (number + 0.5) * pitch
            place(surface, cap, page.at(left, y), "midleft")
            words = page.app.words(f"shell.settings.keys.{name}")
            page.write(surface, words, (left + indent, y), wide - indent, size=page.size(Type.BODY))
        left += wide + page.gap


def _caps(page: ReferenceScreen, name: str) -> Surface:
    """Return the keycaps of a shortcut side by side."""
    labels = KEYS[name] or (page.app.words(f"shell.settings.keys.{name}.cap"),)
    caps = [keycap(keys.label(label), page.px(page.size(Type.LABEL))) for label in labels]
    gap = page.px(5)
    size = (sum(cap.get_width() + gap for cap in caps) - gap, caps[0].get_height())
    surface, left = Surface(size, SRCALPHA), 0
    for cap in caps:
        left = surface.blit(cap, (left, 0)).right + gap
    return surface

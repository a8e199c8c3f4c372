"""The games that are announced and cannot be played yet: the colours of their tiles."""

from __future__ import annotations

from client.art.theme import ROSE, Palette

PALETTES = {
    "black_rose_wars": Palette("#210810", "#4c1222", "#c98f6c", "#ff6f8c", "#fdeef0", ROSE),
}

"""The games that are announced and cannot be played yet: the colours of their tiles."""

from __future__ import annotations

from client.art.theme import HOT, ROSE, Palette

PALETTES = {
    "epic_spell_wars": Palette("#2a0f06", "#5c240a", "#f0912e", "#c4ec3a", "#fff3da", HOT),
    "black_rose_wars": Palette("#210810", "#4c1222", "#c98f6c", "#ff6f8c", "#fdeef0", ROSE),
}

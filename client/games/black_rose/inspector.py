"""The inspector: the card that is looked at, large, and its signs in words beside it."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.text import Style, draw, fitted
from client.art.theme import TEXT
from client.art.vector import Size, drawing, path, rounded
from client.games.black_rose.faces import SHAPE
from client.games.black_rose.looks import DOMAIN
from client.games.black_rose.pieces import coin, element, kind, target
from client.games.black_rose.reading import SIDES, face, spell_of
from client.games.black_rose.tracks import HEAD, panel
from rules.black_rose.catalogue import Component, Spell
from rules.black_rose.text import target_text
from rules.core.words import Words

SIGN = 30
TOLD = Style("ui", TEXT, leading=1.12)


@sprite
def inspector(component: Component, size: Size, unit: float, words: Words) -> Surface:
    """Return the panel of a component: its card as large as there is room, and what its signs are."""
    surface = drawing(size, path(rounded(0, 0, *size, 9 * unit), "#15100d"))
    head = panel(
        size,
        unit,
        words(f"{DOMAIN}.table.looked_at"),
        "magnifying-glass",
        words(f"{DOMAIN}.kind.{component.kind}"),
    )
    surface.blit(head, (0, 0))
    top, margin = round((HEAD + 8) * unit), round(10 * unit)
    high = size[1] - top - margin
    beside = round(96 * unit) if isinstance(component, Spell) else 0
    wide = min(size[0] - 2 * margin - beside, round(high / SHAPE))
    card = face(component, wide, words, large=True)
    left = margin if beside else (size[0] - wide) // 2
    surface.blit(card, card.get_rect(midleft=(left, top + high // 2)))
    if isinstance(component, Spell):
        _signs(surface, component, left + wide + round(8 * unit), top, unit, words)
    return surface


def _signs(surface: Surface, printed: Spell, left: int, top: int, unit: float, words: Words) -> None:
    """Say what each sign of a spell is called."""
    shown = spell_of(printed, words)
    px = round(SIGN * unit)
    signs: dict[str, Surface] = {}
    for side, face_ in zip(SIDES, printed.faces, strict=True):
        half = shown.half(side)
        signs.setdefault(words(f"{DOMAIN}.type.{half.kind}"), kind(half.kind, px))
        signs.setdefault(words(f"{DOMAIN}.element.{half.element}"), element(half.element, px))
        aim = target(half.target, half.reach, round(px * 0.9), TEXT)
        signs.setdefault(target_text(face_.target, words), aim)
    if printed.icon:
        signs[words(f"{DOMAIN}.table.unstable")] = coin("cube", px, "#8a5a1e")
    room = surface.get_width() - left - round(8 * unit)
    step = (surface.get_height() - top - round(8 * unit)) // max(5, len(signs))
    for number, (name_, sign) in enumerate(signs.items()):
        y = top + number * step
        surface.blit(sign, (left, y))
        told = draw(fitted(name_, TOLD, round(14 * unit), room, step - px - round(4 * unit)))
        surface.blit(told, (left, y + px + round(2 * unit)))

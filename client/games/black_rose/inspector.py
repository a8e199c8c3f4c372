"""The inspector: the card that is looked at, large, and its signs in words beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.text import Style, draw, fitted
from client.art.theme import FOCUS, TEXT
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
MOST_TOLD = 120
"""The room for how a component stands, in units."""
STATE = Style("ui", TEXT, strong=FOCUS, leading=1.2, symbol=1.2)
TOLD = Style("ui", TEXT, leading=1.12)


@sprite
def inspector(
    component: Component, size: Size, unit: float, words: Words, now: tuple[str, ...] = ()
) -> Surface:
    """Return the panel of a component: its card as large as there is room, its signs, how it stands now."""
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
    room = (size[0] - 2 * margin, round(MOST_TOLD * unit))
    state = draw(fitted("\n".join(now), STATE, round(16 * unit), *room)) if now else None
    low = state.get_height() + round(6 * unit) if state else 0
    high = size[1] - top - margin - low
    beside = round(118 * unit) if isinstance(component, Spell) else 0
    wide = min(size[0] - 2 * margin - beside, round(high / SHAPE))
    card = face(component, wide, words, large=True)
    left = margin if beside else (size[0] - wide) // 2
    surface.blit(card, card.get_rect(midleft=(left, top + high // 2)))
    if isinstance(component, Spell):
        beside_card = Rect(left + wide + round(8 * unit), top, 0, high)
        beside_card.width = size[0] - beside_card.x - round(8 * unit)
        _signs(surface, component, beside_card, unit, words)
    if state:
        surface.blit(state, (margin, size[1] - margin - state.get_height()))
    return surface


def _signs(surface: Surface, printed: Spell, place: Rect, unit: float, words: Words) -> None:
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
    step = place.height // max(5, len(signs))
    left = place.x + px + round(6 * unit)
    for number, (name_, sign) in enumerate(signs.items()):
        middle = place.y + number * step + step // 2
        surface.blit(sign, sign.get_rect(center=(place.x + px // 2, middle)))
        told = draw(fitted(name_, TOLD, round(14 * unit), place.right - left, step - round(4 * unit)))
        surface.blit(told, told.get_rect(midleft=(left, middle)))

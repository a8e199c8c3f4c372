"""Whatever is laid on the face of a card can be read there: letters and signs stand out by 4.5 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface

from client.art import text
from client.art.cache import sprites
from client.art.place import Anchor, place
from client.games import book_for
from client.games.black_rose.faces import cards, spells
from client.games.epic_spell_wars import faces as epic
from client.games.epic_spell_wars.faces import foot
from client.games.five_seals import faces as five_seals
from client.games.res_arcana import faces as res_arcana
from client.words import load
from rules.black_rose_duel.cards import DUEL
from rules.five_seals.cards import COMPONENTS as FIVE_SEALS
from rules.games import GAMES

ENOUGH = 4.5
WIDTH, LARGE = 150, 240
MODULES = (res_arcana, five_seals, cards, spells, epic, foot)
INK, OPAQUE = 0.15, 200
"""A part counts where so much of it is covered so densely."""
EVEN = 1.6
"""What has less contrast in itself is a ground for something else."""
LINEAR = [
    part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
    for part in (n / 255 for n in range(256))
]
RED, GREEN, BLUE = ([share * part for part in LINEAR] for share in (0.2126, 0.7152, 0.0722))
"""What a value of each channel adds to the relative luminance, as WCAG defines it."""
EVERY = 2
"""One row of pixels in so many is looked at."""


class Laid(NamedTuple):
    """Something laid on a face, and what was below it."""

    thing: Surface
    ground: Surface
    cell: int
    """How large its parts are: the symbols and letters of a text; a sign is one part."""


@pytest.fixture(scope="module", autouse=True)
def _window() -> Iterator[None]:
    """A window that nobody sees, without anything drawn before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        sprites.clear()
        yield
        sprites.clear()
        pygame.display.quit()


def laid_by(draw: Callable[[], Surface]) -> list[Laid]:
    """Draw something, and return what was laid on it, in order."""
    found: list[Laid] = []
    written: list[tuple[Surface, int]] = []

    def writing(measured: text.Block, align: text.Align = "left") -> Surface:
        drawn = text.draw(measured, align)
        written.append((drawn, ceil(1.1 * measured.px * measured.style.symbol)))
        return drawn

    def noted(surface: Surface, thing: Surface, at: tuple[float, float], anchor: Anchor = "center") -> Rect:
        below = surface.copy()
        box = place(surface, thing, at, anchor)
        ground = Surface(thing.get_size(), pygame.SRCALPHA)
        ground.blit(below, (0, 0), box)
        cell = next((side for words, side in written if words is thing), max(thing.get_size()))
        found.append(Laid(thing, ground, cell))
        return box

    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            patch.setattr(module, "place", noted)
            patch.setattr(module, "draw", writing, raising=False)
        draw()
    return found


def legible(laid: Laid) -> bool:
    """Tell whether a sign, or every part of what is written, stands out of what it was laid on.

    A sign may stand out by a contour or a plate of its own. A bare ground is no sign.
    """
    wide, high = laid.thing.get_size()
    side = laid.cell
    inks, below = (pygame.image.tobytes(surface, "RGBA") for surface in (laid.thing, laid.ground))
    for left in range(0, wide, side):
        for top in range(0, high, side):
            across, down = range(left, min(left + side, wide)), range(top, min(top + side, high), EVERY)
            cell = [4 * (y * wide + x) for y in down for x in across]
            dense = sorted(luminances(inks, [at for at in cell if inks[at + 3] > OPAQUE]))
            if len(dense) < INK * side * min(side, high) / EVERY:
                continue
            dark, bright = dense[len(dense) // 20], dense[-1 - len(dense) // 20]
            seen = (dark, bright, sum(luminances(below, cell)) / len(cell))
            is_ground = side >= max(wide, high) and contrast(dark, bright) < EVEN
            if contrast(min(seen), max(seen)) < ENOUGH and not is_ground:
                return False
    return True


def contrast(darker: float, brighter: float) -> float:
    """Return the contrast of two luminances."""
    return (brighter + 0.05) / (darker + 0.05)


def luminances(data: bytes, pixels: list[int]) -> list[float]:
    """Return the relative luminances of the pixels that begin at these bytes."""
    return [RED[data[at]] + GREEN[data[at + 1]] + BLUE[data[at + 2]] for at in pixels]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_signs_and_words_stand_out_on_every_card(game: str, large: bool) -> None:
    book, words = book_for(game), load("en")
    failed = {}
    # Some of the large cards tell of all: they have the same signs on the same pictures.
    for component in list(GAMES[game].components)[:: 8 if large else 1]:
        found = laid_by(partial(book.face, component, LARGE if large else WIDTH, words, large=large))
        assert found, component
        if bad := [number for number, laid in enumerate(found) if not legible(laid)]:
            failed[component] = bad
    assert failed == {}


def test_signs_stand_out_on_spells_as_they_are_played() -> None:
    words, size = load("en"), (WIDTH, 213)
    for spell in DUEL.spells.values():
        for up in (0, 1):
            assert all(map(legible, laid_by(partial(spells.prepared, spell, up, size, words)))), spell.id


def test_names_stand_out_on_scrolls_of_the_hand() -> None:
    words = load("en")
    for component in FIVE_SEALS.values():
        if component.kind == "scroll":
            found = laid_by(partial(five_seals.hand_scroll, component.id, WIDTH, words))
            assert all(map(legible, found)), component.id


def test_a_sign_that_vanishes_is_found() -> None:
    grey, pale = Surface((40, 20), pygame.SRCALPHA), Surface((40, 20), pygame.SRCALPHA)
    grey.fill("#8a8a8a")
    pale.fill("#c0c0c0", Rect(4, 4, 12, 12))
    assert not legible(Laid(pale, grey, 20))
    pale.fill("#101010", Rect(2, 2, 16, 16), special_flags=pygame.BLEND_RGB_SUB)
    pale.fill("#000000", Rect(4, 4, 12, 3))
    assert legible(Laid(pale, grey, 20))

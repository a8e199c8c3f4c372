"""Quests: the row of one in the list, and the coin that says what it is worth or whose it is."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.place import place
from client.art.text import Style, draw, escape, fitted, line
from client.art.theme import DIM, FOCUS, SECOND
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import name_of
from client.games.black_rose.palette import BRIGHT, CLAIMED, PIT, ROW, TAKEN, WORTH
from client.games.black_rose.sprites.tokens import cube, disc, plate
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.card_text import condition_text
from rules.black_rose.catalogue import Quest
from rules.black_rose.preview import quest_progress
from rules.black_rose.state import State
from rules.core.words import Words

ASKED = Style("ui", SECOND, leading=1.02)
FAR = Style("ui_bold", FOCUS)


def quest_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a quest as it stands for the viewer."""
    view, printed = model.view, model.view.book.quests[spot.id]
    if spot.id in view.claimed:
        return claimed_quest(printed, view.claimed[spot.id], size, model.canvas.k, model.words)
    have, need = quest_progress(view, model.viewer, spot.id)
    far = f"{have}/{need}" if need > 1 else ""
    return open_quest(printed, far, size, model.canvas.k, model.words, brief=model.canvas.compact)


@sprite
def claimed_quest(printed: Quest, owner: int, size: Size, unit: float, words: Words) -> Surface:
    """Return the row of a claimed quest: dark, with the owner's cube for its points."""
    surface, left, px = plate(size, unit, CLAIMED, fill=PIT).copy(), _left(size, unit), Scale(unit)
    side = _side(size, unit)
    coin = disc(TAKEN, side).copy()
    place(coin, cube(owner, round(side * 0.74)), (side / 2, side / 2))
    surface.blit(coin, (px(6), (size[1] - side) // 2))
    name = line(
        name_of(printed.id, words), Style("ui_medium", DIM), px(Type.CAPTION), size[0] - left - px(16)
    )
    place(surface, name, (left, size[1] // 2), "midleft")
    return surface


@sprite
def open_quest(printed: Quest, far: str, size: Size, unit: float, words: Words, *, brief: bool) -> Surface:
    """Return the row of a quest: what it is worth, how far the viewer has come, what it asks for."""
    surface, left, px = plate(size, unit, fill=ROW).copy(), _left(size, unit), Scale(unit)
    side = _side(size, unit)
    surface.blit(disc(WORTH, side, str(printed.points)), (px(6), (size[1] - side) // 2))
    room = size[0] - left - px(10)
    come = line(far, FAR, px(Type.NOTE))
    name = line(
        name_of(printed.id, words),
        Style("ui_medium", BRIGHT),
        px(Type.CAPTION),
        room - come.get_width() - px(6),
    )
    asks = "" if brief else escape(condition_text(printed.condition, words))
    asked = draw(fitted(asks, ASKED, px(Type.NOTE), room, size[1] - px(21)))
    top = (size[1] - (asked.get_height() if asks else 0)) // 2
    place(surface, name, (left, top), "midleft")
    place(surface, come, (left + room, top), "midright")
    if asks:
        surface.blit(asked, (left, top + px(8)))
    return surface


def _side(size: Size, unit: float) -> int:
    """Return the height of the coin of a row."""
    return min(round(32 * unit), size[1] - round(6 * unit))


def _left(size: Size, unit: float) -> int:
    """Return where the words of a row begin."""
    return _side(size, unit) + round(14 * unit)

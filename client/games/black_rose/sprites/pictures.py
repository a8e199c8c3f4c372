"""How each thing on the table looks as it lies: rooms, figures, spells, deeds, quests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from pygame import Surface

from client.art.effects import OutlineKind
from client.art.vector import Size
from client.canvas import Canvas
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.seeking import out_of_reach
from client.games.black_rose.sprites import figures, rooms
from client.games.black_rose.sprites.decks import deck_picture, school_picture, tile_picture
from client.games.black_rose.sprites.deeds import deed_picture, habit_picture
from client.games.black_rose.sprites.omens import omen_picture, task_picture
from client.games.black_rose.sprites.planning import line_picture, told_picture
from client.games.black_rose.sprites.quests import quest_picture
from client.games.black_rose.sprites.spells import (
    card_picture,
    hand_row,
    mini_picture,
    named_row,
    over_table,
    slot_picture,
)
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.preview import prepared_in, sharing
from rules.black_rose.state import State

Model = TableModel[State]
NAMED = 300
"""A line of the hand narrower than this says no more of its spell than its name, in units."""
OFFERED = "offered"
"""The look of what is chosen from over the table; cards of which are drawn by it."""


def picture(spot: Spot, model: Model) -> Surface | None:
    """Return how a thing looks as it lies, or `None` for one that the backdrop shows."""
    if spot.look == OFFERED and (spell := prepared_in(model.view, model.viewer, spot.id)) is not None:
        return over_table(model.view.book.spells[spell[0]], spell[1], spot, model)
    if spot.look == OFFERED and spot.id in model.view.book.components:
        return None
    draw = PICTURES.get(spot.look)
    return draw(spot, model, size_of(spot, model.canvas)) if draw else None


def size_of(spot: Spot, canvas: Canvas) -> Size:
    """Return the pixels of a thing, the same wherever it lies: so it is drawn only once."""
    return canvas.px(spot.box.width), canvas.px(spot.box.height)


def _room(spot: Spot, model: Model, size: Size) -> Surface:
    view = model.view
    stands = view.rooms[view.place(spot.id)]
    placed: Counter[str] = Counter()
    for event in model.recent:
        if event.kind == "placed":
            placed[event.target] += event.amount
    fresh = min(placed[spot.id], len(stands.cubes))
    dark = spot.id in out_of_reach(model)
    mark: OutlineKind | None = "changed" if spot.id in model.marked else None
    return rooms.hall(
        view.book.rooms[spot.id],
        stands,
        model.words,
        size,
        fresh,
        model.lit.get(spot.id, mark),
        dark=dark,
        owner=view.tokens.get(spot.id),
    )


def _cell(spot: Spot, model: Model, size: Size) -> Surface:
    return rooms.cell(spot.seat, model.words(f"{DOMAIN}.table.cell"), size)


def _figure(spot: Spot, model: Model, size: Size) -> Surface:
    view = model.view
    evocation = view.evocations.get(spot.id)
    number = evocation.number if evocation is not None else 0
    left = view.health_left(spot.id)
    health = left + len(view.damage(spot.id))
    shown = figures.standee(spot.component, spot.seat, number, left, health, size)
    shared = sharing(view)
    given = shared.given.count(spot.id) if shared is not None else 0
    return figures.with_share(shown, given) if given else shown


def _row(spot: Spot, model: Model, size: Size) -> Surface:
    printed, canvas = model.view.book.spells[spot.component], model.canvas
    if spot.box.width < NAMED and not canvas.compact:
        return named_row(printed, size, canvas.k, model.words)
    return hand_row(printed, size, canvas.k, model.words, brief=canvas.compact)


PICTURES: dict[str, Callable[[Spot, Model, Size], Surface]] = {
    "room": _room,
    "cell": _cell,
    "mage": _figure,
    "evocation": _figure,
    "slot": slot_picture,
    "vain": slot_picture,
    "mini": mini_picture,
    "card": card_picture,
    "row": _row,
    "line": line_picture,
    "told": told_picture,
    "vain_told": told_picture,
    "deed": deed_picture,
    "habit": habit_picture,
    "quest": quest_picture,
    "deck": deck_picture,
    "tile": tile_picture,
    OFFERED: school_picture,
    "omen": omen_picture,
    "task": task_picture,
}
"""What draws a thing, by its look; the backdrop shows all others."""

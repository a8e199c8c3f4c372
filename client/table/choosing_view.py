"""How cards look that lie large over a table, because one of them is chosen."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import OutlineKind, outline
from client.art.lettering import TIMES, title
from client.art.place import place
from client.art.text import LIVELY, escape, line
from client.art.theme import FOCUS, VEIL_DENSE
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Canvas
from client.games import book_for
from client.games.book import Situation
from client.table.choosing import ANSWERS, ASKED, DIGITS, HEAD, SMALL_HEAD, VEIL, WITH_WORDS, offered_things
from client.table.game_table import Pose
from client.table.layout import COVERED, OFFER, Spot
from client.table.model import TableModel
from client.table.prompt import prompt_of
from client.table.worded import speaks, worded

NO_LIGHT = Surface((1, 1), SRCALPHA)
QUESTION = LIVELY._replace(role="display", colour=FOCUS)
ASKING, SMALL_ASKING = 40, 24
"""How large the question is written, and in a small window."""
CHOSEN = 1.04
"""How much larger the card is that would be taken."""


class KeptPanel(NamedTuple):
    """A panel of what is kept: where it is, its name, and what is said below that."""

    box: tuple[int, ...]
    label: str
    note: str


class Foot(NamedTuple):
    """What stands below a card: in the middle of which point, how wide it may be, whose and how many."""

    at: tuple[int, int]
    width: int
    said: str


def picture_of(spot: Spot, model: TableModel[Any], pose: Pose = "lying") -> Surface | None:
    """Return how a thing looks: as the game says, or over the table."""
    if spot.look == COVERED:
        return _covered(spot, model)
    if spot.zone != OFFER:
        picture = model.table.picture(spot, model, pose)
        return worded(picture, spot, model) if picture is not None and speaks(spot, model) else picture
    return _veil_over(model) if spot.look == VEIL else _offered_picture(spot, model)


def _covered(spot: Spot, model: TableModel[Any]) -> Surface | None:
    """Return the back of a card, or of one that lies as a line in a list nothing but the line."""
    if spot.box.width > spot.box.height:
        return panels.slot(model.canvas.rect(*spot.box).size, model.canvas.k)
    return model.table.picture(spot, model, "back")


def light_around(spot: Spot, kind: OutlineKind, model: TableModel[Any]) -> Surface:
    """Return the light around a thing: what comes with an answer has none of its own."""
    if spot.zone != OFFER:
        return model.table.light(spot, kind, model.canvas)
    if spot.look not in ANSWERS:
        return NO_LIGHT
    return outline(model.canvas.rect(*spot.box).size, kind, model.canvas.k)


def _offered_picture(spot: Spot, model: TableModel[Any]) -> Surface:
    """Return how a card over the table looks, larger if it would be taken."""
    canvas, rect = model.canvas, model.canvas.rect(*spot.box)
    own = model.table.picture(spot, model) if spot.look == "offered" else None
    if own is not None:
        return own
    if spot.look == "bundle":
        head = canvas.px(SMALL_HEAD if canvas.compact else HEAD)
        name = model.words(f"{model.game.domain}.name.{spot.id}")
        return _bundle(
            name, rect.size, head, canvas.px(Type.PROMPT if canvas.compact else Type.DIALOG), canvas.k
        )
    grown = CHOSEN if spot.id == model.chosen and spot.look == "offered" else 1.0
    width = round(rect.width * grown)
    at = Situation(model.view, model.viewer, model.names, spot.id)
    large = spot.look != "kept" and width >= WITH_WORDS
    return book_for(model.game.name).face(spot.component, width, model.words, large=large, at=at)


@sprite
def _bundle(name: str, size: Size, head: int, px: int, unit: float) -> Surface:
    """Return the ground on which cards lie that are chosen together."""
    surface = panels.table_panel(size, unit, thick=2).copy()
    place(surface, title(name, px, size[0]), (size[0] / 2, head / 2))
    return surface


def _veil_over(model: TableModel[Any]) -> Surface:
    """Return what lies between the table and what is chosen from: the veil, what is kept, the keys."""
    canvas, (spots, zones), choosing = model.canvas, model.arrangement, model.table.choosing
    kept = choosing.kept(model.view, model.viewer) if choosing is not None else ()
    groups = []
    for number, group in enumerate(kept):
        label = model.words(group.label, n=len(group.cards), of=group.places)
        groups.append(KeptPanel(tuple(canvas.rect(*zones[f"{OFFER}:{number}"])), label, group.note))
    feet = (foot(spots[thing], model) for thing in offered_things(model)[:DIGITS])
    asked = (tuple(canvas.rect(*zones[ASKED])), prompt_of(model._replace(hint=None)))
    return _veil(canvas, asked, tuple(groups), tuple(feet))


def foot(spot: Spot, model: TableModel[Any]) -> Foot:
    """Return what is said below a card: whose it is, where it is somebody else's, and of several how many."""
    rect, choosing = model.canvas.rect(*spot.box), model.table.choosing
    offers = choosing.offered(model.view, model.viewer) if choosing is not None else ()
    copies = next((offer.copies for offer in offers if offer.thing == spot.id), 1)
    name = escape(model.names[spot.seat]) if spot.seat not in (-1, model.viewer) else ""
    said = " ".join(filter(None, (name, f"{TIMES}{copies}" if copies > 1 else "")))
    return Foot((rect.centerx, rect.bottom + model.canvas.px(6)), rect.width, said)


@sprite
def _veil(
    canvas: Canvas, asked: tuple[tuple[int, ...], str], groups: tuple[KeptPanel, ...], feet: tuple[Foot, ...]
) -> Surface:
    """Return a veil with the question, the panels of what is kept, and key and owner below each card."""
    surface, px = Surface(canvas.size, SRCALPHA), canvas.px
    surface.fill(VEIL_DENSE)
    rect = Rect(asked[0])
    question = line(asked[1], QUESTION, px(SMALL_ASKING if canvas.compact else ASKING), rect.width - px(40))
    place(surface, question, rect.center)
    for box, label, note in groups:
        rect = Rect(box)
        surface.blit(panels.table_panel(rect.size, canvas.k), rect)
        head = title(label, px(Type.SMALL if canvas.compact else Type.LEAD), rect.width - px(28))
        below_head = place(surface, head, (rect.centerx, rect.y + px(8)), "midtop").bottom
        if note:
            said = line(note, LIVELY, px(Type.SMALL if canvas.compact else Type.LEAD), rect.width - px(28))
            place(surface, said, (rect.centerx, below_head), "midtop")
    for number, below in enumerate(feet, 1):
        key, (x, y) = panels.keycap(str(number), px(Type.NOTE)), below.at
        said = line(below.said, LIVELY, px(Type.LABEL), below.width - key.get_width() - px(8))
        taken = key.get_width() + (said.get_width() + px(8) if below.said else 0)
        where = place(surface, key, (x - taken / 2, y), "topleft")
        if below.said:
            place(surface, said, (where.right + px(8), where.centery), "midleft")
    return surface

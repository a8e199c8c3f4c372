"""What follows from where the player points: the way there, the dice it would take, what is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import hypot

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.place import place
from client.art.type_sizes import Type
from client.art.vector import Fade, Point, circle, drawing, path
from client.games.five_seals.dungeon import lens, plan, walk
from client.games.five_seals.faces import whole
from client.games.five_seals.layout import OWN
from client.games.five_seals.palette import HALO, WAY, WAY_EDGE, WAY_GLOW
from client.games.five_seals.sprites import Standing, die, light, lying, thing
from client.table.choosing_view import picture_of
from client.table.layout import FIELD, Arrangement, Spot, original
from client.table.model import Pointer, TableModel
from client.table.worded import speaks
from rules.core.action import Action
from rules.five_seals import preview
from rules.five_seals.elements import DIE_IDS, read_dice
from rules.five_seals.state import State
from rules.five_seals.ways import Reach, way

Model = TableModel[State]

MARKED = frozenset({"seal", "scroll", "die"})
"""The looks of things that are marked when they have been chosen."""
STEP = 0.34
"""How far apart the dots of a way are, in tokens."""
GROWN = 1.1
"""How large a scroll of the hand is that is pointed at: it covers the one that lies there."""


# --- what is meant -----------------------------------------------------------------------------------


def offered(model: Model, place: str) -> list[Action]:
    """Return the ways to break the seal of a place now, each with its set of dice."""
    options = model.decision.options if model.decision is not None else ()
    return [option for option in options if option.kind == "break" and option.target == place]


def ahead(model: Model, thing: str) -> list[Action]:
    """Return the ways to break a seal that a press on a thing would offer, by what is aimed at it."""
    view, scroll = model.view, aimed_scroll(model)
    if not scroll:
        return [action for action in offered(model, thing) if _uses(action, model.aimed)]
    if model.lit.get(thing) != "target":
        return []
    return view.verb(scroll).follows(view, model.viewer, scroll, thing)


def aimed_scroll(model: Model) -> str:
    """Return the scroll that is being aimed, if one is: an own one, or one that was borrowed."""
    if model.decision is not None and model.decision.prompt == "appropriate":
        return model.decision.options[0].source
    aimed = original(model.aimed)
    return aimed.removeprefix(OWN) if aimed.startswith(OWN) else ""


def _uses(action: Action, die: str) -> bool:
    """Tell whether a seal is broken with a die that has been chosen for it; the mage takes any."""
    return not die.startswith("die:") or original(die).rpartition(":")[2] in action.source.split("+")


def standings(model: Model, reach: Reach | None) -> dict[str, Standing]:
    """Say how each seal and scroll of the dungeon stands with the viewer: as a target, else within reach."""
    board = model.view.board
    if seeks_target(model):
        return {place: "breakable" if place in model.lit else "far" for place in board}
    if reach is None:
        return dict.fromkeys(board, "breakable")
    found: dict[str, Standing] = dict.fromkeys(board, "far")
    found |= dict.fromkeys(reach.places, "weak")
    return found | {action.target: "breakable" for action in reach.breaks}


def seeks_target(model: Model) -> bool:
    """Tell whether the player is looking for a seal or a scroll in the dungeon to aim at."""
    return any(kind == "target" and thing in model.view.board for thing, kind in model.lit.items())


def chosen(view: State, arrangement: Arrangement, selected: str = "") -> list[str]:
    """Return the dice and the places that have been chosen for a spell, and a die for a seal.

    Of equal dice the last copies are those that will change.
    """
    spots = arrangement.spots
    things = [selected] if selected.startswith("die:") else []
    for target, number in Counter(preview.chosen(view)).items():
        copies = [thing for thing in spots if original(thing) == target]
        things += reversed(copies[-number:])
    return [thing for thing in things if thing in spots and spots[thing].look in MARKED]


# --- drawing -----------------------------------------------------------------------------------------


def draw_overlay(surface: Surface, model: Model, pointer: Pointer, reach: Reach | None) -> None:
    """Show what has been chosen, what would be broken and how, and the scroll that is pointed at."""
    for name in chosen(model.view, model.arrangement, model.selected):
        _draw_chosen(surface, model, model.arrangement.spots[name])
    _draw_considered(surface, model, pointer, reach)
    if not model.held:
        spots = model.arrangement.spots
        _draw_scroll(surface, model, spots.get(model.selected), chosen=True)
        if not model.others_act:
            _draw_scroll(surface, model, spots.get(pointer.hovered), chosen=False)


def _draw_considered(surface: Surface, model: Model, pointer: Pointer, reach: Reach | None) -> None:
    """Show the way to a seal pointed at, in the menu or in the dungeon, and the dice spent on it."""
    considered = model.considered(pointer)
    if considered is not None:
        _draw_breaking(surface, model, considered)
    elif not model.held.startswith("die:"):
        hovered = original(pointer.hovered)
        breaks = ahead(model, hovered)
        if len({action.target for action in breaks}) == 1:
            _draw_breaking(surface, model, breaks[0])
        if hovered in model.view.board:
            _draw_token(surface, model, hovered, standings(model, reach)[hovered])


def _draw_breaking(surface: Surface, model: Model, action: Action) -> None:
    """Show what breaking a seal would take: the way there, and the dice."""
    if action.kind == "break":
        _draw_way(surface, model, action.target)
        _draw_token(surface, model, action.target)
        _draw_spent(surface, model, action.source)


@contextmanager
def _field(surface: Surface, model: Model) -> Iterator[None]:
    """Draw only where the dungeon is seen meanwhile."""
    surface.set_clip(model.canvas.rect(*model.arrangement.zones[FIELD]))
    yield
    surface.set_clip(None)


def _draw_token(surface: Surface, model: Model, name: str, standing: Standing = "breakable") -> None:
    """Draw a seal or a scroll once more, before the figures that hide it."""
    spot, canvas = model.arrangement.spots[name], model.canvas
    with _field(surface, model):
        place(surface, lying(spot, canvas, standing), canvas.rect(*spot.box).center)


def _draw_chosen(surface: Surface, model: Model, spot: Spot) -> None:
    """Mark what has been chosen."""
    rect, word = model.canvas.rect(*spot.box), model.words("five_seals.table.chosen")
    if spot.look == "die":
        code = preview.turned(model.view).get(original(spot.id))
        word = word if code is None else model.words("five_seals.table.becomes")
        _mark_die(surface, model, spot, word, panels.TAG, code)
        return
    with _field(surface, model):
        place(surface, _halo(max(rect.size)), rect.center)
        place(surface, _tag(model, word, panels.TAG), rect.midbottom, "midtop")
    _draw_token(surface, model, spot.id)


def _draw_scroll(surface: Surface, model: Model, spot: Spot | None, *, chosen: bool) -> None:
    """Light a scroll of the hand that is chosen; let one grow that is pointed at."""
    if spot is None or spot.zone != "hand" or (not chosen and not spot.look.startswith("hand")):
        return
    if not chosen and speaks(spot, model):
        # The picture would hide its words.
        return
    rect = model.canvas.rect(*spot.box)
    if chosen:
        place(surface, light(spot, "act", model.canvas), rect.center)
    else:
        grown = whole(spot)
        spot = grown._replace(box=grown.box._replace(width=grown.box.width * GROWN))
    picture = picture_of(spot, model) if chosen else thing(spot, model, "lying")
    if picture is not None:
        at = picture.get_rect(center=rect.center) if chosen else picture.get_rect(midbottom=rect.midbottom)
        surface.blit(picture, at.clamp(surface.get_rect()))


def _draw_way(surface: Surface, model: Model, target: str) -> None:
    """Draw the lights along the way to a place, and a ring around it."""
    view, canvas, dungeon = model.view, model.canvas, plan(len(model.view.seats))
    seen = lens(model.arrangement.zones[FIELD], model.camera)
    points = walk(dungeon, way(view, model.viewer, target), model.viewer)
    dot = _dot(max(6, canvas.px(dungeon.token * seen.unit * 0.42)))
    # The stores stand before a map that is looked at closely.
    stores = [spot.box for spot in model.arrangement.spots.values() if spot.look == "store"]
    with _field(surface, model):
        for point in _dotted(points, dungeon.token * STEP):
            x, y = seen.point(*point)
            if not any(store.contains(x, y) for store in stores):
                place(surface, dot, (canvas.px(x), canvas.px(y)))
    rect = canvas.rect(*model.arrangement.spots[target].box)
    place(surface, _halo(max(rect.size)), rect.center)


def _draw_spent(surface: Surface, model: Model, source: str) -> None:
    """Mark the dice that would be spent, of equal ones the one that was chosen; the others step back."""
    spent = [DIE_IDS[model.viewer][code] for code in read_dice(source)]
    mine = [spot for spot in model.arrangement.spots.values() if spot.zone == f"dice:{model.viewer}"]
    for spot in sorted(mine, key=lambda spot: (spot.id == model.selected, spot.id), reverse=True):
        name = original(spot.id)
        if name in spent:
            spent.remove(name)
            _mark_die(surface, model, spot, model.words("five_seals.table.spent"), panels.SPENT)
        else:
            unused = dimmed(die(spot, model.canvas), 0.5, 0.5)
            place(surface, unused, model.canvas.rect(*spot.box).center)


def _mark_die(
    surface: Surface,
    model: Model,
    spot: Spot,
    word: str,
    look: panels.ChipLook,
    code: int | None = None,
) -> None:
    """Light a die, as it is or is going to be, with a word on its lower edge."""
    rect = model.canvas.rect(*spot.box)
    for picture in (light(spot, "act", model.canvas), die(spot, model.canvas, code=code)):
        place(surface, picture, rect.center)
    place(surface, _tag(model, word, look), rect.midbottom)


def _tag(model: Model, word: str, look: panels.ChipLook) -> Surface:
    return panels.chip(word, model.canvas.px(Type.TINY if model.canvas.compact else Type.FINE), look)


def _dotted(points: list[Point], step: float) -> list[Point]:
    """Return points at even distances along a way."""
    dots, ahead = [], step
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        while length and ahead < length:
            share = ahead / length
            dots.append((ax + (bx - ax) * share, ay + (by - ay) * share))
            ahead += step
        ahead -= length
    return dots


@sprite
def _dot(px: int) -> Surface:
    """Return one light of a way."""
    glow = path(circle(50, 50, 50), Fade(WAY_GLOW, focus=(0.5, 0.5)))
    dots = (path(circle(50, 50, 21), WAY_EDGE), path(circle(50, 50, 17), WAY))
    return drawing((px, px), glow, *dots, view=(100, 100))


@sprite
def _halo(px: int) -> Surface:
    """Return the golden ring around what is pointed at, twice as large as the thing."""
    ring = circle(100, 100, 64)
    glow = (path(ring, stroke=HALO, width=26 * n / 5, opacity=0.16) for n in (5, 4, 3, 2, 1))
    return drawing((2 * px, 2 * px), *glow, path(ring, stroke=WAY, width=4), view=(200, 200))

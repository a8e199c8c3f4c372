"""Hints: numbered marks on the table for what to do, one sentence why, and the odds for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, dist, hypot, pi, sin
from typing import NamedTuple

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.lettering import edged
from client.art.place import place
from client.art.theme import CONTOUR, DARK_ON_GOLD, GOLD, GREY, TEXT, WHITE
from client.art.vector import Fade, discs, drawing, path
from client.table.intentions import Act
from client.table.layout import original
from client.table.model import Model
from rules.bots.bot import Planned
from rules.core.action import Action

MARK, SMALL_MARK, TINY_MARK = 50, 34, 24
"""The size of a mark on a card, and on the corner of a small thing and of a token, in units."""
SMALL, TINY = 150, 64
"""A thing lower than so many units has its mark on its corner; one still lower keeps its number free."""
INWARDS, OUTWARDS = 0.1, -0.05
"""How far within the corner of a small thing, or of a token, its mark stands, by the size of the mark."""
ON_PICTURE = 0.34
"""How far below the upper edge of a card its mark stands, by its height: on the picture."""
WITHIN_HEXAGON = 0.14
"""How far within the left edge of a hexagon its mark stands, by its width."""
BEND = 0.12
"""How far an arrow is bent, by its length."""
CUT = 0.6
"""How far from the middle of a mark an arrow begins and ends, by the size of the mark."""
WITHIN = 0.6
"""How much of the breadth of a small thing lies around the point at which an arrow ends."""


class HintMark(NamedTuple):
    """A number on the table: what to take, where it goes, or what comes later."""

    number: int
    at: Rect
    later: bool = False
    button: bool = False


def hint_marks(model: Model) -> list[HintMark]:
    """Return where the steps of a hint are, with the one its sentence names; of cards laid in a row, all.

    Where none is named, the next one is marked.
    """
    hint, decision = model.hint, model.decision
    if hint is None or decision is None:
        return []
    button = next((b for b in model.buttons if _acts(b.intention, hint.advice.action)), None)
    if button is not None:
        marks = [HintMark(1, button.rect, button=True)]
    else:
        places = _places(model, hint.advice.action)
        marks = [HintMark(number, at) for number, at in enumerate(places, 1)]
    kind, plan = hint.advice.action.kind, hint.advice.plan
    if hint.then is not None and not _goes_on(model, plan[:1], kind):
        # What it aims at is named rather than who does it.
        named = _at(model, hint.then.target, hint.then.source)
        if named is not None and all(named != mark.at for mark in marks):
            marks.append(HintMark(len(marks) + 1, named, later=True))
        return marks
    for number, planned in enumerate(plan):
        later = _later(model, planned)
        if later is not None and all(later != mark.at for mark in marks):
            marks.append(HintMark(len(marks) + 1, later, later=True))
            if not _goes_on(model, plan[: number + 2], kind):
                break
    return marks


def _goes_on(model: Model, plan: Sequence[Planned], kind: str) -> bool:
    """Tell whether a plan is nothing but a row of things of the table for which the same is advised."""
    return all(step.action.kind == kind and step.action.source in model.arrangement.spots for step in plan)


def _places(model: Model, action: Action) -> list[Rect]:
    """Return the thing that an action begins with, and the place where it ends."""
    decision, spots, canvas = model.decision, model.arrangement.spots, model.canvas
    assert decision is not None
    handles = model.table.handles(decision, action, spots)
    begins = next((name for name in handles if name in spots), "")
    ends = model.table.zone_of(action)
    names = [begins, ends if ends in spots and ends != original(begins) else ""]
    return [canvas.rect(*spots[name].box) for name in names if name]


def _acts(intention: object, action: Action) -> bool:
    meant = getattr(intention, "meant", intention)
    return isinstance(meant, Act) and meant.action == action


def _later(model: Model, planned: Planned) -> Rect | None:
    """Return the thing of the table with which a later step is made, if it lies there already."""
    spots, decision, action = model.arrangement.spots, model.decision, planned.action
    handles = model.table.handles(decision, action, spots) if decision and action in decision else ()
    return _at(model, *handles, action.source, action.target)


def _at(model: Model, *names: str) -> Rect | None:
    """Return where the first of these lies that is a thing of the table."""
    spots = model.arrangement.spots
    name = next((name for name in names if name in spots), "")
    return model.canvas.rect(*spots[name].box) if name else None


# --- drawing -----------------------------------------------------------------------------------------


def draw_marks(surface: Surface, model: Model) -> None:
    """Draw the marks, and an arrow from what is taken to where it goes."""
    marks, px = hint_marks(model), model.canvas.px
    if not marks:
        return
    points = [_point(mark, model) for mark in marks]
    if len(marks) > 1 and not marks[1].later:
        _draw_arrow(surface, points[0], arrow_end(points[0], marks[1], model), px(MARK), model.canvas.k)
    for mark, point in zip(marks, points, strict=True):
        place(surface, _disc(mark.number, px(_size(mark, model)), mark.later), point)


def _size(mark: HintMark, model: Model) -> float:
    px, height = model.canvas.px, mark.at.height
    if mark.button or px(TINY) <= height < px(SMALL):
        return SMALL_MARK
    return TINY_MARK if height < px(TINY) else MARK


def _point(mark: HintMark, model: Model) -> tuple[int, int]:
    """Return where a mark stands: on the picture of a card, on the corner of a small thing or a button."""
    px, at = model.canvas.px, mark.at
    if _is_hexagon(at, model):
        # Its corners lie in its neighbours.
        return at.left + round(at.width * WITHIN_HEXAGON), at.centery
    if not _is_on_corner(mark, model):
        return at.centerx, at.top + round(at.height * ON_PICTURE)
    # What the thing says stays free, and the mark within the window.
    size = _size(mark, model)
    half, inwards = px(size / 2), px(size * (OUTWARDS if size == TINY_MARK else INWARDS))
    return max(half, at.left + inwards), max(half, at.top + inwards)


def _is_on_corner(mark: HintMark, model: Model) -> bool:
    """Tell whether a mark stands on the corner of what it means, maybe as near to what lies beside it."""
    low = mark.button or mark.at.height < model.canvas.px(SMALL)
    return low and not _is_hexagon(mark.at, model)


def arrow_end(start: tuple[int, int], mark: HintMark, model: Model) -> tuple[int, int]:
    """Return where an arrow ends: beside the mark, or within a thing that has it on its corner."""
    if _is_on_corner(mark, model):
        inner = mark.at.inflate(*[-round(min(mark.at.size) * WITHIN)] * 2)
        return Rect(start, (1, 1)).clamp(inner).topleft
    point = _point(mark, model)
    left = 1 - model.canvas.px(MARK) * CUT / max(1.0, dist(start, point))
    return round(start[0] + (point[0] - start[0]) * left), round(start[1] + (point[1] - start[1]) * left)


def _is_hexagon(at: Rect, model: Model) -> bool:
    """Tell whether a place is one of a map of hexagons."""
    spots = model.arrangement.spots.values()
    return any(spot.shape == "hex" and model.canvas.rect(*spot.box) == at for spot in spots)


@sprite
def _disc(number: int, px: int, later: bool) -> Surface:
    """Return a number on a golden disc; that of a later step is grey."""
    ground = Fade(((0, GREY), (1, CONTOUR))) if later else Fade(GOLD)
    body = discs(px, (48, CONTOUR), (44, ground))
    colour, edge = (TEXT, CONTOUR) if later else (WHITE, DARK_ON_GOLD)
    place(body, edged(str(number), "ui_bold", round(px * 0.58), colour, edge=edge), (px / 2, px / 2))
    return body


def _draw_arrow(
    surface: Surface, start: tuple[int, int], end: tuple[int, int], mark: int, unit: float
) -> None:
    """Draw a bent arrow from beside a mark to a point."""
    across, down = end[0] - start[0], end[1] - start[1]
    if hypot(across, down) >= 2 * mark:
        arrow, margin = _arrow((across, down), mark, unit), _margin(across, down, mark)
        surface.blit(arrow, (min(start[0], end[0]) - margin, min(start[1], end[1]) - margin))


def _margin(across: int, down: int, mark: int) -> int:
    """Return how far a bent arrow reaches beyond its ends."""
    return mark + round(hypot(across, down) * BEND)


@sprite
def _arrow(across: tuple[int, int], mark: int, unit: float) -> Surface:
    """Return an arrow that runs so far to the right and down, in a box larger by its margin."""
    margin, length, angle = _margin(*across, mark), hypot(*across), atan2(across[1], across[0])
    start = [margin + max(0, -step) for step in across]
    cut = mark * CUT
    ends = (start[0] + cos(angle) * cut, start[1] + sin(angle) * cut)
    tip = (start[0] + across[0], start[1] + across[1])
    bend = (
        (ends[0] + tip[0]) / 2 + sin(angle) * length * BEND,
        (ends[1] + tip[1]) / 2 - cos(angle) * length * BEND,
    )
    into = atan2(tip[1] - bend[1], tip[0] - bend[0])
    head = "".join(
        f"L{tip[0] - cos(into + side) * 26 * unit:.1f} {tip[1] - sin(into + side) * 26 * unit:.1f}"
        for side in (pi / 7, -pi / 7)
    )
    # The line is broader than the tip of its head.
    neck = tip[0] - cos(into) * 13 * unit, tip[1] - sin(into) * 13 * unit
    line = f"M{ends[0]:.1f} {ends[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    light = GOLD[0][1]
    return drawing(
        (abs(across[0]) + 2 * margin, abs(across[1]) + 2 * margin),
        path(line, stroke=CONTOUR, width=12 * unit, opacity=0.7),
        path(line, stroke=light, width=7 * unit),
        path(f"M{tip[0]:.1f} {tip[1]:.1f}{head}Z", light, stroke=CONTOUR, width=2 * unit),
    )

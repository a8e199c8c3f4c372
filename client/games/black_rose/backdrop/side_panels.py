"""The panels beside the lodge: what the Black Rose does, and the tracks of power, trophies and rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import passing_sprite, sprite
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.lettering import MINUS, title
from client.art.place import place
from client.art.text import QUIET, Style, escape, line, shrunk
from client.art.theme import BLACK, DIM, FOCUS, TEXT, WHITE, seat_look, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.formulas import DOMAIN, does, name_of
from client.games.black_rose.layout.panels import COLUMNS, ROUND
from client.games.black_rose.palette import lighter
from client.games.black_rose.seats.boards import tracks_of
from client.games.black_rose.sprites.tokens import disc, plate, rose_plate, sign
from client.table.model import TableModel
from rules.black_rose.catalogue import Event
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import ROUNDS
from rules.core.words import Words

HEAD = 32
SMALLEST = 13
"""The size of words below which less is said."""
TOP_OF_TRACK = 20
LANE = 22
"""The height of a lane below which what is on it gets smaller."""
NAME = Style("display", palette.ROSE_TEXT)
TOLD = Style("ui", palette.ROSE_TEXT, strong=WHITE, leading=1.18, symbol=1.2)
NEXT = Style("ui", palette.PALE, strong=FOCUS, leading=1.18, symbol=1.15)
SIGNS = {"trophies": "trophy", "track": "rooms", "done": "quest"}


@sprite
def headed_panel(
    size: Size, unit: float, name: str, emblem: str, note: str = "", taken: float = 0
) -> Surface:
    """Return a panel with a head, so many units of it taken at the right."""
    px, wide = Scale(unit), size[0]
    surface = panels.table_panel(size, unit).copy()
    bar = rounded(2 * unit, 2 * unit, wide - 4 * unit, px(HEAD), 7 * unit)
    rule = f"M{6 * unit} {px(HEAD) + 2 * unit}L{wide - 6 * unit} {px(HEAD) + 2 * unit}"
    shapes = path(bar, palette.HEAD_BAR, opacity=0.75), path(rule, stroke=palette.EDGE, width=unit)
    surface.blit(drawing((wide, px(HEAD) + ceil(4 * unit)), *shapes), (0, 0))
    middle = px(17)
    place(surface, icon(emblem, px(21), palette.GOLD_TEXT), (px(11), middle), "midleft")
    side = line(note, QUIET, px(Type.FINE), wide * 0.45)
    place(surface, side, (wide - px(12), middle), "midright")
    room = wide - px(52 + taken) - (side.get_width() if note else 0)
    place(surface, title(name, px(Type.FACT), room), (px(37), middle), "midleft")
    return surface


# --- the Black Rose ----------------------------------------------------------------------------------


class Rounds(NamedTuple):
    """What the Black Rose does: the round, her event in it and the one that follows, and how she stands."""

    round: int
    event: Event | None
    following: Event | None
    done: bool
    lit: bool
    """Whether she asks something now."""
    open_points: int
    """What she will get for the quests that are still open."""


@passing_sprite
def event_panel(shown: Rounds, size: Size, unit: float, words: Words) -> Surface:
    """Return the event of this round, and what will follow."""
    px = Scale(unit)
    head = words(f"{DOMAIN}.table.event")
    surface = headed_panel(size, unit, head, "rose", taken=ROUND * ROUNDS).copy()
    for number in range(1, ROUNDS + 1):
        token = disc(
            palette.THIS_ROUND if number == shown.round else palette.OTHER_ROUND, px(23), str(number)
        )
        place(surface, token, (size[0] - px(14 + ROUND * (ROUNDS - number)), px(17)), "midright")
    margin, top = px(10), px(42)
    wide, free = size[0] - 2 * margin, size[1] - top
    plate = _now(shown, (wide, round(0.6 * free) if shown.following else free - px(36)), px, words)
    room = (wide - px(8), free - plate.get_height() - px(14))
    low = shrunk(_rest(shown, words, full=True), NEXT, px(Type.NOTE), *room, px(SMALLEST))
    if low.get_height() > room[1]:
        # What comes next can be read closely, where there is no room for all of it: now has the rest.
        low = shrunk(_rest(shown, words, full=False), NEXT, px(Type.NOTE), *room, px(Type.LEAST))
        plate = _now(shown, (wide, free - low.get_height() - px(14)), px, words)
    surface.blit(plate, (margin, top))
    surface.blit(low, (margin + px(4), top + plate.get_height() + px(7)))
    return surface


def _rest(shown: Rounds, words: Words, *, full: bool) -> str:
    """Return what follows, with or without what it does, and what the end will bring."""
    lines = [words(f"{DOMAIN}.table.ending", points=f"[rose] +{shown.open_points} [power]")]
    event = shown.following
    if event is not None:
        name = words(f"{DOMAIN}.table.next", n=event.round, name=name_of(event.id, words))
        lines.insert(0, f"{name}: {does(event, words)}" if full else name)
    return "\n".join(lines)


def _now(shown: Rounds, room: Size, px: Scale, words: Words) -> Surface:
    """Tell what the Black Rose does in this round, on a plate as high as that needs; before it, nothing."""
    if shown.event is None:
        return Surface((room[0], 0), SRCALPHA)
    inner, above = room[0] - px(24), px(33)
    text = shrunk(
        does(shown.event, words), TOLD, px(Type.CAPTION), inner, room[1] - above - px(5), px(Type.LEAST)
    )
    size, edge = (room[0], above + text.get_height() + px(5)), palette.LIT if shown.lit else palette.ROSE_EDGE
    surface = rose_plate(size, px.unit, edge, 3.5 if shown.lit else 1.5, radius=9).copy()
    told = words(f"{DOMAIN}.table.{'event_done' if shown.done else 'event_now'}")
    state = panels.chip(told, px(Type.TINY), panels.GOOD if shown.done else panels.SPENT)
    place(surface, state, (room[0] - px(8), px(7)), "topright")
    name = line(name_of(shown.event.id, words), NAME, px(Type.LABEL), inner - state.get_width() - px(4))
    place(surface, name, (px(12), px(18)), "midleft")
    surface.blit(text, (px(12), above))
    return surface


# --- tracks ------------------------------------------------------------------------------------------


class Lane(NamedTuple):
    """One power on the tracks; `gained` is what came since the viewer's last turn, `done` are its quests."""

    owner: int
    name: str
    power: int
    trophies: int
    track: int
    gained: int = 0
    done: int = 0


def lanes_of(model: TableModel[State]) -> tuple[Lane, ...]:
    """Return the lanes of everybody, the Black Rose last."""
    view = model.view
    gained: Counter[int] = Counter()
    for event in model.recent:
        if event.kind == "scored":
            gained[event.seat] += event.amount
    names = [*map(escape, model.names), name_of("black_rose", model.words)]
    return tuple(
        Lane(who, names[who], view.power(who), view.trophies[who], gained=gained[who], **tracks_of(view, who))
        for who in (*range(len(view.seats)), ROSE)
    )


@passing_sprite
def tracks_panel(lanes: tuple[Lane, ...], size: Size, unit: float, words: Words) -> Surface:
    """Return power, trophies and rooms of everybody, side by side."""
    px = Scale(unit)
    name, note = words(f"{DOMAIN}.table.tracks"), words(f"{DOMAIN}.table.track_bonus")
    surface = headed_panel(size, unit, name, "laurels", note).copy()
    left, right, above = px(128), size[0] - px(100), px(45)
    scale = top_of(lanes, TOP_OF_TRACK)
    for mark in range(5, scale + 1, 5):
        number = line(str(mark), Style("ui", palette.MUTED), px(Type.TINY))
        place(surface, number, (left + (right - left) * mark / scale, above))
    step = (size[1] - 58 * unit) / len(lanes)
    rows = [(lane, round(56 * unit + step * (number + 0.5))) for number, lane in enumerate(lanes)]
    low = Scale(min(unit, step / LANE))
    for lane, y in rows:
        power_lane(surface, lane, y, (left, right), scale, low)
    for column, box in COLUMNS.items():
        x = size[0] + px(box.x + box.width / 2)
        place(surface, sign(SIGNS[column], px(19)), (x, above))
        number_column(surface, column, x, rows, unit, low)
    return surface


def top_of(lanes: Sequence[Lane], least: int) -> int:
    """Return where the tracks end: what has just come is written behind the power that has it."""
    return max(least, *(lane.power * 6 // 5 + 1 if lane.gained else lane.power for lane in lanes))


def number_column(
    surface: Surface, column: str, x: int, rows: list[tuple[Lane, int]], unit: float, px: Scale
) -> None:
    """Write the numbers of one column; whoever has most stands out."""
    values = [int(getattr(lane, column)) for lane, _ in rows]
    for value, (_, y) in zip(values, rows, strict=True):
        if value and value == max(values):
            ground = plate((px(28), px(21)), unit, palette.CROWN, fill=palette.LEADING, radius=6)
            place(surface, ground, (x, y))
        place(surface, line(str(value), Style("ui_bold", TEXT if value else DIM), px(Type.CAPTION)), (x, y))


def power_lane(surface: Surface, lane: Lane, y: int, span: tuple[int, int], scale: int, px: Scale) -> None:
    """Draw whose lane it is, and the power on it."""
    left, right = span
    mark = place(surface, seat_sign(lane.owner, px(23)), (px(22), y))
    name = line(lane.name, Style("ui_medium", palette.BRIGHT), px(Type.NOTE), left - px(52))
    place(surface, name, (mark.right + px(4), y), "midleft")
    bar = power_bar((right - left, px(13)), lane.power, scale, lane.owner)
    place(surface, bar, (left, y), "midleft")
    at = left + (right - left) * lane.power / scale
    place(surface, disc(palette.power_disc(lane.owner), px(25), str(lane.power)), (at, y))
    if lane.gained:
        more = line(f"{lane.gained:+}".replace("-", MINUS), Style("ui_bold", FOCUS), px(Type.FINE))
        place(surface, more, (at + px(14), y), "midleft")


@sprite
def power_bar(size: Size, power: int, scale: int, owner: int) -> Surface:
    """Return a notched bar, filled as far as the power goes."""
    colour = seat_look(owner).colour
    radius = size[1] / 2
    filled = Fade(((0, lighter(colour, 0.35)), (0.5, colour), (1, shade(colour, 0.45))))
    step, half = size[0] / scale, size[1] * 0.45
    notches = "".join(
        f"M{step * mark:.1f} {half if mark % 5 else 0:.1f}L{step * mark:.1f} {size[1]}"
        for mark in range(1, scale)
    )
    return drawing(
        size,
        path(rounded(0, 0, *size, radius), palette.EDGE),
        path(rounded(1, 1, size[0] - 2, size[1] - 2, radius), palette.PIT),
        path(rounded(1, 1, max(0.1, (size[0] - 2) * power / scale), size[1] - 2, radius), filled),
        path(notches, stroke=BLACK, width=1, opacity=0.35),
    )

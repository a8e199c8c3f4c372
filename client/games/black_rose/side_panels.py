"""The panels beside the lodge: what the Black Rose does, the tracks, the quests, the course of the round."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.lettering import edged, title
from client.art.panels import pill
from client.art.text import QUIET, Style, draw, fitted, line, shrunk
from client.art.theme import DIM, FOCUS, TEXT, mix, seat_look, shade
from client.art.vector import Fade, Size, circle, drawing, path, polygon, rounded
from client.games.black_rose.looks import DOMAIN, GOLD_TEXT, MUTED, ROSE_TEXT
from client.games.black_rose.pieces import cube
from client.games.black_rose.symbols import TONES
from rules.core.words import Words

HEAD = 32
SMALLEST = 13
"""The size of words below which less is said."""
TOP_OF_TRACK = 20
TOLD = Style("ui", "#f6e4ea", strong="#ffffff", leading=1.18, symbol=1.2)
ASKED = Style("ui", "#d8c8a4", leading=1.02)
NEXT = Style("ui", "#e6d8b8", strong=FOCUS, leading=1.18, symbol=1.15)


@sprite
def panel(size: Size, unit: float, name: str, emblem: str, note: str = "", taken: float = 0) -> Surface:
    """Return a panel with a head, so many units of it taken at the right."""
    surface = panels.table_panel(size, unit).copy()
    px = round(unit * HEAD)
    bar = path(rounded(2 * unit, 2 * unit, size[0] - 4 * unit, px, 7 * unit), "#3a271b", opacity=0.75)
    rule = path(
        f"M{6 * unit} {px + 2 * unit}L{size[0] - 6 * unit} {px + 2 * unit}", stroke="#9c7638", width=unit
    )
    surface.blit(drawing(size, bar, rule), (0, 0))
    mark = icon(emblem, round(21 * unit), GOLD_TEXT)
    surface.blit(mark, mark.get_rect(midleft=(round(11 * unit), round(17 * unit))))
    side = line(note, QUIET, round(14 * unit), size[0] * 0.45) if note else None
    room = size[0] - round((52 + taken) * unit) - (side.get_width() if side else 0)
    head = title(name, round(19 * unit), room)
    surface.blit(head, head.get_rect(midleft=(round(37 * unit), round(17 * unit))))
    if side:
        surface.blit(side, side.get_rect(midright=(size[0] - round(12 * unit), round(17 * unit))))
    return surface


# --- the Black Rose ----------------------------------------------------------------------------------


class Rounds(NamedTuple):
    """What the Black Rose does: in which round of how many, now and next, and whether it is done."""

    round: int
    rounds: int
    name: str
    does: str
    done: bool
    following: str
    next_does: str
    ending: str
    lit: bool
    """Whether it asks something now."""


@sprite
def event_panel(shown: Rounds, size: Size, unit: float, words: Words) -> Surface:
    """Return the event of this round, and what will follow."""
    surface = panel(size, unit, words(f"{DOMAIN}.table.event"), "rose", taken=27 * shown.rounds).copy()
    for number in range(shown.rounds):
        token = _round(number + 1, round(23 * unit), now=number + 1 == shown.round)
        right = size[0] - round((14 + 27 * (shown.rounds - 1 - number)) * unit)
        surface.blit(token, token.get_rect(midright=(right, round(17 * unit))))
    margin, top = round(10 * unit), round(42 * unit)
    wide, free = size[0] - 2 * margin, size[1] - top
    most = round(0.6 * free) if shown.following else free - round(36 * unit)
    plate = _now(shown, (wide, most), unit, words)
    room = (wide - round(8 * unit), free - plate.get_height() - round(14 * unit))
    rest = _rest(shown.following and f"{shown.following}: {shown.next_does}", shown.ending)
    low = shrunk(rest, NEXT, round(15 * unit), *room, round(SMALLEST * unit))
    if low.get_height() > room[1]:
        # What comes next can be read closely, where there is no room for all of it: now has the rest.
        low = shrunk(_rest(shown.following, shown.ending), NEXT, round(15 * unit), *room, round(9 * unit))
        plate = _now(shown, (wide, free - low.get_height() - round(14 * unit)), unit, words)
    surface.blit(plate, (margin, top))
    surface.blit(low, (margin + round(4 * unit), top + plate.get_height() + round(7 * unit)))
    return surface


def _rest(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def _now(shown: Rounds, room: Size, unit: float, words: Words) -> Surface:
    """Tell what the Black Rose does in this round, on a plate as high as that needs; before it, nothing."""
    if not shown.name:
        return Surface((room[0], 0), SRCALPHA)
    inner, above = room[0] - round(24 * unit), round(33 * unit)
    text = shrunk(
        shown.does, TOLD, round(16 * unit), inner, room[1] - above - round(5 * unit), round(9 * unit)
    )
    size = (room[0], above + text.get_height() + round(5 * unit))
    surface = _rose_plate(size, unit, lit=shown.lit).copy()
    state = panels.chip(
        words(f"{DOMAIN}.table.{'event_done' if shown.done else 'event_now'}"),
        round(13 * unit),
        panels.GOOD if shown.done else panels.SPENT,
    )
    surface.blit(state, state.get_rect(topright=(room[0] - round(8 * unit), round(7 * unit))))
    style = Style("display", ROSE_TEXT)
    name = line(shown.name, style, round(18 * unit), inner - state.get_width() - round(4 * unit))
    surface.blit(name, name.get_rect(midleft=(round(12 * unit), round(18 * unit))))
    surface.blit(text, (round(12 * unit), above))
    return surface


@sprite
def _rose_plate(size: Size, unit: float, *, lit: bool) -> Surface:
    fill = Fade(((0, "#4a1c34"), (1, "#1c0c16")))
    edge = (3.5 if lit else 1.5) * unit
    return drawing(
        size,
        path(rounded(0, 0, *size, 9 * unit), "#ffd27a" if lit else "#d0608f"),
        path(rounded(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge, 8 * unit), fill),
    )


@sprite
def _round(number: int, px: int, *, now: bool) -> Surface:
    surface = drawing(
        (px, px),
        path(circle(50, 50, 48), "#ffd982" if now else "#7a5f38"),
        path(circle(50, 50, 42), "#9a2a5c" if now else "#140c0e"),
        view=(100, 100),
    )
    digits = line(str(number), Style("ui_bold", "#ffffff" if now else MUTED), round(px * 0.62))
    surface.blit(digits, digits.get_rect(center=(px / 2, px / 2)))
    return surface


# --- tracks ------------------------------------------------------------------------------------------


class Lane(NamedTuple):
    """One power on the tracks; `gained` is what came since the viewer's last turn."""

    owner: int
    name: str
    power: int
    trophies: int
    rooms: int
    gained: int = 0


@sprite
def tracks_panel(lanes: tuple[Lane, ...], size: Size, unit: float, words: Words) -> Surface:
    """Return power, trophies and rooms of everybody, side by side."""
    name, note = words(f"{DOMAIN}.table.tracks"), words(f"{DOMAIN}.table.track_bonus")
    surface = panel(size, unit, name, "laurels", note).copy()
    right = size[0] - round(100 * unit)
    for sign_, x in (("trophy", 66), ("rooms", 27)):
        mark = icon(TONES[sign_].icon, round(19 * unit), TONES[sign_].bright)
        surface.blit(mark, mark.get_rect(center=(size[0] - round(x * unit), round(45 * unit))))
    left = round(128 * unit)
    scale = max(TOP_OF_TRACK, *(lane.power for lane in lanes))
    for mark_ in range(5, scale + 1, 5):
        number = line(str(mark_), Style("ui", MUTED), round(12 * unit))
        surface.blit(
            number, number.get_rect(center=(left + (right - left) * mark_ / scale, round(45 * unit)))
        )
    best = (max(lane.trophies for lane in lanes), max(lane.rooms for lane in lanes))
    step = (size[1] - 58 * unit) / len(lanes)
    for number_, lane in enumerate(lanes):
        y = round(56 * unit + step * (number_ + 0.5))
        _lane(surface, lane, y, (left, right), scale, best, unit)
    return surface


def _lane(
    surface: Surface,
    lane: Lane,
    y: int,
    span: tuple[int, int],
    scale: int,
    best: tuple[int, int],
    unit: float,
) -> None:
    mark = seat_sign(lane.owner, round(23 * unit))
    surface.blit(mark, mark.get_rect(center=(round(22 * unit), y)))
    name = line(lane.name, Style("ui_medium", "#fff0c8"), round(15 * unit), span[0] - round(52 * unit))
    surface.blit(name, name.get_rect(midleft=(round(38 * unit), y)))
    bar = power_bar((span[1] - span[0], round(13 * unit)), lane.power, scale, lane.owner)
    surface.blit(bar, bar.get_rect(midleft=(span[0], y)))
    at = span[0] + (span[1] - span[0]) * lane.power / scale
    token = _power(lane.power, lane.owner, round(25 * unit))
    surface.blit(token, token.get_rect(center=(at, y)))
    if lane.gained:
        more = line(f"+{lane.gained}", Style("ui_bold", "#ffe9a8"), round(14 * unit))
        place = more.get_rect(midleft=(at + round(14 * unit), y))
        surface.blit(more, place)
    width = surface.get_width()
    for value, most, x in ((lane.trophies, best[0], 66), (lane.rooms, best[1], 27)):
        centre = (width - round(x * unit), y)
        if value and value == most:
            plate = pill(
                (round(28 * unit), round(21 * unit)), "#46300c", "#ffd75e", max(1.0, 1.3 * unit), 6 * unit
            )
            surface.blit(plate, plate.get_rect(center=centre))
        digits = line(str(value), Style("ui_bold", TEXT if value else DIM), round(16 * unit))
        surface.blit(digits, digits.get_rect(center=centre))


@sprite
def power_bar(size: Size, power: int, scale: int, owner: int) -> Surface:
    """Return a notched bar, filled as far as the power goes."""
    colour = seat_look(owner).colour
    radius = size[1] / 2
    filled = Fade(((0, mix(colour, "#ffffff", 0.35)), (0.5, colour), (1, shade(colour, 0.45))))
    step, half = size[0] / scale, size[1] * 0.45
    notches = "".join(
        f"M{step * mark:.1f} {half if mark % 5 else 0:.1f}L{step * mark:.1f} {size[1]}"
        for mark in range(1, scale)
    )
    return drawing(
        size,
        path(rounded(0, 0, *size, radius), "#5a4628"),
        path(rounded(1, 1, size[0] - 2, size[1] - 2, radius), "#0e0909"),
        path(rounded(1, 1, max(0.1, (size[0] - 2) * power / scale), size[1] - 2, radius), filled),
        path(notches, stroke="#000000", width=1, opacity=0.35),
    )


@sprite
def _power(power: int, owner: int, px: int) -> Surface:
    colour = seat_look(owner).colour
    surface = drawing(
        (px, px),
        path(circle(50, 50, 49), "#180c06"),
        path(circle(50, 50, 46), "#f0cf88"),
        path(circle(50, 50, 38), shade(colour, 0.38)),
        view=(100, 100),
    )
    digits = line(str(power), Style("ui_bold", "#ffffff"), round(px * 0.56))
    surface.blit(digits, digits.get_rect(center=(px / 2, px / 2)))
    return surface


# --- quests ------------------------------------------------------------------------------------------


class Task(NamedTuple):
    """A quest as it stands: what it is worth, what it asks for, and who has claimed it."""

    name: str
    asks: str
    points: int
    taken: int | None
    progress: str


@sprite
def quest(task: Task, size: Size, unit: float) -> Surface:
    """Return the row of a quest; a claimed one is dark, with the owner's cube for its points."""
    gone = task.taken is not None
    edge, fill = ("#4a3a26", "#120d0b") if gone else ("#7a5f38", "#261b14")
    surface = pill(size, fill, edge, max(1.0, unit), 8 * unit).copy()
    side = min(round(32 * unit), size[1] - round(6 * unit))
    centre = (round(6 * unit) + side // 2, size[1] // 2)
    mark = quest_coin(task, side)
    surface.blit(mark, mark.get_rect(center=centre))
    left = centre[0] + side // 2 + round(8 * unit)
    room = size[0] - left - round(10 * unit)
    far = line("" if gone else task.progress, Style("ui_bold", "#ffe6a8"), round(15 * unit))
    style = Style("ui_medium", DIM if gone else "#fff0c8")
    name = line(task.name, style, round(16 * unit), room - far.get_width() - round(6 * unit))
    asks = draw(fitted("" if gone else task.asks, ASKED, round(15 * unit), room, size[1] - round(21 * unit)))
    told = bool(task.asks) and not gone
    top = (size[1] - asks.get_height() * told) // 2
    surface.blit(name, name.get_rect(midleft=(left, top)))
    surface.blit(far, far.get_rect(midright=(left + room, top)))
    if told:
        surface.blit(asks, (left, top + round(8 * unit)))
    return surface


@sprite
def quest_coin(task: Task, px: int) -> Surface:
    """Return what a quest is worth, or whose it is."""
    gone = task.taken is not None
    surface = drawing(
        (px, px),
        path(circle(50, 50, 49), "#5a4c3c" if gone else "#ffd75e"),
        path(circle(50, 50, 43), "#140e0c" if gone else "#4a3410"),
        view=(100, 100),
    )
    if task.taken is not None:
        mark = cube(task.taken, round(px * 0.74))
    else:
        mark = edged(str(task.points), "ui_bold", round(px * 0.6), "#fff0b8")
    surface.blit(mark, mark.get_rect(center=(px / 2, px / 2)))
    return surface


# --- the course of the round -------------------------------------------------------------------------


@sprite
def course(phases: tuple[str, ...], now: int, height: int, room: int, unit: float) -> Surface:
    """Return the phases of a round as arrows; the one that is on is gold."""
    labels = [
        line(
            name,
            Style("ui_medium" if number == now else "ui", _phase_ink(number, now)),
            round(15 * unit),
            room / len(phases) - 30 * unit,
        )
        for number, name in enumerate(phases)
    ]
    tip = round(11 * unit)
    widths = [label.get_width() + round(30 * unit) for label in labels]
    surface = Surface((sum(widths) + tip, height)).convert_alpha()
    surface.fill((0, 0, 0, 0))
    left = 0
    for number, (label, wide) in enumerate(zip(labels, widths, strict=True)):
        arrow = _arrow((wide + tip, height), tip, number == now, number < now)
        surface.blit(arrow, (left, 0))
        surface.blit(label, label.get_rect(center=(left + (wide + tip) / 2 + tip / 3, height / 2)))
        left += wide
    return surface


def _phase_ink(number: int, now: int) -> str:
    return "#fff4d4" if number == now else "#d8c294" if number < now else MUTED


@sprite
def _arrow(size: Size, tip: int, now: bool, past: bool) -> Surface:
    wide, high = size[0] - 2, size[1] - 1
    points = ((1, 1), (wide - tip, 1), (wide, high / 2), (wide - tip, high), (1, high), (tip, high / 2))
    fill = "#8a5a1a" if now else "#41311f" if past else "#2f241d"
    return drawing(size, path(polygon(points), fill, stroke="#ffd982" if now else "#6a5230", width=1.4))

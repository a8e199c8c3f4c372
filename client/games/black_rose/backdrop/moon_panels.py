"""What only games with moons show: power with its moons, the event board, decks and evocations at hand."""

from __future__ import annotations

from collections import Counter

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.icons import icon
from client.art.place import place
from client.art.text import QUIET, Style, line
from client.art.theme import TEXT
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.backdrop.side_panels import (
    LANE,
    SIGNS,
    Lane,
    headed_panel,
    lanes_of,
    number_column,
    power_lane,
    top_of,
)
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.layout.moons import event_boxes
from client.games.black_rose.layout.panels import (
    BESIDE,
    COLUMN,
    DECK,
    MOON_COLUMNS,
    SMALL_DOCKS,
    TRACKS,
    scale,
)
from client.games.black_rose.layout.zones import HOT_SPOT
from client.games.black_rose.sprites.decks import card_back, counted
from client.games.black_rose.sprites.tokens import cube, disc, sign
from client.table.backdrop import Backdrop
from client.table.layout import FIELD
from rules.black_rose.decks import events_of, quests_of
from rules.black_rose.moons import FIRST_POWER, LAST_POWER
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.core.words import Words

NUMBER = Style("ui_bold", TEXT)
SAID = Style("ui_medium", palette.GOLD_TEXT)
MOONS = 3
RISES = FIRST_POWER[1:]
NOTCHES = range(6, 31, 6)
NARROW = 360
"""Below so many units a table of power leaves the names out: signs tell the seats."""


class MoonPanels(Backdrop[State]):
    """Draws the panels of one model."""

    def draw(self) -> None:
        """Draw the left column and what lies beside the lodge."""
        self._power()
        self._event_board()
        with self._display.clip(self._rect(FIELD)):
            self._stock()
            for name in BESIDE:
                self._beside(name)

    def _spot(self, name: str) -> Rect:
        return self._model.canvas.rect(*self._model.arrangement.spots[f"{HOT_SPOT}{name}"].box)

    def _power(self) -> None:
        rect, lanes = self._rect("tracks"), lanes_of(self._model)
        unit = self._k * scale(TRACKS, compact=self._compact)
        self._display.blit(power_panel(lanes, self._view.moon, rect.size, unit, self._words), rect)

    def _event_board(self) -> None:
        """Draw the panel of events with an empty place in each slot."""
        rect, words = self._rect("event"), self._words
        boxes = event_boxes(self._model.arrangement.zones["event"], compact=self._compact)
        empty = tuple(tuple(self._model.canvas.rect(*box).move(-rect.x, -rect.y)) for box in boxes)
        head = words(f"{DOMAIN}.table.events")
        self._display.blit(event_board(rect.size, empty, self._k, head, headed=not self._compact), rect)

    def _stock(self) -> None:
        """Show how many evocations of each kind nobody has summoned."""
        view, unit = self._view, self._k * scale(SMALL_DOCKS, compact=self._compact)
        standing = Counter(figure.kind for figure in view.evocations.values())
        standing.update(me.form for me in view.seats if me.form)
        for kind, printed in view.book.evocations.items():
            rect = self._spot(f"stock:{kind}")
            self._display.blit(stocked(kind, printed.copies - standing[kind], rect.size, unit), rect)

    def _beside(self, name: str) -> None:
        """Show a deck of quests or events, or the cubes of the Black Rose."""
        view, rect = self._view, self._spot(name)
        unit = self._k * scale(SMALL_DOCKS, compact=self._compact)
        if name == "rose_cubes":
            picture, count = cube(ROSE, round(34 * unit)), view.supply[ROSE]
        else:
            deck = (quests_of if name == "quests" else events_of)(view.moon)
            count, _ = counted(view, deck)
            size = (round(DECK[0] * unit), round(DECK[1] * unit))
            picture = card_back(name, size) if count else panels.slot(size, unit)
        place(self._display, picture, (rect.centerx, rect.y + round(27 * unit)))
        number = line(str(count), NUMBER, round(Type.TINY * unit), rect.width)
        place(self._display, number, (rect.centerx, rect.y + round((DECK[1] + 10) * unit)))


@sprite
def stocked(kind: str, left: int, size: Size, unit: float) -> Surface:
    """Return a kind of evocations with how many are left."""
    surface = Surface(size, SRCALPHA)
    ink = palette.PALE if left else palette.LOST_HEART
    place(surface, icon(palette.EMBLEMS[kind], round(26 * unit), ink), (round(16 * unit), size[1] / 2))
    number = line(f"×{left}", NUMBER if left else QUIET, round(Type.FINE * unit))
    place(surface, number, (round(32 * unit), size[1] / 2), "midleft")
    return surface


@sprite
def event_board(
    size: Size, boxes: tuple[tuple[int, ...], ...], unit: float, head: str, *, headed: bool
) -> Surface:
    """Return the event board without events: the numerals of its slots."""
    surface = (
        headed_panel(size, unit, head, "rose").copy() if headed else panels.table_panel(size, unit).copy()
    )
    for numeral, box in zip(palette.NUMERALS[1:], boxes, strict=True):
        rect = Rect(box)
        surface.blit(panels.slot(rect.size, unit), rect)
        place(surface, disc(palette.OTHER_ROUND, round(24 * unit), numeral), rect.center)
    return surface


@sprite
def power_panel(lanes: tuple[Lane, ...], moon: int, size: Size, unit: float, words: Words) -> Surface:
    """Return everybody's power with the moons it leads to, and trophies, rooms and quests."""
    px = Scale(unit)
    narrow = size[0] < px(NARROW)
    surface = (_small_head if narrow else _head)(size, unit, words)
    left, right, above = px(56 if narrow else 118), size[0] - px(136), px(60)
    top = top_of(lanes, LAST_POWER)
    _moons(surface, moon, (left, right), top, px)
    for mark in (*RISES, LAST_POWER) if narrow else NOTCHES:
        number = line(str(mark), Style("ui", palette.MUTED), px(Type.TINY))
        place(surface, number, (left + (right - left) * mark / top, above))
    step = (size[1] - px(72)) / len(lanes)
    rows = [(lane, round(px(68) + step * (number + 0.5))) for number, lane in enumerate(lanes)]
    low = Scale(min(unit, step / LANE))
    at = (round(left + (right - left) * rise / top) for rise in RISES)
    lines = "".join(f"M{x} {px(68)}L{x} {size[1] - px(6)}" for x in at)
    surface.blit(drawing(size, path(lines, stroke=palette.MOON_LINE, width=unit, opacity=0.6)), (0, 0))
    for lane, y in rows:
        power_lane(surface, lane._replace(name="") if narrow else lane, y, (left, right), top, low)
    for column, x in MOON_COLUMNS.items():
        middle = size[0] + px(x + COLUMN / 2)
        place(surface, sign(SIGNS[column], px(18)), (middle, px(50)))
        number_column(surface, column, middle, rows, unit, low)
    return surface


def _head(size: Size, unit: float, words: Words) -> Surface:
    """Return the panel with its name and with what ends the game."""
    name, note = words(f"{DOMAIN}.table.power_and_moon"), words(f"{DOMAIN}.table.end_at", n=LAST_POWER)
    return headed_panel(size, unit, name, "moon", note).copy()


def _small_head(size: Size, unit: float, words: Words) -> Surface:
    """Return the panel with what gives power: in a small window it may stand nowhere else."""
    surface, px = headed_panel(size, unit, " ", "moon").copy(), Scale(unit)
    said = line(words(f"{DOMAIN}.table.power_from"), SAID, px(Type.LABEL), size[0] - px(46))
    place(surface, said, (px(37), px(17)), "midleft")
    return surface


def _moons(surface: Surface, moon: int, span: tuple[int, int], top: int, px: Scale) -> None:
    """Show the three moons over the powers at which they rise."""
    left, right = span
    bounds = (0, *RISES, top)
    for number in range(1, MOONS + 1):
        look = palette.MOON if number == moon else palette.OTHER_MOON
        start, end = (left + (right - left) * bound / top for bound in bounds[number - 1 : number + 1])
        size = (round(end - start) - px(2), px(17))
        surface.blit(panels.pill(size, look.fill, look.edge, px.unit, 4 * px.unit), (round(start), px(37)))
        label = line(palette.NUMERALS[number], Style("ui_bold", look.ink), px(Type.TINY))
        place(surface, label, (start + size[0] / 2, px(46)))
    place(surface, icon("moon", px(18), palette.MOON.edge), (px(22), px(46)))

"""Draws the boards of the mages: who sits there, how they stand, and their evocations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import outline_of, seat_sign
from client.art.icons import icon
from client.art.lettering import title
from client.art.place import Target, place
from client.art.portraits import portrait
from client.art.text import QUIET, Style, line
from client.art.theme import CLEAR, DIM, SEATS, TEXT, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.faces.backs import back
from client.games.black_rose.formulas import DOMAIN, name_of
from client.games.black_rose.layout.zones import seat_zone
from client.games.black_rose.palette import lighter
from client.games.black_rose.seats.plans import plan_of
from client.games.black_rose.sprites.paintings import name_of_painting
from client.games.black_rose.sprites.tokens import coin, cube, life, sign
from client.table.display_list import DisplayList
from client.table.model import TableModel
from client.table.seat_plate import seat_panel, seat_plate
from rules.black_rose.card_text import name as figure_name
from rules.black_rose.records import Figure
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.turns import TOKENS

NUMBER = Style("ui_bold", TEXT)
NUMBERS = ("health", "strength", "speed", "hand")
"""What a mage is able to do."""
COUNTS = ("grimoire", "memories", "supply", "trophies", "track", "done")
"""What it owns."""
SYMBOLS = {"hand": "spell", "trophies": "trophy", "track": "rooms", "done": "quest"}
"""The symbols of numbers, and what their words are called, where those are named otherwise."""


TEMPLAR = "templar"


def numbers_of(view: State, seat: int) -> dict[str, int]:
    """Return the numbers of a mage's board by their names."""
    me, mage = view.seats[seat], MAGES[seat]
    return {
        "health": view.health_left(mage),
        "strength": view.strength(mage),
        "speed": view.speed(mage),
        "hand": len(me.hand),
        "tokens": me.tokens,
        "grimoire": len(me.grimoire),
        "memories": len(me.memories),
        "supply": view.supply[seat],
        "trophies": view.trophies[seat],
    } | tracks_of(view, seat)


def tracks_of(view: State, power: int) -> dict[str, int]:
    """Return how many rooms a power has won; in games with moons also how many quests it has done."""
    if not view.moon:
        return {"track": view.track[power]}
    done = len(view.seats[power].done) if power != ROSE else 0
    return {"track": list(view.tokens.values()).count(power), "done": done}


def templars_left(view: State) -> int:
    """Return how many Templars nobody has summoned."""
    standing = sum(figure.kind == TEMPLAR for figure in view.evocations.values())
    return view.book.evocations[TEMPLAR].copies - standing


class Evocation(NamedTuple):
    """An evocation as its owner's board shows it."""

    figure: Figure
    name: str
    body: tuple[int, int, int]
    """Its strength, its speed and its health."""


class Board:
    """Draws the board of one seat."""

    def __init__(self, display: DisplayList, model: TableModel[State], seat: int) -> None:
        self._display = display
        self._model = model
        self._view = view = model.view
        self._seat = seat
        self._me = view.seats[seat]
        self._zone = model.arrangement.zones[seat_zone(seat)]
        self._px = Scale(model.canvas.k)
        rivals = len(view.seats) - 1
        compact, moons = model.canvas.compact, view.moon > 0
        self._plan = plan_of(own=seat == model.viewer, rivals=rivals, compact=compact, moons=moons)
        self._plate = seat_plate(model, seat)
        self._numbers = numbers_of(view, seat) if self._me.mage else {}
        self._figures = {
            figure.number: Evocation(
                figure,
                figure_name(view, name, model.words),
                (view.strength(name), view.speed(name), view.book.evocations[figure.kind].health),
            )
            for name, figure in view.evocations.items()
            if figure.owner == seat
        }

    def draw(self) -> None:
        """Draw the board, unless it is as it was."""
        me, view, numbers = self._me, self._view, tuple(self._numbers.values())
        whose = (self._plate, self._zone, me.mage, me.start, view.crown == self._seat, self._model.words)
        self._display.group((whose, numbers, tuple(me.damage), *self._figures.values()), self._draw)

    def _rect(self, name: str) -> Rect:
        return self._model.canvas.rect(*self._plan.box(name, self._zone))

    def _draw(self) -> None:
        """Draw the board; before its mage is chosen it is empty."""
        display, px, me, seat, plate = self._display, self._px, self._me, self._seat, self._plate
        board = self._model.canvas.rect(*self._zone)
        display.blit(seat_panel(plate, board.size, px.unit), board)
        if not me.mage:
            return
        display.blit(_tint(seat, board.size, px.unit), board)
        face = self._rect("portrait")
        display.blit(portrait(name_of_painting(me.mage), seat, face.size), face)
        self._name(plate.name)
        if "about" in self._plan.boxes:
            parts = [name_of(me.mage, self._model.words), self._words_of(me.start), plate.player]
            about = self._rect("about")
            told = line(" · ".join(filter(None, parts)), QUIET, px(Type.NOTE), about.width)
            place(display, told, about.midleft, "midleft")
        self._tokens()
        bar, printed = self._rect("life"), self._view.book.mages[me.mage]
        display.blit(life(me.damage, printed.health, bar.size), bar)
        self._draw_numbers({**self._numbers, "hand": f"{len(me.hand)}/{printed.hand}"})
        self._evocations()

    def _words_of(self, component: str) -> str:
        return name_of(component, self._model.words) if component else ""

    def _name(self, name: str) -> None:
        """Write whose board it is, with the crown of whoever goes first."""
        display, px, size, rect = self._display, self._px, self._plan.name, self._rect("name")
        place(display, seat_sign(self._seat, px(size + 3)), (rect.x - px(2), rect.centery), "midleft")
        left = rect.x + px(size + 6)
        crown = px(size + 4) if self._view.crown == self._seat else 0
        written = title(name, px(size), rect.right - left - crown)
        box = place(display, written, (left, rect.centery), "midleft")
        if crown:
            mark = icon("queen-crown", crown, palette.CROWN)
            box = place(display, mark, (box.right + px(4), rect.centery), "midleft")
        if "about" not in self._plan.boxes:
            # Options and hints speak of the mage.
            left = box.right + px(8)
            mage = line(name_of(self._me.mage, self._model.words), QUIET, px(Type.FINE))
            if mage.get_width() * Type.LEAST <= (rect.right - left) * Type.FINE:
                mage = line(
                    name_of(self._me.mage, self._model.words), QUIET, px(Type.FINE), rect.right - left
                )
                place(display, mage, (left, rect.centery + px(1)), "midleft")

    def _tokens(self) -> None:
        """Put down the coins for physical actions, the spent ones to the left."""
        rect, colour = self._rect("tokens"), SEATS[self._seat].colour
        side = rect.height - self._px(2)
        for after in range(TOKENS):
            token = coin("fist", side, colour, spent=after >= self._me.tokens)
            right = rect.right - self._px(2) - after * (side + self._px(4))
            place(self._display, token, (right, rect.centery), "midright")

    # --- numbers -----------------------------------------------------------------------------------

    def _draw_numbers(self, values: Mapping[str, object]) -> None:
        plan = self._plan
        for names, size in ((NUMBERS, plan.numbers), (COUNTS, plan.counts)):
            for name in names:
                if name not in values:
                    continue
                if name in plan.piles:
                    self._pile(name, values[name])
                elif name in plan.boxes:
                    self._number(name, values[name], size)

    def _number(self, name: str, value: object, size: int) -> None:
        """Write a number behind its symbol; where there is room, what it is called below."""
        display, px, rect = self._display, self._px, self._rect(name)
        x, y = rect.x + px(2), rect.centery
        if name in self._plan.labelled:
            x, y = rect.x + px(4), rect.y + px(size * 0.65)
            label = line(self._label(name), QUIET, px(Type.TINY), rect.right - x - px(5))
            place(display, label, (x, y + px(size)), "midleft")
        place(display, number(name, str(value), self._seat, px(size)), (x, y), "midleft")

    def _label(self, name: str) -> str:
        return self._model.words(f"{DOMAIN}.table.{SYMBOLS.get(name, name)}")

    def _pile(self, name: str, count: object) -> None:
        """Show a pile of spells with their number."""
        display, px, (x, y, _, _) = self._display, self._px, self._rect(name)
        size = (px(46), px(65))
        pile = back("spell", size, self._seat) if count else panels.slot(size, px.unit)
        for lift in (0,) if count in (0, 1) else (px(3), 0):
            display.blit(pile, (x + lift, y + lift))
        place(display, panels.chip(str(count), px(Type.FINE), panels.TAG), (x + px(46), y + px(52)))
        place(
            display, line(self._label(name), QUIET, px(Type.TINY), px(86)), (x + px(24), y + px(69)), "midtop"
        )

    # --- evocations --------------------------------------------------------------------------------

    def _evocations(self) -> None:
        unit = self._px.unit * self._plan.small
        for slot, box in enumerate(self._plan.evocations(self._zone), 1):
            rect, mine = self._model.canvas.rect(*box), self._figures.get(slot)
            picture = entry(mine, rect.size, unit) if mine else empty_entry(slot, rect.size, unit)
            self._display.blit(picture, rect)


@sprite
def number(name: str, value: str, seat: int, px: int) -> Surface:
    """Return a number behind its symbol, or behind the cube of the seat that it counts; a nought is dim."""
    mark = cube(seat, px) if name == "supply" else sign(SYMBOLS.get(name, name), px)
    digits = line(value, NUMBER._replace(colour=DIM) if value == "0" else NUMBER, round(px * 0.86))
    left, high = px + round(px * 0.15), max(px, digits.get_height())
    surface = Surface((left + digits.get_width(), high), SRCALPHA)
    place(surface, mark, (0, high / 2), "midleft")
    place(surface, digits, (left, high / 2), "midleft")
    return surface


@sprite
def entry(evocation: Evocation, size: Size, unit: float) -> Surface:
    """Return an evocation on its owner's board: numbered by as many roses, with its numbers and its life."""
    px, (being, name, (strength, speed, health)) = Scale(unit), evocation
    surface = _entry_ground(being.owner, size, unit).copy()
    surface.blit(
        icon(palette.EMBLEMS[being.kind], px(28), palette.FADED if being.acted else palette.PALE),
        (px(4), px(4)),
    )
    called = line(name, Style("ui_medium", palette.BRIGHT), px(Type.FINE), size[0] - px(40))
    place(surface, called, (px(35), px(13)), "midleft")
    _roses(surface, being.number, (px(35) + being.number * px(6.5), px(29)), px(12), palette.ROSE_TEXT)
    if being.upgrade:
        place(surface, sign(being.upgrade, px(18)), (size[0] - px(5), px(29)), "midright")
    low = size[1] - px(13)
    place(surface, number("speed", str(speed), being.owner, px(14)), (px(5), low), "midleft")
    place(surface, number("strength", str(strength), being.owner, px(14)), (px(34), low), "midleft")
    side = min(px(16), (size[0] - px(66)) // health)
    bar = life(being.damage, health, (side * health, side))
    place(surface, bar, (size[0] - px(4), low), "midright")
    return surface


@sprite
def empty_entry(count: int, size: Size, unit: float) -> Surface:
    """Return the place of an evocation that is not there."""
    surface = panels.field(size, unit, 7).copy()
    _roses(surface, count, (size[0] / 2, size[1] / 2), round(16 * unit), palette.NO_ROSE)
    return surface


# --- grounds -----------------------------------------------------------------------------------------


@sprite
def _tint(seat: int, size: Size, unit: float) -> Surface:
    """Return the warmth of a board in the colour of its seat."""
    colour = SEATS[seat].colour
    tint = Fade(((0, shade(colour, 0.55) + "8c"), (0.6, shade(colour, 0.3) + "30"), (1, CLEAR)))
    return drawing(size, path(rounded(2, 2, size[0] - 4, size[1] - 4, 8 * unit), tint))


@sprite
def _entry_ground(seat: int, size: Size, unit: float) -> Surface:
    colour = SEATS[seat].colour
    inner = (1.2 * unit, 1.2 * unit, size[0] - 2.4 * unit, size[1] - 2.4 * unit)
    return drawing(
        size,
        path(rounded(0, 0, *size, 7 * unit), lighter(colour, 0.3)),
        path(rounded(*inner, 6 * unit), Fade(((0, shade(colour, 0.4)), (1, palette.PIT)))),
    )


def _roses(surface: Target, count: int, centre: tuple[float, float], side: int, colour: str) -> None:
    rose = drawing((side, side), path(outline_of("rose", 0), colour), view=(100, 100))
    for after in range(count):
        place(surface, rose, (centre[0] + (after - (count - 1) / 2) * side * 1.1, centre[1]))

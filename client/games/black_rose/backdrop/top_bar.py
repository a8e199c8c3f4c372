"""The bar above everything: the game, its round, the course of the round, and the order of the seats."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.lettering import title
from client.art.place import place
from client.art.text import QUIET, Style, draw, escape, fitted, line
from client.art.theme import NEUTRAL_SEAT, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path, polygon
from client.canvas import Box
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.palette import COMING, CROWN, PALE, PAST, PRESENT, Arrow
from client.table.backdrop import Backdrop
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.state import State
from rules.black_rose.turns import PHASES, PHASES_OF_MOONS, ROUNDS, Phase, phase

PLAYER = Style("ui_medium", TEXT)
GOAL = QUIET._replace(leading=1.1)
TIP = 11
"""How long the tip of an arrow is, in units."""
FEW = 2
"""So many seats are called by their names in the order of turns."""


class TopBar(Backdrop[State]):
    """Draws the bar of one model."""

    def draw(self) -> None:
        """Draw the bar."""
        rect, px, compact = self._rect("top"), self._px, self._compact
        middle, left = rect.centery, px(10)
        for picture, gap in self._head():
            left = place(self._display, picture, (left, middle), "midleft").right + gap
        tools = self._rect("tools")
        order = 0 if compact else self._order(tools.left - px(24))
        room, unit = self._course_room(left)
        arrows = course(self._names(), self._now, rect.height - px(10), room, unit)
        end = place(self._display, arrows, (left, middle), "midleft").right
        buttons = (button.rect.left for button in self._model.buttons if button.rect.colliderect(tools))
        right = min(buttons, default=tools.left) if compact else tools.left - px(24) - order
        self._goal(Rect(end, rect.top, right - end, rect.height))

    def _goal(self, free: Rect) -> None:
        """Say what wins where there is room: in one line or two, else in few words; a number tells it too."""
        px = self._px
        least = px(Type.LEAST if self._compact else Type.TINY)
        room = free.inflate(-px(12 if self._compact else 24), -px(4))
        for goal in (self._model.goal, self._model.brief_goal):
            told = fitted(goal, GOAL, px(Type.CAPTION), room.width, room.height, least)
            if told.width <= room.width and told.height <= room.height:
                place(self._display, draw(told, "centre"), free.center)
                return

    def phases(self) -> dict[str, Box]:
        """Return where the phases of a round stand, by their names, in units."""
        left = self._px(10) + sum(picture.get_width() + gap for picture, gap in self._head())
        top, k, found = self._model.arrangement.zones["top"], self._k, dict[str, Box]()
        lettered = letter(self._names(), self._now, *self._course_room(left))
        for name, (_, wide) in zip(self._course, lettered, strict=True):
            found[name] = Box(left / k, top.y, wide / k, top.height)
            left += wide
        return found

    def _head(self) -> list[tuple[Surface, int]]:
        """Return the sign and the name of the game, and its round, with the gaps after them."""
        px, words, compact = self._px, self._words, self._compact
        side = self._rect("top").height - px(12)
        key = f"{self._model.game.name}.title" if self._view.moon else f"{DOMAIN}.table.title"
        name = title(words(key), px(Type.SMALL if compact else Type.LEAD))
        sign = icon("rose", side, NEUTRAL_SEAT.colour)
        return [(sign, px(4)), (name, px(18)), (self._round_name(), px(20))]

    @property
    def _course(self) -> tuple[Phase, ...]:
        return PHASES_OF_MOONS if self._view.moon else PHASES

    @property
    def _now(self) -> int:
        """Return which phase is on."""
        return self._course.index(phase(self._view)) if phase(self._view) else -1

    def _names(self) -> tuple[str, ...]:
        return tuple(self._words(f"{DOMAIN}.phase.{name}") for name in self._course)

    def _course_room(self, left: int) -> tuple[int, float]:
        """Return how much room the phases have, and in which unit they are written."""
        order = 0 if self._compact else sum(wide for _, wide in self._order_pictures())
        room = self._rect("tools").left - left - self._px(20) - order
        return room, self._k * (0.86 if self._compact else 1)

    def _round_name(self) -> Surface:
        view, words = self._view, self._words
        told = words(f"{DOMAIN}.table.round", n=view.round, of=ROUNDS) if view.round else words("table.setup")
        if view.moon:
            last = max(map(view.power, range(len(view.earned)))) >= LAST_POWER
            told = f"{self._round} · {words(f'{DOMAIN}.table.last_round')}" if last else self._round
        return line(told, Style("ui_medium", PALE), self._px(Type.NOTE if self._compact else Type.LABEL))

    def _order(self, right: int) -> int:
        """Show who goes first, ending at a point; return how much room that took."""
        x = right
        for picture, wide in self._order_pictures():
            x -= wide
            place(self._display, picture, (x, self._rect("top").centery), "midleft")
        return right - x

    def _order_pictures(self) -> list[tuple[Surface, int]]:
        """Return what shows the order of the seats, from right to left, with its room."""
        px, order, found = self._px, self._view.order(), list[tuple[Surface, int]]()
        for seat in reversed(order):
            first = seat == self._view.crown
            between = line("›" if seat != order[0] else " ", QUIET, px(Type.BODY))
            mark = icon("queen-crown", px(20), CROWN) if first else between
            # More than two seats are told by their signs alone.
            told = escape(self._model.names[seat]) if len(order) == FEW else " "
            name = line(told, PLAYER, px(Type.CAPTION), px(130))
            found += [(name, name.get_width() + (px(8) if found else 0)), (seat_sign(seat, px(24)), px(28))]
            found.append((mark, px(26 if first else 18)))
        return found


@sprite
def course(phases: tuple[str, ...], now: int, height: int, room: int, unit: float) -> Surface:
    """Return the phases of a round as arrows; the one that is on is gold."""
    tip, left, lettered = round(TIP * unit), 0, letter(phases, now, room, unit)
    surface = Surface((sum(wide for _, wide in lettered) + tip, height), SRCALPHA)
    for (label, wide), look in zip(lettered, _looks(len(phases), now), strict=True):
        surface.blit(_arrow((wide + tip, height), tip, look.fill, look.edge), (left, 0))
        place(surface, label, (left + (wide + tip) / 2 + tip / 3, height / 2))
        left += wide
    return surface


def letter(phases: tuple[str, ...], now: int, room: int, unit: float) -> list[tuple[Surface, int]]:
    """Return the names of phases in one size, and how wide their arrows are."""
    styles = [Style("ui_medium" if look is PRESENT else "ui", look.ink) for look in _looks(len(phases), now)]
    tip, px, pad = round(TIP * unit), round(Type.NOTE * unit), round(30 * unit)
    wanted = sum(line(name, style, px).get_width() for name, style in zip(phases, styles, strict=True))
    if wanted + len(phases) * pad + tip > room:
        # All are written in one size, the largest for which there is room, and closer to each other.
        pad = round(19 * unit)
        px = max(1, min(px, px * (room - len(phases) * pad - tip) // wanted))
    labels = [line(name, style, px) for name, style in zip(phases, styles, strict=True)]
    return [(label, label.get_width() + pad) for label in labels]


def _looks(count: int, now: int) -> list[Arrow]:
    """Return how the phases look: past, present or to come."""
    return [PRESENT if number == now else PAST if number < now else COMING for number in range(count)]


@sprite
def _arrow(size: Size, tip: int, fill: str, edge: str) -> Surface:
    wide, high = size[0] - 2, size[1] - 1
    points = ((1, 1), (wide - tip, 1), (wide, high / 2), (wide - tip, high), (1, high), (tip, high / 2))
    return drawing(size, path(polygon(points), fill, stroke=edge, width=1.4))

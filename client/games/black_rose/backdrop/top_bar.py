"""The bar above everything: the game, its round, the course of the round, and the order of the seats."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.lettering import title
from client.art.place import place
from client.art.text import QUIET, Style, draw, escape, fitted, line
from client.art.theme import NEUTRAL_SEAT, TEXT, Type
from client.art.vector import Size, drawing, path, polygon
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.palette import COMING, CROWN, PALE, PAST, PRESENT
from client.table.backdrop import Backdrop
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.state import State
from rules.black_rose.turns import PHASES, PHASES_OF_MOONS, ROUNDS, phase

PLAYER = Style("ui_medium", TEXT)
GOAL = QUIET._replace(leading=1.1)
FEW = 2
"""So many seats are called by their names in the order of turns."""


class TopBar(Backdrop[State]):
    """Draws the bar of one model."""

    def draw(self) -> None:
        """Draw the bar."""
        rect, px, words, compact = self._rect("top"), self._px, self._words, self._compact
        side, middle = rect.height - px(12), rect.centery
        place(self._display, icon("rose", side, NEUTRAL_SEAT.colour), (px(10), middle), "midleft")
        key = f"{self._model.game.name}.title" if self._view.moon else f"{DOMAIN}.table.title"
        name = title(words(key), px(Type.SMALL if compact else Type.LEAD))
        left = place(self._display, name, (px(14) + side, middle), "midleft").right + px(18)
        left = self._round_name(left, middle).right + px(20)
        tools = self._rect("tools")
        order = 0 if compact else self._order(tools.left - px(24))
        phases = PHASES_OF_MOONS if self._view.moon else PHASES
        now = phases.index(phase(self._view)) if phase(self._view) else -1
        names = tuple(words(f"{DOMAIN}.phase.{name_}") for name_ in phases)
        room, unit = tools.left - left - px(20) - order, self._k * (0.86 if compact else 1)
        arrows = course(names, now, rect.height - px(10), room, unit)
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

    def _round_name(self, left: int, middle: int) -> Rect:
        view, words = self._view, self._words
        told = words(f"{DOMAIN}.table.round", n=view.round, of=ROUNDS) if view.round else words("table.setup")
        if view.moon:
            last = max(map(view.power, range(len(view.earned)))) >= LAST_POWER
            told = f"{self._round} · {words(f'{DOMAIN}.table.last_round')}" if last else self._round
        label = line(told, Style("ui_medium", PALE), self._px(Type.NOTE if self._compact else Type.LABEL))
        return place(self._display, label, (left, middle), "midleft")

    def _order(self, right: int) -> int:
        """Show who goes first, ending at a point; return how much room that took."""
        px, middle, x = self._px, self._rect("top").centery, right
        order = self._view.order()
        for seat in reversed(order):
            first = seat == self._view.crown
            between = line("›" if seat != order[0] else " ", QUIET, px(Type.BODY))
            mark = icon("queen-crown", px(20), CROWN) if first else between
            # More than two seats are told by their signs alone.
            told = escape(self._model.names[seat]) if len(order) == FEW else " "
            name = line(told, PLAYER, px(Type.CAPTION), px(130))
            sign = seat_sign(seat, px(24))
            for picture, wide in ((name, name.get_width()), (sign, px(28)), (mark, px(26 if first else 18))):
                x -= wide
                place(self._display, picture, (x, middle), "midleft")
            x -= px(8)
        return right - x


@sprite
def course(phases: tuple[str, ...], now: int, height: int, room: int, unit: float) -> Surface:
    """Return the phases of a round as arrows; the one that is on is gold."""
    looks = [PRESENT if number == now else PAST if number < now else COMING for number in range(len(phases))]
    styles = [Style("ui_medium" if look is PRESENT else "ui", look.ink) for look in looks]
    tip, left, px, pad = round(11 * unit), 0, round(Type.NOTE * unit), round(30 * unit)
    wanted = sum(line(name, style, px).get_width() for name, style in zip(phases, styles, strict=True))
    if wanted + len(phases) * pad + tip > room:
        # All are written in one size, the largest for which there is room, and closer to each other.
        pad = round(19 * unit)
        px = max(1, min(px, px * (room - len(phases) * pad - tip) // wanted))
    labels = [line(name, style, px) for name, style in zip(phases, styles, strict=True)]
    widths = [label.get_width() + pad for label in labels]
    surface = Surface((sum(widths) + tip, height), SRCALPHA)
    for label, wide, look in zip(labels, widths, looks, strict=True):
        surface.blit(_arrow((wide + tip, height), tip, look.fill, look.edge), (left, 0))
        place(surface, label, (left + (wide + tip) / 2 + tip / 3, height / 2))
        left += wide
    return surface


@sprite
def _arrow(size: Size, tip: int, fill: str, edge: str) -> Surface:
    wide, high = size[0] - 2, size[1] - 1
    points = ((1, 1), (wide - tip, 1), (wide, high / 2), (wide - tip, high), (1, high), (tip, high / 2))
    return drawing(size, path(polygon(points), fill, stroke=edge, width=1.4))

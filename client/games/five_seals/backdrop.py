"""The backdrop of the table: the dungeon's floor, the panels around it and what is written on them."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import inset
from client.art.lettering import edged, title
from client.art.place import place
from client.art.text import PLAIN, QUIET, Style, line, shrunk
from client.art.theme import BRONZE, FOCUS, SECOND
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, ring
from client.canvas import Scale
from client.games.five_seals import palette
from client.games.five_seals.dungeon import Floor, draw_floor, lens
from client.games.five_seals.overlay import seeks_target, standings
from client.games.five_seals.palette import ELEMENTS, UNIT, outline
from client.games.five_seals.seats import own_panel, rival_panel
from client.games.five_seals.sprites import Standing, as_it_stands, lying, store
from client.games.five_seals.tokens import seal, seal_light
from client.table.backdrop import Backdrop
from client.table.display_list import DisplayList
from client.table.layout import FIELD
from client.table.model import TableModel
from client.table.seat_plate import seat_plate
from rules.core.words import Words
from rules.five_seals.maps import MAPS
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State
from rules.five_seals.ways import Reach

LIVELY = Style("ui_medium", FOCUS)
SMALL = Style("ui", SECOND, leading=1.05)
EXAMPLES: tuple[Standing, ...] = ("breakable", "weak", "far")


class FiveSealsBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def __init__(self, display: DisplayList, model: TableModel[State], reach: Reach | None) -> None:
        super().__init__(display, model)
        self._reach = reach
        """What the viewer can get at, if it is its turn."""

    def draw(self) -> None:
        """Draw the floor and all panels."""
        self._floor()
        for seat in range(len(self._view.seats)):
            self._seat(seat)
        self._sixes()
        if ASIDE in self._model.arrangement.zones:
            self._shelf()
        if "legend" in self._model.arrangement.zones:
            rect = self._rect("legend")
            self._display.blit(legend(rect.size, self._k, self._words), rect)
        if self._model.camera.zoom > 1:
            self._frame()
        aimed = self._model.arrangement.spots.get(self._model.aimed)
        if aimed is not None and aimed.look == "store":
            # Only one of its dice is in the hand.
            basin = store(aimed, self._model)
            place(self._display, basin, self._model.canvas.rect(*aimed.box).center)

    # --- the dungeon -------------------------------------------------------------------------------

    def _floor(self) -> None:
        """Draw the floor, and on it the seals and scrolls as they stand with the viewer now."""
        model, view, canvas = self._model, self._view, self._model.canvas
        seen, seeking = lens(model.arrangement.zones[FIELD], model.camera), seeks_target(model)
        lit, standing = None, standings(model, self._reach)
        if not seeking and self._reach is not None:
            lit = frozenset((*self._reach.walked, *self._reach.places))

        def draw() -> None:
            draw_floor(self._display, Floor(len(view.seats), view.board, lit, seeking), seen, canvas)
            with self._display.clip(canvas.rect(*seen.field)):
                for spot in model.arrangement.spots.values():
                    if spot.look in ("seal", "scroll"):
                        at = canvas.rect(*spot.box).center
                        place(self._display, lying(spot, canvas, standing[spot.id]), at)

        depends_on = (frozenset(view.board.items()), lit, seeking, frozenset(standing.items()), seen, canvas)
        self._display.group(depends_on, draw)

    def _frame(self) -> None:
        """Frame the part of the map that is looked at closely, and say how closely."""
        field, zoom = self._rect(FIELD), round(100 * self._model.camera.zoom)
        self._display.blit(edge(field.size, self._k), field)
        tag = panels.chip(self._words("five_seals.table.map", n=zoom), self._px(Type.FINE), panels.TAG)
        place(self._display, tag, (field.centerx, field.bottom - self._px(6)), "midbottom")

    # --- panels ------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> None:
        rect, me, words = self._rect(f"seat:{seat}"), self._view.seats[seat], self._words
        plate = seat_plate(self._model, seat, away=words("five_seals.table.out") if me.out else "")
        if seat == self._model.viewer:
            panel = own_panel(plate, me.mage, rect.size, self._k, words, compact=self._compact)
        else:
            panel = rival_panel(plate, me.mage, rect.size, self._k, words)
        self._display.blit(panel, rect)

    def _shelf(self) -> None:
        rect, px = self._panel(ASIDE), self._px
        if not self._compact:
            head = line(self._words("five_seals.table.guardians"), QUIET, px(Type.FINE), rect.width - px(20))
            self._display.blit(head, (rect.x + px(10), rect.y + px(4)))

    def _sixes(self) -> None:
        """Show the round, how many scrolls of strength 6 are left, and how many of them end the game."""
        rect, px, words, view = self._panel("sixes"), self._px, self._words, self._view
        last, left = view.map.sixes_left, view.sixes() - view.map.sixes_left
        said = words("five_seals.table.to_take", n=left) if left > 0 else words("five_seals.table.last_round")
        size = Type.SMALL if self._compact else Type.LEAD
        head = title(self._round, px(size), rect.width * 0.42)
        place(self._display, head, (rect.x + px(10), rect.y + px(size * 0.85)), "midleft")
        if self._compact:
            note = line(said, LIVELY, px(Type.TINY), rect.width * 0.5)
            place(self._display, note, (rect.right - px(10), rect.y + px(16)), "midright")
            goal = line(self._model.goal, QUIET, px(Type.TINY), rect.width - px(20))
            place(self._display, goal, (rect.x + px(10), rect.bottom - px(9)), "midleft")
        else:
            circle = line(
                words(f"five_seals.choice.circle.{view.circle}"), QUIET, px(Type.FINE), rect.width * 0.5
            )
            place(self._display, circle, (rect.right - px(12), rect.y + px(19)), "midright")
            sixes = words("five_seals.table.sixes", n=view.sixes(), of=sixes_of(view))
            for y, about in ((46, self._model.goal), (78, sixes)):
                told = line(about, QUIET, px(Type.CAPTION), rect.width - px(28))
                place(self._display, told, (rect.x + px(14), rect.y + px(y)), "midleft")
            ends = words("five_seals.table.ends_at", n=last) if left > 0 else said
            note = line(ends, LIVELY, px(Type.SMALL), rect.width - px(28))
            place(self._display, note, (rect.x + px(14), rect.bottom - px(20)), "midleft")
        top, high = (30, 22) if self._compact else (96, 44)
        row = Rect(rect.x + px(10), rect.y + px(top), rect.width - px(20), px(high))
        self._display.blit(tally(sixes_of(view), view.sixes(), last, row.size), row)


def sixes_of(view: State) -> int:
    """Return how many scrolls of strength 6 there were at first."""
    places = MAPS[len(view.seats)].places.values()
    return sum(place.kind == "scroll" and place.strength == 6 for place in places)


@sprite
def edge(size: Size, unit: float) -> Surface:
    """Return the frame within which a part of the map is seen."""
    inside = inset(size, 4 * unit, max(1, round(8 * unit)), 0.7).copy()
    frame = path(ring(0, 0, *size, 6 * unit, max(1.5, 2 * unit)), Fade(BRONZE), holes=True)
    inside.blit(drawing(size, frame), (0, 0))
    return inside


@sprite
def tally(total: int, left: int, last: int, size: Size) -> Surface:
    """Return the sixes in a row: taken ones dark and crossed out, a line where the game ends."""
    width, height = size[0] / total, size[1]
    surface = Surface(size, SRCALPHA)
    taken = total - left
    for number in range(total):
        box = Rect(round(number * width) + 1, 0, round(width) - 2, height)
        ground, ink = (
            (palette.SIX, palette.SCROLL_INK) if number >= taken else (palette.SIX_GONE, palette.SIX_GONE_INK)
        )
        surface.blit(panels.pill(box.size, ground, palette.SIX_EDGE, 1, 4), box)
        place(
            surface,
            edged("6", "ui_bold", round(min(height * 0.62, width * 0.9)), ink, edge=ground),
            box.center,
        )
        if number < taken:
            cross = path(
                f"M2 {height - 3}L{box.width - 2} 3", stroke=palette.SIX_TAKEN, width=max(1.5, height / 16)
            )
            surface.blit(drawing(box.size, cross), box)
    surface.fill(palette.LAST_SIXES, Rect(round((total - last) * width) - 1, 0, max(2, height // 18), height))
    return surface


@sprite
def legend(size: Size, unit: float, words: Words) -> Surface:
    """Return the signs in a nutshell: the shapes of the elements, and what the light around a seal says."""
    surface, px = panels.table_panel(size, unit).copy(), Scale(unit)
    surface.blit(title(words("five_seals.table.legend"), px(Type.BODY)), (px(12), px(6)))
    step = (size[0] - px(16)) / len(ELEMENTS)
    for number, element in enumerate(ELEMENTS):
        x = px(8) + step * (number + 0.5)
        place(surface, bare_shape(element, px(30)), (x, px(56)))
        place(
            surface,
            line(words(f"five_seals.element.{element}"), PLAIN, px(Type.FINE), step - px(4)),
            (x, px(84)),
        )
    step = (size[0] - px(16)) / len(EXAMPLES)
    for number, name in enumerate(EXAMPLES):
        at = px(8) + step * (number + 0.5), px(132)
        if name == "breakable":
            place(surface, seal_light("water", px(38), "act"), at)
        example = seal("water", 3, px(38))
        place(surface, as_it_stands(example, name), at)
        label = shrunk(words(f"five_seals.table.{name}"), SMALL, px(Type.FINE), step - px(6), px(36))
        place(surface, label, (at[0], px(164)), "midtop")
    return surface


@sprite
def bare_shape(element: str, px: int) -> Surface:
    """Return the bare shape of an element."""
    look = ELEMENTS[element]
    shape = path(outline(element), look.colour, stroke=look.pale, width=8)
    return drawing((px, px), shape, view=(UNIT, UNIT))

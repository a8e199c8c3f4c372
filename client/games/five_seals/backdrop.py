"""The backdrop of the table: the dungeon's floor, the panels around it and what is written on them."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import inset
from client.art.lettering import edged, title
from client.art.pictures import picture
from client.art.text import QUIET, Style, line, shrunk
from client.art.theme import BRONZE, FOCUS, SECOND, TEXT
from client.art.vector import Fade, Size, drawing, path, ring
from client.games.five_seals.dice import die
from client.games.five_seals.looks import ELEMENTS, UNIT, outline
from client.games.five_seals.seats import Room, own_panel, rival_panel, sitter
from client.games.five_seals.tokens import quiet, seal, seal_light
from client.table.backdrop import Backdrop
from client.table.layout import FIELD
from rules.core.words import Words
from rules.five_seals.elements import COLOURS, STORES
from rules.five_seals.maps import MAPS
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State

PLACES = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.0), (0.5, 0.0)),
    3: ((-0.5, -0.45), (0.5, -0.45), (0.0, 0.5)),
    4: ((-0.5, -0.48), (0.5, -0.48), (-0.5, 0.48), (0.5, 0.48)),
    5: ((-1.0, -0.48), (0.0, -0.48), (1.0, -0.48), (-0.5, 0.48), (0.5, 0.48)),
    6: ((-1.0, -0.48), (0.0, -0.48), (1.0, -0.48), (-1.0, 0.48), (0.0, 0.48), (1.0, 0.48)),
}
"""How so many dice lie in a basin, in steps of a die."""
EXAMPLES = ("breakable", "weak", "far")


class FiveSealsBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own, but for the floor."""

    def draw(self) -> None:
        """Draw all panels."""
        room = Room(self._k, self._compact)
        for seat in range(len(self._view.seats)):
            rect = self._rect(f"seat:{seat}")
            draw = own_panel if seat == self._model.viewer else rival_panel
            who = sitter(self._model, seat)
            self._display.blit(draw(who, rect.size, room, self._words), rect)
        self._sixes()
        if ASIDE in self._model.arrangement.zones:
            self._shelf()
        if "legend" in self._model.arrangement.zones:
            rect = self._rect("legend")
            self._display.blit(legend(rect.size, self._k, self._words), rect)
        zoom = self._model.camera.zoom
        if zoom > 1:
            field = self._rect(FIELD)
            label = self._words("five_seals.table.map", n=round(100 * zoom))
            frame = edge(field.size, self._k)
            self._display.blit(frame, field)
            tag = panels.chip(label, self._px(14), panels.TAG)
            self._display.blit(tag, tag.get_rect(midbottom=(field.centerx, field.bottom - self._px(6))))

    def _shelf(self) -> None:
        rect = self._rect(ASIDE)
        self._display.blit(panels.table_panel(rect.size, self._k), rect)
        if self._compact:
            return
        head = line(self._words("five_seals.table.guardians"), QUIET, self._px(14), rect.width - self._px(20))
        self._display.blit(head, (rect.x + self._px(10), rect.y + self._px(4)))

    # --- sixes -------------------------------------------------------------------------------------

    def _sixes(self) -> None:
        """Show how many scrolls of strength 6 are left, and how many of them end the game."""
        rect, px, words, view = self._rect("sixes"), self._px, self._words, self._view
        compact = self._compact
        self._display.blit(panels.table_panel(rect.size, self._k), rect)
        size = 17 if compact else 22
        label = words("table.round", n=view.round) if view.round else words("table.setup")
        head = title(label, px(size), rect.width * 0.42)
        self._display.blit(head, head.get_rect(midleft=(rect.x + px(10), rect.y + px(size * 0.85))))
        if not compact:
            circle = line(words(f"five_seals.choice.circle.{view.circle}"), QUIET, px(14), rect.width * 0.5)
            self._display.blit(circle, circle.get_rect(midright=(rect.right - px(12), rect.y + px(19))))
        left = view.sixes() - view.map.sixes_left
        said = words("five_seals.table.to_take", n=left) if left > 0 else words("five_seals.table.last_round")
        note = line(said, Style("ui_medium", FOCUS), px(13 if compact else 17), rect.width * 0.5)
        if compact:
            self._display.blit(note, note.get_rect(midright=(rect.right - px(10), rect.y + px(16))))
        else:
            about = line(words("five_seals.table.sixes"), QUIET, px(16))
            self._display.blit(about, about.get_rect(midleft=(rect.x + px(14), rect.y + px(54))))
            self._display.blit(note, note.get_rect(midleft=(rect.x + px(14), rect.bottom - px(20))))
            if left > 0:
                self._ends_at(rect, note.get_width())
        top, high = (30, 22) if compact else (72, 44)
        row = Rect(rect.x + px(10), rect.y + px(top), rect.width - px(20), px(high))
        self._display.blit(tally(sixes_of(view), view.sixes(), view.map.sixes_left, row.size), row)

    def _ends_at(self, rect: Rect, taken: int) -> None:
        """Say beside a note how many sixes are left in the dungeon when the game ends."""
        px, said = self._px, self._words("five_seals.table.ends_at", n=self._view.map.sixes_left)
        ends = line(said, QUIET, px(14), rect.width - taken - px(36))
        self._display.blit(ends, ends.get_rect(midright=(rect.right - px(12), rect.bottom - px(20))))


def sixes_of(view: State) -> int:
    """Return how many scrolls of strength 6 there were at first."""
    return sum(
        place.kind == "scroll" and place.strength == 6 for place in MAPS[len(view.seats)].places.values()
    )


@sprite
def edge(size: Size, unit: float) -> Surface:
    """Return the frame within which a part of the map is seen."""
    inside = inset(size, 4 * unit, max(1, round(8 * unit)), 0.7).copy()
    line_ = path(ring(0, 0, *size, 6 * unit, max(1.5, 2 * unit)), Fade(BRONZE), holes=True)
    inside.blit(drawing(size, line_), (0, 0))
    return inside


@sprite
def tally(total: int, left: int, last: int, size: Size) -> Surface:
    """Return the sixes in a row: taken ones crossed out, then those still to be taken, then the last ones."""
    width, height = size[0] / total, size[1]
    surface = Surface(size, SRCALPHA)
    taken = total - left
    for number in range(total):
        box = Rect(round(number * width) + 1, 0, round(width) - 2, height)
        live = taken <= number < total - last
        ground, ink = ("#f0dfae", "#2c1406") if live else ("#2a231e", "#7c6f5e")
        surface.blit(panels.pill(box.size, ground, "#8a6224", 1, 4), box)
        digit = edged("6", "ui_bold", round(min(height * 0.62, width * 0.9)), ink, edge=ground)
        surface.blit(digit, digit.get_rect(center=box.center))
        if number < taken:
            cross = path(f"M2 {height - 3}L{box.width - 2} 3", stroke="#d0402c", width=max(1.5, height / 16))
            surface.blit(drawing(box.size, cross), box)
    line_at = round((total - last) * width)
    surface.fill("#ff5a3c", Rect(line_at - 1, 0, max(2, height // 18), height))
    return surface


@sprite
def legend(size: Size, unit: float, words: Words) -> Surface:
    """Return the signs in a nutshell: the shapes of the elements, and what the light around a seal says."""
    surface = panels.table_panel(size, unit).copy()

    def px(units: float) -> int:
        return round(units * unit)

    head = title(words("five_seals.table.legend"), px(20))
    surface.blit(head, (px(12), px(6)))
    step = (size[0] - px(16)) / len(ELEMENTS)
    for number, element in enumerate(ELEMENTS):
        x = px(8) + step * (number + 0.5)
        shape = bare_shape(element, px(30))
        surface.blit(shape, shape.get_rect(center=(x, px(56))))
        label = line(words(f"five_seals.element.{element}"), Style("ui", TEXT), px(14), step - px(4))
        surface.blit(label, label.get_rect(center=(x, px(84))))
    step = (size[0] - px(16)) / len(EXAMPLES)
    for number, name in enumerate(EXAMPLES):
        x, y = px(8) + step * (number + 0.5), px(132)
        if name == "breakable":
            light = seal_light("water", px(38), "act")
            surface.blit(light, light.get_rect(center=(x, y)))
        picture = seal("water", 3, px(38))
        picture = quiet(picture) if name == "far" else picture
        surface.blit(picture, picture.get_rect(center=(x, y)))
        label = shrunk(
            words(f"five_seals.table.{name}"), Style("ui", SECOND, leading=1.05), px(14), step - px(6), px(36)
        )
        surface.blit(label, label.get_rect(midtop=(x, px(164))))
    return surface


@sprite
def bare_shape(element: str, px: int) -> Surface:
    """Return the bare shape of an element."""
    look = ELEMENTS[element]
    return drawing(
        (px, px), path(outline(element), look.colour, stroke=look.pale, width=8), view=(UNIT, UNIT)
    )


@sprite
def basin(colour: str, count: int, size: Size, label: str, unit: float) -> Surface:
    """Return a basin with the dice that lie in it, and their number below."""
    strip = round(26 * unit)
    surface = Surface((size[0], size[1] + 2 * strip), SRCALPHA)
    surface.blit(picture(f"five_seals/basin_{colour}", size), (0, strip))
    px = round(size[1] * (0.26 if count < 5 else 0.22))
    for x, y in PLACES.get(count, ()):
        lying = die(colour, 0, px)
        at = size[0] / 2 + x * px * 1.02, strip + size[1] * 0.47 + y * px * 1.02
        surface.blit(lying, lying.get_rect(center=at))
    tag = panels.chip(label, max(11, round(15 * unit)), panels.TAG, size[0])
    surface.blit(tag, tag.get_rect(midtop=(size[0] / 2, strip + size[1] - round(14 * unit))))
    return surface


def store_of(view: State, store: str) -> tuple[str, int, int]:
    """Return the colour of a store, how many dice lie in it and how many there are."""
    colour = next(colour for colour in COLOURS if STORES[colour] == store)
    return colour, view.store[COLOURS.index(colour)], len(view.seats) + 1

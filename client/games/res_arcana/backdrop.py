"""The backdrop of the table: panels, labels, pools and piles under the cards."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import meter, seat_sign
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.text import LIVELY, PLAIN, QUIET, Style, draw, escape, fitted, fitted_line, line
from client.art.theme import FOCUS, SEATS
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Box, Canvas
from client.games.res_arcana.faces import face
from client.games.res_arcana.layout import DISCARD, POOL, TABLE, own_slots
from client.games.res_arcana.seats import own_panel, rival_panel, rival_shape
from client.games.res_arcana.sprites import back
from client.table.backdrop import Backdrop
from client.table.layout import PASS
from client.table.seat_plate import SeatPlate, seat_plate
from rules.core.words import Words
from rules.res_arcana.essences import NAMES
from rules.res_arcana.score import GOAL
from rules.res_arcana.state import State

LABELLED = ("places", "monuments", "items")
FIELDS = (*LABELLED, TABLE, "piles")
FAINT = 90
"""How much of an empty slot is seen, of 255."""
SCORE = Style("ui_bold", FOCUS)


@sprite
def bare_table(fields: tuple[tuple[str, tuple[int, ...]], ...], canvas: Canvas, words: Words) -> Surface:
    """Return the table with its empty fields, each with its name where it needs one."""
    surface, px = picture("res_arcana/table", canvas.size).copy(), canvas.px
    for name, box in fields:
        rect = Rect(box)
        surface.blit(panels.zone(rect.size, canvas.k), rect)
        if name == TABLE and not canvas.compact:
            box_in_units = Box(*(value / canvas.k for value in box))
            for slot in (slot for line in own_slots(box_in_units) for slot in line):
                place_ = canvas.rect(*slot)
                surface.blit(_faint_slot(place_.size, canvas.k), place_)
        if name in LABELLED:
            size = px(Type.NOTE if canvas.compact else Type.LABEL)
            label = title(words(f"res_arcana.zone.{name}"), size, rect.width - px(20))
            place(surface, label, (rect.x + px(10), rect.y + px(11)), "midleft")
    return surface


@sprite
def _faint_slot(size: Size, unit: float) -> Surface:
    """Return where a component will lie."""
    surface = panels.slot(size, unit).copy()
    surface.set_alpha(FAINT)
    return surface


class ResArcanaBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def draw(self) -> None:
        """Draw the ground and all panels."""
        fields = tuple((name, tuple(self._rect(name))) for name in FIELDS)
        self._display.blit(bare_table(fields, self._model.canvas, self._words), (0, 0))
        for rival in self._view.rivals(self._model.viewer):
            self._rival(rival)
        self._own_seat()
        self._piles()
        if "score" in self._model.arrangement.zones:
            self._score()
        else:
            rect = self._rect(PASS)
            label = title(self._round, self._px(Type.LABEL), rect.width)
            place(self._display, label, (rect.centerx, rect.y + self._px(6)), "midtop")
            self._goal()

    def _goal(self) -> None:
        """Say what wins above the places, the first of what counts for it, where there is no panel for it."""
        rect, px = self._rect("places"), self._px
        goal = line(self._model.goal, QUIET, px(Type.TINY), rect.width - px(130))
        place(self._display, goal, (rect.right - px(10), rect.y + px(11)), "midright")

    # --- seats -------------------------------------------------------------------------------------

    def _plate(self, seat: int) -> SeatPlate:
        passed = self._words("res_arcana.zone.passed") if self._view.seats[seat].passed else ""
        return seat_plate(self._model, seat, away=passed)

    def _rival(self, rival: int) -> None:
        rect, me = self._rect(f"seat:{rival}"), self._view.seats[rival]
        counts = (len(me.hand), len(me.deck), len(me.discard))
        shape = rival_shape(len(self._view.seats), compact=self._compact)
        panel = rival_panel(self._plate(rival), me.pool, counts, rect.size, self._k, shape)
        self._display.blit(panel, rect)

    def _own_seat(self) -> None:
        rect, spots, me = self._rect(POOL), self._model.arrangement.spots, self._model.viewer
        boxes = (self._model.canvas.rect(*spots[name].box) for name in NAMES)
        cells = tuple(tuple(box.move(-rect.x, -rect.y)) for box in boxes)
        pool = self._view.seats[me].pool
        panel = own_panel(self._plate(me), pool, rect.size, self._k, cells, self._words)
        self._display.blit(panel, rect)

    def _piles(self) -> None:
        seat, piles = self._view.seats[self._model.viewer], ("deck", DISCARD)
        held = {"deck": seat.deck, DISCARD: seat.discard}
        labels = {name: self._words.count(f"res_arcana.zone.{name}", len(held[name])) for name in piles}
        room = self._rect("deck").width + self._px(8)
        letters = min(fitted_line(said, QUIET, self._px(Type.NOTE), room).px for said in labels.values())
        for name, cards in held.items():
            box = self._rect(name)
            if not cards:
                pile = panels.slot(box.size, self._k)
            elif name == DISCARD:
                pile = face(cards[-1], box.width, self._words)
            else:
                pile = back("artifact", box.width, len(cards))
            place(self._display, pile, box.center)
            place(
                self._display,
                line(labels[name], QUIET, letters),
                (box.centerx, box.bottom + self._px(4)),
                "midtop",
            )

    # --- score -------------------------------------------------------------------------------------

    def _score(self) -> None:
        rect, px, display = self._panel("score"), self._px, self._display
        display.blit(title(self._round, px(Type.LEAD)), (rect.x + px(14), rect.y + px(6)))
        said = fitted(self._model.goal, QUIET, px(Type.NOTE), rect.width - px(24), px(38))
        place(display, draw(said), (rect.x + px(14), rect.bottom - px(8)), "bottomleft")
        points = self._model.points
        for row, seat in enumerate(sorted(range(len(points)), key=lambda seat: -points[seat])):
            y = rect.y + px(54 + 36 * row)
            style = LIVELY if seat == self._model.viewer else PLAIN
            bar = meter((px(96), px(14)), min(points[seat], GOAL), GOAL, SEATS[seat].colour)
            name = line(escape(self._model.names[seat]), style, px(Type.FACT), px(96))
            number = line(str(points[seat]), SCORE, px(Type.LEAD))
            cells = ((12, seat_sign(seat, px(24))), (44, name), (148, bar), (260, number))
            for x, cell in cells:
                place(display, cell, (rect.x + px(x), y), "midleft")

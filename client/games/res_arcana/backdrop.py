"""The backdrop of the table: panels, labels, pools and piles under the cards."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.art.pictures import picture
from client.art.text import LIVELY, QUIET, Style, escape, line
from client.art.theme import DIM, FOCUS, SEATS, TEXT
from client.canvas import Canvas
from client.games.res_arcana.faces import back, face
from client.games.res_arcana.seats import Room, own_panel, rival_panel, sitter
from client.table.backdrop import Backdrop
from rules.core.words import Words
from rules.res_arcana.essences import NAMES
from rules.res_arcana.score import GOAL
from rules.res_arcana.state import State

NUMBER = Style("ui_bold", TEXT)
ZERO = Style("ui_bold", DIM)
LABELLED = ("places", "monuments", "items")
FIELDS = (*LABELLED, "table", "piles")


@sprite
def bare_table(fields: tuple[tuple[str, tuple[int, ...]], ...], canvas: Canvas, words: Words) -> Surface:
    """Return the table with its empty fields, each with its name where it needs one."""
    surface = picture("res_arcana/table", canvas.size).copy()
    for name, box in fields:
        rect = Rect(box)
        surface.blit(panels.zone(rect.size, canvas.k), rect)
        if name in LABELLED:
            size = canvas.px(15 if canvas.compact else 18)
            label = title(words(f"res_arcana.zone.{name}"), size, rect.width - canvas.px(20))
            surface.blit(label, label.get_rect(midleft=(rect.x + canvas.px(10), rect.y + canvas.px(11))))
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
        if self._model.asking and self._chooses_from_a_cloth():
            self._choice()
        if "score" in self._model.arrangement.zones:
            self._score()
        else:
            rect = self._rect("pass")
            label = title(self._round, self._px(18), rect.width)
            self._display.blit(label, label.get_rect(midtop=(rect.centerx, rect.y + self._px(6))))

    def _write(
        self, markup: str, style: Style, size: float, at: tuple[int, int], room: float = 10_000
    ) -> Rect:
        """Write one line whose left end and middle are given; return where it stands."""
        words = line(markup, style, self._px(size), room)
        where = words.get_rect(midleft=at)
        self._display.blit(words, where)
        return where

    # --- seats -------------------------------------------------------------------------------------

    @property
    def _room(self) -> Room:
        return Room(self._k, self._compact, len(self._view.seats) > 2)

    def _rival(self, rival: int) -> None:
        rect = self._rect(f"seat:{rival}")
        who = sitter(self._model, rival)
        self._display.blit(rival_panel(who, rect.size, self._room, self._words), rect)

    def _own_seat(self) -> None:
        rect = self._rect("pool")
        spots, canvas = self._model.arrangement.spots, self._model.canvas
        cells = tuple(tuple(canvas.rect(*spots[name].box).move(-rect.x, -rect.y)) for name in NAMES)
        who = sitter(self._model, self._model.viewer)
        self._display.blit(own_panel(who, rect.size, self._room, self._words, cells), rect)

    def _piles(self) -> None:
        me = self._model.viewer
        seat = self._view.seats[me]
        for name, cards in (("deck", seat.deck), ("discard", seat.discard)):
            box = self._model.canvas.rect(*self._model.arrangement.spots[f"{name}:{me}"].box)
            if not cards:
                picture = panels.slot(box.size, self._k)
            elif name == "deck":
                picture = back("artifact", box.width, len(cards))
            else:
                picture = face(cards[-1], box.width, self._words)
            self._display.blit(picture, picture.get_rect(center=box.center))
            label = self._words.count(f"res_arcana.zone.{name}", len(cards))
            words = line(label, QUIET, self._px(15), box.width + self._px(8))
            self._display.blit(words, words.get_rect(midtop=(box.centerx, box.bottom + self._px(4))))

    def _chooses_from_a_cloth(self) -> bool:
        """Tell whether cards lie over the market; before the first round they lie on the own table."""
        spots = self._model.arrangement.spots.values()
        return self._view.round > 0 and any(spot.zone == "choice" for spot in spots)

    def _choice(self) -> None:
        """Draw the cloth on which cards lie that are only chosen from."""
        rect = self._rect("choice")
        for _ in range(2):
            self._display.blit(panels.table_panel(rect.size, self._k, edge="#ffd27a", thick=2), rect)

    @property
    def _round(self) -> str:
        return (
            self._words("table.round", n=self._view.round) if self._view.round else self._words("table.setup")
        )

    # --- score -------------------------------------------------------------------------------------

    def _score(self) -> None:
        rect, px = self._rect("score"), self._px
        self._display.blit(panels.table_panel(rect.size, self._k), rect)
        head = title(self._round, px(22))
        self._display.blit(head, (rect.x + px(14), rect.y + px(6)))
        order = sorted(range(len(self._view.seats)), key=lambda seat: -self._model.points[seat])
        for row, seat in enumerate(order):
            y = rect.y + px(58 + 36 * row)
            sign = seat_sign(seat, px(24))
            self._display.blit(sign, sign.get_rect(midleft=(rect.x + px(12), y)))
            style = LIVELY if seat == self._model.viewer else Style(colour=TEXT)
            self._write(escape(self._model.names[seat]), style, 19, (rect.x + px(44), y), px(96))
            points = self._model.points[seat]
            bar = panels.meter((px(96), px(14)), min(points, GOAL), GOAL, SEATS[seat].colour)
            self._display.blit(bar, bar.get_rect(midleft=(rect.x + px(148), y)))
            self._write(str(points), Style("ui_bold", FOCUS), 22, (rect.right - px(44), y))

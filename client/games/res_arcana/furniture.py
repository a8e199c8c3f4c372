"""The furniture of the table: panels, labels, pools and piles under the cards."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.heraldry import medal, seat_sign, tile
from client.art.icons import icon
from client.art.lettering import title
from client.art.pictures import picture
from client.art.text import LIVELY, QUIET, Style, escape, line
from client.art.theme import DIM, FOCUS, SEATS, SECOND, TEXT
from client.art.tokens import token
from client.games.res_arcana.faces import back, face
from client.table.board import Scenery
from rules.res_arcana.essences import NAMES
from rules.res_arcana.score import GOAL
from rules.res_arcana.state import State

NUMBER = Style("ui_bold", TEXT)
ZERO = Style("ui_bold", DIM)
LABELLED = ("places", "monuments", "items")


class Furniture:
    """Draws everything of one scenery that is not a thing of its own."""

    def __init__(self, surface: Surface, scenery: Scenery) -> None:
        self._surface = surface
        self._scenery = scenery
        assert isinstance(scenery.view, State)
        self._view = scenery.view
        self._px = scenery.canvas.px
        self._k = scenery.canvas.k
        self._words = scenery.words

    def draw(self) -> None:
        """Draw the ground and all panels."""
        self._surface.blit(picture("res_arcana/table", self._surface.get_size()), (0, 0))
        for name in LABELLED:
            rect = self._field(name)
            size = self._px(15 if self._scenery.canvas.compact else 18)
            label = title(self._words(f"res_arcana.zone.{name}"), size, rect.width - self._px(20))
            self._surface.blit(label, label.get_rect(midleft=(rect.x + self._px(10), rect.y + self._px(11))))
        self._field("table")
        for rival in self._view.rivals(self._scenery.viewer):
            self._rival(rival)
        self._own_seat()
        self._piles()
        if self._scenery.asking and self._chooses_from_a_cloth():
            self._choice()
        if "score" in self._scenery.arrangement.zones:
            self._score()

    def _rect(self, name: str) -> Rect:
        return self._scenery.canvas.rect(*self._scenery.arrangement.zones[name])

    def _field(self, name: str) -> Rect:
        rect = self._rect(name)
        self._surface.blit(panels.zone(rect.size, self._k), rect)
        return rect

    def _write(
        self, markup: str, style: Style, size: float, at: tuple[int, int], room: float = 10_000
    ) -> Rect:
        """Write one line whose left end and middle are given; return where it stands."""
        words = line(markup, style, self._px(size), room)
        where = words.get_rect(midleft=at)
        self._surface.blit(words, where)
        return where

    # --- seats -------------------------------------------------------------------------------------

    def _rival(self, rival: int) -> None:
        rect, px = self._rect(f"seat:{rival}"), self._px
        compact = self._scenery.canvas.compact
        deciding = self._view.decision is not None and self._view.decision.seat == rival
        edge = SEATS[rival].colour if deciding else "#a8803e"
        self._surface.blit(
            panels.table_panel(rect.size, self._k, edge=edge, thick=3 if deciding else 1), rect
        )
        crowded = len(self._view.seats) > 2
        narrow = rect.width if crowded else px(224) if compact else px(332)
        head = Rect(rect.x, rect.y, narrow, rect.height)
        self._head(rival, head)
        if crowded:
            y = head.y + px(46 if compact else 72)
            self._pool_line(rival, head.x + px(12), y, px(210) if compact else narrow)
            self._counts(rival, head.right - px(110 if compact else 176), y, px(34 if compact else 56))
        else:
            self._pool_line(rival, head.x + px(12), head.y + px(72), narrow)
            self._counts(rival, head.x + px(12), head.y + px(102 if compact else 106), px(56))

    def _head(self, seat: int, rect: Rect) -> None:
        """Draw who sits there: sign, name and points; below, what the player is and whether it has passed."""
        px, words = self._px, self._words
        small = self._scenery.canvas.compact and len(self._view.seats) > 2 and seat != self._scenery.viewer
        side, line_y = (26, 18) if small else (36, 22)
        sign = seat_sign(seat, px(side))
        self._surface.blit(sign, sign.get_rect(midleft=(rect.x + px(8), rect.y + px(line_y + 2))))
        points = medal(str(self._scenery.points[seat]), px(side + 12))
        medal_place = points.get_rect(topright=(rect.right - px(8), rect.y + px(4)))
        self._surface.blit(points, medal_place)
        left = rect.x + px(side + 16)
        name = title(self._scenery.names[seat], px(20 if small else 25), (medal_place.left - left) * 0.55)
        where = name.get_rect(midleft=(left, rect.y + px(line_y)))
        self._surface.blit(name, where)
        x = where.right + px(8)
        if self._view.first == seat:
            crown = tile("crown", px(22), "#5a3d0c", "#ffe9a8", "#e0b050")
            self._surface.blit(crown, crown.get_rect(midleft=(x, where.centery)))
            x += px(28)
        if not small:
            x = self._about(seat, (left, rect.y + px(44)), medal_place.left - left).right + px(8)
        if self._view.seats[seat].passed:
            y = where.centery if small else rect.y + px(44)
            chip = panels.chip(words("res_arcana.zone.passed"), px(13), panels.AWAY)
            self._surface.blit(chip, chip.get_rect(midleft=(x, y)))

    def _about(self, seat: int, at: tuple[int, int], room: int) -> Rect:
        player = self._scenery.players[seat]
        if player == "human":
            return self._write(self._words("table.human"), QUIET, 15, at, room)
        level = self._words(f"bot.{player.removeprefix('bot:')}")
        return self._write(self._words("table.bot", level=level), QUIET, 15, at, room)

    def _pool_line(self, seat: int, x: int, y: int, width: int) -> None:
        px = self._px
        pool = self._view.seats[seat].pool
        step = min(px(62), (width - px(20)) // 5)
        size, digits = (20, 17) if step < px(52) else (26, 21)
        for kind, name in enumerate(NAMES):
            picture = token(name, px(size))
            self._surface.blit(picture, picture.get_rect(midleft=(x + kind * step, y)))
            style = NUMBER if pool[kind] else ZERO
            self._write(str(pool[kind]), style, digits, (x + kind * step + px(size + 2), y))

    def _counts(self, seat: int, x: int, y: int, step: int) -> None:
        px = self._px
        me = self._view.seats[seat]
        size, digits = (20, 18) if step > px(40) else (15, 14)
        for number, (sign, cards) in enumerate(
            (("poker-hand", me.hand), ("stack", me.deck), ("card-burn", me.discard))
        ):
            picture = icon(sign, px(size), SECOND)
            left = x + number * step
            self._surface.blit(picture, picture.get_rect(midleft=(left, y)))
            self._write(str(len(cards)), Style("ui_medium", SECOND), digits, (left + px(size + 4), y))

    def _own_seat(self) -> None:
        rect, px = self._rect("pool"), self._px
        me = self._scenery.viewer
        edge = SEATS[me].colour if self._scenery.asking else "#a8803e"
        self._surface.blit(panels.table_panel(rect.size, self._k, edge=edge, thick=2), rect)
        self._head(me, rect)
        pool = self._view.seats[me].pool
        for kind, name in enumerate(NAMES):
            box = self._scenery.canvas.rect(*self._scenery.arrangement.spots[name].box)
            self._surface.blit(panels.field(box.size, self._k), box)
            picture = token(name, min(round(box.width * 0.62), round(box.height * 0.45)))
            self._surface.blit(
                picture, picture.get_rect(midtop=(box.centerx, box.y + round(box.height * 0.05)))
            )
            number = line(str(pool[kind]), NUMBER if pool[kind] else ZERO, round(box.height * 0.26))
            self._surface.blit(
                number, number.get_rect(center=(box.centerx, box.y + round(box.height * 0.64)))
            )
            label = line(
                self._words(f"essence.{name}.name"), QUIET, round(box.height * 0.13), box.width - px(4)
            )
            self._surface.blit(label, label.get_rect(midbottom=(box.centerx, box.bottom - px(4))))

    def _piles(self) -> None:
        self._field("piles")
        me = self._scenery.viewer
        seat = self._view.seats[me]
        for name, cards in (("deck", seat.deck), ("discard", seat.discard)):
            box = self._scenery.canvas.rect(*self._scenery.arrangement.spots[f"{name}:{me}"].box)
            if not cards:
                picture = panels.slot(box.size, self._k)
            elif name == "deck":
                picture = back("artifact", box.width, len(cards))
            else:
                picture = face(cards[-1], box.width, self._words)
            self._surface.blit(picture, picture.get_rect(center=box.center))
            label = self._words.count(f"res_arcana.zone.{name}", len(cards))
            words = line(label, QUIET, self._px(15), box.width + self._px(8))
            self._surface.blit(words, words.get_rect(midtop=(box.centerx, box.bottom + self._px(4))))

    def _chooses_from_a_cloth(self) -> bool:
        """Tell whether cards lie over the market; before the first round they lie on the own table."""
        spots = self._scenery.arrangement.spots.values()
        return self._view.round > 0 and any(spot.zone == "choice" for spot in spots)

    def _choice(self) -> None:
        """Draw the cloth on which cards lie that are only chosen from."""
        rect = self._rect("choice")
        for _ in range(2):
            self._surface.blit(panels.table_panel(rect.size, self._k, edge="#ffd27a", thick=2), rect)

    # --- score -------------------------------------------------------------------------------------

    def _score(self) -> None:
        rect, px = self._rect("score"), self._px
        self._surface.blit(panels.table_panel(rect.size, self._k), rect)
        head = title(self._words("table.round", n=self._view.round), px(22))
        self._surface.blit(head, (rect.x + px(14), rect.y + px(6)))
        order = sorted(range(len(self._view.seats)), key=lambda seat: -self._scenery.points[seat])
        for row, seat in enumerate(order):
            y = rect.y + px(58 + 36 * row)
            sign = seat_sign(seat, px(24))
            self._surface.blit(sign, sign.get_rect(midleft=(rect.x + px(12), y)))
            style = LIVELY if seat == self._scenery.viewer else Style(colour=TEXT)
            self._write(escape(self._scenery.names[seat]), style, 19, (rect.x + px(44), y), px(96))
            points = self._scenery.points[seat]
            bar = panels.meter((px(96), px(14)), min(points, GOAL), GOAL, SEATS[seat].colour)
            self._surface.blit(bar, bar.get_rect(midleft=(rect.x + px(148), y)))
            self._write(str(points), Style("ui_bold", FOCUS), 22, (rect.right - px(44), y))

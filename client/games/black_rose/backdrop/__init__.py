"""The backdrop of the table: the lodge's foundation, panels, boards and labels under the things."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.pictures import picture
from client.art.place import Target, place
from client.art.text import QUIET, Style, line
from client.art.theme import TEXT
from client.art.type_sizes import Type
from client.canvas import Canvas
from client.games.black_rose import palette
from client.games.black_rose.backdrop.moon_panels import MoonPanels
from client.games.black_rose.backdrop.side_panels import (
    Rounds,
    event_panel,
    headed_panel,
    lanes_of,
    tracks_panel,
)
from client.games.black_rose.backdrop.top_bar import TopBar
from client.games.black_rose.faces.backs import BackKind, back
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.layout import TOLD
from client.games.black_rose.layout.panels import DOCKS, EVENT, TRACKS, scale
from client.games.black_rose.layout.zones import HOT_SPOT
from client.games.black_rose.seats.boards import Board, templars_left
from client.games.black_rose.sprites.rooms import REACH, plinth
from client.games.black_rose.sprites.spells import slot_label
from client.games.black_rose.sprites.tokens import cube, sign
from client.table.backdrop import Backdrop
from client.table.camera import WHOLE
from client.table.layout import FIELD
from rules.black_rose.board import CELL
from rules.black_rose.preview import action_of_turn, coming_events, current_event
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import phase
from rules.core.words import Words

NUMBER = Style("ui_bold", TEXT)
HEADING = Style("display", palette.GOLD_TEXT)
UNCHANGING = ("top", "quests", "slots", "hand")
"""The zones whose panels never change."""
Halls = tuple[tuple[int, int, int], ...]
"""Middle and reach of every room and cell, in pixels."""


@sprite
def bare_table(
    boxes: tuple[tuple[str, tuple[int, ...]], ...], halls: Halls, canvas: Canvas, words: Words, quests: str
) -> Surface:
    """Return the table with the panels that never change, and the stone that rooms stand on."""
    surface = picture("black_rose/table", canvas.size).copy()
    lay_plinths(surface, halls)
    for name, box in boxes:
        rect = Rect(box)
        match name:
            case "top":
                bar = rect.inflate(canvas.px(20), canvas.px(10)).move(0, -canvas.px(5))
                surface.blit(panels.table_panel(bar.size, canvas.k), bar)
            case "quests" if not canvas.compact:
                head, note = (words(f"{DOMAIN}.table.{key}") for key in (quests, f"{quests}_note"))
                surface.blit(headed_panel(rect.size, canvas.k, head, "scroll-quill", note), rect)
            case "quests":
                surface.blit(panels.table_panel(rect.size, canvas.k), rect)
            case _:
                surface.blit(panels.zone(rect.size, canvas.k), rect)
    return surface


def lay_plinths(surface: Target, halls: Halls) -> None:
    """Lay what rooms and cells stand on, so that together it is one piece of stone."""
    unit = round(max((reach for _, _, reach in halls), default=0) / REACH, 3)
    for edge in (True, False):
        for x, y, reach in halls:
            place(surface, plinth(reach, unit, edge=edge), (x, y))


class BlackRoseBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def draw(self) -> None:
        """Draw the ground and all panels."""
        zones = self._model.arrangement.zones
        boxes = tuple((name, tuple(self._rect(name))) for name in UNCHANGING if name in zones)
        # The whole lodge lies where it always lies; one that is looked at closely is laid anew.
        halls = self._halls if self._model.camera == WHOLE else ()
        quests = "own_quests" if self._view.moon else "quests"
        self._display.blit(bare_table(boxes, halls, self._model.canvas, self._words, quests), (0, 0))
        if self._view.moon:
            MoonPanels(self._display, self._model).draw()
        self._lodge()
        TopBar(self._display, self._model).draw()
        if not self._view.moon:
            self._event()
            self._tracks()
        for seat in range(len(self._view.seats)):
            Board(self._display, self._model, seat).draw()
        spots = self._model.arrangement.spots
        if not any(spot.look == "line" for spot in spots.values()):
            for number in range(len(palette.NUMERALS)):
                # What is chosen from lies elsewhere.
                if spots[self._view.slot_id(self._model.viewer, number)].zone == "slots":
                    self._slot_label(number)
        self._hand_heads()

    def _say(self, key: str, **values: object) -> str:
        return self._words(f"{DOMAIN}.table.{key}", **values)

    def _spot(self, name: str) -> Rect:
        """Return where a thing lies, in pixels."""
        return self._model.canvas.rect(*self._model.arrangement.spots[name].box)

    # --- the lodge ---------------------------------------------------------------------------------

    @property
    def _halls(self) -> Halls:
        spots = self._model.arrangement.spots.values()
        boxes = [self._model.canvas.rect(*spot.box) for spot in spots if spot.look in ("room", "cell")]
        return tuple((box.centerx, box.centery, box.height // 2) for box in boxes)

    def _lodge(self) -> None:
        field = self._rect(FIELD)
        with self._display.clip(field):
            if not self._view.moon:
                self._docks()
            if self._model.camera != WHOLE:
                lay_plinths(self._display, self._halls)

    def _docks(self) -> None:
        """Show what lies beside the lodge, in its free corners: decks and what is left in the supply."""
        view, side = self._view, self._px(28 * scale(DOCKS, compact=self._compact))
        self._deck("library", "spell", len(view.library))
        self._deck("forgotten", "forgotten", len(view.forgotten))
        self._stock("templars", sign("templar", side), templars_left(view))
        self._stock("upgrades", sign("grave_blade", side), len(view.upgrades))
        self._stock("rose_cubes", cube(ROSE, side), view.supply[ROSE])

    def _deck(self, name: str, kind: BackKind, count: int) -> None:
        box, unit = self._spot(f"{HOT_SPOT}{name}"), self._k * scale(DOCKS, compact=self._compact)
        at = Rect(box.x + round(8 * unit), box.y + round(4 * unit), round(70 * unit), round(99 * unit))
        pile = back(kind, at.size, None, count) if count else panels.slot(at.size, self._k)
        for lift in (round(3 * unit), 0) if count else (0,):
            self._display.blit(pile, at.move(lift, lift))
        label = line(self._say(name), QUIET, round(Type.FINE * unit), 92 * unit)
        place(self._display, label, (at.centerx, at.bottom + round(6 * unit)), "midtop")

    def _stock(self, name: str, mark: Surface, count: int) -> None:
        box, unit = self._spot(f"{HOT_SPOT}{name}"), self._k * scale(DOCKS, compact=self._compact)
        x, y, side = box.x + round(56 * unit), box.y + round(18 * unit), mark.get_width()
        place(self._display, mark, (x - side // 2, y))
        place(
            self._display, line(f"×{count}", NUMBER, round(Type.SMALL * unit)), (x + side // 3, y), "midleft"
        )
        label = line(self._say(name), QUIET, round(Type.TINY * unit), 110 * unit)
        place(self._display, label, (x, y + side // 2), "midtop")

    # --- the left column ---------------------------------------------------------------------------

    def _event(self) -> None:
        rect, view = self._rect("event"), self._view
        event, (following, *_) = current_event(view), (*coming_events(view), None)
        shown = Rounds(
            view.round,
            event,
            None if event and self._compact else following,
            phase(view) != "black_rose",
            event is not None and event.id in self._model.lit,
            sum(view.book.quests[quest].points for quest in view.quests if quest not in view.claimed),
        )
        unit = self._k * scale(EVENT, compact=self._compact)
        self._display.blit(event_panel(shown, rect.size, unit, self._words), rect)

    def _tracks(self) -> None:
        rect, lanes = self._rect("tracks"), lanes_of(self._model)
        unit = self._k * scale(TRACKS, compact=self._compact)
        self._display.blit(tracks_panel(lanes, rect.size, unit, self._words), rect)

    # --- what the viewer plays with ----------------------------------------------------------------

    def _slot_label(self, number: int) -> None:
        """Say below a slot which it is, and whether its spell is revealed."""
        px, name = self._px, self._view.slot_id(self._model.viewer, number)
        box, high = self._spot(name), px(20 if self._compact else 30)
        prepared = self._view.seats[self._model.viewer].slots[number]
        state = "" if number else "quick"
        if prepared is not None:
            state = "revealed" if prepared.revealed else prepared.token or "hidden"
        told, lit = self._say(state) if state else "", name in self._model.lit
        label = slot_label(number, told, (box.width, high), self._k, lit=lit, done=state == "revealed")
        self._display.blit(label, (box.x, box.bottom + px(3 if self._compact else 7)))

    def _hand_heads(self) -> None:
        """Write what is above the list of the hand, and above the deeds."""
        rect, px, spots = self._rect("hand"), self._px, self._model.arrangement.spots
        deeds = next((self._spot(name) for name, spot in spots.items() if spot.look == "deed"), None)
        if self._compact or deeds is None:
            return
        me, y = self._view.seats[self._model.viewer], rect.y + px(20)
        limit = self._view.book.mages[me.mage].hand if me.mage else 0
        place(self._display, sign("spell", px(22)), (rect.x + px(14), y), "midleft")
        told = any(spot.look in TOLD for spot in spots.values())
        hand = self._say("hand", n=len(me.hand), of=limit)
        said = self._say("prepared") if not me.hand else self._say("prepared_above", hand=hand)
        head = line(said if told else hand, HEADING, px(Type.LABEL), deeds.x - rect.x - px(52))
        place(self._display, head, (rect.x + px(40), y), "midleft")
        number, most = action_of_turn(self._view) if self._model.asking else (0, 0)
        said = self._say("deed_of_turn", n=number, of=most) if number else self._say("deeds")
        head = line(said, HEADING, px(Type.LABEL), px(360))
        place(self._display, head, (deeds.x, y), "midleft")
        if me.place == CELL and me.mage:
            note = line(self._say("in_cell"), QUIET, px(Type.FINE), px(200))
            place(self._display, note, (rect.right - px(14), y), "midright")

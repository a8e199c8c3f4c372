"""The backdrop of the table: the lodge's foundation, panels, boards and labels under the things."""

from __future__ import annotations

from collections import Counter

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.lettering import title
from client.art.panels import pill
from client.art.pictures import picture
from client.art.place import Target
from client.art.text import QUIET, Style, escape, line
from client.art.theme import NEUTRAL_SEAT, TEXT
from client.art.vector import Size, drawing, path, rounded
from client.canvas import Canvas
from client.games.black_rose.faces import BackKind, back
from client.games.black_rose.formulas import DOMAIN, does, name_of
from client.games.black_rose.layout import evoked_boxes
from client.games.black_rose.palette import EMBLEMS, GOLD_TEXT, MUTED
from client.games.black_rose.pieces import cube
from client.games.black_rose.rooms import REACH, plinth
from client.games.black_rose.seats import Evoked, Sitter, own_board, rival_board, small_board
from client.games.black_rose.side_panels import Lane, Rounds, course, event_panel, panel, tracks_panel
from client.table.backdrop import Backdrop
from client.table.camera import WHOLE
from client.table.layout import FIELD
from rules.black_rose.board import CELL
from rules.black_rose.card_text import name as figure_name
from rules.black_rose.evocations import SLOTS as EVOKED
from rules.black_rose.preview import coming_events, current_event
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.turns import PHASES, ROUNDS, phase
from rules.core.words import Words

NUMBER = Style("ui_bold", TEXT)
HEADING = Style("display", GOLD_TEXT)
NUMERALS = ("", "I", "II", "III")
QUICK = 0


BARE = ("top", "quests", "slots", "hand")
"""The zones whose panels never change."""


@sprite
def bare_table(
    boxes: tuple[tuple[str, tuple[int, ...]], ...],
    halls: tuple[tuple[int, int, int], ...],
    canvas: Canvas,
    words: Words,
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
                head, note = (words(f"{DOMAIN}.table.{key}") for key in ("quests", "quests_note"))
                surface.blit(panel(rect.size, canvas.k, head, "scroll-quill", note), rect)
            case "quests":
                surface.blit(panels.table_panel(rect.size, canvas.k), rect)
            case _:
                surface.blit(panels.zone(rect.size, canvas.k), rect)
    return surface


def lay_plinths(surface: Target, halls: tuple[tuple[int, int, int], ...]) -> None:
    """Lay what rooms and cells stand on, so that together it is one piece of stone."""
    unit = round(max((reach for _, _, reach in halls), default=0) / REACH, 3)
    for edge in (True, False):
        for x, y, reach in halls:
            stone = plinth(reach, unit, edge=edge)
            surface.blit(stone, stone.get_rect(center=(x, y)))


@sprite
def veil(size: Size) -> Surface:
    """Return the dark that lies over the lodge while something else is chosen."""
    return drawing(size, path(rounded(0, 0, *size, 12), "#060308", opacity=0.72))


class BlackRoseBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def draw(self) -> None:
        """Draw the ground and all panels."""
        zones = self._model.arrangement.zones
        boxes = tuple((name, tuple(self._rect(name))) for name in BARE if name in zones)
        # The whole lodge lies where it always lies; one that is looked at closely is laid anew.
        halls = self._halls if self._model.camera == WHOLE else ()
        self._display.blit(bare_table(boxes, halls, self._model.canvas, self._words), (0, 0))
        self._lodge()
        self._top()
        self._event()
        self._tracks()
        self._boards()
        self._slots()
        self._hand()

    def _say(self, key: str, **values: object) -> str:
        return self._words(f"{DOMAIN}.table.{key}", **values)

    # --- the lodge ---------------------------------------------------------------------------------

    @property
    def _halls(self) -> tuple[tuple[int, int, int], ...]:
        """Middle and reach of every room and cell, in pixels."""
        spots = self._model.arrangement.spots.values()
        boxes = [self._model.canvas.rect(*spot.box) for spot in spots if spot.look in ("room", "cell")]
        return tuple((box.centerx, box.centery, box.height // 2) for box in boxes)

    def _lodge(self) -> None:
        field = self._rect(FIELD)
        with self._display.clip(field):
            self._docks(field)
            if self._model.camera != WHOLE:
                lay_plinths(self._display, self._halls)
            if any(spot.zone == "choice" for spot in self._model.arrangement.spots.values()):
                self._display.blit(veil(field.size), field)

    def _docks(self, field: Rect) -> None:
        """Show what lies beside the lodge, in its free corners: decks and what is left in the supply."""
        view, unit = self._view, 0.62 if self._compact else 1.0
        for number, (kind, cards) in enumerate((("spell", view.library), ("forgotten", view.forgotten))):
            corner = (field.x + self._px((24 + 94 * number) * unit), field.y + self._px(16 * unit))
            self._deck("spell" if kind == "spell" else "forgotten", len(cards), corner, unit)
        left = sum(evocation.copies for evocation in view.book.evocations.values()) - len(view.evocations)
        side = self._px(28 * unit)
        stock = (
            (icon(EMBLEMS["templar"], side, "#c8ccd8"), left, "templars"),
            (icon(EMBLEMS["grave_blade"], side, "#c8ccd8"), len(view.upgrades), "upgrades"),
            (cube(ROSE, side), view.supply[ROSE], "rose_cubes"),
        )
        for number, (mark, count, name) in enumerate(stock):
            x = field.right - self._px(60 * unit)
            y = field.bottom - self._px((150 - 50 * number) * unit)
            self._display.blit(mark, mark.get_rect(center=(x - side // 2, y)))
            digits = line(f"×{count}", NUMBER, self._px(17 * unit))
            self._display.blit(digits, digits.get_rect(midleft=(x + side // 3, y)))
            label = line(self._say(name), QUIET, self._px(13 * unit), self._px(110 * unit))
            self._display.blit(label, label.get_rect(midtop=(x, y + side // 2)))

    def _deck(self, kind: BackKind, count: int, corner: tuple[int, int], unit: float) -> None:
        at = Rect(corner, (self._px(70 * unit), self._px(99 * unit)))
        if count:
            pile = back(kind, at.size, None, count)
            for lift in (self._px(3 * unit), 0):
                self._display.blit(pile, at.move(lift, lift))
        else:
            self._display.blit(panels.slot(at.size, self._k), at)
        name = self._say("library" if kind == "spell" else "forgotten")
        label = line(name, QUIET, self._px(14 * unit), self._px(92 * unit))
        self._display.blit(label, label.get_rect(midtop=(at.centerx, at.bottom + self._px(6 * unit))))

    # --- above -------------------------------------------------------------------------------------

    def _top(self) -> None:
        rect, px, view = self._rect("top"), self._px, self._view
        side = rect.height - px(12)
        rose = icon("rose", side, NEUTRAL_SEAT.colour)
        self._display.blit(rose, rose.get_rect(midleft=(px(10), rect.centery)))
        name = title(self._say("title"), px(17 if self._compact else 23))
        place = name.get_rect(midleft=(px(14) + side, rect.centery))
        self._display.blit(name, place)
        told = self._say("round", n=view.round, of=ROUNDS) if view.round else self._words("table.setup")
        label = line(told, Style("ui_medium", "#f0e2c0"), px(15 if self._compact else 18))
        where = label.get_rect(midleft=(place.right + px(18), rect.centery))
        self._display.blit(label, where)
        tools = self._rect("tools")
        now = PHASES.index(phase(view)) if phase(view) else -1
        names = tuple(self._words(f"{DOMAIN}.phase.{name_}") for name_ in PHASES)
        left = where.right + px(20)
        order = 0 if self._compact else self._order(tools.left - px(24))
        room = tools.left - left - px(20) - order
        arrows = course(names, now, rect.height - px(10), room, self._k * (0.86 if self._compact else 1))
        self._display.blit(arrows, arrows.get_rect(midleft=(left, rect.centery)))

    def _order(self, right: int) -> int:
        """Show who goes first, ending at a point; return how much room that took."""
        px, middle = self._px, self._rect("top").centery
        x = right
        for number, seat in enumerate(reversed(self._view.order())):
            name = line(escape(self._model.names[seat]), Style("ui_medium", TEXT), px(16), px(130))
            x -= name.get_width()
            self._display.blit(name, name.get_rect(midleft=(x, middle)))
            x -= px(28)
            sign = seat_sign(seat, px(24))
            self._display.blit(sign, sign.get_rect(midleft=(x, middle)))
            last = number == len(self._view.seats) - 1
            mark = icon("queen-crown", px(20), "#ffd75e") if last else line("›", QUIET, px(20))
            x -= px(26) if last else px(18)
            self._display.blit(mark, mark.get_rect(midleft=(x, middle)))
            x -= px(8)
        return right - x

    # --- the left column ---------------------------------------------------------------------------

    def _event(self) -> None:
        rect, view, words = self._rect("event"), self._view, self._words
        event, coming = current_event(view), coming_events(view)
        following = next_does = ""
        if coming and not (event and self._compact):
            following = self._say("next", n=coming[0].round, name=name_of(coming[0].id, words))
            next_does = does(coming[0], words)
        open_ = sum(view.book.quests[quest].points for quest in view.quests if quest not in view.claimed)
        shown = Rounds(
            view.round,
            ROUNDS,
            name_of(event.id, words) if event else "",
            does(event, words) if event else "",
            phase(view) != "black_rose",
            following,
            next_does,
            self._say("ending", points=f"[rose] +{open_} [power]"),
            event is not None and event.id in self._model.lit,
        )
        self._display.blit(
            event_panel(shown, rect.size, self._k * (0.8 if self._compact else 1), words), rect
        )

    def _tracks(self) -> None:
        rect, view = self._rect("tracks"), self._view
        gained: Counter[int] = Counter()
        for event in self._model.recent:
            if event.kind == "scored":
                gained[event.seat] += event.amount
        names = [*map(escape, self._model.names), name_of("black_rose", self._words)]
        lanes = tuple(
            Lane(
                owner, names[owner], view.power(owner), view.trophies[owner], view.track[owner], gained[owner]
            )
            for owner in (*range(len(view.seats)), ROSE)
        )
        unit = self._k * (0.72 if self._compact else 1)
        self._display.blit(tracks_panel(lanes, rect.size, unit, self._words), rect)

    # --- the boards --------------------------------------------------------------------------------

    def _boards(self) -> None:
        viewer = self._model.viewer
        for seat in range(len(self._view.seats)):
            rect = self._rect("own" if seat == viewer else "rival")
            who = self._sitter(seat)
            if who is None:
                self._display.blit(panels.table_panel(rect.size, self._k), rect)
                continue
            board = self._display.part(rect)
            if self._compact:
                small_board(board, who, self._k, self._evoked_places(seat == viewer, rect))
            elif seat == viewer:
                own_board(board, who, self._k, self._words)
            else:
                rival_board(board, who, self._k, self._words)

    def _evoked_places(self, own: bool, board: Rect) -> Rect:
        """Return where the evocations lie on a board, from its corner."""
        area = self._model.arrangement.zones["own" if own else "rival"]
        boxes = evoked_boxes(area, own=own, compact=self._compact)
        places = [self._model.canvas.rect(*box) for box in boxes]
        return places[0].unionall(places[1:]).move(-board.x, -board.y)

    def _sitter(self, seat: int) -> Sitter | None:
        view, words, model = self._view, self._words, self._model
        me, decision = view.seats[seat], view.decision
        if not me.mage:
            return None
        printed, mage = view.book.mages[me.mage], MAGES[seat]
        player = model.players[seat]
        who = (
            words("table.human")
            if player == "human"
            else words("table.bot", level=words(f"bot.{player.removeprefix('bot:')}").lower())
        )
        parts = [name_of(me.mage, words), name_of(me.start, words) if me.start else "", who]
        return Sitter(
            seat,
            model.names[seat],
            " · ".join(filter(None, parts)),
            me.mage,
            view.crown == seat,
            decision is not None and decision.seat == seat,
            me.tokens,
            me.damage,
            printed.health,
            view.strength(mage),
            view.speed(mage),
            f"{len(me.hand)}/{printed.hand}",
            len(me.grimoire),
            len(me.memories),
            view.supply[seat],
            view.trophies[seat],
            view.track[seat],
            self._evoked(seat),
        )

    def _evoked(self, seat: int) -> tuple[Evoked | None, ...]:
        view = self._view
        places: list[Evoked | None] = [None] * EVOKED
        for figure, evocation in view.evocations.items():
            if evocation.owner == seat:
                printed = view.book.evocations[evocation.kind]
                places[evocation.number - 1] = Evoked(
                    evocation.kind,
                    figure_name(view, figure, self._words),
                    evocation.damage,
                    printed.health,
                    view.strength(figure),
                    view.speed(figure),
                    evocation.upgrade,
                    evocation.acted,
                )
        return tuple(places)

    # --- spells ------------------------------------------------------------------------------------

    def _slots(self) -> None:
        px, canvas = self._px, self._model.canvas
        viewer = self._model.viewer
        for number in range(len(NUMERALS)):
            name = self._view.slot_id(viewer, number)
            box = canvas.rect(*self._model.arrangement.spots[name].box)
            high = px(20 if self._compact else 30)
            label = Rect(box.x, box.bottom + px(3 if self._compact else 7), box.width, high)
            self._label(label, number)

    def _label(self, rect: Rect, number: int) -> None:
        px, prepared = self._px, self._view.seats[self._model.viewer].slots[number]
        name = self._view.slot_id(self._model.viewer, number)
        lit = name in self._model.lit
        edge = "#ffd27a" if lit else "#6a5230"
        self._display.blit(pill(rect.size, "#1a120e", edge, max(1.0, self._k), 8 * self._k), rect)
        if number == QUICK:
            mark = icon("power-lightning", round(rect.height * 0.68), "#ffd75e")
        else:
            mark = line(NUMERALS[number], Style("display", GOLD_TEXT), round(rect.height * 0.64))
        self._display.blit(mark, mark.get_rect(center=(rect.x + round(rect.height * 0.62), rect.centery)))
        if prepared is None:
            told = self._say("quick") if number == QUICK else ""
            style = QUIET
        else:
            told = self._say("revealed" if prepared.revealed else "hidden")
            style = Style("ui", "#9ad07a" if prepared.revealed else MUTED)
        room = rect.width - rect.height * 1.3
        words = line(told, style, round(rect.height * 0.48), room)
        self._display.blit(words, words.get_rect(midright=(rect.right - px(8), rect.centery)))

    def _hand(self) -> None:
        rect, px = self._rect("hand"), self._px
        spots = self._model.arrangement.spots.values()
        if self._compact or not any(spot.look == "deed" for spot in spots):
            return
        me = self._view.seats[self._model.viewer]
        limit = self._view.book.mages[me.mage].hand if me.mage else 0
        y = rect.y + px(20)
        mark = icon("card-pick", px(22), "#b8d4f4")
        self._display.blit(mark, mark.get_rect(midleft=(rect.x + px(14), y)))
        head = line(self._say("hand", n=len(me.hand), of=limit), HEADING, px(18), px(210))
        self._display.blit(head, head.get_rect(midleft=(rect.x + px(40), y)))
        left = min(self._model.canvas.rect(*spot.box).x for spot in spots if spot.look == "deed")
        head = line(self._say("deeds"), HEADING, px(18), px(360))
        self._display.blit(head, head.get_rect(midleft=(left, y)))
        if me.place == CELL and me.mage:
            note = line(self._say("in_cell"), QUIET, px(14), px(200))
            self._display.blit(note, note.get_rect(midright=(rect.right - px(14), y)))

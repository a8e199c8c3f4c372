"""What lies where on the table of Epic Spell Wars.

- `zones`: where every zone lies, in a large window and in a small one
"""

from __future__ import annotations

from client.canvas import Box, Canvas
from client.games.epic_spell_wars.layout.zones import (
    BAND,
    CARD_SHAPE,
    CHIPS,
    DECKS,
    DICE,
    GAP,
    HAND,
    ORDER,
    PLACE,
    STATUS,
    Sizes,
    zones,
)
from client.table.layout import CHOICE, PASS, Spot, TableLayout, columns, row, rows
from rules.core.events import HIDDEN
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.spell import GEM, GLYPHS, KINDS, Part
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.views import laying_frame

GHOST, DIE, KEPT = "ghost:", "die:", "kept:"
"""The gap of a card that lies in a spell, dice by what they show, and those kept."""
ASK = "ask"
"""Where a question is asked: in place of the spell's name, below the dice and above the card that asks."""
OFFERED = frozenset({"hero", "next_part", "copy", "steal", "may_steal", "destroy_theirs"})
"""The questions among whose cards one is chosen: they lie large over the table."""
PANELLED = frozenset({"choose_one", "dawdle", "add_random", "wild_place"})
"""The questions whose answers are no things on the table: they have a panel of their own."""
CLOSE = 2
"""What lies between the cards of a large hand."""
LEAST_LINE, MOST_LINE = 31, 62
"""How high a treasure is that is told in a line, the smallest one with the gap below it."""


def sort_key(card: str) -> tuple[int, int, str]:
    """Return where a card stands in a hand: by place, by glyph, by name."""
    component = COMPONENTS[card]
    place = KINDS.index(component.kind) if component.kind in KINDS else len(KINDS)
    return place, GLYPHS.index(component.glyph) if component.glyph else len(GLYPHS), card


def side_of(view: State, viewer: int, seat: int) -> str:
    """Return on which side of the viewer a wizard is a neighbour, if it is."""
    foes = view.foes(viewer)
    if seat not in (foes[:1] + foes[-1:]):
        return ""
    return "both" if len(foes) == 1 else "left" if seat == foes[0] else "right"


def is_fallen(view: State, viewer: int) -> bool:
    """Tell whether the viewer is dead and only looks on until the game ends."""
    return bool(view.round) and view.seats[viewer].life <= 0


def status_box(board: Box) -> Box | None:
    """Return the row between life and treasures of a large board; others have none."""
    if board.height < 200 or board.width < 360:
        return None
    return Box(board.x + 12, board.y + STATUS[0], board.width - 24, STATUS[1])


def tiles_box(board: Box) -> Box:
    """Return where treasures and dead wizard cards lie on a board."""
    x, y, width, high = board
    if high >= 200:
        head = 102 if status_box(board) is None else sum(STATUS) + 3
        return Box(x + 12, y + head, width - 24, high - head - 12)
    if high >= 150:
        return Box(x + 14, y + high - 58, width - 28, 46)
    if high >= 100:
        return Box(x + 9, y + high - 40, width - 18, 32)
    return Box(x + width - 106, y + high - 30, 100, 26)


class EpicLayout(TableLayout[State]):
    """Puts down the things of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas) -> None:
        super().__init__(view, viewer, canvas, zones(canvas, view.rivals(viewer)))
        self.zones[f"seat:{viewer}"] = self.zones["own"]
        self._stage = stage_of(view)
        self._size = Sizes(canvas)
        self._laying = laying_frame(view) is not None
        self.fallen = is_fallen(view, viewer)
        if self.fallen or not view.round:
            # Nothing is cast by the dead, nor before everybody has a wizard.
            del self.zones[PASS]
        for seat in range(len(view.seats)):
            self._board(seat)
        self._piles()
        if self._heroes():
            return
        self._spell()
        self._hand()
        self._dice()
        self._ask()

    def _ask(self) -> None:
        """Give a question the place of the spell's name, where it covers neither cards nor dice."""
        decision = self.view.decision
        if decision is None or decision.seat != self.viewer or not decision.cause:
            return
        if decision.prompt not in PANELLED | OFFERED:
            band, wide, edge = self.zones[BAND], self._size.ribbon, 0 if self.compact else GAP
            self.zones[ASK] = Box(band.centre[0] - wide / 2, band.y + edge, wide, band.height - 2 * edge)

    # --- boards ------------------------------------------------------------------------------------

    def _board(self, seat: int) -> None:
        """Lay what lies before a wizard: treasures, dead wizard cards, and what is known of its spell."""
        board, me = self.zones[f"seat:{seat}"], self.view.seats[seat]
        self.put(Spot(f"seat:{seat}", board, "seat", f"seat:{seat}", seat=seat, fixed=True))
        room = tiles_box(board)
        side = min(room.height, 46.0) if board.height < 200 else 46.0
        seen = [part.card for part in me.spell if part.shown and part.card != HIDDEN]
        if seat in (self.view.acting, self.viewer):
            seen = []
        sealed = 92 if 100 <= board.height < 200 else 0
        line = Box(room.x, room.y, room.width - sealed, side)
        things = [(card, f"treasures:{seat}") for card in me.treasures]
        if not (self.fallen and seat == self.viewer):
            things += [(card, f"dead:{seat}") for card in me.dead]
        status = status_box(board)
        count = len(things) + (len(seen) if status is None else 0)
        boxes = self._lines(room, count) or self._tiles(line, room, count, side)
        if status is not None and seen:
            known = status._replace(width=status.width - CHIPS)
            boxes = [*boxes, *columns(known, 4, *[(known.width + 4) / len(seen) - 4] * len(seen))]
        for (card, zone), box in zip(things, boxes, strict=False):
            self.put(Spot(card, box, "line" if box.width > 2 * box.height else "tile", zone, seat=seat))
        for card, box in zip(seen, boxes[len(things) :], strict=True):
            self.put(Spot(card, box, "known", f"spell:{seat}", seat=seat))

    def _lines(self, room: Box, count: int) -> list[Box]:
        """Return places for treasures that are told in lines, if there is room for so many."""
        if room.height < 2 * LEAST_LINE or count > (room.height + 4) // LEAST_LINE:
            return []
        high = min(MOST_LINE, (room.height + 4) / max(1, count) - 4)
        return rows(room._replace(height=0), 4, *[high] * count)

    def _tiles(self, line: Box, room: Box, count: int, side: float) -> list[Box]:
        """Return places for tiles: in a row, or in the rows of the viewer's own board."""
        if room.height < 2 * side:
            return row(line, count, side, side, 5)
        across = max(1, int((room.width + 5) / (side + 5)))
        per_line = max(across, -(-count // 2))
        boxes: list[Box] = []
        for number in range(0, count, per_line):
            part = min(per_line, count - number)
            boxes += row(
                room._replace(y=room.y + len(boxes) / per_line * (side + 6), height=side), part, side, side, 5
            )
        return boxes

    def _piles(self) -> None:
        for name in DECKS:
            look = "pile" if name == "discard" else "deck"
            self.put(Spot(f"pile:{name}", self.zones[name], look, name, fixed=True))
        self.put(Spot("strip", self.zones[ORDER], "strip", ORDER, fixed=True))

    # --- spells ------------------------------------------------------------------------------------

    def _heroes(self) -> bool:
        """Lay out the wizards to choose from, if they are being chosen; tell whether they are."""
        decision = self.view.decision
        if decision is None or decision.prompt != "hero":
            return False
        box = self.zones[HAND]
        width = (box.height - 4) / CARD_SHAPE
        boxes = row(box, len(self.view.bench), width, box.height - 4, GAP, centred=True)
        self.lay(self.view.bench, boxes, "card", "heroes")
        return True

    def _spell(self) -> None:
        """Lay the spell that is cast, or else the viewer's own one, into its three places."""
        seat = self.view.acting if self.view.acting >= 0 and not self._laying else self.viewer
        parts = [part for part in self.view.seats[seat].spell if part.card != HIDDEN]
        kinds = [part.kind for part in parts]
        first, last = self.zones[f"{PLACE}{KINDS[0]}"], self.zones[f"{PLACE}{KINDS[-1]}"]
        whole = Box(first.x, first.y, last.x + last.width - first.x, first.height)
        self.zones[f"spell:{seat}"] = whole
        if len(set(kinds)) == len(kinds):
            boxes = [self.zones[f"{PLACE}{kind}"] for kind in kinds]
        else:
            parts = sorted(parts, key=lambda part: KINDS.index(part.kind))
            boxes = row(self.zones[CHOICE], len(parts), first.width, first.height, 0, centred=True)
        spots = [
            Spot(part.card, box, self._look(part), f"spell:{seat}", seat=seat)
            for part, box in zip(parts, boxes, strict=True)
        ]
        # Where many parts overlap, the one that acts lies on top.
        for spot in sorted(spots, key=lambda spot: spot.look == "acting"):
            self.put(spot)

    def _look(self, part: Part) -> str:
        """Tell a part that acts now from one that has acted and one that will."""
        if not part.done:
            return "card"
        return "acting" if part.card == self._stage.card else "done"

    def _hand(self) -> None:
        """Lay the hand, sorted; a card in the spell leaves its gap, so that no other one moves.

        The dead have no hand: in its place lies what they have drawn since.
        """
        me, zone = self.view.seats[self.viewer], self.zones[HAND]
        if self.fallen:
            boxes = self._side_by_side(zone, len(me.dead))
            self.lay(me.dead, boxes, "card", f"dead:{self.viewer}", seat=self.viewer)
        laid = [part.card for part in me.spell if part.card != GEM] if self._laying else []
        cards = sorted([*me.hand, *laid], key=sort_key)
        for card, box in zip(cards, self._side_by_side(zone, len(cards)), strict=True):
            if card in laid:
                laid.remove(card)
                self.put(Spot(f"{GHOST}{card}", box, "gap", HAND, seat=self.viewer, shows=card))
            else:
                self.put(Spot(card, box, "card", f"hand:{self.viewer}", seat=self.viewer))

    def _side_by_side(self, zone: Box, count: int) -> list[Box]:
        """Return places for the cards of a hand; many are smaller, and very many overlap."""
        width, gap = (zone.height - 4) / CARD_SHAPE, float(GAP)
        if count * (width + gap) - gap > zone.width:
            gap = CLOSE
            width = max(self._size.least_card, min(width, (zone.width + gap) / count - gap))
        return row(zone, count, width, width * CARD_SHAPE, gap, centred=True)

    # --- dice --------------------------------------------------------------------------------------

    def _dice(self) -> None:
        """Lay the caster's dice before the mountain, those of the others on their boards."""
        stage, size, zone = self._stage, self._size.die, self.zones[DICE]
        own = [die for die in stage.dice if die.seat == stage.seat]
        # Many dice are smaller: they lie between the decks.
        fits = min(size, (zone.width + 8) / max(1, len(own)) - 8)
        for die, box in zip(own, row(zone, len(own), fits, fits, 8, centred=True), strict=True):
            self.put(Spot(f"{DIE if die.fresh else KEPT}{die.face}", box, "die", DICE, seat=die.seat))
        for seat in range(len(self.view.seats)):
            others = [die for die in stage.dice if die.seat == seat != stage.seat]
            board = self.zones[f"seat:{seat}"]
            side = min(size, board.height * 0.5)
            room = Box(
                board.x + board.width * 0.4, board.y + (board.height - side) / 2, board.width * 0.56, side
            )
            for die, box in zip(others, row(room, len(others), side, side, 4, centred=True), strict=True):
                self.put(Spot(f"{DIE if die.fresh else KEPT}{die.face}", box, "die", DICE, seat=seat))

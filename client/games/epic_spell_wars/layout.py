"""Which zone of the table of Epic Spell Wars lies where, and what lies in it."""

from __future__ import annotations

from collections.abc import Sequence

from client.canvas import Box, Canvas
from client.table.layout import CHOICE, LOG, PASS, PROMPT, REST, WORDS, Spot, TableLayout, columns, row, rows
from rules.core.events import HIDDEN
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.spell import GEM, GLYPHS, KINDS, Part
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.views import laying_frame

HAND, BAND, ORDER, SUMMARY, MOUNTAIN, DICE = "hand", "band", "order", "summary", "mountain", "dice"
PLACE, GHOST, DIE, KEPT = "place:", "ghost:", "die:", "kept:"
"""The places of a spell, the gap of a card that lies in one, dice by what they show, and those kept."""
ASK = "ask"
"""Where a question is asked: in place of the spell's name, below the dice and above the card that asks."""
OFFERED = frozenset({"hero", "next_part", "copy", "steal", "may_steal", "destroy_theirs"})
"""The questions among whose cards one is chosen: they lie large over the table."""
PANELLED = frozenset({"choose_one", "dawdle", "add_random", "wild_place"})
"""The questions whose answers are no things on the table: they have a panel of their own."""
DECKS = ("spell_deck", "discard", "dead_deck", "treasure_deck")
CARD_SHAPE = 1.4
"""Height of a card by its width."""
GAP = 6
LEAST_LINE, MOST_LINE = 31, 84
"""How high a treasure is that is told in a line."""


class Sizes:
    """The measures of the full layout, and of the one for a small window."""

    def __init__(self, canvas: Canvas) -> None:
        small = canvas.compact
        self.margin = 4 if small else 8
        self.prompt = 36 if small else 46
        self.side = 0 if small else 352
        self.board = 330 if small else 380
        self.own = 276 if small else 440
        self.place = 152 if small else 202
        self.summary = 258 if small else 380
        self.band = 46 if small else 84
        self.ribbon = 620 if small else 1180
        self.hand = 164 if small else 262
        self.strip = 40 if small else 60
        self.die = 44 if small else 74
        self.deck = 40 if small else 70


def zones(canvas: Canvas, rivals: Sequence[int]) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    size = Sizes(canvas)
    whole = Box(0, 0, canvas.width, canvas.height).inset(size.margin)
    prompt, body = rows(whole, size.margin, size.prompt, REST)
    aside: dict[str, Box] = {}
    if size.side:
        body, side = columns(body, 8, REST, size.side)
        aside = dict(zip((LOG, WORDS, PASS), rows(side, 8, REST, 430, 112), strict=True))
    high = size.place * CARD_SHAPE
    upper, band, own, hand = rows(body, 4, REST, size.band, high, size.hand)
    board, middle, summary = columns(own, 10, size.own, REST, size.summary)
    left, centre, right = columns(upper, 10, size.board, REST, size.board)
    if canvas.compact:
        summary, aside[PASS] = rows(summary, 6, REST, 62)
    strip, mountain = rows(centre, 2, size.strip, REST)
    places = row(middle, len(KINDS), size.place, high, 0, centred=True)
    return {
        PROMPT: prompt,
        BAND: band,
        SUMMARY: summary,
        ORDER: strip,
        MOUNTAIN: mountain,
        DICE: Box(mountain.x, mountain.y + mountain.height - size.die - 12, mountain.width, size.die + 4),
        HAND: hand,
        CHOICE: Box(middle.x, middle.y, middle.width, high),
        "own": board,
        **{f"{PLACE}{kind}": box for kind, box in zip(KINDS, places, strict=True)},
        **_boards(rivals, left, right, canvas),
        **_decks(mountain, size.deck),
        **aside,
    }


def _boards(rivals: Sequence[int], left: Box, right: Box, canvas: Canvas) -> dict[str, Box]:
    """Return the boards of the others, clockwise: up the left side, then down the right one."""
    count = (len(rivals) + 1) // 2
    most = 124 if canvas.compact else 188
    boxes: dict[str, Box] = {}
    for seats, column in ((rivals[:count][::-1], left), (rivals[count:], right)):
        if seats:
            each = min(most, (column.height - GAP * (len(seats) - 1)) / len(seats))
            for seat, box in zip(seats, rows(column, GAP, *[each] * len(seats)), strict=True):
                boxes[f"seat:{seat}"] = box
    return boxes


def _decks(mountain: Box, width: float) -> dict[str, Box]:
    """Return the decks and piles, two on either side of the mountain's foot."""
    high = width * CARD_SHAPE
    top = mountain.y + mountain.height - high - 26
    end = mountain.x + mountain.width
    lefts = (mountain.x, mountain.x + width + 10, end - 2 * width - 10, end - width)
    return {name: Box(x, top, width, high) for name, x in zip(DECKS, lefts, strict=True)}


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


def tiles_box(board: Box) -> Box:
    """Return where treasures and dead wizard cards lie on a board."""
    x, y, width, high = board
    if high >= 200:
        head = 116 if width >= 400 else 102
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
        self.put(Spot(f"seat:{seat}", board, "seat", f"seat:{seat}", seat=seat))
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
        things += [(card, f"spell:{seat}") for card in seen]
        boxes, look = self._tiles(line, room, len(things), side), "tile"
        if seat == self.viewer and len(things) <= room.height // LEAST_LINE:
            high = min(MOST_LINE, (room.height + 4) / max(1, len(things)) - 4)
            boxes, look = rows(room._replace(height=0), 4, *[high] * len(things)), "line"
        for (card, zone), box in zip(things, boxes, strict=True):
            self.put(Spot(card, box, look, zone, seat=seat))

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
        for part, box in zip(parts, boxes, strict=True):
            self.put(Spot(part.card, box, self._look(part), f"spell:{seat}", seat=seat))

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
            high = zone.height - 4
            boxes = row(zone, len(me.dead), high / CARD_SHAPE, high, GAP, centred=True)
            self.lay(me.dead, boxes, "card", f"dead:{self.viewer}", seat=self.viewer)
        laid = [part.card for part in me.spell if part.card != GEM] if self._laying else []
        cards = sorted([*me.hand, *laid], key=sort_key)
        height = zone.height - 4
        boxes = row(zone, len(cards), height / CARD_SHAPE, height, GAP, centred=True)
        for card, box in zip(cards, boxes, strict=True):
            if card in laid:
                laid.remove(card)
                self.put(Spot(f"{GHOST}{card}", box, "gap", HAND, seat=self.viewer, shows=card))
            else:
                self.put(Spot(card, box, "card", f"hand:{self.viewer}", seat=self.viewer))

    # --- dice --------------------------------------------------------------------------------------

    def _dice(self) -> None:
        """Lay the caster's dice before the mountain, those of the others on their boards."""
        stage, size = self._stage, self._size.die
        own = [die for die in stage.dice if die.seat == stage.seat]
        for die, box in zip(own, row(self.zones[DICE], len(own), size, size, 8, centred=True), strict=True):
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

"""Where everything lies on the table of the Black Rose, in a full and in a small window."""

from __future__ import annotations

from math import ceil

from client.canvas import Box, Canvas
from client.games.black_rose.faces.cards import SHAPE
from client.games.black_rose.layout.fans import fan, hand_fan, overlap
from client.games.black_rose.layout.lodge import Lodge
from client.games.black_rose.layout.moons import DECK, MoonLayout, asks_for_hand, offered_cards
from client.games.black_rose.layout.panels import docks, on_panels
from client.games.black_rose.layout.zones import HOT_SPOT, planning_zones, seat_zone, zones
from client.games.black_rose.seats.plans import plan_of
from client.table.camera import Camera
from client.table.layout import COPY, FIELD, HABIT, Arrangement, Spot, grid, row, rows
from client.words import load
from rules.black_rose.card_text import face_text
from rules.black_rose.preview import coming_events, current_event, prepared_in, targets_of
from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import CELLS, MAGES
from rules.core.events import HIDDEN

NUMBERS = ("health", "strength", "speed", "hand", "tokens", "life", "grimoire", "supply", "trophies", "track")
"""What explains itself on a mage's board."""
PLANNING = ("lay", "hand_limit")
"""Prompts that are answered by cards in hand."""
UPGRADING = ("upgrade", "keep_upgrade")
"""Prompts that are answered by a card laid out in place of the hand, and put on an evocation."""
ARRANGE = "arrange"
"""The prompt that is answered by rooms put in each other's places."""
DEEDS = ("explore", "fight", "command", "inertia")
TOLD = ("told", "vain_told")
"""The looks of a prepared spell in words: of one with targets, and of one without."""
VAIN = ("vain", TOLD[1])
"""The looks of a prepared spell that would find no target."""
MOST_TOLD = 120.0
"""The height at most of a prepared spell in words."""
LETTER, TOLD_LINE = 8.0, 15.0
"""The width of a letter of those words and the height of a line of them, with room to spare."""
MEASURE = load("en")
"""The language in which words are measured: what is long in it is long in any other."""
LINE, LOW_LINE = 42.0, 25.0
"""The height of a card in the list of the hand at most, and of one that is only named there."""
FEW = 4
"""So many cards are named in two columns."""
CLAIMED, MOST_ASKED = 28.0, 64.0
"""The height of a quest that is claimed, and of an open one at most."""
EVENT = 0.62, 0.82
"""The share of the panel of the Black Rose that what she does now takes, and in a small window."""


def arrange(view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
    """Say where everything lies in a view."""
    return _Layout(view, viewer, canvas, camera).arrangement


class _Layout(MoonLayout):
    """Builds the spots of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> None:
        moons = view.moon > 0
        super().__init__(view, viewer, canvas, zones(canvas, len(view.seats), viewer, moons=moons))
        self._camera = camera
        decision = view.decision
        asked = decision is not None and decision.prompt in PLANNING
        self._planning = asked or asks_for_hand(view, viewer)
        if self._planning:
            self.zones |= planning_zones(self.zones, compact=self.compact)
        self._field = self.zones[FIELD]
        if moons:
            self._beside_great_lodge()
        else:
            self._hot_spots(docks(self._field, compact=self.compact))
        self._map()
        if moons:
            self._moon_panels()
        else:
            self._events()
            self._quests()
            self._hot_spots(on_panels(self.zones, compact=self.compact))
        for seat in range(len(view.seats)):
            self._board(seat)
        self._own_slots()
        self._hand()

    # --- the map -----------------------------------------------------------------------------------

    def _map(self) -> None:
        view, lodge = self.view, Lodge(self.view, self._field)
        boxes = {room.id: self._seen(lodge.room(place)) for place, room in enumerate(view.rooms)}
        # From the top down: the points of a room reach over the corners of those above it.
        for room in sorted(boxes, key=lambda room: boxes[room].y):
            fixed = view.decision is None or view.decision.prompt != ARRANGE
            self.spots[room] = Spot(room, boxes[room], "room", FIELD, shape="hex", fixed=fixed)
        for seat in range(len(view.seats)):
            self._put(CELLS[seat], self._seen(lodge.cell(seat)), "cell", FIELD, seat=seat, shape="hex")
        for figure, owner, box in lodge.figures():
            look, shows = "mage" if figure in MAGES else "evocation", view.figure_name(figure)
            self.put(Spot(figure, self._seen(box), look, FIELD, seat=owner, shows=shows))

    def _seen(self, box: Box) -> Box:
        return self._camera.place(box, self._field)

    # --- the left column ---------------------------------------------------------------------------

    def _events(self) -> None:
        """Let the panel of the Black Rose show what she does now, and below it what she does next."""
        left, top, width, height = self.zones["event"]
        event, (following, *_) = current_event(self.view), (*coming_events(self.view), None)
        share = 0.0 if event is None else EVENT[self.compact] if following else 1.0
        for shown, y, part in ((event, 0.0, share), (following, share, 1 - share)):
            if shown is not None:
                self._put(shown.id, Box(left, top + y * height, width, part * height), "event", "event")

    def _quests(self) -> None:
        area = self.zones["quests"]
        head, gap, side = (4.0, 2.0, 4.0) if self.compact else (38.0, 4.0, 10.0)
        quests = self.view.quests
        free = area.height - head - 4 - gap * (len(quests) - 1)
        taken = sum(quest in self.view.claimed for quest in quests)
        low = CLAIMED if not self.compact else free / max(1, len(quests))
        tall = min(MOST_ASKED, (free - low * taken) / max(1, len(quests) - taken))
        heights = [low if quest in self.view.claimed else tall for quest in quests]
        inner = Box(area.x + side, area.y + head, area.width - 2 * side, free)
        self.lay(quests, rows(inner, gap, *heights), "quest", "quests", fixed=True)

    # --- the boards of the mages -------------------------------------------------------------------

    def _board(self, seat: int) -> None:
        """Lay out what explains itself on a board, its memories, its evocations; of a rival, its spells."""
        view, zone, me = self.view, seat_zone(seat), self.view.seats[seat]
        own, board = seat == self.viewer, self.zones[zone]
        rivals, moons = len(view.seats) - 1, view.moon > 0
        plan = plan_of(own=own, rivals=rivals, compact=self.compact, moons=moons)
        if me.mage:
            names = (*NUMBERS, "done") if view.moon else NUMBERS
            named = {name: name for name in names if name in plan.boxes}
            if view.crown == seat:
                named["crown"] = "name"
            self._hot_spots({f"{name}:{seat}": plan.box(box, board) for name, box in named.items()})
            portrait = plan.box("portrait", board)
            self._put(
                f"{HOT_SPOT}portrait:{seat}", portrait, "portrait", "hot_spots", seat=seat, shows=me.mage
            )
        self._put(f"memories:{seat}", plan.box("memories", board), "pile", zone, seat=seat)
        if not own:
            for number, box in enumerate(plan.spells(board)):
                self._slot(seat, number, box, "mini", zone)
        # The entries of evocations on their owner's board are another handle of theirs.
        places = plan.evocations(board)
        for figure, evocation in view.evocations.items():
            if evocation.owner == seat:
                name, box = f"{figure}{COPY}entry", places[evocation.number - 1]
                self._put(name, box, "entry", zone, seat=seat, shows=evocation.kind)

    def _prepared(self, seat: int, number: int) -> Prepared | None:
        slots = self.view.seats[seat].slots
        return slots[number] if slots else None

    def _slot(self, seat: int, number: int, box: Box, look: str, zone: str) -> None:
        prepared = self._prepared(seat, number)
        card = prepared.card if prepared is not None and prepared.card != HIDDEN else ""
        name, own = self.view.slot_id(seat, number), seat == self.viewer
        self.spots[name] = Spot(name, box, look, zone, seat=seat, fixed=not (own and card), shows=card)

    # --- what the viewer plays with ----------------------------------------------------------------

    def _own_slots(self) -> None:
        area = self.zones["slots"]
        if self._planning:
            inner = area.inset(5 if self.compact else 10)
            boxes = rows(inner, 4, *[(inner.height + 4) / SLOTS - 4] * SLOTS)
        elif self.compact:
            tall = area.height - 30
            boxes = row(Box(area.x + 6, area.y + 5, area.width - 12, tall), 4, tall / SHAPE, tall, 6)
        else:
            boxes = row(Box(area.x + 14, area.y + 14, 616, 206), 4, 146, 206, (616 - 4 * 146) / 3)
        for number, box in enumerate(boxes):
            spell = prepared_in(self.view, self.viewer, self.view.slot_id(self.viewer, number))
            vain = spell is not None and self._is_vain(*spell)
            look = "line" if self._planning else "vain" if vain else "slot"
            self._slot(self.viewer, number, box, look, "slots")

    def _is_vain(self, card: str, side: int) -> bool:
        """Tell whether an own spell that is yet to be cast would find nobody to aim at."""
        decision, aimed = self.view.decision, self.view.book.spells[card].faces[side].target.is_figure
        discarded = decision is not None and any(option.kind == "discard" for option in decision.options)
        return aimed and not discarded and not targets_of(self.view, self.viewer, card, side)

    def _hand(self) -> None:
        view, area = self.view, self.zones["hand"]
        decision, cards = view.decision, view.seats[self.viewer].hand
        prompt = decision.prompt if decision is not None else ""
        offered = offered_cards(view, self.viewer) if view.book.answered else []
        if offered or (prompt == DECK and decision is not None and decision.seat == self.viewer):
            self._offered(offered, area)
        elif self._planning and self.compact:
            self.lay(cards, fan(area, len(cards)), "card", "hand", seat=self.viewer)
        elif self._planning:
            for card, (box, tilt) in zip(cards, hand_fan(area, len(cards)), strict=True):
                self.put(Spot(card, box, "card", "hand", tilt=tilt, seat=self.viewer))
        elif decision is not None and prompt in UPGRADING and decision.seat == self.viewer:
            upgrades = list(dict.fromkeys(action.source for action in decision.options))
            self.lay(upgrades, fan(area, len(upgrades)), "card", "upgrades", seat=self.viewer)
        elif view.round:
            rest = area._replace(width=area.width - self._deeds(area))
            if not cards:
                self._told(rest)
            elif self.compact and not overlap(boxes := fan(rest, len(cards))):
                self.lay(cards, boxes, "card", "hand", seat=self.viewer)
            else:
                self._rows(rest, cards)

    def _rows(self, area: Box, cards: list[str]) -> None:
        """Lay the hand as a list: between rounds of planning it is only looked at.

        In a full window what is prepared and yet to be cast is told above it.
        """
        if self.compact:
            lines = Box(area.x + 5, area.y + 6, area.width - 8, area.height - 8)
        else:
            lines = Box(area.x + 12, area.y + 38, area.width - 24, area.height - 46)
        if self._known() and not self.compact:
            across = 2 if len(cards) <= FEW else 3
            low = LOW_LINE * ceil(len(cards) / across)
            self._told(area._replace(height=area.height - low - 8))
            below = Box(lines.x, lines.y + lines.height - low, lines.width - 4, low)
            boxes = grid(below, len(cards), across, 4)
        else:
            tall = min(LINE, lines.height / max(1, len(cards)))
            boxes = rows(lines, 4, *[tall - 4] * len(cards))
        self.lay(cards, boxes, "row", "hand", seat=self.viewer, fixed=True)

    def _known(self) -> list[tuple[str, tuple[str, int]]]:
        """List the slots with what the viewer has prepared and not yet cast."""
        slots = [self.view.slot_id(self.viewer, number) for number in range(SLOTS)]
        return [(slot, spell) for slot in slots if (spell := prepared_in(self.view, self.viewer, slot))]

    def _told(self, area: Box) -> None:
        """Tell what is prepared and yet to be cast in words, where the hand leaves room."""
        known = self._known()
        head = 5.0 if self.compact else 38.0
        side = 5.0 if self.compact else 12.0
        inner = Box(area.x + side, area.y + head, area.width - 2 * side - 4, area.height - head - 5)
        heights = _told_heights([self._letters(*spell) for _, spell in known], inner)
        for (slot, (card, side)), box in zip(known, rows(inner, 4, *heights), strict=True):
            look = TOLD[self._is_vain(card, side)]
            self._put(f"{slot}{COPY}told", box, look, "slots", seat=self.viewer, shows=card)

    def _letters(self, card: str, side: int) -> int:
        """Return how much a side of a spell has to say."""
        return len(card) + len(face_text(self.view.book.spells[card], side, MEASURE))

    def _deeds(self, area: Box) -> float:
        """Lay out what a mage can do, and return how much room that takes: in two columns, or in rows."""
        deeds = [deed for deed in DEEDS if deed != "command" or not self.view.moon]
        places = len(DEEDS)
        if self.compact:
            side = area.height - 12
            cells = grid(Box(area.x + area.width - side - 6, area.y + 6, side, side), places, 2, 6)
            taken = side + 12
        else:
            taken = 384.0
            left = area.x + area.width - taken
            cells = rows(Box(left, area.y + 38, taken - 12, 215), 5, *[50.0] * places)
        self.lay((f"deed:{deed}" for deed in deeds), cells[: len(deeds)], "deed", "hand", fixed=True)
        if self.view.moon:
            # Where the Duel has its command.
            self._put(f"{HABIT}:icon", cells[-1], HABIT, "hand")
        return taken


def _told_heights(letters: list[int], area: Box) -> list[float]:
    """Give each row of a list what its words need; where there is not enough, the longest get less."""
    needs = [TOLD_LINE * ceil(count * LETTER / (area.width - 38)) + 6 for count in letters]
    left = area.height + 4 - 4 * len(needs)
    spare = max(0.0, left - sum(needs)) / max(1, len(needs))
    heights = dict.fromkeys(range(len(needs)), 0.0)
    for place, number in enumerate(sorted(heights, key=needs.__getitem__)):
        heights[number] = min(MOST_TOLD, needs[number] + spare, left / (len(needs) - place))
        left -= heights[number]
    return list(heights.values())

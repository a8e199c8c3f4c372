"""Where everything lies on the table of the Black Rose, in a full and in a small window."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from client.canvas import Box, Canvas
from client.games.black_rose.faces import SHAPE
from client.games.black_rose.figures import SHAPE as FIGURE_SHAPE
from client.games.black_rose.hot_spots import NOTE, beside_the_lodge, on_panels
from client.table.camera import Camera
from client.table.layout import FIELD, Arrangement, Spot, row
from rules.black_rose.board import CELL
from rules.black_rose.evocations import SLOTS as EVOKED
from rules.black_rose.preview import coming_events, current_event, targets_of
from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.black_rose.targets import CELLS, MAGES
from rules.core.events import HIDDEN

CHOSEN = ("mage", "grimoire")
"""Prompts that are answered by one of the things laid out over the lodge."""
UPGRADING = ("upgrade", "keep_upgrade")
"""Prompts that are answered by a card laid out in place of the hand, and put on an evocation."""
DEEDS = ("explore", "fight", "command", "inertia")
COPY = "#"
"""Parts the name of a card in hand from the number of its copy."""
CELL_REACH = 0.72
"""How large a cell is, by the size of a room."""
FIGURES = {1: (0.0,), 2: (-0.36, 0.36), 3: (-0.54, 0.0, 0.54), 4: (-0.6, -0.2, 0.2, 0.6)}
"""How far from the middle figures stand in a room, by their number; more stand closer."""
FEET = 0.36
"""How far below the middle of a room they stand."""
TALL, SMALL = 0.68, 0.6
"""The height of mages and of evocations, by the reach of a room."""
ABREAST = 2.8
"""How many figures of full height stand in a room so that none covers the heart of another."""
SMALLEST, LOWEST = 0.78, 138.0
"""How much smaller cards in hand may get before they overlap, and how low where there is room for more."""
CLAIMED, MOST_ASKED = 28.0, 64.0
"""The height of a quest that is claimed, and of an open one at most."""
PAGES, BETWEEN = 0.62, 8.0
"""The width of a mage's own spell by that of the mage, and the air between what belongs together."""
TITLE, SMALL_TITLE = 58.0, 36.0
"""The height of a grimoire's name, and in a small window."""
RIVAL_EVOKED = 32.0
"""The height of a rival's evocations on its board in a small window."""
EVENT = 0.62, 0.82
"""The share of the panel of the Black Rose that what she does now takes, and in a small window."""
WIDER = 1.2
"""How much wider than itself the box of a figure is: its heart stands beside it."""


# --- zones -------------------------------------------------------------------------------------------


def zones(canvas: Canvas) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    return _compact_zones(canvas) if canvas.compact else _full_zones(canvas)


def _full_zones(canvas: Canvas) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    bottom, right = height - 328, width - 384
    return {
        "top": Box(0, 0, width, 48),
        "tools": Box(width - 260, 2, 252, 44),
        "event": Box(16, 56, 424, 232),
        "tracks": Box(16, 296, 424, 130),
        "quests": Box(16, 434, 424, bottom - 442),
        FIELD: Box(452, 56, width - 848, bottom - 64),
        "rival": Box(right, 56, 368, 272),
        "log": Box(right, 336, 368, bottom - 344),
        "words": Box(right, 336, 368, bottom - 344),
        "prompt": Box(452, bottom, width - 468, 46),
        "own": Box(16, bottom, 424, 320),
        "slots": Box(452, bottom + 54, 644, 266),
        "hand": Box(1108, bottom + 54, width - 1124, 266),
        "choice": Box(452, bottom + 54, width - 468, 266),
    }


def _compact_zones(canvas: Canvas) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    spare = height - 640
    low = 148 + spare * 0.3
    bottom = height - low - 4
    side = 214
    field = bottom - 38 - 38
    return {
        "top": Box(0, 0, width, 34),
        "tools": Box(width - 256, 0, 252, 34),
        "event": Box(4, 38, side, 150 + spare * 0.3),
        "tracks": Box(4, 192 + spare * 0.3, side, 100),
        "quests": Box(4, 296 + spare * 0.3, side, field - 258 - spare * 0.3),
        FIELD: Box(side + 8, 38, width - 2 * side - 16, field),
        "rival": Box(width - side - 4, 38, side, 220),
        "log": Box(width - side - 4, 262, side, field - 224),
        "prompt": Box(4, bottom - 38, width - 8, 34),
        "own": Box(4, bottom, side, low),
        "slots": Box(side + 8, bottom, 4 * (low - 26) / SHAPE + 32, low),
        "hand": Box(
            side + 44 + 4 * (low - 26) / SHAPE, bottom, width - side - 48 - 4 * (low - 26) / SHAPE, low
        ),
        "choice": Box(side + 8, bottom, width - side - 12, low),
    }


# --- the lodge ---------------------------------------------------------------------------------------


class Lodge:
    """Where rooms and cells lie on the whole map, before the camera looks at it."""

    def __init__(self, view: State, field: Box) -> None:
        self._board = view.board
        self._middle = field.centre
        high = max(abs(r) for _, r in self._board.hexes) * 3 + 2
        places = [self._at(1, hex_) for hex_ in (*self._board.hexes, *self._board.cells)]
        wide = 2 * max(abs(x - field.centre[0]) for x, _ in places) + CELL_REACH * sqrt(3)
        self.reach = min((field.height - 24) / high, (field.width - 24) / wide)

    def _at(self, reach: float, hex_: tuple[int, int]) -> tuple[float, float]:
        q, r = hex_
        x, y = self._middle
        return x + sqrt(3) * reach * (q + r / 2), y + 1.5 * reach * r

    def room(self, place: int) -> Box:
        """Return the box of a room."""
        return _around(self._at(self.reach, self._board.hexes[place]), self.reach)

    def cell(self, seat: int) -> Box:
        """Return the box of a cell, a little closer to the lodge than a room would be."""
        x, y = self._at(self.reach, self._board.cells[seat])
        nearer = 0.1 * self.reach if x < self._middle[0] else -0.1 * self.reach
        return _around((x + nearer, y), self.reach * CELL_REACH)


def _around(middle: tuple[float, float], reach: float) -> Box:
    wide = sqrt(3) * reach
    return Box(middle[0] - wide / 2, middle[1] - reach, wide, 2 * reach)


# --- things ------------------------------------------------------------------------------------------

PORTRAITS = {"own": Box(12, 12, 96, 118), "rival": Box(10, 10, 74, 90), "small": Box(6, 6, 46, 54)}
"""Where the portrait of a mage is on its board: on the viewer's, a rival's, and in a small window."""


def arrange(view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
    """Say where everything lies in a view."""
    layout = _Layout(view, viewer, canvas, camera)
    return Arrangement(layout.spots, layout.zones)


class _Layout:
    """Builds the spots of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> None:
        self.view = view
        self.viewer = viewer
        self.compact = canvas.compact
        self.zones = zones(canvas)
        self.spots: dict[str, Spot] = {}
        self._camera = camera
        self._field = self.zones[FIELD]
        self._lodge = Lodge(view, self._field)
        self._notes(beside_the_lodge(self._field, compact=self.compact))
        self._rooms()
        self._figures()
        self._panels()
        self._notes(on_panels(self.zones, view, viewer, compact=self.compact))
        self._portraits()
        for seat in range(len(view.seats)):
            self._slots(seat)
            self._evoked(seat)
        self._hand()
        self._piles()
        self._choice()

    def _put(self, spot: Spot) -> None:
        self.spots[spot.id] = spot

    def _notes(self, boxes: Iterable[tuple[str, Box]]) -> None:
        for name, box in boxes:
            self._put(Spot(f"{NOTE}{name}", box, "note", "notes", fixed=True))

    def _portraits(self) -> None:
        for seat, me in enumerate(self.view.seats):
            board = "own" if seat == self.viewer else "rival"
            x, y, width, height = PORTRAITS["small" if self.compact else board]
            box = Box(self.zones[board].x + x, self.zones[board].y + y, width, height)
            if me.mage:
                self._put(
                    Spot(
                        f"{NOTE}portrait:{seat}",
                        box,
                        "portrait",
                        "notes",
                        seat=seat,
                        fixed=True,
                        shows=me.mage,
                    )
                )

    # --- the map -----------------------------------------------------------------------------------

    def _seen(self, box: Box) -> Box:
        return self._camera.place(box, self._field)

    def _rooms(self) -> None:
        boxes = {room.id: self._seen(self._lodge.room(place)) for place, room in enumerate(self.view.rooms)}
        # From the top down: the points of a room reach over the corners of those above it.
        for room in sorted(boxes, key=lambda room: boxes[room].y):
            self._put(Spot(room, boxes[room], "room", FIELD, shape="hex", fixed=True))
        for seat in range(len(self.view.seats)):
            box = self._seen(self._lodge.cell(seat))
            self._put(Spot(CELLS[seat], box, "cell", FIELD, seat=seat, shape="hex", fixed=True))

    def _figures(self) -> None:
        view = self.view
        inside: dict[int, list[str]] = {}
        for seat, me in enumerate(view.seats):
            if me.mage and me.place != CELL:
                inside.setdefault(me.place, []).append(MAGES[seat])
            elif me.mage:
                self._stand(MAGES[seat], self._lodge.cell(seat), 0.0, self._lodge.reach * 0.9)
        for figure, evocation in view.evocations.items():
            inside.setdefault(evocation.place, []).append(figure)
        for place, figures in inside.items():
            for figure, across in zip(figures, _across(len(figures)), strict=True):
                self._stand(figure, self._lodge.room(place), across, self._lodge.reach, len(figures))

    def _stand(self, figure: str, room: Box, across: float, reach: float, count: int = 1) -> None:
        view = self.view
        mage = figure in MAGES
        tall = (TALL if mage else SMALL) * reach * min(1, ABREAST / count)
        wide = tall * FIGURE_SHAPE * WIDER
        x, y = room.centre
        feet = y + FEET * reach + 0.1 * reach
        box = Box(x + across * reach - wide / 2, feet - tall, wide, tall)
        owner = view.owner(figure)
        assert owner is not None
        self._put(
            Spot(
                figure,
                self._seen(box),
                "mage" if mage else "evocation",
                FIELD,
                seat=owner,
                shows=view.figure_name(figure),
            )
        )

    # --- beside it ---------------------------------------------------------------------------------

    def _panels(self) -> None:
        self._events()
        area = self.zones["quests"]
        head, gap, side = (4.0, 2.0, 4.0) if self.compact else (38.0, 4.0, 10.0)
        quests = self.view.quests
        free = area.height - head - 4 - gap * (len(quests) - 1)
        taken = sum(quest in self.view.claimed for quest in quests)
        low = CLAIMED if not self.compact else free / max(1, len(quests))
        tall = min(MOST_ASKED, (free - low * taken) / max(1, len(quests) - taken))
        top = area.y + head
        for quest in quests:
            high = low if quest in self.view.claimed else tall
            box = Box(area.x + side, top, area.width - 2 * side, high)
            self._put(Spot(quest, box, "quest", "quests", fixed=True))
            top += high + gap

    def _events(self) -> None:
        """Let the panel of the Black Rose show what she does now, and below it what she does next."""
        left, top, width, height = self.zones["event"]
        event, (following, *_) = current_event(self.view), (*coming_events(self.view), None)
        share = 0.0 if event is None else EVENT[self.compact] if following else 1.0
        for shown, y, part in ((event, 0.0, share), (following, share, 1 - share)):
            if shown is not None:
                box = Box(left, top + y * height, width, part * height)
                self._put(Spot(shown.id, box, "event", "event", fixed=True))

    def _slots(self, seat: int) -> None:
        own = seat == self.viewer
        for number, box in enumerate(self._slot_boxes() if own else self._rival_slots()):
            prepared = self.view.seats[seat].slots[number] if self.view.seats[seat].slots else None
            card = prepared.card if prepared is not None and prepared.card != HIDDEN else ""
            name = self.view.slot_id(seat, number)
            zone = "slots" if own else "rival"
            look = "mini" if not own else "vain" if self._is_vain(prepared) else "slot"
            self._put(Spot(name, box, look, zone, seat=seat, fixed=True, shows=card))

    def _is_vain(self, prepared: Prepared | None) -> bool:
        """Tell whether an own spell is yet to be cast and would find nobody to aim at."""
        if prepared is None or prepared.revealed or prepared.card == HIDDEN:
            return False
        card, side = prepared.card, prepared.side
        aimed = self.view.book.spells[card].faces[side].target.is_figure
        return aimed and not targets_of(self.view, self.viewer, card, side)

    def _slot_boxes(self) -> list[Box]:
        area = self.zones["slots"]
        if self.compact:
            tall = area.height - 30
            return row(Box(area.x + 6, area.y + 5, area.width - 12, tall), 4, tall / SHAPE, tall, 6)
        return row(Box(area.x + 14, area.y + 14, area.width - 28, 206), 4, 146, 206, (616 - 4 * 146) / 3)

    def _rival_slots(self) -> list[Box]:
        area = self.zones["rival"]
        if self.compact:
            wide = (area.width - 12 - 3 * 6) / 4
            return row(Box(area.x + 6, area.y + 112, area.width - 12, wide * 1.4), 4, wide, wide * 1.4, 6)
        return row(Box(area.x + 12, area.y + 108, 226, 74), 4, 53, 74, 4.6)

    def _evoked(self, seat: int) -> None:
        """Let the entries of evocations on their owner's board be another handle of theirs."""
        own = seat == self.viewer
        boxes = evoked_boxes(self.zones["own" if own else "rival"], own=own, compact=self.compact)
        for figure, evocation in self.view.evocations.items():
            if evocation.owner == seat:
                name, box = f"{figure}{COPY}entry", boxes[evocation.number - 1]
                zone = "own" if own else "rival"
                self._put(Spot(name, box, "entry", zone, seat=seat, fixed=True, shows=evocation.kind))

    def _hand(self) -> None:
        area = self.zones["hand"]
        cards = hand_ids(self.view.seats[self.viewer].hand)
        if self._planning:
            self._fan(cards, area)
        elif self._upgrades:
            for upgrade, box in zip(self._upgrades, fan(area, len(self._upgrades)), strict=True):
                self._put(Spot(upgrade, box, "card", "upgrades", seat=self.viewer))
        elif self.view.round:
            deeds = self._deeds(area)
            rest = Box(area.x, area.y, area.width - deeds, area.height)
            if self.compact:
                self._fan(cards, rest)
            else:
                self._rows(cards, rest)

    @property
    def _planning(self) -> bool:
        decision = self.view.decision
        return decision is not None and decision.prompt in ("lay", "hand_limit")

    @property
    def _upgrades(self) -> list[str]:
        """The upgrades from which the viewer chooses one."""
        decision = self.view.decision
        if decision is None or decision.prompt not in UPGRADING or decision.seat != self.viewer:
            return []
        return list(dict.fromkeys(action.source for action in decision.options))

    def _fan(self, cards: list[str], area: Box) -> None:
        for card, box in zip(cards, fan(area, len(cards)), strict=True):
            self._put(Spot(card, box, "card", "hand", seat=self.viewer, shows=card.partition(COPY)[0]))

    def _rows(self, cards: list[str], area: Box) -> None:
        """Lay the hand out as a list: between rounds of planning it is only looked at."""
        tall = min(42.0, (area.height - 46) / max(1, len(cards)))
        for number, card in enumerate(cards):
            box = Box(area.x + 12, area.y + 38 + number * tall, area.width - 24, tall - 4)
            shows = card.partition(COPY)[0]
            self._put(Spot(card, box, "row", "hand", seat=self.viewer, fixed=True, shows=shows))

    def _deeds(self, area: Box) -> float:
        """Lay out what a mage can do with its coins and its spells, and return how much room that takes."""
        if self.compact:
            side = (area.height - 18) / 2
            left = area.x + area.width - 2 * side - 12
            for number, deed in enumerate(DEEDS):
                line, column = divmod(number, 2)
                box = Box(left + column * (side + 6), area.y + 6 + line * (side + 6), side, side)
                self._put(Spot(f"deed:{deed}", box, "deed", "hand", fixed=True))
            return 2 * side + 18
        wide = 384.0
        left = area.x + area.width - wide
        for number, deed in enumerate(DEEDS):
            box = Box(left, area.y + 38 + number * 55, wide - 12, 50)
            self._put(Spot(f"deed:{deed}", box, "deed", "hand", fixed=True))
        return wide

    def _choice(self) -> None:
        """Before the first round, lay out over the lodge what is chosen from: mages, then grimoires."""
        decision = self.view.decision
        if decision is None or decision.prompt not in CHOSEN or decision.seat != self.viewer:
            return
        area = self._field.inset(8)
        count = len(decision.options)
        wide = (area.width - 12 * (count - 1)) / count
        lay = self._mage if decision.prompt == "mage" else self._grimoire
        for action, box in zip(decision.options, row(area, count, wide, area.height, 12), strict=True):
            lay(action.source, box)

    def _mage(self, mage: str, area: Box) -> None:
        """Lay out a mage, and beside it the spell that comes with it."""
        wide = min((area.width - BETWEEN) / (1 + PAGES), area.height * 0.8 / SHAPE)
        tall, page = wide * SHAPE, wide * PAGES
        x, y = area.centre
        left, top = x - (wide + BETWEEN + page) / 2, y - tall / 2
        self._put(Spot(mage, Box(left, top, wide, tall), "card", "choice", seat=self.viewer, fixed=True))
        beside = Box(left + wide + BETWEEN, top + tall - page * SHAPE, page, page * SHAPE)
        self._page(mage, self.view.book.mages[mage].spell, beside)

    def _grimoire(self, grimoire: str, area: Box) -> None:
        """Lay out a grimoire, open: its name, and its spells in two rows."""
        cards = self.view.book.grimoires[grimoire]
        across = -(-len(cards) // 2)
        head = SMALL_TITLE if self.compact else TITLE
        wide = min(
            (area.width - BETWEEN * (across + 1)) / across,
            ((area.height - head - 2 * BETWEEN) / 2) / SHAPE,
        )
        tall = wide * SHAPE
        high = head + 2 * (tall + BETWEEN)
        x, y = area.centre
        box = Box(area.x, y - high / 2, area.width, high)
        self._put(Spot(grimoire, box, "grimoire", "choice", seat=self.viewer, fixed=True))
        left = x - (across * (wide + BETWEEN) - BETWEEN) / 2
        for number, card in enumerate(cards):
            line, column = divmod(number, across)
            at = (left + column * (wide + BETWEEN), box.y + head + line * (tall + BETWEEN))
            self._page(grimoire, card, Box(*at, wide, tall))

    def _page(self, of: str, card: str, box: Box) -> None:
        """Lay out a spell that comes with what is chosen: it is read by itself, and chosen with the whole."""
        self._put(Spot(f"{of}{COPY}{card}", box, "page", "choice", seat=self.viewer, fixed=True, shows=card))

    def _piles(self) -> None:
        own = self.zones["own"]
        box = Box(own.x + 104, own.y + 142, 50, 70)
        if self.compact:
            box = Box(own.x + 46, own.y + 84, 40, 24)
        self._put(Spot(f"memories:{self.viewer}", box, "pile", "own", seat=self.viewer, fixed=True))


def evoked_boxes(area: Box, *, own: bool, compact: bool) -> list[Box]:
    """Return the places of evocations on a mage's board."""
    margin, gap, tall, low = 12.0, 6.0, 62.0, 10.0
    if compact:
        margin, gap, low = 6.0, 3.6, 5.0
        tall = area.height - 115 if own else RIVAL_EVOKED
    elif own:
        tall, low = 68.0, 12.0
    line = Box(area.x + margin, area.y + area.height - low - tall, area.width - 2 * margin, tall)
    return row(line, EVOKED, (line.width - gap * (EVOKED - 1)) / EVOKED, tall, gap)


def fan(area: Box, count: int) -> list[Box]:
    """Lay cards side by side; many of them are smaller before they overlap."""
    inner = area.inset(7)
    wide = (inner.width - 6 * (count - 1)) / max(1, count)
    tall = min(inner.height, max(wide * SHAPE, min(LOWEST, inner.height * SMALLEST)))
    return row(inner, count, tall / SHAPE, tall, 6, centred=True)


def hand_ids(cards: list[str]) -> list[str]:
    """Return a name for each card in a hand: equal ones are numbered from the second on."""
    names = []
    for number, card in enumerate(cards):
        copy = cards[:number].count(card)
        names.append(f"{card}{COPY}{copy + 1}" if copy else card)
    return names


def _across(count: int) -> tuple[float, ...]:
    if count in FIGURES:
        return FIGURES[count]
    return tuple(1.3 * (number / (count - 1) - 0.5) for number in range(count))

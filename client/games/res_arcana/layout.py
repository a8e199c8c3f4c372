"""Which zone of the Res Arcana table lies where, and what lies in it."""

from __future__ import annotations

from math import inf

from client.canvas import Box, Canvas
from client.games.res_arcana.formulas import formulas
from client.table.layout import (
    CHOICE,
    LOG,
    PASS,
    PROMPT,
    REST,
    WORDS,
    Spot,
    TableLayout,
    below,
    columns,
    fan,
    grid,
    row,
    rows,
    seat_zones,
)
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK

TABLE, DISCARD, POOL, TRAY = "table", "discard", "pool", "tray"
"""What is placed or used, thrown away, taken and paid is dropped there."""
GAP = 8
LABEL = 22
"""The height of a zone's label."""
CARD_SHAPE = 1.4
"""Height of a card by its width."""
SMALL_WIDTHS, SMALL_PITCH = (100, 66), 12
"""How wide the viewer's cards are in a small window at most and at least, and the gap between turned ones."""
CLOSE = 2
"""The gap between turned cards where many lie side by side."""
SLOTS = 8
"""How many slots each of the two rows of the viewer's components has at least."""
TAB_WIDTH = 50
"""How wide what a claimed place leaves behind is in a small window."""
PLATE_WIDTH, NARROWEST, LOWEST = 130, 110, 28
"""How wide a plate is in a small window, how narrow it may be before a third row begins, and how low."""
ROWS_ON_A_PLATE = 2
"""How many rows of symbols a plate holds below each other; more stand in two columns."""
PLATES = {2: 8, 3: 4, 4: 3}
"""How many plates lie side by side before a rival, by the number of seats."""
HAND_HEIGHT, WORDS_HEIGHT = 210, 420
"""How high cards in hand are at most, and what is read about a card."""


def zones(canvas: Canvas, seats: int) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    gap = 4 if canvas.compact else GAP
    left = Box(0, 0, canvas.width, canvas.height).inset(gap)
    if canvas.compact:
        spare = canvas.height - 640
        heights = (130 + spare * 0.2, 156 + spare * 0.3, 34, 142 + spare * 0.3, REST)
        rivals, market, prompt, own, low = rows(left, gap, *heights)
        pool, hand, piles, pass_ = columns(low, gap, 288, REST, 124, 140)
        shares, aside = (0.47, 0.27), {PASS: pass_}
    else:
        left, side = columns(left, gap, REST, 304)
        rivals, market, prompt, own, low = rows(left, 6, 188, 196, 44, REST, 210)
        pool, hand, piles = columns(low, gap, 444, REST, 270)
        shares = (0.416, 0.254)
        score, log, pass_ = rows(side, gap, 84 + 36 * seats, REST, 132)
        # What is read about a card lies over the older part of the log.
        aside = {"score": score, LOG: log, WORDS: log._replace(height=WORDS_HEIGHT), PASS: pass_}
    places, monuments, items = columns(market, gap, *(share * market.width for share in shares), REST)
    return {
        "rivals": rivals,
        "places": places,
        "monuments": monuments,
        "items": items,
        PROMPT: prompt,
        TABLE: own,
        POOL: pool,
        "hand": hand,
        "piles": piles,
        TRAY: hand,
        CHOICE: market,
        **aside,
    }


class ResArcanaLayout(TableLayout[State]):
    """Puts down the things of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas) -> None:
        super().__init__(view, viewer, canvas, zones(canvas, len(view.seats)))
        self.zones |= seat_zones(view.rivals(viewer), self.zones["rivals"], GAP)
        for rival in view.rivals(viewer):
            self._rival(rival, self.zones[f"seat:{rival}"])
        self._market()
        self._own_cards()
        self._pool()
        self._hand()
        self._piles()

    # --- rivals ------------------------------------------------------------------------------------

    def _rival(self, rival: int, panel: Box) -> None:
        self.put(Spot(f"seat:{rival}", panel, "seat", f"seat:{rival}", seat=rival))
        cards, room = [card for card in self.view.own(rival) if card], self._room(panel)
        across = PLATES[len(self.view.seats)]
        if self.compact:
            across = max(1, int(room.width / (PLATE_WIDTH + 4)))
        self._plates(cards, room, across, rival)

    def _room(self, panel: Box) -> Box:
        """Return where a rival's components lie on its panel: below its head, or beside it."""
        x, y, width, height = panel
        if not self.compact:
            return Box(x + 6, y + 52, width - 12, height - 58)
        if len(self.view.seats) == 2:
            return Box(x + 232, y + 6, width - 240, height - 12)
        return Box(x + 6, y + 58, width - 12, height - 62)

    def _plates(self, cards: list[str], room: Box, across: int, rival: int) -> None:
        """Lay components in rows of plates that say what they can do; one with much to say takes two."""
        wide = [1 + (len(formulas(COMPONENTS[card])) > ROWS_ON_A_PLATE) for card in cards]
        # As high as the room while all of them lie in one row of a small panel.
        down = 1 if self.compact and _places_in_rows(wide, across, 1) is not None else 2
        places = _places_in_rows(wide, across, down)
        while places is None and room.width / (across + 1) >= NARROWEST:
            across += 1
            places = _places_in_rows(wide, across, down)
        if places is None:
            down += room.width / -(-len(cards) // down) < NARROWEST and room.height >= 3 * LOWEST
            wide, across = [1] * len(cards), max(across, -(-len(cards) // down))
            places = _places_in_rows(wide, across, down) or []
        cells = grid(room, down * across, across, 4)
        for card, cell, cells_taken in zip(cards, places, wide, strict=True):
            box = cells[cell]
            box = box._replace(width=box.width * cells_taken + 4 * (cells_taken - 1))
            self.put(Spot(card, box, "plate", f"play:{rival}", seat=rival))

    # --- the market --------------------------------------------------------------------------------

    def _market(self) -> None:
        view = self.view
        self._places(below(self.zones["places"], LABEL))
        area = below(self.zones["monuments"], LABEL)
        height = min(area.height, (area.width - 2 * GAP) / 3 * CARD_SHAPE)
        decks = [MONUMENT_DECK] if view.monument_deck else []
        boxes = row(area, len(view.monuments) + len(decks), height / CARD_SHAPE, height, GAP)
        self.lay(view.monuments, boxes[: len(view.monuments)], "card", "monuments")
        self.lay(decks, boxes[len(view.monuments) :], "back", "monuments")
        count, area = len(view.items), below(self.zones["items"], LABEL)
        down = max(3, -(-count // 2))
        self.lay(view.items, grid(area, 2 * down, 2, 4)[:count], "plate", "items")

    def _places(self, area: Box) -> None:
        """Lay out the places; in a small window a claimed one shrinks to a tab, and the others grow."""
        claimed = {card: number for number, seat in enumerate(self.view.seats) for card in seat.play}
        tiles = [*self.view.places, *(card for card in claimed if COMPONENTS[card].tile)]
        narrow = [tile for tile in tiles if self.compact and tile in claimed]
        whole = max(1, len(tiles) - len(narrow))
        room = area.width - len(narrow) * (TAB_WIDTH + GAP)
        height = min(area.height, (room - GAP * (whole - 1)) / whole * CARD_SHAPE)
        left = area.x
        for tile in sorted(tiles, key=lambda tile: COMPONENTS[tile].tile):
            width = TAB_WIDTH if tile in narrow else height / CARD_SHAPE
            box = Box(left, area.y + (area.height - height) / 2, width, height)
            if tile in claimed:
                self.put(Spot(f"ghost:{tile}", box, "ghost", "places", seat=claimed[tile]))
            else:
                self.put(Spot(tile, box, "card", "places"))
            left += width + GAP

    # --- the viewer --------------------------------------------------------------------------------

    def _own_cards(self) -> None:
        area = self.zones[TABLE].inset(6 if self.compact else 2)
        own = [card for card in self.view.own(self.viewer) if card]
        if self.compact:
            self._own_in_a_line(area)
            return
        me = self.view.seats[self.viewer]
        artifacts = [card for card in own if COMPONENTS[card].kind == "artifact"]
        others = [card for card in me.play if card not in artifacts]
        for number, cards in enumerate(([me.mage, me.item, *others], artifacts)):
            slots = own_slots(self.zones[TABLE], len(cards))[number]
            for card, slot in zip(cards, slots, strict=False):
                if card:
                    turned = card in self.view.turned
                    box = _lying(slot) if turned else slot
                    self.put(Spot(card, box, "card", f"play:{self.viewer}", turned, seat=self.viewer))

    def _own_in_a_line(self, area: Box) -> None:
        """Lay the viewer's components in one line; turned ones are smaller where many lie there."""
        cards = self.view.own(self.viewer)
        height = min(area.height, SMALL_WIDTHS[0] * CARD_SHAPE)
        # Turned, the first and the last card end where the table ends.
        pitch = min(height + SMALL_PITCH, (area.width - height) / max(1, len(cards) - 1))
        width = max(SMALL_WIDTHS[1], min(height / CARD_SHAPE, pitch - 4))
        for number, card in enumerate(cards):
            middle = area.x + height / 2 + number * pitch
            tall = width * CARD_SHAPE
            slot = Box(middle - width / 2, area.y + (area.height - tall) / 2, width, tall)
            if card:
                turned = card in self.view.turned
                box = _lying(slot, pitch - CLOSE) if turned else slot
                self.put(Spot(card, box, "card", f"play:{self.viewer}", turned, seat=self.viewer))

    def _pool(self) -> None:
        x, y, width, height = self.zones[POOL]
        top = 52 if self.compact else 62
        cells = Box(x + 8, y + top, width - 16, height - top - 8)
        self.lay(NAMES, grid(cells, len(NAMES), len(NAMES), 6), "essence", POOL, seat=self.viewer)

    def _hand(self) -> None:
        cards, area = self.view.seats[self.viewer].hand, self.zones["hand"]
        height = min(area.height - 8, HAND_HEIGHT)
        shape = (area, len(cards), height / CARD_SHAPE, height, GAP * 2)
        places = [(box, 0.0) for box in row(*shape)] if self.compact else fan(*shape)
        for card, (box, tilt) in zip(cards, places, strict=True):
            self.put(Spot(card, box, "card", f"hand:{self.viewer}", tilt=tilt, seat=self.viewer))

    def _piles(self) -> None:
        area = self.zones["piles"].inset(10)
        width = min((area.width - 10) / 2, (area.height - 30) / CARD_SHAPE)
        line = area._replace(height=width * CARD_SHAPE)
        for name, box in zip(("deck", DISCARD), row(line, 2, width, line.height, 10), strict=True):
            pile = f"{name}:{self.viewer}"
            self.put(Spot(pile, box, "pile", pile, seat=self.viewer))
            self.zones[name] = box


def own_slots(table: Box, count: int = 0) -> tuple[list[Box], list[Box]]:
    """Return the two rows of slots in which the viewer's components lie: they never move."""
    upper, lower = rows(table.inset(2), 6, REST, (table.height - 10) / 2)
    height = min(upper.height, upper.width / SLOTS)
    # Turned, the first and the last card end where the table ends.
    pitch = (upper.width - height) / (max(SLOTS, count) - 1)

    def slots(line: Box) -> list[Box]:
        left, top = line.x + (height - height / CARD_SHAPE) / 2, line.y + (line.height - height) / 2
        places = range(max(SLOTS, count))
        return [Box(left + place * pitch, top, height / CARD_SHAPE, height) for place in places]

    return slots(upper), slots(lower)


def _lying(slot: Box, room: float = inf) -> Box:
    """Return where a card lies that is turned about the middle of its slot, in so much room across."""
    (x, y), height = slot.centre, min(slot.height, room)
    width = height * slot.width / slot.height
    return Box(x - height / 2, y - width / 2, height, width)


def _places_in_rows(wide: list[int], across: int, down: int) -> list[int] | None:
    """Return the cell in which each plate begins, in rows of cells, or nothing where they do not fit."""
    places, at = [], 0
    for cells in wide:
        if at % across + cells > across:
            at += across - at % across
        places.append(at)
        at += cells
    return places if at <= down * across else None

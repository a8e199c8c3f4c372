"""The table of Res Arcana: which zone lies where, and what dropping a thing there means."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from client.canvas import Box, Canvas
from client.games.res_arcana.backdrop import ResArcanaBackdrop
from client.games.res_arcana.faces import Detail, back, face, ghost, item_tile, tab, turned
from client.games.res_arcana.formulas import mix
from client.games.res_arcana.tokens import token
from client.table.banner import rounds
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import Banner, Flights, GameTable, OwnPanel, Piles, Pose, Prompts
from client.table.layout import Arrangement, Spot, row
from client.table.model import TableModel
from rules.core.action import Action
from rules.core.events import Event
from rules.res_arcana import preview
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.score import worth
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK

GAP = 8
HELD = 64
"""The size of an essence in the hand that drags it."""
CARD_SHAPE = 1.4
"""Height of a card by its width."""
TABLE, DISCARD, POOL, TRAY, CHOICE = "table", "discard", "pool", "tray", "choice"
RIVAL_WIDTH = 70
TAB_WIDTH = 50
CARD = 150
OWN_SIZES = (180, 165, CARD, 132, 116, 98, 84)
CHOICE_ROW = 8
BUTTON_KINDS = frozenset({"pass", "done", "suffer", "decline", "keep", "turn"})
ZONES = {
    "place": TABLE,
    "claim": TABLE,
    "item": TABLE,
    "mage": TABLE,
    "draft": TABLE,
    "use": TABLE,
    "discard": DISCARD,
    "pay": TRAY,
    "take": POOL,
    "collect": POOL,
    "convert": POOL,
}


def _due(view: State) -> str:
    """Return what is still to be paid or taken, as symbols."""
    if due := preview.due(view):
        slots = [f"[{name}:{count}]" for name, count in zip(NAMES, due.essences, strict=True) if count]
        return " ".join([*slots, f"[any:{due.free}]" if due.free else ""])
    offer = preview.offer(view)
    return mix(offer.count, offer.kinds) if offer else ""


class ResArcanaTable(GameTable[State]):
    """Where everything lies, for two to four seats, in a full and in a compact layout."""

    game = "res_arcana"
    sounds = {
        "entered": "card_place",
        "used": "card_turn",
        "drew": "card_draw",
        "discarded": "card_draw",
        "destroyed": "attack",
        "attacked": "attack",
        "ignored": "shield",
        "passed": "pass",
        "reshuffled": "shuffle",
        "essence": "essence_gain",
        "won": "win",
    }
    never_dimmed = frozenset({"seat", "essence"})
    irrelevant_reasons = frozenset(
        {
            "not_in_hand",
            "not_for_claiming",
            "not_yours_to_use",
            "no_such_power",
            "not_now",
            "take_first",
            "pay_first",
        }
    )
    prompts = Prompts(suffix=_due, needs_no_cause=lambda decision: decision.prompt == "item")
    own_panel = OwnPanel(
        prompts=frozenset({"life_loss", "check", "upkeep", "look", "first", "count_rival"}),
        attacks=frozenset({"life_loss"}),
        bad_answers=frozenset({"suffer", "decline", "turn"}),
    )
    payments = frozenset({"pay", "lose"})
    flights = Flights(frozenset({"essence"}), token)
    piles = Piles(lambda view: [seat.discard for seat in view.seats])

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        layout = _Layout(view, viewer, zones(canvas, len(view.seats)), compact=canvas.compact)
        return Arrangement(layout.spots, layout.zones)

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the ground, the panels and what is written on them."""
        ResArcanaBackdrop(display, model).draw()

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        view, words = model.view, model.words
        width = model.canvas.px(spot.box.height if spot.turned else spot.box.width)
        if pose == "back":
            return back("monument" if COMPONENTS[spot.id].kind == "monument" else "artifact", width)
        match spot.look:
            case "card" | "mini":
                component = COMPONENTS[spot.id]
                scores = spot.zone.startswith("play") and (component.points or component.points_per)
                points = worth(view, spot.seat, component) if scores else None
                detail: Detail = "mini" if spot.look == "mini" else "table"
                draw = turned if spot.turned else face
                return draw(spot.id, width, words, points=points, on=view.on.get(spot.id), detail=detail)
            case "tile":
                return item_tile(spot.id, (width, model.canvas.px(spot.box.height)), words)
            case "back":
                return back("monument", width, len(view.monument_deck))
            case "essence" if pose == "held":
                return token(spot.id, model.canvas.px(HELD))
            case "ghost":
                place, size = spot.id.removeprefix("ghost:"), model.canvas.rect(*spot.box).size
                if size[0] * 2 < size[1]:
                    return tab(place, size, model.canvas.k, spot.seat)
                return ghost(place, width, words, spot.seat)
        return None

    def banners(self, events: Sequence[Event], model: TableModel[State]) -> list[Banner]:
        """Return the rounds that begin."""
        return rounds(events, model.view.first, model)

    # --- what gestures mean ------------------------------------------------------------------------

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        if source in NAMES:
            return (
                [Action("put", source, zone)]
                if zone in COMPONENTS
                else [Action("pay", source), Action("take", source)]
            )
        if zone == DISCARD:
            return [Action("discard", source, "gold")]
        component = COMPONENTS.get(source)
        if component is None:
            return [Action("claim", source)]
        uses = [
            Action("use", source, arg=index)
            for index, ability in enumerate(component.abilities)
            if ability.trigger == "action"
        ]
        if component.kind == "artifact":
            return [Action("place", source), *uses, Action("react", source)]
        if component.kind == "magic_item":
            return [*uses, Action("item", source)]
        if component.kind == "mage":
            return uses or [Action("use", source)]
        return [Action("claim", source), *uses]

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it."""
        if action.target in COMPONENTS:
            return action.target
        return ZONES.get(action.kind, action.source)

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind in BUTTON_KINDS

    def is_minor(self, action: Action) -> bool:
        """Anything in the hand may be thrown away at any time."""
        return action.kind == "discard" and bool(action.target)


def zones(canvas: Canvas, seats: int) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    return _compact_zones(canvas) if canvas.compact else _full_zones(canvas, seats)


def _full_zones(canvas: Canvas, seats: int) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    side = Box(width - 312, GAP, 304, height - 2 * GAP)
    room = side.x - 2 * GAP
    rivals = 292 if seats > 2 else 200
    spare = height - 1080 + (292 - rivals)
    market = 232 + spare * 0.4
    own = 226 + spare * 0.6
    top = GAP + rivals + GAP
    prompt = top + market + 6
    table = prompt + 50
    bottom = height - 252
    places, monuments = room * 0.505, room * 0.3015
    return {
        "rivals": Box(GAP, GAP, room, rivals),
        "places": Box(GAP, top, places, market),
        "monuments": Box(GAP + places + GAP, top, monuments, market),
        "items": Box(GAP + places + monuments + 2 * GAP, top, room - places - monuments - 2 * GAP, market),
        "prompt": Box(GAP, prompt, room, 44),
        TABLE: Box(GAP, table, room, own),
        POOL: Box(GAP, bottom, 444, 244),
        "hand": Box(470, bottom + 10, room - 742, 234),
        "piles": Box(room - 262, bottom, 270, 244),
        TRAY: Box(470, bottom, room - 742, 172),
        "score": Box(side.x, GAP, side.width, 200),
        "log": Box(side.x, 216, side.width, height - 656),
        "words": Box(side.x, height - 432, side.width, 284),
        "pass": Box(side.x, height - 140, side.width, 132),
        CHOICE: Box(GAP, top, room, market),
    }


def _compact_zones(canvas: Canvas) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    gap = 4
    room = width - 2 * gap
    spare = height - 640
    rivals, market, own = 130 + spare * 0.2, 156 + spare * 0.3, 142 + spare * 0.3
    top = gap + rivals + gap
    prompt = top + market + gap
    table = prompt + 38
    bottom = table + own + gap
    low = height - bottom - gap
    places, monuments = room * 0.408, room * 0.302
    return {
        "rivals": Box(gap, gap, room, rivals),
        "places": Box(gap, top, places, market),
        "monuments": Box(gap + places + gap, top, monuments, market),
        "items": Box(gap + places + monuments + 2 * gap, top, room - places - monuments - 2 * gap, market),
        "prompt": Box(gap, prompt, room, 34),
        TABLE: Box(gap, table, room, own),
        POOL: Box(gap, bottom, 288, low),
        "hand": Box(gap + 292, bottom, room - 292 - 272, low),
        "piles": Box(width - gap - 268, bottom, 124, low),
        TRAY: Box(gap + 292, bottom, room - 292 - 272, low),
        "pass": Box(width - gap - 140, bottom, 140, low),
        CHOICE: Box(gap, top, room, market),
    }


class _Layout:
    """Builds the spots of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, zones: dict[str, Box], *, compact: bool) -> None:
        self.view = view
        self.viewer = viewer
        self.zones = dict(zones)
        self.compact = compact
        self.spots: dict[str, Spot] = {}
        self._rivals()
        # Over the market lies the cloth with the top of a deck, as long as one looks at it.
        if not self._offered() or self._before_play():
            self._market()
        self._own()
        self._choice()

    def _put(self, spot: Spot) -> None:
        self.spots[spot.id] = spot

    def _rivals(self) -> None:
        rivals = self.view.rivals(self.viewer)
        area = self.zones["rivals"]
        for rival, box in zip(
            rivals,
            row(area, len(rivals), (area.width - GAP * (len(rivals) - 1)) / len(rivals), area.height, GAP),
            strict=True,
        ):
            self.zones[f"seat:{rival}"] = box
            self._put(Spot(f"seat:{rival}", box, "seat", f"seat:{rival}", seat=rival))
            self._rival_components(rival, box)

    def _rival_components(self, rival: int, panel: Box) -> None:
        view = self.view
        own = [card for card in view.own(rival) if card]
        if self.compact and len(view.seats) > 2:
            room = Box(panel.x + 6, panel.y + 58, panel.width - 12, panel.height - 62)
            self._row(own, room, room.height / CARD_SHAPE, rival, "mini")
            return
        if len(view.seats) == 2:
            head = 232 if self.compact else 340
            room = Box(panel.x + head, panel.y + 6, panel.width - head - 8, panel.height - 12)
            width = min(room.height / CARD_SHAPE, 110)
            self._row(own, room, width, rival, "mini")
            return
        width = RIVAL_WIDTH
        rows = (
            [c for c in own if COMPONENTS[c].kind != "artifact"],
            [c for c in own if COMPONENTS[c].kind == "artifact"],
        )
        for number, cards in enumerate(rows):
            line = Box(panel.x + 8, panel.y + 88 + number * 102, panel.width - 16 - 150 * (number == 0), 98)
            self._row(cards, line, width, rival, "mini")

    def _row(self, cards: list[str], room: Box, width: float, seat: int, look: str) -> None:
        """Lay components side by side; a turned one takes its height in width."""
        height = width * CARD_SHAPE
        widths = [height if card in self.view.turned else width for card in cards]
        gap = 6.0
        total = sum(widths) + gap * (len(cards) - 1)
        squeeze = 1.0
        if cards and total > room.width:
            # The last card keeps its full width; all others give way evenly.
            squeeze = max(0.1, (room.width - widths[-1]) / (total - widths[-1]))
        left = room.x
        for card, wide in zip(cards, widths, strict=True):
            turned = card in self.view.turned
            tall = width if turned else height
            box = Box(left, room.y + (room.height - tall) / 2, wide, tall)
            self._put(
                Spot(card, box, "mini" if look == "mini" else "card", f"play:{seat}", turned, seat=seat)
            )
            left += (wide + gap) * squeeze

    def _market(self) -> None:
        view = self.view
        label = 22
        claimed = {card: seat for seat in range(len(view.seats)) for card in view.seats[seat].play}
        tiles = sorted(
            [*view.places, *(c for c in claimed if COMPONENTS[c].tile)], key=lambda c: COMPONENTS[c].tile
        )
        self._places(tiles, claimed, _below_label(self.zones["places"], label))
        area = _below_label(self.zones["monuments"], label)
        cards = [*view.monuments, *([MONUMENT_DECK] if view.monument_deck else [])]
        height = min(area.height, (area.width - 2 * GAP) / 3 * CARD_SHAPE)
        for card, box in zip(cards, row(area, len(cards), height / CARD_SHAPE, height, GAP), strict=True):
            self._put(Spot(card, box, "back" if card == MONUMENT_DECK else "card", "monuments"))
        self._items(_below_label(self.zones["items"], label))

    def _places(self, tiles: list[str], claimed: dict[str, int], area: Box) -> None:
        """Lay out the places; in a small window a claimed one shrinks to a tab, and the others grow."""
        ghosts = sum(tile in claimed for tile in tiles)
        narrow = TAB_WIDTH if self.compact else 0
        open_places = max(1, len(tiles) - (ghosts if narrow else 0))
        room = area.width - ghosts * (narrow + GAP) if narrow else area.width
        height = min(area.height, (room - GAP * (open_places - 1)) / open_places * CARD_SHAPE)
        left = area.x
        for tile in tiles:
            width = narrow if narrow and tile in claimed else height / CARD_SHAPE
            box = Box(left, area.y + (area.height - height) / 2, width, height)
            if tile in claimed:
                self._put(Spot(f"ghost:{tile}", box, "ghost", "places", seat=claimed[tile]))
            else:
                self._put(Spot(tile, box, "card", "places"))
            left += width + GAP

    def _items(self, area: Box) -> None:
        items = self.view.items
        columns = 2 if len(items) <= 4 else 3
        rows = (len(items) + columns - 1) // columns
        width = (area.width - GAP * (columns - 1)) / columns
        height = (area.height - GAP * (rows - 1)) / max(1, rows)
        for number, item in enumerate(items):
            line, column = divmod(number, columns)
            box = Box(area.x + column * (width + GAP), area.y + line * (height + GAP), width, height)
            self._put(Spot(item, box, "tile", "items"))

    def _own(self) -> None:
        view, me = self.view, self.viewer
        seat = view.seats[me]
        area = self.zones[TABLE].inset(6)
        own = [card for card in view.own(me) if card]
        widths = OWN_SIZES if not self.compact else (100, 92, 84, 76, 66)
        width = next((w for w in widths if self._fits(own, w, area)), widths[-1])
        self._row(own, area, min(width, area.height / CARD_SHAPE), me, "card")
        self._pool(self.zones[POOL])
        hand = self.zones["hand"]
        height = min(hand.height - 8, CARD * CARD_SHAPE)
        card = height / CARD_SHAPE
        boxes = row(hand, len(seat.hand), card, height, GAP * 2, centred=not self.compact)
        middle = (len(seat.hand) - 1) / 2
        for number, (held, box) in enumerate(zip(seat.hand, boxes, strict=True)):
            tilt = 0.0 if self.compact else (middle - number) * min(2.0, 8 / max(1, len(seat.hand)))
            lift = abs(number - middle) ** 2 * 2 if not self.compact else 0.0
            self._put(Spot(held, box._replace(y=box.y + lift), "card", f"hand:{me}", tilt=tilt, seat=me))
        piles = self.zones["piles"].inset(10)
        pile = min((piles.width - 10) / 2, (piles.height - 30) / CARD_SHAPE)
        for name, box in zip(
            (f"deck:{me}", f"discard:{me}"), row(piles, 2, pile, pile * CARD_SHAPE, 10), strict=True
        ):
            place = box._replace(y=piles.y)
            self._put(Spot(name, place, "pile", name, seat=me))
            if name.startswith(DISCARD):
                self.zones[DISCARD] = place

    def _fits(self, cards: list[str], width: float, area: Box) -> bool:
        total = sum(width * (CARD_SHAPE if card in self.view.turned else 1) + 6 for card in cards)
        return total <= area.width and width * CARD_SHAPE <= area.height

    def _pool(self, area: Box) -> None:
        top = 52 if self.compact else 96
        cells = Box(area.x + 8, area.y + top, area.width - 16, area.height - top - 8)
        width = (cells.width - 4 * 6) / 5
        for name, box in zip(NAMES, row(cells, 5, width, cells.height, 6), strict=True):
            self._put(Spot(name, box, "essence", POOL, seat=self.viewer))

    def _choice(self) -> None:
        """Lay out the cards that are only chosen from: mages, packs, the display, a deck's top, discards."""
        cards = self._offered()
        wide = len(cards) > CHOICE_ROW
        areas = [self.zones[CHOICE].inset(12)]
        if wide or self._before_play():
            areas = [self.zones[TABLE].inset(8)] + ([self.zones["hand"]] if wide else [])
        each = (len(cards) + len(areas) - 1) // len(areas)
        for number, area in enumerate(areas):
            part = cards[number * each : (number + 1) * each]
            height = min(area.height, 230)
            for card, box in zip(
                part, row(area, len(part), height / CARD_SHAPE, height, 14, centred=True), strict=True
            ):
                self._put(Spot(card, box, "card", CHOICE, seat=self.viewer))

    def _offered(self) -> list[str]:
        """Return the cards to choose from that do not lie open on the table."""
        view, decision = self.view, self.view.decision
        if decision is None or decision.seat != self.viewer:
            return []
        lying = {card for seat in range(len(view.seats)) for card in view.own(seat)}
        lying.update(view.seats[self.viewer].hand, view.places, view.monuments, view.items)
        sources = [option.source for option in decision.options if option.source in COMPONENTS]
        return [card for card in dict.fromkeys(sources) if card not in lying]

    def _before_play(self) -> bool:
        """Tell whether nothing lies on the own table yet."""
        return not self.view.seats[self.viewer].play and self.view.round == 0


def _below_label(area: Box, label: float) -> Box:
    return Box(area.x + 6, area.y + label, area.width - 12, area.height - label - 4)


table = ResArcanaTable

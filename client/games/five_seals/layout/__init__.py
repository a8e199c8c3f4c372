"""Which zone of the Five Seals table lies where, and what lies in it."""

from __future__ import annotations

from collections.abc import Iterable

from client.art.vector import Point
from client.canvas import Box, Canvas
from client.games.five_seals.dungeon import BODY, MAGE, Lens, foot_of, lens, plan, standing
from client.games.five_seals.layout.hand import held, in_order, small_scrolls
from client.games.five_seals.seats import FLAT, LOW, TALL, TALLER
from client.games.five_seals.tokens import SCROLL
from client.table.camera import Camera
from client.table.layout import (
    FIELD,
    LOG,
    PASS,
    PROMPT,
    REST,
    Spot,
    TableLayout,
    columns,
    row,
    rows,
    seat_zones,
    squares,
)
from rules.five_seals.cards import FAMILIARS
from rules.five_seals.elements import COLOURS, DIE_IDS, ELEMENTS, STORES
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State

OWN = "own:"
"""What stands before the id of a scroll that lies before the viewer: a rival may have the same."""
GUARDED_CIRCLE = "fourth"
BOARD_SCROLL = 1.1
FAMILIAR, FAMILIAR_ASIDE, GUARDIAN = 0.95, 0.82, 0.84
"""How large figures are, in tokens."""
ON_SCROLL = (0.31, 0.42)
"""Where on a scroll its strength is, in tokens from the middle."""
FOOT = 0.9
"""How wide the box around a figure's foot is, in figures: what stands behind it can still be pointed at."""
DIE, DICE_GAP, DICE_PLACES = 74.0, 0.08, 4
"""How large a die is at most, how far apart dice lie, in dice, and for how many at least there is room."""
BASIN = (166, 148)
AT_DICE = "at_dice"
"""The zone of the button that ends a choice of dice: it stands at the own ones."""
RIVAL_HEIGHTS, LEAST_LOG = (128, 106, 78), 116
"""How high a rival's panel is in a small window: the highest of these that leaves room for the log."""


def zones(canvas: Canvas, view: State, viewer: int) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    gap = 4 if canvas.compact else 8
    rest, guarded = Box(0, 0, canvas.width, canvas.height).inset(gap), view.circle == GUARDED_CIRCLE
    found, shelves = {}, (50.0 if canvas.compact else 88.0,) if guarded else ()
    if canvas.compact:
        prompt, rest = rows(rest, gap, 34, REST)
        left, right = columns(rest, gap, REST, 232)
        field, low = rows(left, gap, REST, 88)
        own, hand = columns(low, 6, 266, REST)
        sixes, room, *shelf, end = rows(right, gap, 68, REST, *shelves, 64)
        tall = _highest(len(view.seats) - 1, gap, room.height - LEAST_LOG)
        least, name, most = 0, LOG, room.height
        # On its left lies a basin, on its right the dungeon.
        at_dice = Box(own.x + 92, own.y - 39, 124, 38)
    else:
        left, rest = columns(rest, gap, 284, REST)
        prompt, rest = rows(rest, 6, 46, REST)
        middle, right = columns(rest, gap, REST, 284)
        field, hand = rows(middle, 4, REST, 108)
        room, own = rows(left, gap, REST, 260)
        sixes, *shelf, found[LOG], end = rows(right, gap, 180, *shelves, REST, 120)
        least, name, most = 182, "legend", 206
        each = (room.height - least) / (len(view.seats) - 1) - gap
        # Where the legend has no room, they take it all.
        tall = min(TALLER, each) if each >= TALL else TALLER
        at_dice = Box(own.x + 102, own.y + 105, own.width - 164, 42)
    found |= {
        PROMPT: prompt,
        FIELD: field,
        "sixes": sixes,
        PASS: end,
        "own": own,
        "hand": hand,
        AT_DICE: at_dice,
    }
    if shelf:
        found[ASIDE] = shelf[0]
    seats = seat_zones(view.rivals(viewer), room, gap, down=True, most=tall)
    # What the rivals leave free holds the log or the legend, if there is enough of it.
    taken = sum(box.height + gap for box in seats.values())
    if room.height - taken > least:
        found[name] = Box(room.x, room.y + taken, room.width, min(most, room.height - taken))
    return found | seats | {f"seat:{viewer}": own}


def _highest(rivals: int, gap: float, room: float) -> float:
    """Return how high the panels of so many rivals can be in a room, or the least height if in none."""
    fitting = (height for height in RIVAL_HEIGHTS if (height + gap) * rivals <= room)
    return next(fitting, RIVAL_HEIGHTS[-1])


class FiveSealsLayout(TableLayout[State]):
    """Puts down the things of one view, from the bottom to the top."""

    def __init__(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> None:
        super().__init__(view, viewer, canvas, zones(canvas, view, viewer))
        self.lens: Lens = lens(self.zones[FIELD], camera)
        self.plan = plan(len(view.seats))
        for seat in range(len(view.seats)):
            names = (f"{part}:{seat}" for part in ("dice", "scrolls", "home"))
            self.zones |= zip(names, self._rooms(seat, self.zones[f"seat:{seat}"]), strict=True)
        self._tokens()
        self._figures()
        self._stores()
        if ASIDE in self.zones:
            self._shelf(self.zones[ASIDE])
        for name in ("sixes", "legend"):
            if name in self.zones:
                self.put(Spot(name, self.zones[name], name, name, fixed=True))
        self._rivals()
        self._own()

    # --- the dungeon -------------------------------------------------------------------------------

    def _tokens(self) -> None:
        token, spots = self.plan.token, self.plan.spots
        for place in sorted(self.view.board, key=lambda place: spots[place][1]):
            lying = self.view.board[place]
            if self.view.is_scroll(lying):
                box = self.lens.box(*spots[place], *(token * BOARD_SCROLL * side for side in SCROLL))
                self.put(Spot(place, box, "scroll", FIELD, fixed=True, shows=lying))
            else:
                box = self.lens.box(*spots[place], token, token)
                self.put(Spot(place, box, "seal", FIELD, shape="disc", fixed=True, shows=lying))

    def _figures(self) -> None:
        """Stand figures up, the nearer ones before the farther."""
        figures = [*self._mages_standing(), *self._familiars(), *self._guardians()]
        for spot in sorted(figures, key=lambda spot: spot.box.centre[1]):
            self.put(spot)
            self.zones[spot.id] = self._body(spot)

    def _body(self, spot: Spot) -> Box:
        """Return the whole of a figure, as far as it is seen: only its foot is before all else."""
        (x, y), size, field = spot.box.centre, spot.box.width / FOOT, self.zones[FIELD]
        left, right = x - size * BODY[0] / 2, x + size * BODY[0] / 2
        top, bottom = y - size * BODY[1], y + size * BODY[2]
        left, right = max(left, field.x), min(right, field.x + field.width)
        top, bottom = max(top, field.y), min(bottom, field.y + field.height)
        return Box(left, top, right - left, bottom - top)

    def _mages_standing(self) -> Iterable[Spot]:
        strengths = list(self._strengths())
        for number, seat in enumerate(self.view.seats):
            if seat.mage:
                at = foot_of(self.plan, strengths, *standing(self.plan, seat.place, number))
                yield self._figure(f"mage:{number}", "mage", at, MAGE, seat.mage, number)

    def _strengths(self) -> Iterable[Point]:
        """Return where the strengths of all seals and scrolls are written."""
        for place, lying in self.view.board.items():
            dx, dy = ON_SCROLL if self.view.is_scroll(lying) else (0.0, 0.0)
            x, y = self.plan.spots[place]
            yield x + dx * self.plan.token, y + dy * self.plan.token

    def _familiars(self) -> Iterable[Spot]:
        token = self.plan.token
        for number, seat in enumerate(self.view.seats):
            if seat.familiar:
                x, y = standing(self.plan, seat.familiar, number)
                beside = seat.familiar in self.view.board or seat.familiar == seat.place
                dx, dy, size = (0.7, 0.42, FAMILIAR_ASIDE) if beside else (0.0, 0.2, FAMILIAR)
                at = (x + token * dx, y + token * dy)
                yield self._figure(f"familiar:{number}", "familiar", at, size, FAMILIARS[seat.mage], number)

    def _guardians(self) -> Iterable[Spot]:
        token = self.plan.token
        for element, place in self.view.guardians.items():
            (x, y), name = self.plan.spots[place], f"guardian_{element}"
            yield self._figure(name, "guardian", (x - token * 0.46, y + token * 0.34), GUARDIAN, name)

    def _figure(self, id: str, look: str, at: Point, size: float, shows: str, seat: int = -1) -> Spot:
        """Return a figure whose foot is at a point, so many tokens large."""
        wide = self.plan.token * size * FOOT
        fixed = look != "mage" or seat != self.viewer
        return Spot(id, self.lens.box(*at, wide, wide), look, FIELD, seat=seat, fixed=fixed, shows=shows)

    # --- around it ---------------------------------------------------------------------------------

    def _stores(self) -> None:
        """Put the basins of the store into the corners of the field."""
        field, share, label = self.zones[FIELD], *((0.52, 18) if self.compact else (1.0, 26))
        wide, high = (side * share for side in BASIN)
        right, bottom = field.x + field.width - wide, field.y + field.height - high - label
        decision = self.view.decision
        taking = decision is not None and (decision.prompt, decision.seat) == ("take", self.viewer)
        corners = ((field.x, field.y), (right, field.y), (field.x, bottom), (right, bottom))
        for colour, count, (x, y) in zip(COLOURS, self.view.store, corners, strict=True):
            store, fixed = STORES[colour], not (taking and count)
            self.zones[store] = Box(x, y, wide, high)
            self.put(Spot(store, self.zones[store], "store", "store", shape="disc", fixed=fixed))

    def _shelf(self, box: Box) -> None:
        """Stand the guardians that are not in the dungeon beside it."""
        self.put(Spot(ASIDE, box, "shelf", ASIDE, fixed=True))
        waiting = [f"guardian_{element}" for element in ELEMENTS if element not in self.view.guardians]
        size = min(36.0, box.height * 0.5)
        inner = Box(box.x + 14, box.y + box.height - size * 1.2, box.width - 28, size)
        self.lay(waiting, row(inner, len(waiting), size, size, 14), "guardian", ASIDE, fixed=True)

    # --- seats -------------------------------------------------------------------------------------

    def _rooms(self, seat: int, panel: Box) -> tuple[Box, Box, Box]:
        """Return the room for dice, scrolls and the familiar on a seat's panel; the viewer has a hand."""
        x, y, width, height = panel
        if seat == self.viewer and self.compact:
            dice, home = Box(x + 74, y + 31, width - 110, height - 36), Box(x + width - 34, y + 56, 22, 22)
            return dice, self.zones["hand"], home
        if seat == self.viewer:
            dice, home = Box(x + 14, y + 152, width - 28, 90), Box(x + width - 58, y + 96, 38, 38)
            return dice, self.zones["hand"], home
        if height < FLAT:
            dice, scrolls = Box(x + 14, y + 32, 60, 40), Box(x + 80, y + 31, width - 110, height - 36)
            return dice, scrolls, Box(x + width - 27, y + 44, 18, 18)
        if height < LOW:
            dice, scrolls = Box(x + 16, y + 29, width - 70, 27), Box(x + 16, y + 58, width - 30, height - 61)
            return dice, scrolls, Box(x + width - 38, y + 42, 18, 18)
        k = min(1.0, height / TALL)
        size = min(30.0, TALL * k * 0.2)
        dice = Box(x + 66 * k, y + 62 * k, width - 116 * k, 46 * k)
        scrolls = Box(x + 12, y + 113 * k, width - 26, height - 122 * k)
        return dice, scrolls, Box(x + width - size - 14, y + TALL * k * 0.46, size, size)

    def _rivals(self) -> None:
        rivals = self.view.rivals(self.viewer)
        for rival in rivals:
            zone = f"seat:{rival}"
            self.put(Spot(zone, self.zones[zone], "seat", zone, seat=rival, fixed=True))
        # A rival's scroll is aimed at by its name alone: the first that is ready is the one that is meant.
        for rival in sorted(rivals):
            self._scrolls(rival, self.view.seats[rival].ready, "mini")
        for rival in rivals:
            self._scrolls(rival, self.view.seats[rival].used, "used")
        # Each scroll lies below the one on its left: strengths, on the right, are all seen.
        rooms = {f"scrolls:{rival}" for rival in rivals}
        lying = {name: spot for name, spot in self.spots.items() if spot.zone in rooms}
        for name in sorted(lying, key=lambda name: -lying[name].box.x):
            self.spots[name] = self.spots.pop(name)
        for rival in rivals:
            self._dice(rival)
            self._at_home(rival)

    def _scrolls(self, rival: int, scrolls: list[str], look: str) -> None:
        """Lay a rival's scrolls side by side; ready and used ones have their places in the same rows."""
        order, room = in_order(self.view.seats[rival].scrolls), self.zones[f"scrolls:{rival}"]
        left = list(zip(order, small_scrolls(len(order), room), strict=True))
        for scroll in scrolls:
            at = next(number for number, (name, _) in enumerate(left) if name == scroll)
            self.lay([scroll], [left.pop(at)[1]], look, f"scrolls:{rival}", seat=rival, fixed=True)

    def _dice(self, seat: int) -> None:
        zone, dice = f"dice:{seat}", [DIE_IDS[seat][die] for die in self.view.seats[seat].dice]
        # One die more or less moves none of the others.
        boxes = squares(self.zones[zone], max(DICE_PLACES, len(dice)), DIE, DICE_GAP)[: len(dice)]
        self.lay(dice, boxes, "die", zone, seat=seat, fixed=seat != self.viewer)

    def _at_home(self, seat: int) -> None:
        """Let a familiar sit on its owner's panel while it is not in the dungeon."""
        me, home = self.view.seats[seat], f"home:{seat}"
        if me.mage and not me.familiar:
            name, shows = f"familiar:{seat}", FAMILIARS[me.mage]
            self.put(Spot(name, self.zones[home], "familiar", home, seat=seat, fixed=True, shows=shows))

    def _own(self) -> None:
        me, own, hand = self.view.seats[self.viewer], self.zones["own"], self.zones["hand"]
        self.put(Spot(f"seat:{self.viewer}", own, "seat", "own", seat=self.viewer, fixed=True))
        self._at_home(self.viewer)
        self._dice(self.viewer)
        scrolls = in_order(me.scrolls)
        places, looks = held(len(scrolls), hand, compact=self.compact)
        for scroll, box in zip(scrolls, places, strict=True):
            used = scroll in me.used and (scroll not in me.ready or OWN + scroll in self.spots)
            self.put(Spot(OWN + scroll, box, looks[used], "hand", seat=self.viewer, shows=scroll))

"""Which zone of the Five Seals table lies where, and what lies in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, hypot

from client.art.vector import Point
from client.canvas import Box, Canvas
from client.games.five_seals.faces import HAND_SHAPE, HEIGHT, WIDTH
from client.games.five_seals.plan import Lens, lens, plan, standing
from client.games.five_seals.tokens import SCROLL
from client.table.camera import Camera
from client.table.layout import FIELD, Arrangement, Spot, row
from rules.five_seals.cards import COMPONENTS, FAMILIARS
from rules.five_seals.elements import COLOURS, DIE_IDS, ELEMENTS, STORES
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State

GAP = 8
SIDE = 284
OWN = "own:"
"""What stands before the id of a scroll that lies before the viewer: a rival may have the same."""
BOARD_SCROLL = 1.1
MAGE, FAMILIAR, FAMILIAR_ASIDE, GUARDIAN = 0.96, 0.95, 0.82, 0.84
"""How large figures are, in tokens."""
MAGE_FOOT = 0.22
"""How far below the middle of its place a mage stands, in tokens."""
STEPS = tuple((x / 20, y / 20) for y in range(-4, 11, 2) for x in range(-12, 13, 2))
"""How far a mage may step aside of the strengths around it, across and down, in tokens."""
STRENGTH = 0.3
"""How far from its middle a strength reaches, in tokens."""
ON_SCROLL = (0.31, 0.42)
"""Where on a scroll its strength is, in tokens from the middle."""
FOOT = 0.9
"""How wide the box around a figure's foot is, in figures: what stands behind it can still be pointed at."""
BODY = (0.9, 1.35, 0.22)
"""How wide a figure is, how high above its foot and how deep below it, in figures: all of it is a target."""
DIE, DICE_GAP = 74.0, 0.08
"""How large a die is at most, and how far apart dice lie, in dice."""
BASIN = (166, 148)
SMALLEST = 40
"""How narrow a scroll of the hand is at least."""
LEAST_SEEN = 0.84
"""How much of a scroll is to be seen at least where scrolls overlap."""
GUARDED_CIRCLE = "fourth"


def zones(canvas: Canvas, view: State) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    return _compact(canvas, view) if canvas.compact else _full(canvas, view)


def _full(canvas: Canvas, view: State) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    right = width - SIDE - GAP
    rivals = len(view.seats) - 1
    shelf = 96 if view.circle == GUARDED_CIRCLE else 0
    own = height - 268
    boxes = {
        "prompt": Box(SIDE + 2 * GAP, GAP, width - SIDE - 3 * GAP, 46),
        FIELD: Box(SIDE + 2 * GAP, 60, width - 2 * SIDE - 4 * GAP, height - 60 - 120),
        "sixes": Box(right, 62, SIDE, 152),
        "log": Box(right, 222 + shelf, SIDE, height - 222 - shelf - 136),
        "pass": Box(right, height - 128, SIDE, 120),
        "own": Box(GAP, own, SIDE, 260),
        "hand": Box(SIDE + 2 * GAP, height - 114, width - 2 * SIDE - 4 * GAP, 108),
    }
    if shelf:
        boxes[ASIDE] = Box(right, 222, SIDE, shelf - GAP)
    for number in range(rivals):
        boxes[f"rival:{number}"] = Box(GAP, GAP + number * 186, SIDE, 178)
    below = GAP + rivals * 186
    if own - below > 190:
        boxes["legend"] = Box(GAP, below, SIDE, min(206, own - below - GAP))
    return boxes


def _compact(canvas: Canvas, view: State) -> dict[str, Box]:
    width, height, gap, side = canvas.width, canvas.height, 4, 232
    right = width - side - gap
    rivals = len(view.seats) - 1
    shelf = 58 if view.circle == GUARDED_CIRCLE else 0
    room = height - 104 - shelf - 86
    each = min(150.0, room / rivals - gap)
    boxes = {
        "prompt": Box(gap, gap, width - 2 * gap, 34),
        FIELD: Box(gap, 42, right - 2 * gap, height - 42 - 96),
        "sixes": Box(right, 42, side, 58),
        "pass": Box(right, height - 82, side, 78),
        "own": Box(gap, height - 92, 250, 88),
        "hand": Box(gap + 256, height - 92, right - 2 * gap - 258, 88),
    }
    if shelf:
        boxes[ASIDE] = Box(right, height - 86 - shelf, side, shelf - gap)
    for number in range(rivals):
        boxes[f"rival:{number}"] = Box(right, 104 + number * (each + gap), side, each)
    below = 104 + rivals * (each + gap)
    if height - 86 - shelf - below > 120:
        boxes["log"] = Box(right, below, side, height - 86 - shelf - below - gap)
    return boxes


class Layout:
    """Builds the spots of one view, from the bottom to the top."""

    def __init__(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> None:
        self.view = view
        self.viewer = viewer
        self.compact = canvas.compact
        self.zones = zones(canvas, view)
        self.lens: Lens = lens(self.zones[FIELD], camera)
        self.plan = plan(len(view.seats))
        self.spots: dict[str, Spot] = {}
        self._tokens()
        self._figures()
        self._stores()
        self._put(Spot("sixes", self.zones["sixes"], "sixes", "sixes", fixed=True))
        self._rivals()
        self._own()
        self._mages()

    def arrangement(self) -> Arrangement:
        """Return the whole table."""
        return Arrangement(self.spots, self.zones)

    def _put(self, spot: Spot) -> None:
        """Lay a thing down; a second one of the same name is numbered."""
        name, number = spot.id, 1
        while name in self.spots:
            number += 1
            name = f"{spot.id}#{number}"
        self.spots[name] = spot._replace(id=name, shows=spot.component)

    # --- the dungeon -------------------------------------------------------------------------------

    def _tokens(self) -> None:
        token, spots = self.plan.token, self.plan.spots
        for place in sorted(self.view.board, key=lambda place: spots[place][1]):
            lying = self.view.board[place]
            if self.view.is_scroll(lying):
                size = token * BOARD_SCROLL * SCROLL[0], token * BOARD_SCROLL * SCROLL[1]
                box = self.lens.box(*spots[place], *size)
                self._put(Spot(place, box, "scroll", FIELD, fixed=True, shows=lying))
            else:
                box = self.lens.box(*spots[place], token, token)
                self._put(Spot(place, box, "seal", FIELD, shape="disc", fixed=True, shows=lying))

    def _figures(self) -> None:
        """Stand figures up, the nearer ones before the farther."""
        figures = [*self._mages_standing(), *self._familiars(), *self._guardians()]
        for _, spot in sorted(figures, key=lambda figure: figure[0]):
            self._put(spot)
            self.zones[spot.id] = self._body(spot)

    def _body(self, spot: Spot) -> Box:
        """Return the whole of a figure, as far as it is seen: only its foot is before all else."""
        (x, y), size, field = spot.box.centre, spot.box.width / FOOT, self.zones[FIELD]
        left, right = x - size * BODY[0] / 2, x + size * BODY[0] / 2
        top, bottom = y - size * BODY[1], y + size * BODY[2]
        left, right = max(left, field.x), min(right, field.x + field.width)
        top, bottom = max(top, field.y), min(bottom, field.y + field.height)
        return Box(left, top, right - left, bottom - top)

    def _mages_standing(self) -> Iterable[tuple[float, Spot]]:
        size, strengths = self.plan.token * MAGE, list(self._strengths())
        for number, seat in enumerate(self.view.seats):
            if seat.mage:
                x, y = self._aside_of(strengths, *standing(self.plan, seat.place, number))
                box = self.lens.box(x, y, size * FOOT, size * FOOT)
                yield y, Spot(f"mage:{number}", box, "mage", FIELD, seat=number, fixed=True, shows=seat.mage)

    def _aside_of(self, strengths: list[Point], x: float, y: float) -> Point:
        """Return where a mage's foot is, near a point, so as to hide the least of the strengths around it."""
        token = self.plan.token
        y += token * MAGE_FOOT
        wide, high = 2 * token, 3 * token
        near = [(sx - x, sy - y) for sx, sy in strengths if abs(sx - x) < wide and abs(sy - y) < high]
        dx, dy = _step_aside(tuple((dx / token, dy / token) for dx, dy in near))
        return x + dx * token, y + dy * token

    def _strengths(self) -> Iterable[Point]:
        """Return where the strengths of all seals and scrolls are written."""
        for place, lying in self.view.board.items():
            dx, dy = ON_SCROLL if self.view.is_scroll(lying) else (0.0, 0.0)
            x, y = self.plan.spots[place]
            yield x + dx * self.plan.token, y + dy * self.plan.token

    def _familiars(self) -> Iterable[tuple[float, Spot]]:
        token = self.plan.token
        for number, seat in enumerate(self.view.seats):
            if seat.familiar:
                x, y = standing(self.plan, seat.familiar, number)
                on_seal = seat.familiar in self.view.board
                beside = on_seal or seat.familiar == seat.place
                size = token * (FAMILIAR_ASIDE if beside else FAMILIAR)
                at = (x + token * 0.7, y + token * 0.42) if beside else (x, y + token * 0.2)
                yield (
                    at[1],
                    self._figure(f"familiar:{number}", "familiar", at, size, FAMILIARS[seat.mage], number),
                )

    def _guardians(self) -> Iterable[tuple[float, Spot]]:
        token = self.plan.token
        for element, place in self.view.guardians.items():
            x, y = self.plan.spots[place]
            name = f"guardian_{element}"
            yield (
                y,
                self._figure(name, "guardian", (x - token * 0.46, y + token * 0.34), token * GUARDIAN, name),
            )

    def _figure(
        self, id: str, look: str, at: tuple[float, float], size: float, shows: str, seat: int = -1
    ) -> Spot:
        """Return a small figure whose foot is at a point."""
        box = self.lens.box(*at, size * FOOT, size * FOOT)
        return Spot(id, box, look, FIELD, seat=seat, fixed=True, shows=shows)

    def _stores(self) -> None:
        field = self.zones[FIELD]
        share = 0.52 if self.compact else 1.0
        wide, high = BASIN[0] * share, BASIN[1] * share
        label = 18 if self.compact else 26
        right, bottom = field.x + field.width - wide, field.y + field.height - high - label
        decision = self.view.decision
        taking = decision is not None and (decision.prompt, decision.seat) == ("take", self.viewer)
        corners = ((field.x, field.y), (right, field.y), (field.x, bottom), (right, bottom))
        for colour, count, (x, y) in zip(COLOURS, self.view.store, corners, strict=True):
            store, taken = STORES[colour], taking and count > 0
            self.zones[store] = Box(x, y, wide, high)
            self._put(Spot(store, self.zones[store], "store", "store", shape="disc", fixed=not taken))
        if ASIDE in self.zones:
            self._shelf(self.zones[ASIDE])

    def _shelf(self, box: Box) -> None:
        """Stand the guardians that are not in the dungeon beside it."""
        self._put(Spot(ASIDE, box, "shelf", ASIDE, fixed=True))
        waiting = [f"guardian_{element}" for element in ELEMENTS if element not in self.view.guardians]
        size = min(36.0, box.height * 0.5)
        inner = Box(box.x + 14, box.y + box.height - size * 1.2, box.width - 28, size)
        for name, place in zip(waiting, row(inner, len(waiting), size, size, 14), strict=True):
            self._put(Spot(name, place, "guardian", ASIDE, fixed=True))

    # --- seats -------------------------------------------------------------------------------------

    def _rivals(self) -> None:
        count = len(self.view.seats)
        rivals = [(self.viewer + step) % count for step in range(1, count)]
        for number, rival in enumerate(rivals):
            box = self.zones.pop(f"rival:{number}")
            self.zones[f"seat:{rival}"] = box
            self._put(Spot(f"seat:{rival}", box, "seat", f"seat:{rival}", seat=rival, fixed=True))
        # A rival's scroll is aimed at by its name alone: the first that is ready is the one that is meant.
        for rival in sorted(rivals):
            self._rival_rooms(rival)
            self._scrolls(rival, self.view.seats[rival].ready)
        for rival in rivals:
            self._scrolls(rival, self.view.seats[rival].used)
        self._overlap(rivals)
        for rival in rivals:
            self._dice(rival)
            self._at_home(rival)

    def _overlap(self, rivals: list[int]) -> None:
        """Let each scroll lie below the one on its left: strengths, on the right, are all seen."""
        rooms = {f"scrolls:{rival}" for rival in rivals}
        lying = {name: spot for name, spot in self.spots.items() if spot.zone in rooms}
        for name in sorted(lying, key=lambda name: -lying[name].box.x):
            self.spots[name] = self.spots.pop(name)

    def _rival_rooms(self, rival: int) -> None:
        """Find room for a rival's dice and scrolls on its panel."""
        box = self.zones[f"seat:{rival}"]
        if self.compact and box.height < 120:
            self.zones[f"dice:{rival}"] = Box(box.x + 16, box.y + 29, box.width - 70, 27)
            self.zones[f"scrolls:{rival}"] = Box(box.x + 16, box.y + 58, box.width - 30, box.height - 61)
            self.zones[f"home:{rival}"] = Box(box.x + box.width - 38, box.y + 42, 18, 18)
            return
        k = box.height / 178
        self.zones[f"dice:{rival}"] = Box(box.x + 66 * k, box.y + 62 * k, box.width - 116 * k, 46 * k)
        self.zones[f"scrolls:{rival}"] = Box(box.x + 12, box.y + 113 * k, box.width - 26, 56 * k)

    def _scrolls(self, rival: int, scrolls: list[str]) -> None:
        """Lay a rival's scrolls side by side; ready and used ones have their places in one row."""
        seat = self.view.seats[rival]
        order = in_order(seat.scrolls)
        room = self.zones[f"scrolls:{rival}"]
        high = min(48.0, room.height)
        places = row(room, len(order), high * SCROLL[0] / SCROLL[1], high, 4)
        left = list(zip(order, places, strict=True))
        for scroll in scrolls:
            at = next(number for number, (name, _) in enumerate(left) if name == scroll)
            used = scrolls is seat.used
            self._put(
                Spot(
                    scroll,
                    left.pop(at)[1],
                    "used" if used else "mini",
                    f"scrolls:{rival}",
                    seat=rival,
                    fixed=True,
                )
            )

    def _dice(self, seat: int) -> None:
        room = self.zones[f"dice:{seat}"]
        dice = self.view.seats[seat].dice
        for die, box in zip(dice, _in_rows(room, len(dice)), strict=True):
            self._put(
                Spot(DIE_IDS[seat][die], box, "die", f"dice:{seat}", seat=seat, fixed=seat != self.viewer)
            )

    def _at_home(self, seat: int) -> None:
        """Let a familiar sit on its owner's panel while it is not in the dungeon."""
        me = self.view.seats[seat]
        home = self.zones.get(f"home:{seat}")
        if home is None:
            panel = self.zones[f"seat:{seat}"]
            size = min(30.0, panel.height * 0.2)
            home = Box(panel.x + panel.width - size - 14, panel.y + panel.height * 0.46, size, size)
            self.zones[f"home:{seat}"] = home
        if me.mage and not me.familiar:
            self._put(
                Spot(
                    f"familiar:{seat}",
                    home,
                    "familiar",
                    f"home:{seat}",
                    seat=seat,
                    fixed=True,
                    shows=FAMILIARS[me.mage],
                )
            )

    def _own(self) -> None:
        me, own, hand = self.view.seats[self.viewer], self.zones["own"], self.zones["hand"]
        self.zones[f"seat:{self.viewer}"] = own
        self._put(Spot(f"seat:{self.viewer}", own, "seat", "own", seat=self.viewer, fixed=True))
        self.zones[f"scrolls:{self.viewer}"] = hand
        if self.compact:
            self.zones[f"dice:{self.viewer}"] = Box(own.x + 76, own.y + 31, own.width - 118, own.height - 36)
            self.zones[f"home:{self.viewer}"] = Box(own.x + own.width - 34, own.y + 56, 22, 22)
        else:
            self.zones[f"dice:{self.viewer}"] = Box(own.x + 14, own.y + 152, own.width - 28, 90)
            self.zones[f"home:{self.viewer}"] = Box(own.x + own.width - 58, own.y + 96, 38, 38)
        self._at_home(self.viewer)
        self._dice(self.viewer)
        scrolls = in_order(me.scrolls)
        places = self._fan(len(scrolls), hand)
        ready, used = ("hand", "hand_used")
        if places is None:
            places, (ready, used) = _upright(len(scrolls), hand), ("mini", "used")
        for scroll, box in zip(scrolls, places, strict=True):
            is_used = scroll in me.used and (scroll not in me.ready or OWN + scroll in self.spots)
            look = used if is_used else ready
            self._put(Spot(OWN + scroll, box, look, "hand", seat=self.viewer, shows=scroll))

    def _fan(self, count: int, room: Box) -> list[Box] | None:
        """Return where so many scrolls lie: many are smaller before they overlap; `None` if too many."""
        least, gap = (92, 3) if self.compact else (112, 6)
        width = min((room.height - 4) / HAND_SHAPE, 166, (room.width + gap) / max(1, count) - gap)
        if width < least * LEAST_SEEN:
            return None
        width = max(least, width)
        return row(room, count, width, width * HAND_SHAPE, gap, centred=True)

    # --- questions ---------------------------------------------------------------------------------

    def _mages(self) -> None:
        """Offer the mages that nobody has chosen yet."""
        decision = self.view.decision
        if decision is None or decision.prompt != "mage":
            return
        field = self.zones[FIELD]
        wide = min((field.width - 40) / 5 - 12, field.height * 0.62 * WIDTH / HEIGHT)
        for mage, box in zip(
            self.view.mages,
            row(field, len(self.view.mages), wide, wide * HEIGHT / WIDTH, 12, centred=True),
            strict=True,
        ):
            self._put(Spot(mage, box, "card", "choice", fixed=True))


def _upright(count: int, room: Box) -> list[Box]:
    """Return where scrolls lie that are too many for their names to be read."""
    shape, gap = SCROLL[1] / SCROLL[0], 3
    width = max(SMALLEST, min((room.height - 22) / shape, (room.width + gap) / count - gap))
    return row(room, count, width, width * shape, gap, centred=True)


def _in_rows(room: Box, count: int) -> list[Box]:
    """Return where so many dice lie: in the rows in which they are largest, each of them whole."""
    if not count:
        return []
    shapes = [(ceil(count / rows), rows) for rows in range(1, count + 1)]
    fits = [
        (min(DIE, *(side / (n + (n - 1) * DICE_GAP) for side, n in zip(room[2:], shape, strict=True))), shape)
        for shape in shapes
    ]
    size, (across, down) = max(fits, key=lambda fit: fit[0])
    step = size * (1 + DICE_GAP)
    top = room.y + (room.height - step * down + size * DICE_GAP) / 2
    return [
        Box(room.x + number % across * step, top + number // across * step, size, size)
        for number in range(count)
    ]


def in_order(scrolls: list[str]) -> list[str]:
    """Return scrolls as they always lie: by strength, then by spell and element."""
    return sorted(scrolls, key=lambda scroll: (COMPONENTS[scroll].strength, scroll))


@lru_cache(4096)
def _step_aside(near: tuple[Point, ...]) -> Point:
    """Return the step, in tokens, after which a mage hides least of the strengths near it."""
    half, above, below = (MAGE * share for share in (BODY[0] / 2, BODY[1], BODY[2]))

    def hidden(step: Point) -> float:
        across = [max(0.0, half + STRENGTH - abs(dx - step[0])) for dx, _ in near]
        down = [
            max(0.0, min(step[1] + below, dy + STRENGTH) - max(step[1] - above, dy - STRENGTH))
            for _, dy in near
        ]
        return sum(min(wide, 2 * STRENGTH) * high for wide, high in zip(across, down, strict=True))

    return min(STEPS, key=lambda step: hidden(step) + hypot(*step) / 20)

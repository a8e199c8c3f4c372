"""A second reading of the rulebook: what a position offers, and what must come of what happens.

It stands beside the engine: it reads positions, decisions, events and the numbers of the components, and says
with its own few lines what the rulebook makes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.lasting import Ban, Modifier, Whenever
from rules.black_rose.moments import Answerable
from rules.black_rose.queries import Each, Where
from rules.black_rose.records import Effect, Happening
from rules.black_rose.resolve import Resolve
from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS, ROSE, Target
from rules.core.action import Action
from rules.core.events import Event

WAYS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PHASES = ("black_rose", "study", "planning", "actions", "evocations", "cleanup")
DONE, END, READY, DECLINE = Action("done"), Action("end"), Action("ready"), Action("decline")
OUTSIDE = "cell"
MOONS = (6, 18)
LAST = 30


# --- the lodge -----------------------------------------------------------------------------------------


def near(state: State, seat: int, place: int) -> set[int]:
    """Return the rooms one step away from a room or from the cell of a seat."""
    hexes = state.board.hexes
    q, r = state.board.cells[seat] if place == CELL else hexes[place]
    return {hexes.index((q + dq, r + dr)) for dq, dr in WAYS if (q + dq, r + dr) in hexes}


def in_reach(state: State, seat: int, start: int, goal: int, reach: int) -> bool:
    """Tell whether a room lies in a straight line and so near; a cell sees the rooms it opens into."""
    if reach == ANYWHERE:
        return True
    if start == CELL:
        return reach > 0 and goal in near(state, seat, CELL)
    (q, r), (other_q, other_r) = state.board.hexes[start], state.board.hexes[goal]
    q, r = q - other_q, r - other_r
    return 0 in (q, r, q + r) and max(abs(q), abs(r), abs(q + r)) <= reach


def figures(state: State) -> list[str]:
    """List all mages and evocations."""
    return [*(f"mage:{seat}" for seat in range(len(state.seats))), *state.evocations]


def is_mage(figure: str) -> bool:
    """Tell a mage from an evocation."""
    return figure.startswith("mage:")


def foes(state: State, seat: int, place: int) -> list[str]:
    """List whom figures of a seat may attack in a room."""
    return [f for f in figures(state) if state.place(f) == place != CELL and state.owner(f) != seat]


def colour(state: State, place: int) -> str:
    """Return the colour of a room; destroyed ones and the hall have none."""
    room = state.rooms[place]
    found = state.book.rooms[room.id].colour
    return "" if room.destroyed or found == "black" else found


# --- what lasts ----------------------------------------------------------------------------------------


def concerns(state: State, effect: Effect, figure: str) -> bool:
    """Tell whether an effect holds for a figure; what the Rose says of all holds for whoever comes later."""
    verb = state.book.programs[effect.source][effect.part][effect.step]
    who = verb.of if isinstance(verb, Modifier) else verb.who if isinstance(verb, Ban) else ""
    if effect.seat == ROSE and who == "each_figure":
        return True
    if effect.seat == ROSE and (who == "each_mage" or isinstance(who, Each)):
        return is_mage(figure) == (who == "each_mage" or (isinstance(who, Each) and who.kind == "mage"))
    return figure in effect.figures


def is_banned(state: State, figure: str, what: str) -> bool:
    """Tell whether something is forbidden to a figure."""
    for effect in state.effects:
        verb = state.book.programs[effect.source][effect.part][effect.step]
        if isinstance(verb, Ban) and verb.banned == what and concerns(state, effect, figure):
            return True
    return False


def number(state: State, figure: str, stat: str, printed: int, place: int = CELL) -> int:
    """Return a number of a figure with all that changes it; of a room, what holds for its colour."""
    for effect in state.effects:
        verb = state.book.programs[effect.source][effect.part][effect.step]
        if not isinstance(verb, Modifier) or verb.stat != stat or not concerns(state, effect, figure):
            continue
        if isinstance(verb.room, Where) and colour(state, place) not in verb.room.colour:
            continue
        changed = (printed if verb.set is None else verb.set) + verb.add
        printed = min(printed, max(changed, verb.floor)) if verb.add < 0 else changed
    return printed


def speed(state: State, figure: str) -> int:
    """Return how many rooms a figure may walk."""
    book = state.book
    if is_mage(figure):
        me = state.seats[int(figure[5:])]
        return number(
            state, figure, "speed", (book.evocations if me.form else book.mages)[me.form or me.mage].speed
        )
    printed = book.evocations[state.evocations[figure].kind]
    return 0 if printed.immobile else number(state, figure, "speed", printed.speed)


def can_activate(state: State, seat: int) -> bool:
    """Tell whether a mage may activate the room where it stands; the hall opens with the second moon."""
    place, mage = state.seats[seat].place, f"mage:{seat}"
    if place == CELL or state.rooms[place].destroyed or state.rooms[place].used:
        return False
    if is_banned(state, mage, "activate_room") or (place == 0 and state.moon < 2):
        return False
    return len(state.seats[seat].hand) >= number(state, mage, "activation_cost", 0, place)


# --- planning and turns --------------------------------------------------------------------------------


def planning(state: State, seat: int) -> set[Action]:
    """Lay two to four spells, one of them quick, the others in order; a trap for rooms has one side."""
    me = state.seats[seat]
    laid = [spell is not None for spell in me.slots]
    n, most = sum(laid), number(state, f"mage:{seat}", "prepared_max", 4)
    free = [] if laid[0] else [0]
    if laid[0] or (len(me.hand) > 1 and n + 2 <= most):
        free += [slot for slot in range(1, len(laid)) if not laid[slot]][:1]
    found = {
        Action("lay", card, f"slot:{seat}:{slot}", side)
        for card in me.hand
        for slot in free
        for side in range(1 if state.book.spells[card].is_room_trap else 2)
        if n < most
    }
    if (n >= 2 or not me.hand) and (laid[0] or not n):
        found.add(READY)
    return found


def waiting(state: State, seat: int) -> list[int]:
    """List the slots with prepared spells."""
    return [
        n
        for n, spell in enumerate(state.seats[seat].slots)
        if spell and not spell.revealed and not spell.token
    ]


def armed(state: State, seat: int) -> list[int]:
    """List the slots with traps and protections that have not sprung."""
    return [n for n, spell in enumerate(state.seats[seat].slots) if spell and spell.token]


def turn(state: State, seat: int, done: Sequence[str]) -> set[Action]:
    """One or two actions, but never two standard spells; in the cell, only what leads out of it."""
    me, mage = state.seats[seat], f"mage:{seat}"
    found, walks = set[Action](), not is_banned(state, mage, "move")
    if me.tokens and walks and speed(state, mage):
        found |= {Action("explore", mage, state.rooms[p].id) for p in near(state, seat, me.place)}
    if me.tokens and me.place != CELL:
        found |= {Action("fight", mage, foe) for foe in foes(state, seat, me.place)} | {Action("idle", mage)}
        if can_activate(state, seat):
            found.add(Action("activate", mage, state.rooms[me.place].id))
    left = waiting(state, seat)
    if me.place != CELL:
        standard = [] if "standard" in done else [slot for slot in left if slot][:1]
        found |= {
            Action("cast", f"slot:{seat}:{slot}")
            for slot in (*left, *standard)
            if not slot or slot in standard
        }
    if walks:
        found |= {Action("inertia", f"slot:{seat}:{slot}") for slot in (*left, *armed(state, seat))}
    return found | ({END} if done else set())


def gets_a_turn(state: State, seat: int) -> bool:
    """Tell whether a mage can act; nobody gets a turn only to give up what has been cast."""
    spent = {f"slot:{seat}:{slot}" for slot in armed(state, seat)}
    return any(action.source not in spent for action in turn(state, seat, ()))


@dataclass
class Deed:
    """A physical action, a sacrifice or an activated evocation under way."""

    figure: str
    seat: int
    kind: str
    speed: int
    walked: int = 0
    struck: bool = False
    activated: bool = False
    over: bool = False
    in_doubt: bool = False
    """Whether something stopped it or came in between."""

    def options(self, state: State) -> set[Action]:
        """Return what it may go on with: a mage walks or strikes, an evocation walks and then strikes."""
        place = state.place(self.figure)
        here = state.rooms[place].id
        found = set[Action]()
        if self.walked < self.speed and not self.struck and not is_banned(state, self.figure, "move"):
            found |= {Action("move", self.figure, state.rooms[p].id) for p in near(state, self.seat, place)}
        if not self.struck and (self.kind == "evocation" or (self.kind == "physical" and not self.walked)):
            found |= {
                Action("attack", self.figure, f) for f in foes(state, self.seat, place) if f != self.figure
            }
        if self.kind == "physical" and not self.activated and can_activate(state, self.seat):
            found.add(Action("activate", self.figure, here))
        if not (place == CELL and self.kind == "sacrifice"):
            found.add(DONE)
        return found


# --- targets, traps and protections --------------------------------------------------------------------


def reach_of(state: State, seat: int, target: Target) -> int:
    """Return how far a spell of a mage reaches."""
    near_by = target.range in (0, ANYWHERE)
    return target.range if near_by else number(state, f"mage:{seat}", "range", target.range)


def targets(state: State, seat: int, target: Target) -> set[str]:
    """Return the rooms or figures that a spell may be aimed at; nobody in a cell, and never its caster."""
    start, reach = state.seats[seat].place, reach_of(state, seat, target)
    if target.kind == "area":
        rooms = range(len(state.rooms))
        return {state.rooms[place].id for place in rooms if in_reach(state, seat, start, place, reach)}
    found = set()
    for figure in figures(state):
        place, own = state.place(figure), state.owner(figure) == seat
        if place == CELL or not in_reach(state, seat, start, place, reach):
            continue
        if target.kind in ("mage", "evocation") and is_mage(figure) != (target.kind == "mage"):
            continue
        if figure == f"mage:{seat}" and (target.kind, target.whose) != ("mage", "any"):
            continue
        if target.whose == "any" or own == (target.whose == "own"):
            found.add(figure)
    own_evocations = {name for name, evocation in state.evocations.items() if evocation.owner == seat}
    if target.whose == "any" and found and found <= own_evocations:
        found.add("imaginary")
    return found


def turns(state: State) -> tuple[int, ...]:
    """Return the seats in the order of their turns."""
    order = state.order()
    events = [state.book.programs[e.source][e.part][e.step] for e in state.effects]
    if any(isinstance(verb, Modifier) and verb.stat == "reversed_turns" for verb in events):
        return (order[0], *order[:0:-1])
    return order


def means(state: State, seat: int, who: object, figure: str) -> bool:
    """Tell whether the words of a trap or protection mean a figure."""
    own = state.owner(figure) == seat
    match who:
        case "you":
            return figure == f"mage:{seat}"
        case "yours":
            return own
        case Each():
            kind = who.kind == "figure" or is_mage(figure) == (who.kind == "mage")
            whose = who.whose == "any" or own == (who.whose == "own")
            if not kind or not whose or not who.archetypes:
                return kind and whose
            return bool(
                {*who.archetypes} & {*state.book.evocations[state.evocations[figure].kind].archetypes}
            )
    return True


def springs(state: State, seat: int, moment: Happening) -> set[Action]:
    """Return what a mage may let spring: never on its own figures, nor on somebody in a cell."""
    found, there = set(), figures(state)
    for slot in armed(state, seat):
        spell = state.seats[seat].slots[slot]
        assert spell is not None
        card = state.book.spells[spell.card]
        sides = range(2) if card.is_room_trap else [spell.side]
        for side, waits in [(n, verb) for n in sides for verb in card.faces[n].verbs]:
            face = card.faces[side]
            assert isinstance(waits, Whenever)
            pattern = waits.trigger
            assert not isinstance(pattern, str)
            trap, source = face.type == "trap", moment.source
            if pattern.trigger != moment.trigger or (pattern.kind and pattern.kind != moment.kind):
                continue
            if pattern.types and moment.type not in pattern.types:
                continue
            if (trap or pattern.who) and (source not in there or not means(state, seat, pattern.who, source)):
                continue
            if trap and (state.owner(source) == seat or state.place(source) == CELL):
                continue
            if not trap and is_banned(state, f"mage:{seat}", "spring_protection"):
                continue
            if pattern.subject and not any(
                means(state, seat, pattern.subject, f) for f in moment.subjects if f in there
            ):
                continue
            if isinstance(pattern.room, Where) and colour(state, moment.place) not in pattern.room.colour:
                continue
            if not card.is_room_trap and face.target.kind != "self":
                start, reach = state.seats[seat].place, reach_of(state, seat, face.target)
                if not in_reach(state, seat, start, state.place(source), reach):
                    continue
            found.add(Action("spring", f"slot:{seat}:{slot}", arg=side))
    return found


# --- points --------------------------------------------------------------------------------------------


def by_place(shares: dict[int, int], points: tuple[int, int, int]) -> dict[int, int]:
    """Return the points for a first, a second and any other place; level at the first two, one less."""
    found: dict[int, int] = {}
    for rank, share in enumerate(sorted({n for n in shares.values() if n}, reverse=True)):
        level = [power for power, n in shares.items() if n == share]
        less = 1 if rank < 2 and len(level) > 1 else 0
        found |= dict.fromkeys(level, points[min(rank, 2)] - less)
    return found


def spoils(cubes: Iterable[int], victim: int) -> dict[int, int]:
    """Return the points for a defeat, of which the victim gets nothing."""
    shares = dict(Counter(cubes))
    found = dict.fromkeys(shares, 5) if len(shares) == 1 else by_place(shares, (4, 2, 1))
    return {power: n for power, n in found.items() if n and power != victim}


def final_points(state: State) -> Counter[tuple[int, str]]:
    """Return what mages get at the end: for quests, trophies, rooms and the crown; the Rose gets nothing."""
    seats = range(len(state.seats))
    found = Counter({(state.crown, "crown"): 1})
    for name, shares, points in (
        ("quests", {seat: len(state.seats[seat].done) for seat in seats}, (6, 3, 1)),
        ("trophies", {seat: state.trophies[seat] for seat in seats}, (4, 2, 1)),
    ):
        found.update({(seat, name): n for seat, n in by_place(shares, points).items()})
    found.update(
        {(s, room): state.book.rooms[room].points[0] for room, s in state.tokens.items() if s != ROSE}
    )
    return found


@dataclass
class Tally:
    """Where figures stand, whose cubes lie where, and how much power everybody has, as the events tell it."""

    places: dict[str, str]
    cubes: dict[str, list[int]]
    power: dict[int, int]
    supply: dict[int, int]

    @classmethod
    def of(cls, state: State) -> Tally:
        """Read a position."""
        powers = range(ROSE, len(state.seats))
        cubes = {figure: [*state.damage(figure)] for figure in figures(state)}
        cubes |= {room.id: [*room.cubes] for room in state.rooms}
        cubes |= {f"form:{seat}": [*me.pack.form_damage] for seat, me in enumerate(state.seats)}
        where = {f: state.place(f) for f in figures(state)}
        places = {f: OUTSIDE if place == CELL else state.rooms[place].id for f, place in where.items()}
        return cls(places, cubes, {p: state.power(p) for p in powers}, {p: state.supply[p] for p in powers})

    def put(self, power: int, where: str, n: int) -> None:
        """Lay cubes of a power somewhere."""
        self.supply[power] -= n
        self.cubes.setdefault(where, []).extend([power] * n)

    def take(self, power: int, where: str, n: int) -> None:
        """Give cubes back to their owner."""
        self.supply[power] += n
        for _ in range(n):
            self.cubes[where].remove(power)

    def follow(self, event: Event) -> None:
        """Do what an event says."""
        n = event.amount
        power = COLOURS.get(event.what, ROSE)
        match event.kind:
            case "damaged" | "placed":
                self.put(power, event.target, n)
            case "healed" | "removed_instability":
                self.take(power, event.source, n)
            case "replaced" | "replaced_damage":
                self.take(power, event.target, n)
                self.put(event.seat, event.target, n)
            case "shifted":
                self.take(power, event.source, n)
                if event.target in self.cubes:
                    self.put(power, event.target, n)
            case "fell" | "removed":
                del self.cubes[event.what], self.places[event.what]
            case "summoned":
                self.cubes[event.what], self.places[event.what] = [], event.target
            case "scored":
                self.power[event.seat] += n
            case "moved":
                self.places[event.what] = event.target.partition(":")[0]


# --- a game --------------------------------------------------------------------------------------------


@dataclass
class Reader:
    """Follows a game beside the engine and notes every difference."""

    faults: list[str] = field(default_factory=list)
    compared: Counter[str] = field(default_factory=Counter)
    phase: str = PHASES[-1]
    leader: int = -1
    acting: int = -1
    done: list[str] = field(default_factory=list)
    deeds: dict[str, Deed] = field(default_factory=dict)
    cast: dict[tuple[int, str], str] = field(default_factory=dict)
    """Where mages revealed their spells."""
    peak: int = 0
    ended: bool = False
    turn: tuple[int, int] = (0, 0)
    asked: tuple[Happening | None, list[int]] = (None, [])

    def check(self, about: str, found: object, wanted: object) -> None:
        """Note a difference between what the engine says and what the rulebook says."""
        self.compared[about] += 1
        if found != wanted:
            self.faults.append(f"{about}: {found}, by the second reading {wanted}")

    def read(self, state: State) -> None:
        """Compare what is offered."""
        decision = state.decision
        assert decision is not None
        seat, offered = decision.seat, set(decision.options)
        match decision.prompt:
            case "lay":
                self.check("lay", offered, planning(state, seat))
            case "turn":
                self._turn(state, seat)
                self.check("turn", offered, turn(state, seat, self.done))
            case "act" | "leave_cell":
                deed = self.deeds.get(next(option.source for option in offered if option.source))
                if deed is not None and not deed.in_doubt:
                    self.check("act", offered, deed.options(state))
            case "target":
                frame, card = state.stack[-1], state.book.spells.get(decision.cause)
                if card is not None and isinstance(frame, Resolve) and frame.part < len(card.faces):
                    aims = targets(state, seat, card.faces[frame.part].target)
                    self.check("target", {option.target for option in offered}, aims)
            case "spring":
                self._springs(state, seat, offered)
            case "evocations":
                own = {
                    f
                    for f, evocation in state.evocations.items()
                    if evocation.owner == seat and not evocation.acted
                }
                me = state.seats[seat]
                own |= {f"mage:{seat}"} if me.form and not me.pack.form_acted and me.place != CELL else set()
                self.check("evocations", offered, {Action("command", figure) for figure in own} | {DONE})
            case "banish" | "hand_limit":
                gone = {option.source for option in offered if option.kind in ("banish", "discard")}
                self.check("hand", gone, {*state.seats[seat].hand})
            case "quest_offer" | "quest_limit":
                drop = {Action("discard", quest) for quest in state.seats[seat].quests}
                self.check("quests", offered - {DONE}, drop)
        if decision.prompt not in ("hand_limit", "keep", "put_back", "deck"):
            over = [
                me.mage for me in state.seats if me.mage and len(me.hand) > state.book.mages[me.mage].hand
            ]
            self.check("hand limit", over, [])
        crowd = Counter(evocation.owner for evocation in state.evocations.values())
        self.check(
            "evocations of a mage",
            decision.prompt == "give_back" or max(crowd.values(), default=0) <= 3,
            True,
        )

    def _turn(self, state: State, seat: int) -> None:
        """Compare whose turn it is; one that is lost as it begins is not seen."""
        self.check("moon", state.moon, 1 + sum(self.peak >= power for power in MOONS))
        turn_ = state.round, state.turn
        if turn_ == self.turn:
            return
        if turn_ == (self.turn[0], self.turn[1] + 1) and state.turn > 1:
            order = turns(state)
            begin = order.index(self.acting) + 1
            following = [other for other in (*order[begin:], *order[:begin]) if gets_a_turn(state, other)]
            self.check("whose turn", seat, following[0])
        self.turn, self.acting, self.done = turn_, seat, []

    def _springs(self, state: State, seat: int, offered: set[Action]) -> None:
        frame = state.stack[-1]
        assert isinstance(frame, Answerable)
        moment = frame.moment
        self.check("spring", offered, springs(state, seat, moment) | {DECLINE})
        seats = [*self.asked[1], seat] if self.asked[0] == moment else [seat]
        self.asked = moment, seats
        going = turns(state)
        after = going[(going.index(moment.owner) + 1) % len(going)] if moment.owner >= 0 else state.first
        order = [(other - after) % len(state.seats) for other in seats]
        self.check("order of answers", order, sorted(order))

    def follow(self, before: State, action: Action, events: list[Event], state: State) -> None:
        """Compare what came of an action."""
        self._acts(before, action)
        tally = Tally.of(before)
        for number_, event in enumerate(events):
            self._happens(state, tally, event, events[number_ + 1 :])
            tally.follow(event)
            if event.kind == "scored" and not self.ended:
                self.peak = max(self.peak, tally.power[event.seat])
        found, wanted = Tally.of(state), tally
        self.check("places", found.places, wanted.places)
        self.check("power", found.power, wanted.power)
        self.check("cubes of all", found.supply, wanted.supply)
        for where, cubes in found.cubes.items():
            self.check("cubes", Counter(cubes), Counter(wanted.cubes.get(where, ())))
        for event in events:
            if event.kind == "cancelled" or (event.kind == "defeated" and event.what in self.deeds):
                for deed in self.deeds.values():
                    deed.in_doubt = True

    def _acts(self, before: State, action: Action) -> None:
        """Remember what somebody begins or goes on with."""
        decision = before.decision
        assert decision is not None
        seat, kind = decision.seat, action.kind
        if decision.prompt != "spring":
            self.asked = (None, [])
        if decision.prompt == "turn":
            quick = action.source.endswith(":0")
            self.done.append(
                {"cast": "quick" if quick else "standard", "inertia": "sacrifice"}.get(kind, "physical")
            )
            mage = f"mage:{seat}"
            if kind in ("explore", "fight", "activate"):
                walked = int(kind == "explore")
                deed = Deed(
                    mage, seat, "physical", speed(before, mage), walked, kind == "fight", kind == "activate"
                )
                self.deeds = {mage: deed}
            elif kind == "inertia":
                self.deeds = {mage: Deed(mage, seat, "sacrifice", 1)}
        elif decision.prompt in ("act", "leave_cell") and action.source in self.deeds:
            deed = self.deeds[action.source]
            deed.walked += kind == "move"
            deed.struck |= kind == "attack"
            if kind == "activate":
                deed.activated = True
                deed.walked = deed.speed if deed.walked else 0

    def _happens(self, state: State, tally: Tally, event: Event, after: list[Event]) -> None:
        match event.kind:
            case "phase":
                self.check("phase", event.what, PHASES[(PHASES.index(self.phase) + 1) % len(PHASES)])
                self.phase, self.deeds = event.what, {}
            case "activated":
                figure = event.what
                if figure in self.deeds or figure not in figures(state):
                    self.deeds[figure] = Deed(figure, event.seat, "", 0, in_doubt=True)
                else:
                    self.deeds[figure] = Deed(figure, event.seat, "evocation", speed(state, figure))
            case "revealed" | "sprung":
                self.cast[event.seat, event.what] = tally.places[f"mage:{event.seat}"]
            case "placed" if (event.seat, event.cause) in self.cast:
                faces = state.book.spells[event.cause].faces
                if "Place(" not in repr(faces):
                    self.check("room of a symbol", event.target, self.cast[event.seat, event.cause])
            case "damaged" if event.seat != ROSE:
                self.check("harmed in a cell", tally.places.get(event.target) == OUTSIDE, False)
            case "defeated":
                self._defeat(state, event, tally.cubes[event.what], after)
            case "destroyed":
                cubes = Counter(tally.cubes[event.what])
                most = [power for power, n in cubes.items() if n == max(cubes.values())]
                self.check("token of a room", event.seat, most[0] if len(most) == 1 else ROSE)
                self.check("full room", cubes.total() >= state.book.rooms[event.what].slots, True)
            case "event":
                printed = state.book.events[event.what]
                self.check("moon of an event", printed.moon, 1 + sum(self.peak >= power for power in MOONS))
                drawer = (self.leader - 1) % len(state.seats)
                crowned = [e.seat for e in after if e.kind == "crowned" and e.cause == event.what]
                self.check("crown of an event", crowned[:1], [drawer] if printed.crown else crowned[:1])
                self._feeds(event, after, printed.entering)
            case "event_left":
                self._feeds(event, after, state.book.events[event.what].leaving)
            case "dropped_quest" if after and event.what in state.book.quests:
                self.check(
                    "dropped quest",
                    (after[0].seat, after[0].amount),
                    (ROSE, state.book.quests[event.what].moon),
                )
            case "round":
                self.leader = event.seat
                self.check(
                    "below the end", max(tally.power.values()) < LAST or bool(state.chronicle.final), True
                )
            case "final" if not state.chronicle.final:
                self.check("at the end", max(tally.power.values()) >= LAST, True)
                got = Counter({(e.seat, e.what): e.amount for e in after if e.kind == "scored"})
                self.check("points at the end", got, +final_points(state))
                self.ended = True

    def close(self, state: State) -> None:
        """Compare who has won: most power, then quests, then trophies; the Rose only with more than all."""
        seats = range(len(state.seats))
        if state.chronicle.final:
            return
        ranks = {
            seat: (state.power(seat), len(state.seats[seat].done), state.trophies[seat]) for seat in seats
        }
        best = [seat for seat in seats if ranks[seat] == max(ranks.values())]
        if state.power(ROSE) > max(state.power(seat) for seat in seats):
            best = []
        self.check("winner", bool({*state.winners} <= {*best} and bool(best) == bool(state.winners)), True)

    def _feeds(self, event: Event, after: list[Event], n: int) -> None:
        """What an event brings to the Rose is the next that it brings her."""
        fed = [e.amount for e in after if e.kind == "scored" and e.seat == ROSE and e.what == event.what]
        self.check("power for the Rose", fed[:1], [n] if n else fed[:1])

    def _defeat(self, state: State, event: Event, cubes: list[int], after: list[Event]) -> None:
        victim = int(event.what[5:])
        health = state.book.mages[state.seats[victim].mage].health
        surplus = "surplus_damage" in state.switches
        self.check("damage of a defeat", len(cubes) == health or (surplus and len(cubes) > health), True)
        points: Counter[int] = Counter()
        for later in after:
            if later.kind != "scored" or later.what != "defeat":
                break
            points[later.seat] += later.amount
        self.check("points for a defeat", dict(points), spoils(cubes, victim))
        trophy = [e.seat for e in after[len(points) : len(points) + 1] if e.kind == "trophy"]
        self.check("trophy", trophy or [cubes[-1]], [cubes[-1]])

"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from msgspec.structs import replace

from rules.black_rose.actions import Acting, ActionPhase, Activation, Drive, Finish, Strike
from rules.black_rose.board import CELL, Board
from rules.black_rose.catalogue import Edition, Face
from rules.black_rose.damage import Defeat, Healing, Share
from rules.black_rose.editions import EDITIONS
from rules.black_rose.evocations import Keep
from rules.black_rose.lasting import Trigger
from rules.black_rose.quests import Claim, offer
from rules.black_rose.records import Figure, Lasts, Place, Prepared, Seat
from rules.black_rose.resolve import Resolve
from rules.black_rose.rooms import Replacing, Scatter
from rules.black_rose.setup import PickGrimoire, PickMage
from rules.black_rose.study import HandLimit, Lay, Study
from rules.black_rose.targets import CELLS, CUBES, MAGES, NOWHERE, ROSE, SEATS
from rules.black_rose.turns import Cleanup, EvocationPhase, Round
from rules.core import engine
from rules.core.copying import copyable
from rules.core.rng import shuffle

Frame = (
    ActionPhase
    | Activation
    | Acting
    | Claim
    | Cleanup
    | Defeat
    | Drive
    | EvocationPhase
    | Finish
    | HandLimit
    | Healing
    | Keep
    | Lay
    | PickGrimoire
    | PickMage
    | Replacing
    | Resolve
    | Round
    | Scatter
    | Share
    | Strike
    | Study
)

SLOT_IDS = tuple(tuple(f"slot:{seat}:{slot}" for slot in range(4)) for seat in range(4))
COLOURS = {cube: number for number, cube in enumerate(CUBES[:-1])} | {CUBES[ROSE]: ROSE}


@copyable
class State(engine.State):
    """A position, complete at every decision.

    Lists by power hold one entry for each seat and a last one, number -1, for the Black Rose.
    """

    stack: list[Frame] = []
    edition: str = ""
    seats: list[Seat] = []
    crown: int = 0
    round: int = 0
    rooms: list[Place] = []
    evocations: dict[str, Figure] = {}
    lasting: list[Lasts] = []
    supply: list[int] = []
    earned: list[dict[str, int]] = []
    trophies: list[int] = []
    track: list[int] = []
    library: list[str] = []
    forgotten: list[str] = []
    upgrades: list[str] = []
    events_side: str = ""
    quests: list[str] = []
    claimed: dict[str, int] = {}
    removed: list[str] = []
    winners: list[int] = []
    over: bool = False

    # --- questions ---------------------------------------------------------------------------------

    @property
    def first(self) -> int:
        """The holder of the crown."""
        return self.crown

    @property
    def book(self) -> Edition:
        """The components and what is looked up in them."""
        return EDITIONS[self.edition]

    @property
    def board(self) -> Board:
        """Where rooms and cells lie."""
        return EDITIONS[self.edition].board

    @property
    def room_ids(self) -> list[str]:
        """The rooms by their places."""
        return [room.id for room in self.rooms]

    def kind(self, component: str) -> str:
        """Return the kind of a component; of what is none, nothing."""
        found = EDITIONS[self.edition].components.get(component)
        return found.kind if found is not None else ""

    def colour(self, cube: str) -> int:
        """Return whose cube that is."""
        return COLOURS[cube]

    def place(self, thing: str) -> int:
        """Return where a figure or a room is; NOWHERE for anything else."""
        seat = SEATS.get(thing)
        if seat is not None:
            return self.seats[seat].place if seat < len(self.seats) else NOWHERE
        figure = self.evocations.get(thing)
        if figure is not None:
            return figure.place
        for place, room in enumerate(self.rooms):
            if room.id == thing:
                return place
        return NOWHERE

    def owner(self, figure: str) -> int | None:
        """Return the seat a figure belongs to; of what is no figure, nothing."""
        seat = SEATS.get(figure)
        if seat is not None:
            return seat
        evocation = self.evocations.get(figure)
        return evocation.owner if evocation is not None else None

    def foes(self, seat: int, place: int, but: str = "") -> list[str]:
        """List the figures in a room that are not a seat's own."""
        found = [MAGES[n] for n, other in enumerate(self.seats) if other.place == place and n != seat]
        for figure, evocation in self.evocations.items():
            if evocation.place == place and evocation.owner != seat and figure != but:
                found.append(figure)
        return found if place >= 0 else []

    def damage(self, figure: str) -> tuple[int, ...]:
        """Return whose damage is on a figure, from the left."""
        seat = SEATS.get(figure)
        return self.evocations[figure].damage if seat is None else self.seats[seat].damage

    def health_left(self, figure: str) -> int:
        """Return how much more damage a figure can take."""
        seat = SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            return self.book.evocations[evocation.kind].health - len(evocation.damage)
        me = self.seats[seat]
        return self.book.mages[me.mage].health - len(me.damage)

    def speed(self, figure: str) -> int:
        """Return how many steps a figure can take."""
        seat = SEATS.get(figure)
        if seat is None:
            return self.book.evocations[self.evocations[figure].kind].speed
        return self.book.mages[self.seats[seat].mage].speed

    def strength(self, figure: str) -> int:
        """Return how much damage an attack of a figure deals."""
        book, seat = self.book, SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            strength = book.evocations[evocation.kind].strength + book.strengths.get(evocation.upgrade, 0)
            owner, of = evocation.owner, "own_evocations"
        else:
            strength = book.mages[self.seats[seat].mage].strength
            owner, of = seat, "you"
        for lasts in self.lasting:
            if lasts.seat == owner:
                for modifier in book.modifiers[self.face_of(lasts)]:
                    if modifier.of == of:
                        strength += modifier.add
        return strength

    def ward(self, seat: int) -> int:
        """Return how much of every damage a mage ignores."""
        if not self.lasting:
            return 0
        return sum(self.book.wards[self.face_of(lasts)] for lasts in self.lasting if lasts.seat == seat)

    def guard(self, by: int, place: int) -> int:
        """Return how much less a mage places in a room because of those who guard it."""
        guards = self.book.guards
        return sum(
            guards.get(evocation.upgrade, 0)
            for evocation in self.evocations.values()
            if evocation.place == place and evocation.owner != by
        )

    def outlives(self, figure: str) -> bool:
        """Tell whether an evocation bears what saves it from defeat."""
        return self.evocations[figure].upgrade in self.book.outliving

    def face_of(self, lasts: Lasts) -> tuple[str, int]:
        """Return the spell and the side that a lasting effect belongs to."""
        prepared = self.seats[lasts.seat].slots[lasts.slot]
        assert prepared is not None
        return prepared.card, prepared.side

    def unrevealed(self, seat: int) -> list[int]:
        """List the slots of a seat with spells that are not revealed."""
        return [
            n for n, spell in enumerate(self.seats[seat].slots) if spell is not None and not spell.revealed
        ]

    def revealed_faces(self, seat: int) -> list[Face]:
        """List the active sides of a seat's revealed spells."""
        spells = self.book.spells
        return [
            spells[spell.card].faces[spell.side]
            for spell in self.seats[seat].slots
            if spell is not None and spell.revealed
        ]

    def slot_id(self, seat: int, slot: int) -> str:
        """Return the name of a slot."""
        return SLOT_IDS[seat][slot]

    def power(self, power: int) -> int:
        """Return the power points of a seat or of the Black Rose."""
        return sum(self.earned[power].values())

    def watches_steps(self, figure: str) -> bool:
        """Tell whether it matters which rooms a figure enters on its way."""
        seat = SEATS.get(figure)
        if seat is None or not self.lasting:
            return False
        reactions = self.book.reactions
        return any(
            trigger == "entered"
            for lasts in self.lasting
            if lasts.seat == seat
            for trigger, _ in reactions[self.face_of(lasts)]
        )

    def steps(self, figure: str, steps: int) -> tuple[int, ...]:
        """Return where a figure can go; where the way matters, one step at a time."""
        seat = SEATS.get(figure)
        place = self.evocations[figure].place if seat is None else self.seats[seat].place
        return self.board.reach(seat or 0, place, 1 if steps and self.watches_steps(figure) else steps)

    def room_name(self, seat: int) -> str:
        """Return the room or the cell where a mage is."""
        place = self.seats[seat].place
        return CELLS[seat] if place == CELL else self.rooms[place].id

    def figure_name(self, figure: str) -> str:
        """Return the component that a figure stands for."""
        seat = SEATS.get(figure)
        if seat is not None:
            return self.seats[seat].mage
        return figure.partition(":")[0]

    # --- events ------------------------------------------------------------------------------------

    def happen(self, trigger: Trigger, actor: int, victims: list[str] | None = None, place: int = -1) -> None:
        """Wake the lasting effects that wait for something, in turn order."""
        if not self.lasting:
            return
        reactions = self.book.reactions
        woken = []
        for lasts in sorted(self.lasting, key=lambda lasts: (lasts.seat - self.crown) % len(self.seats)):
            card, side = self.face_of(lasts)
            for waited, program in reactions[card, side]:
                if self._waits(lasts, waited, trigger, actor, victims, place):
                    target = MAGES[lasts.on]
                    woken.append(
                        Resolve(lasts.seat, card, program, target=target, place=place, reaction=True)
                    )
        self.stack += reversed(woken)

    def _waits(
        self, lasts: Lasts, waited: str, trigger: str, actor: int, victims: list[str] | None, place: int
    ) -> bool:
        """Tell whether a lasting effect waits for what has just happened."""
        match waited:
            case "harmed":
                return trigger == waited and actor == lasts.on and MAGES[lasts.seat] in (victims or ())
            case "entered":
                return trigger == waited and actor == lasts.seat and lasts.seat not in self.rooms[place].cubes
            case "placed":
                return trigger == waited and actor != lasts.seat
            case "acted":
                return trigger == waited and actor == lasts.on
            case "own_left":
                return trigger == "left" and actor == lasts.seat
        return trigger == waited

    # --- cubes -------------------------------------------------------------------------------------

    def _set_damage(self, figure: str, damage: tuple[int, ...]) -> None:
        seat = SEATS.get(figure)
        if seat is None:
            self.evocations[figure] = replace(self.evocations[figure], damage=damage)
        else:
            self.seats[seat].damage = damage

    def _seat_of(self, figure: str) -> int:
        seat = SEATS.get(figure)
        return self.evocations[figure].owner if seat is None else seat

    def hurt(self, by: int, figure: str, n: int, cause: str, dealer: str) -> None:
        """Put damage on a figure."""
        self.supply[by] -= n
        self._set_damage(figure, self.damage(figure) + (by,) * n)
        self.emit("damaged", by, CUBES[by], dealer, figure, n, cause=cause)

    def heal(self, figure: str, colour: int, n: int, cause: str) -> None:
        """Return damage of a colour from a figure, the last first."""
        cubes = list(self.damage(figure))
        for index in [i for i, cube in enumerate(cubes) if cube == colour][-n:][::-1]:
            del cubes[index]
        self._set_damage(figure, tuple(cubes))
        self.supply[colour] += n
        self.emit("healed", self._seat_of(figure), CUBES[colour], figure, "", n, cause=cause)

    def recolour(self, figure: str, by: int, indexes: list[int], cause: str) -> None:
        """Replace certain damage on a figure by that of a power."""
        cubes = list(self.damage(figure))
        for index in indexes:
            old, cubes[index] = cubes[index], by
            self.supply[old] += 1
            self.supply[by] -= 1
            self.emit("replaced_damage", by, CUBES[old], figure, figure, 1, cause=cause)
        self._set_damage(figure, tuple(cubes))

    def add_instability(self, by: int, colour: int, place: int, n: int, cause: str) -> None:
        """Put instability in the free slots of a room."""
        room = self.rooms[place]
        self.rooms[place] = room.with_cubes(room.cubes + (colour,) * n)
        self.supply[colour] -= n
        self.emit("placed", by, CUBES[colour], "", room.id, n, cause=cause)

    def replace_instability(self, by: int, place: int, colour: int, cause: str) -> None:
        """Replace one instability of a colour in a room, the first from the left."""
        room = self.rooms[place]
        cubes = list(room.cubes)
        cubes[cubes.index(colour)] = by
        self.rooms[place] = room.with_cubes(tuple(cubes))
        self.supply[colour] += 1
        self.supply[by] -= 1
        self.emit("replaced", by, CUBES[colour], room.id, room.id, 1, cause=cause)

    # --- points ------------------------------------------------------------------------------------

    def gain(self, power: int, n: int, source: str) -> None:
        """Move a power on along the track, or back."""
        if n:
            earned = self.earned[power]
            earned[source] = earned.get(source, 0) + n
            self.emit("scored", power, source, amount=n, cause=source)

    def add_trophy(self, power: int) -> None:
        """Move a power on along the track of trophies."""
        self.trophies[power] += 1
        self.emit("trophy", power, amount=self.trophies[power])

    def add_room(self, power: int, room: str) -> None:
        """Move a power on along the track of rooms."""
        self.track[power] += 1
        self.emit("room_won", power, room, amount=self.track[power])

    def new_room(self, room: str) -> Place:
        """Return a room as it lies at the start: ruined and empty."""
        return Place(room)

    # --- figures -----------------------------------------------------------------------------------

    def move(self, figure: str, place: int, cause: str, reaction: bool = False, by: int = -1) -> None:
        """Put a figure in another room: it enters; `by` is whoever controls an evocation for now."""
        seat = SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            source = self.rooms[evocation.place].id
            self.evocations[figure] = replace(evocation, place=place)
            mover = evocation.owner if by < 0 else by
            self.emit("moved", mover, figure, source, self.rooms[place].id, cause=cause)
            return
        source = self.room_name(seat)
        self.seats[seat].place = place
        self.emit("moved", seat, figure, source, self.rooms[place].id, cause=cause)
        if not reaction:
            self.happen("entered", seat, place=place)

    def walk(self, figure: str, goal: int, cause: str, by: int = -1) -> None:
        """Move a figure room by room along a shortest way."""
        seat = SEATS.get(figure)
        place = self.place(figure)
        board = self.board
        if place == CELL and seat is not None:
            place = min(board.exits[seat], key=lambda room: board.apart[room][goal])
            self.move(figure, place, cause)
        while place != goal:
            place = board.path(place, goal)
            self.move(figure, place, cause, by=by)

    def send_to_cell(self, seat: int) -> None:
        """Put a defeated mage in its cell."""
        source = self.room_name(seat)
        self.seats[seat].place = CELL
        if source != CELLS[seat]:
            self.emit("moved", seat, MAGES[seat], source, CELLS[seat], cause="defeat")

    def add_evocation(self, seat: int, kind: str, figure: str, place: int, cause: str) -> None:
        """Put an evocation in a room."""
        taken = {evocation.number for evocation in self.evocations.values() if evocation.owner == seat}
        number = min({1, 2, 3} - taken)
        # Always in the same order, so that equal positions offer equal options.
        self.evocations = dict(sorted({**self.evocations, figure: Figure(kind, seat, number, place)}.items()))
        self.emit("summoned", seat, figure, "supply", self.rooms[place].id, cause=cause)

    def add_upgrade(self, figure: str, upgrade: str, cause: str) -> None:
        """Let an evocation bear an upgrade from the deck."""
        self.upgrades.remove(upgrade)
        evocation = self.evocations[figure]
        self.evocations[figure] = replace(evocation, upgrade=upgrade)
        self.emit("upgraded", evocation.owner, upgrade, "upgrades", figure, cause=cause)

    def drop_upgrade(self, figure: str) -> None:
        """Return the upgrade of an evocation to the deck."""
        evocation = self.evocations[figure]
        self.upgrades.append(evocation.upgrade)
        self.evocations[figure] = replace(evocation, upgrade="")
        self.emit("lost_upgrade", evocation.owner, evocation.upgrade, figure, "upgrades")

    def skill(self, seat: int, figure: str) -> None:
        """Let the skill of an evocation that activates be used first."""
        kind = self.evocations[figure].kind
        if self.book.evocations[kind].faces:
            self.stack.append(Resolve(seat, kind, it=figure, place=self.evocations[figure].place))

    def note_dealt(self, figure: str, n: int) -> None:
        """Tell the effect that activated an evocation what that has dealt."""
        if self.stack and isinstance(self.stack[-1], Resolve):
            self.stack[-1] = replace(self.stack[-1], struck=figure, dealt=n)

    def activate_room(self, seat: int) -> None:
        """Apply the effect of the room where a mage stands; a restored one is used up."""
        place = self.seats[seat].place
        room = self.rooms[place]
        if room.restored:
            self.rooms[place] = replace(room, used=True)
        self.emit("activated_room", seat, room.id, amount=int(room.restored))
        self.stack.append(Resolve(seat, room.id, int(room.restored)))

    # --- spells ------------------------------------------------------------------------------------

    def draw(self, seat: int, zone: str, n: int) -> None:
        """Take spells into hand; an empty grimoire is made anew from the memories."""
        me = self.seats[seat]
        for _ in range(n):
            if zone == "library":
                if self.library:
                    card = self.library.pop()
                    me.hand.append(card)
                    self.emit("drew", seat, card, "library", f"hand:{seat}", seen_by=seat)
                continue
            if not me.grimoire:
                me.grimoire, me.memories = me.memories, []
                shuffle(self, me.grimoire)
                me.known += me.grimoire
                self.emit("reshuffled", seat, target=f"grimoire:{seat}", amount=len(me.grimoire))
            if me.grimoire:
                card = me.grimoire.pop()
                me.hand.append(card)
                self.emit("drew", seat, card, f"grimoire:{seat}", f"hand:{seat}", seen_by=seat)

    def take_forgotten(self, seat: int) -> None:
        """Take the top forgotten spell into hand, if one is left."""
        if self.forgotten:
            card = self.forgotten.pop()
            self.seats[seat].hand.append(card)
            self.emit("drew", seat, card, "forgotten", f"hand:{seat}", seen_by=seat)
            offer(self, "forgotten", seat)

    def discard_from_hand(self, seat: int, card: str) -> None:
        """Put a spell from hand into the memories."""
        me = self.seats[seat]
        me.hand.remove(card)
        me.memories.append(card)
        self._now_seen(seat, card)
        self.emit("discarded", seat, card, f"hand:{seat}", f"memories:{seat}")

    def discard_prepared(self, seat: int, slot: int, cause: str) -> None:
        """Put an unrevealed prepared spell into the memories."""
        me = self.seats[seat]
        prepared = me.slots[slot]
        assert prepared is not None
        me.slots[slot] = None
        me.memories.append(prepared.card)
        self._now_seen(seat, prepared.card)
        self.emit("discarded", seat, prepared.card, SLOT_IDS[seat][slot], f"memories:{seat}", cause=cause)

    def _now_seen(self, seat: int, card: str) -> None:
        known = self.seats[seat].known
        if card in known:
            known.remove(card)

    def lay(self, seat: int, card: str, slot: int, side: int) -> None:
        """Prepare a spell face down."""
        me = self.seats[seat]
        me.hand.remove(card)
        me.slots[slot] = Prepared(card, side)
        self.emit("laid", seat, card, f"hand:{seat}", SLOT_IDS[seat][slot], side, seen_by=seat)

    def cast(self, seat: int, slot: int) -> None:
        """Reveal a prepared spell and apply its active side."""
        me = self.seats[seat]
        prepared = me.slots[slot]
        assert prepared is not None
        me.slots[slot] = Prepared(prepared.card, prepared.side, revealed=True)
        self._now_seen(seat, prepared.card)
        self.emit("revealed", seat, prepared.card, SLOT_IDS[seat][slot], amount=prepared.side)
        self.stack.append(Resolve(seat, prepared.card, prepared.side, slot=slot))
        offer(self, "revealed", seat)

    def keep(self, seat: int, slot: int, on: int) -> None:
        """Lay the token of a lasting effect on the card of the mage it concerns."""
        lasts = Lasts(seat, slot, on)
        if lasts not in self.lasting:
            self.lasting.append(lasts)
            self.emit("lasts", seat, SLOT_IDS[seat][slot], target=MAGES[on], cause=self.face_of(lasts)[0])

    # --- quests ------------------------------------------------------------------------------------

    def claim(self, seat: int, quest: str) -> None:
        """Put a cube on a quest and apply its effect."""
        self.claimed[quest] = seat
        self.supply[seat] -= 1
        self.emit("claimed", seat, quest, CUBES[seat], quest, 1)
        self.stack.append(Resolve(seat, quest))

"""Before the first round: the lodge, the cards, the crown; mages and starting grimoires are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.black_rose import omens
from rules.black_rose.decks import events_of, quests_of
from rules.black_rose.records import LodgeRoom
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import TOKENS, Round
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import below, choice, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

CUBES = 25
ON_TRACKS = 2
"""The cubes of every power that lie on the tracks of trophies and of rooms; the Black Rose has a third."""
RANDOM = "random"
CUBES_WITH_MOONS = 26
CROWD, RING = 4, 6
"""How many it takes for crowded quests, and how many rooms lie around the hall."""
THRONE = "throne"
ARRANGED = "arranged"
MOST_EXCHANGES = 17
"""As many exchanges of two rooms as any layout takes."""
DONE = Action("done")
SWITCHES = ("crown_at_once", "surplus_damage", "surplus_instability", "extra_rounds")
"""The optional rules."""


def begin(state: State, options: Mapping[str, str]) -> None:
    """Lay out a new game and push what comes before its first round."""
    lay_out(state)
    sides = sorted({event.side for event in state.book.events.values()})
    state.events_side = settle(state, options["events"], sides)
    for card in ("1", "2"):
        side = card + settle(state, options[f"quests_{card}"], ["a", "b"])
        state.quests += [quest.id for quest in state.book.quests.values() if quest.side == side]
    state.crown = below(state, len(state.seats))
    state.stack += [Round(), PickGrimoire(options["grimoires"]), PickMage(options["mages"])]


def begin_with_moons(state: State, options: Mapping[str, str]) -> None:
    """Lay out a new game in the great lodge and push what comes before its first round."""
    book, count = state.book, len(state.seats)
    state.write(moon=1)
    state.write(switches=tuple([switch for switch in SWITCHES if options[switch] == "on"]))
    lay_out_lodge(state)
    state.supply = [CUBES_WITH_MOONS] * (count + 1)
    state.earned = [{} for _ in range(count + 1)]
    state.trophies = [0] * (count + 1)
    state.write(omens=("",) * omens.SLOTS)
    state.forgotten = [spell.id for spell in book.spells.values() if spell.kind == "forgotten_spell"]
    shuffle(state, state.forgotten)
    state.upgrades = [name for name, upgrade in book.upgrades.items() for _ in range(upgrade.copies)]
    for school in book.schools:
        spells = [spell for spell in book.spells.values() if spell.school == school]
        state.write(
            decks=state.decks | {school: tuple([spell.id for spell in spells for _ in range(spell.copies)])}
        )
    for moon in (1, 2, 3):
        quests = [q.id for q in book.quests.values() if q.moon == moon and (count >= CROWD or not q.crowded)]
        events = [event.id for event in book.events.values() if event.moon == moon]
        for name, cards in ((quests_of(moon), quests), (events_of(moon), events)):
            shuffle(state, cards)
            state.write(decks=state.decks | {name: tuple(cards)})
    for seat in state.seats:
        seat.slots = [None] * SLOTS
        seat.tokens = TOKENS
    state.crown = below(state, count)
    state.stack += [Round(), PickGrimoire(options["grimoires"]), PickMage(options["mages"])]
    if options["lodge"] == ARRANGED:
        state.stack.append(Arrange())


def lay_out_lodge(state: State) -> None:
    """Lay the hall in the middle, the throne next to it, the other rooms around, and the cells at random."""
    book = state.book
    around = [room for room in book.rooms if room not in (book.centre, THRONE)]
    shuffle(state, around)
    around.insert(below(state, RING), THRONE)
    state.rooms = [LodgeRoom(room) for room in (book.centre, *around)]
    cells = list(range(len(state.seats)))
    shuffle(state, cells)
    state.cells = tuple(cells)


def settle(state: State, option: str, values: list[str]) -> str:
    """Return the value of an option, or any of them."""
    return choice(state, values) if option == RANDOM else option


def lay_out(state: State) -> None:
    """Lay out the lodge, ruined side up, and everything that lies beside it."""
    book, count = state.book, len(state.seats)
    around = [room for room in book.rooms if room != book.centre]
    shuffle(state, around)
    state.rooms = [LodgeRoom(room) for room in (book.centre, *around[:RING])]
    state.supply = [CUBES - ON_TRACKS] * (count + 1)
    state.supply[ROSE] -= 1
    state.earned = [{} for _ in range(count + 1)]
    state.trophies = [0] * (count + 1)
    state.track = [0] * (count + 1)
    state.library = [card for card in book.school for _ in range(book.spells[card].copies)]
    state.forgotten = [spell.id for spell in book.spells.values() if spell.kind == "forgotten_spell"]
    shuffle(state, state.forgotten)
    state.upgrades = [name for name, upgrade in book.upgrades.items() for _ in range(upgrade.copies)]
    for seat in state.seats:
        seat.slots = [None] * SLOTS
        seat.tokens = TOKENS


class Arrange(Frame["State"], frozen=True):
    """The holder of the crown exchanges rooms for a layout of its own; each room can go anywhere that way.

    The hall stays in the middle and the throne next to it.
    """

    done: int = 0

    def run(self, state: State) -> Decision | None:
        if self.done == MOST_EXCHANGES:
            state.stack.pop()
            return None
        places = range(1, len(state.rooms))
        pairs = [(a, b) for a in places for b in places if a < b and _may_exchange(state, a, b)]
        options = [Action("exchange_rooms", state.rooms[a].id, state.rooms[b].id) for a, b in pairs]
        return Decision(state.crown, "arrange", (*options, DONE))

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
            return
        self.replace(state, done=self.done + 1)
        a, b = state.place(action.source), state.place(action.target)
        state.rooms[a], state.rooms[b] = state.rooms[b], state.rooms[a]
        state.emit("exchanged_rooms", state.crown, action.source, target=action.target)

    def refuse(self, state: State, action: Action) -> Reason:
        rooms = [end for end in (action.source, action.target) if end in state.room_ids]
        if state.book.centre in rooms:
            return Reason("hall_stays", state.book.centre)
        if action.kind != "exchange_rooms" or len(set(rooms)) < 2:
            return Reason("exchange_two") if rooms else NOT_NOW
        a, b = state.place(rooms[0]), state.place(rooms[1])
        return NOT_NOW if _may_exchange(state, a, b) else Reason("throne_near_hall", THRONE)


def _may_exchange(state: State, a: int, b: int) -> bool:
    """Tell whether the throne still lies next to the hall when the rooms of two places are exchanged."""
    thrones = [place for place in (a, b) if state.rooms[place].id == THRONE]
    return not thrones or max(a, b) <= RING


class PickMage(Frame["State"], frozen=True):
    """From the holder of the crown on, everybody takes a mage."""

    way: str
    picked: int = 0

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.picked == len(order):
            state.stack.pop()
            return None
        left = [mage for mage in state.book.mages if all(seat.mage != mage for seat in state.seats)]
        if self.way != RANDOM and len(left) > 1:
            return Decision(order[self.picked], "mage", tuple([Action("mage", mage) for mage in left]))
        self.answer(state, Action("mage", choice(state, left)))
        return None

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.picked]
        state.seats[seat].mage = action.source
        state.emit("chose_mage", seat, action.source)
        self.replace(state, picked=self.picked + 1)

    def refuse(self, state: State, action: Action) -> Reason:
        mage = action.source if action.source in state.book.mages else action.target
        taken = mage and any(seat.mage == mage for seat in state.seats)
        return Reason("mage_is_taken", mage) if taken else NOT_NOW


class PickGrimoire(Frame["State"], frozen=True):
    """From the holder of the crown on, everybody takes a starting grimoire.

    Where there are several schools it is one of the two of a `school` that is chosen first.
    """

    way: str
    picked: int = 0
    school: str = ""

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.picked == len(order):
            state.stack.pop()
            shuffle(state, state.library)
            for school in state.book.schools:
                cards = list(state.decks[school])
                shuffle(state, cards)
                state.write(decks=state.decks | {school: tuple(cards)})
            for seat in order:
                shuffle(state, state.seats[seat].grimoire)
            return None
        left = [name for name in state.book.grimoires if not self._is_taken(state, name)]
        if self.way != RANDOM and len(left) > 1:
            return self._ask(state, order[self.picked], left)
        self.answer(state, Action("grimoire", choice(state, left)))
        return None

    def _ask(self, state: State, seat: int, left: list[str]) -> Decision:
        """Ask for a school as long as there are several, then for one of its grimoires."""
        if state.book.schools and not self.school:
            schools = dict.fromkeys(_school_of(state, name) for name in left)
            return Decision(seat, "school", tuple([Action("school", school) for school in schools]))
        meant = [name for name in left if self.school in ("", _school_of(state, name))]
        return Decision(seat, "grimoire", tuple([Action("grimoire", name) for name in meant]))

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "school":
            self.replace(state, school=action.source)
            return
        seat = state.order()[self.picked]
        me, book = state.seats[seat], state.book
        me.start = action.source
        cards = book.grimoires[action.source]
        for card in cards:
            _take_out(state, card)
        spell = book.mages[me.mage].spell
        me.grimoire = [*cards, spell]
        me.known = me.grimoire[:]
        others = book.spells[spell].copies - 1
        if book.schools:
            me.put(aside=others)
        else:
            me.memories = [spell] * others
        state.emit("chose_grimoire", seat, action.source)
        self.replace(state, picked=self.picked + 1, school="")

    def refuse(self, state: State, action: Action) -> Reason:
        name = action.source if action.source in state.book.grimoires else action.target
        taken = name in state.book.grimoires and self._is_taken(state, name)
        return Reason("grimoire_is_taken", name) if taken else NOT_NOW

    def _is_taken(self, state: State, name: str) -> bool:
        """Tell whether somebody has this grimoire, or another one of its school."""
        taken = [seat.start for seat in state.seats if seat.start]
        if not state.book.schools:
            return name in taken
        return _school_of(state, name) in [_school_of(state, start) for start in taken]


def _school_of(state: State, grimoire: str) -> str:
    return state.book.spells[state.book.grimoires[grimoire][0]].school


def _take_out(state: State, card: str) -> None:
    """Take a card for a starting grimoire out of the library."""
    school = state.book.spells[card].school
    if school in state.book.schools:
        left = list(state.decks[school])
        left.remove(card)
        state.write(decks=state.decks | {school: tuple(left)})
    else:
        state.library.remove(card)

"""Moments: something is about to happen or has just happened, and everybody may answer.

What is about to happen is a frame on the stack that waits; its moment lies on it until all have answered. An
answer may change the frame that waits (`Waiting`). Traps and protections come first, from the seat after the
acting one; then what lasts, the events on their board, and quests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.board import ANYWHERE
from rules.black_rose.conditions import Pattern, all_hold
from rules.black_rose.effects import bonus, is_banned, turn_order
from rules.black_rose.obstacles import refuse_spring
from rules.black_rose.queries import power_of
from rules.black_rose.quests import offer_quests
from rules.black_rose.records import NOBODY, Effect, Happening, Prepared
from rules.black_rose.resolve import DECLINE, Notes, Resolve
from rules.black_rose.score import gain
from rules.black_rose.sights import follow, leaves
from rules.black_rose.targets import MAGES, SLOT_IDS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import CLOCKWISE, Frame
from rules.core.ids import number_of
from rules.core.reasons import Reason
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.lasting import Whenever
    from rules.black_rose.state import State

BEFORE = frozenset(
    ["harming", "targeting", "moving", "losing_power", "leaving", "casting", "activating_room", "attacking"]
)
"""What is about to happen; everything else has just happened."""
TRAP, PROTECTION = "trap", "protection"


class Waiting(Frame["State"], frozen=True):
    """Something about to happen, which an answer may stop or change."""

    def cancelled(self, subject: str) -> Waiting:
        """Return it stopped, or without one of those it concerns."""
        raise NotImplementedError

    def holds_for(self, subject: str) -> bool:
        """Tell whether it is still to happen to one of those it concerns."""
        return True

    def ends_with(self, seat: int) -> bool:
        """Tell whether it is the deed of a mage, which goes no further where its turn ends."""
        return False


def happening(
    state: State,
    trigger: str,
    source: str,
    subjects: tuple[str, ...] = (),
    place: int = NOBODY,
    amounts: tuple[int, ...] = (),
) -> Happening:
    """Return what happens, with the powers that those concerned belong to."""
    owners = tuple([power_of(state, figure) for figure in subjects])
    return Happening(trigger, source, power_of(state, source), subjects, owners, amounts, place)


def announce(state: State, moment: Happening) -> None:
    """Note down what has happened, and let everybody answer who could."""
    if moment.trigger not in BEFORE:
        state.write(ledger=(*state.ledger, moment))
    if _concerns_anybody(state, moment):
        state.stack.append(Answerable(moment))


def announce_acted(state: State, seat: int) -> None:
    """Say that a mage has acted, where something of another box waits for it."""
    awaited = state.book.awaited
    if state.book.answered and any(
        awaited.get((effect.source, effect.part, effect.step)) == "acted" for effect in state.effects
    ):
        announce(state, happening(state, "acted", MAGES[seat], place=state.seats[seat].place))


def _concerns_anybody(state: State, moment: Happening) -> bool:
    return (
        bool(state.effects)
        or any(me.quests for me in state.seats)
        or any(is_asked(state, seat, moment) for seat in range(len(state.seats)))
    )


class Announce(Frame["State"], frozen=True):
    """Something will have happened when everything above is over."""

    moment: Happening

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        announce(state, self.moment)
        return None


class Then(Frame["State"], frozen=True):
    """Something that a mage will have done, wherever it then is, when everything above is over."""

    trigger: str
    seat: int

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        announce(state, happening(state, self.trigger, MAGES[self.seat], place=state.seats[self.seat].place))
        return None


class Answerable(Frame["State"], frozen=True, tag="Moment"):
    """Everybody answers something: `asked` seats have let their traps and protections spring, or not.

    Then what lasts is `woken`, and the events on their board; quests come last.
    """

    moment: Happening
    asked: int = 0
    woken: bool = False

    def run(self, state: State) -> Decision | None:
        if not self.woken:
            decision = self._ask(state)
            if decision is not None:
                return decision
            woken = _woken(state, self.moment) if state.effects else []
            if woken:
                self.replace(state, asked=len(state.seats), woken=True)
                state.stack += woken
                return None
        state.stack.pop()
        checked, trigger = state.book.checked, self.moment.trigger
        if any(trigger in checked[quest] for me in state.seats for quest in me.pack.quests):
            state.stack.append(Trials(self.moment))
        return None

    def _ask(self, state: State) -> Decision | None:
        """Return the question to the next seat with a trap or a protection that may spring."""
        springs, trigger = state.book.springs, self.moment.trigger
        if trigger not in springs[TRAP] and trigger not in springs[PROTECTION]:
            return None
        order = answering(state, self.moment)
        for asked in range(self.asked, len(order)):
            if is_asked(state, order[asked], self.moment) and self._still_holds(state):
                if asked != self.asked:
                    self.replace(state, asked=asked)
                springing_ = springing(state, order[asked], self.moment)
                return Decision(order[asked], "spring", (*springing_, DECLINE), self.moment.card)
        return None

    def _still_holds(self, state: State) -> bool:
        """Tell whether what is answered still is so, after the answers of others."""
        moment = self.moment
        if moment.trigger in ("entered", "attacking") and state.place(moment.source) != moment.place:
            return False
        if moment.trigger not in BEFORE:
            return True
        waiting = state.stack[waiting_under(state, len(state.stack) - 1)]
        subject = moment.subjects[0] if moment.subjects else ""
        if isinstance(waiting, Resolve):
            return not waiting.notes.cancelled and subject not in waiting.notes.spared
        return not isinstance(waiting, Waiting) or waiting.holds_for(subject)

    def answer(self, state: State, action: Action) -> None:
        if action == DECLINE:
            self.replace(state, asked=self.asked + 1)
            return
        seat = answering(state, self.moment)[self.asked]
        spring(state, seat, number_of(action.source), action.arg, self.moment)

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_spring(state, answering(state, self.moment)[self.asked], action)


def waiting_under(state: State, top: int) -> int:
    """Return where on the stack that lies which the moment at a place speaks of."""
    while isinstance(state.stack[top], Answerable):
        top -= 1
    return top


def waiting_for(state: State, frame: Resolve) -> int:
    """Return where on the stack that lies which an answer answers."""
    for index in range(len(state.stack) - 1, -1, -1):
        found = state.stack[index]
        if isinstance(found, Answerable) and found.moment == frame.notes.moment:
            return waiting_under(state, index)
    raise LookupError("nothing waits for an answer")


def answering(state: State, moment: Happening) -> tuple[int, ...]:
    """Return the seats in the order in which they answer: clockwise from the one whose turn comes next."""
    seats = CLOCKWISE[len(state.seats)]
    if moment.owner < 0:
        return seats[state.first]
    order = turn_order(state)
    return seats[order[(order.index(moment.owner) + 1) % len(order)]]


def is_asked(state: State, seat: int, moment: Happening) -> bool:
    """Tell whether a seat is asked for traps or protections: where one could spring, for all others know.

    What lies under a token is a secret, so everybody with a token is asked, also those who can only decline.
    """
    tokens = [spell.token for spell in state.seats[seat].slots if spell is not None and spell.token]
    if not tokens:
        return False
    book = state.book
    if TRAP in tokens and moment.trigger in book.springs[TRAP] and moment.owner not in (seat, NOBODY, -1):
        return is_near(state, seat, moment, book.springs[TRAP][moment.trigger])
    if PROTECTION in tokens and moment.trigger in book.springs[PROTECTION]:
        banned = is_banned(state, MAGES[seat], "spring_protection")
        return seat in moment.owners and seat != moment.owner and not banned
    return False


def is_near(state: State, seat: int, moment: Happening, reach: int) -> bool:
    """Tell whether whoever does something is within the reach of a mage's trap; in a cell nothing springs."""
    place = moment.place if moment.trigger == "entered" else state.place(moment.source)
    if place < 0 or reach == ANYWHERE:
        return place >= 0
    own = state.seats[seat].place
    return place in state.board.in_range(seat, own, reach + reach_bonus(state, seat, reach))


def springing(state: State, seat: int, moment: Happening) -> list[Action]:
    """List the traps and protections of a seat that answer."""
    options = []
    mute = PROTECTION if is_banned(state, MAGES[seat], "spring_protection") else ""
    for slot, spell in enumerate(state.seats[seat].slots):
        if spell is not None and spell.token and spell.token != mute:
            for face in _open_faces(state, spell):
                if _answers(state, seat, slot, spell.card, face, moment):
                    options.append(Action("spring", SLOT_IDS[seat][slot], arg=face))
    return options


def _open_faces(state: State, spell: Prepared) -> tuple[int, ...]:
    """Return the sides of a spell that can spring: both of a trap for rooms."""
    return (0, 1) if state.book.spells[spell.card].is_room_trap else (spell.side,)


def _answers(state: State, seat: int, slot: int, card: str, face: int, moment: Happening) -> bool:
    frame = Resolve(seat, card, face, slot=slot, notes=Notes(moment=moment))
    if not any(waited.fits(state, frame, moment) for waited, _ in waits_for(state, card, face)):
        return False
    target = state.book.spells[card].faces[face].target
    if target.kind == "self" or state.book.spells[card].is_room_trap:
        return True
    return is_near(state, seat, moment, target.range)


def reach_bonus(state: State, seat: int, printed: int) -> int:
    """Return how much farther the spells of a mage reach."""
    return bonus(state, "range", MAGES[seat]) if 0 < printed < ANYWHERE and state.effects else 0


def waits_for(state: State, card: str, face: int) -> list[tuple[Pattern, int]]:
    """List what the side of a card waits for, each with the program that answers it."""
    return state.book.answers.get((card, face), [])


def spring(state: State, seat: int, slot: int, face: int, moment: Happening) -> None:
    """Reveal a trap or a protection and apply what it does."""
    me = state.seats[seat]
    spell = me.slots[slot]
    assert spell is not None
    frame = Resolve(seat, spell.card, face, slot=slot, notes=Notes(moment=moment))
    program = next(
        program for waited, program in waits_for(state, spell.card, face) if waited.fits(state, frame, moment)
    )
    element = state.book.spells[spell.card].faces[face].element
    me.slots[slot] = Prepared(spell.card, face, revealed=True, element=element)
    if not spell.shown:
        leaves(state, seat, spell.card, SLOT_IDS[seat][slot])
    state.emit("sprung", seat, spell.card, SLOT_IDS[seat][slot], amount=face)
    notes = Notes(moment=moment, since=len(state.ledger), aimed=moment.place, icon=me.place)
    state.stack.append(Resolve(seat, spell.card, program, slot=slot, notes=notes))
    offer_quests(state, "revealed", seat)


def _woken(state: State, moment: Happening) -> list[Resolve]:
    """Return what answers without being asked, what lasts before the events on their board."""
    awaited, trigger = state.book.awaited, moment.trigger
    waiting = [e for e in state.effects if awaited.get((e.source, e.part, e.step)) == trigger]
    if not waiting:
        return []
    asleep = any(isinstance(frame, Resolve) and frame.reaction for frame in state.stack)
    order = answering(state, moment)
    found: list[Resolve] = []
    rank = {seat: n for n, seat in enumerate(order)} | {-1: len(order)}
    for effect in sorted(waiting, key=lambda effect: rank[effect.seat]):
        if effect.seat >= 0 and asleep:
            continue
        woken = wake(state, effect, moment)
        if woken is not None:
            found.append(woken)
    found.reverse()
    return found


def wake(state: State, effect: Effect, moment: Happening) -> Resolve | None:
    """Return what an effect does because of something, if it waits for that."""
    program = state.book.programs_of.get((effect.source, effect.part, effect.step))
    if program is None or effect.left == 0 or effect.spent == state.turn:
        return None
    verb: Whenever = state.book.programs[effect.source][effect.part][effect.step]  # type: ignore[assignment]
    assert isinstance(verb.trigger, Pattern)
    seat = effect.seat if effect.seat >= 0 else moment.owner if moment.owner >= 0 else state.first
    notes = Notes(moment=moment, since=len(state.ledger))
    frame = Resolve(
        seat,
        effect.source,
        program,
        slot=effect.slot,
        target=effect.target,
        notes=notes,
        reaction=effect.seat >= 0,
    )
    if not verb.trigger.fits(state, frame, moment) or not all_hold(state, frame, verb.having):
        return None
    if effect.left > 0 or verb.per_turn:
        left = effect.left if verb.per_turn else effect.left - 1
        spent = state.turn if verb.per_turn else -1
        changed = replace(effect, left=left, spent=spent)
        state.write(effects=tuple(changed if other is effect else other for other in state.effects))
    return frame


def complete(state: State, seat: int, name: str, notes: Notes) -> None:
    """Show a quest that is met: its power, then its effect, and then it is completed."""
    me = state.seats[seat]
    me.put(quests=tuple([quest for quest in me.quests if quest != name]))
    follow(state, name, HANDS[seat])
    state.emit("completed", seat, name)
    gain(state, seat, state.book.quests[name].points, name)
    done = happening(state, "completed", MAGES[seat], place=me.place)
    state.stack.append(Finished(seat, name))
    state.stack.append(Announce(done))
    state.stack.append(Resolve(seat, name, notes=notes))


class Finished(Frame["State"], frozen=True):
    """A quest whose effect is over lies open among those that are done."""

    seat: int
    quest: str

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        state.seats[self.seat].put(done=(*state.seats[self.seat].pack.done, self.quest))
        return None


class Trials(Frame["State"], frozen=True):
    """Quests that something may have met: they are completed one after another, in the order of answers."""

    moment: Happening

    def run(self, state: State) -> Decision | None:
        notes = Notes(moment=self.moment, since=len(state.ledger))
        for seat in answering(state, self.moment):
            for name in state.seats[seat].quests:
                quest = state.book.quests[name]
                frame = Resolve(seat, name, notes=notes)
                fits = any(check.fits(state, frame, self.moment) for check in quest.checks)
                if fits and all_hold(state, frame, quest.tests):
                    complete(state, seat, name, notes)
                    return None
        state.stack.pop()
        return None

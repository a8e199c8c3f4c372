"""The third circle: spells against rivals who are still in the round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import SEATS, seat_of
from rules.core.reasons import Reason
from rules.five_seals.elements import (
    DIE_IDS,
    MIND,
    colour,
    die,
    read_die,
    value,
    without,
)
from rules.five_seals.resolve import MORE, Resolve, Verb, WithSecond, die_ids, is_highest
from rules.five_seals.ways import look

if TYPE_CHECKING:
    from rules.five_seals.state import State


class AgainstRivals(Verb, frozen=True):
    """A spell that needs a rival for whom the round is not over."""

    def reason(self, state: State, seat: int, scroll: str, target: str) -> Reason:
        if not state.opponents(seat):
            return Reason("nobody_left", scroll)
        rivals = [rival for rival in state.rivals(seat) if _is_of(state, rival, target)]
        for rival in rivals:
            if state.seats[rival].out:
                return Reason("rival_is_out", SEATS[rival])
            if target in state.seats[rival].used:
                return Reason("face_down", target)
        return super().reason(state, seat, scroll, target)


def _is_of(state: State, seat: int, thing: str) -> bool:
    """Tell whether something is a seat, or a die or a scroll of it."""
    return thing == SEATS[seat] or thing.startswith(f"die:{seat}:") or thing in state.seats[seat].scrolls


def rival_dice(state: State, seat: int) -> list[str]:
    """Return the dice of all rivals in the round as targets."""
    return [id for rival in state.opponents(seat) for id in die_ids(state, rival)]


class Forge(AgainstRivals, WithSecond, frozen=True):
    """Change a rival's die for an own one of another colour; the values stay where they were."""

    question: ClassVar[str] = "give_die"

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return rival_dice(state, seat)

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        element = state.element(scroll)
        if element not in (MIND, colour(read_die(target))):
            return Reason("wrong_die", element)
        return None if self._gifts(state, seat, target) else Reason("no_other_colour", scroll)

    def _gifts(self, state: State, seat: int, wanted: str) -> list[str]:
        taken = colour(read_die(wanted))
        return [id for id in die_ids(state, seat) if colour(read_die(id)) != taken]

    def seconds(self, state: State, frame: Resolve) -> list[str]:
        return self._gifts(state, frame.seat, frame.chosen[0])

    def act(self, state: State, frame: Resolve) -> None:
        wanted, given = frame.chosen
        rival, theirs, mine = seat_of(wanted), read_die(wanted), read_die(given)
        state.hand_over(rival, frame.seat, theirs, die(colour(theirs), value(mine)), frame.source)
        state.hand_over(frame.seat, rival, mine, die(colour(mine), value(theirs)), frame.source)


class Modify(AgainstRivals, frozen=True):
    """Add 1 to own dice of a colour and take 1 from such dice of one rival, as many as one likes."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [*die_ids(state, seat), *rival_dice(state, seat)] if state.opponents(seat) else ()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        element, changed = state.element(scroll), read_die(target)
        if element not in (MIND, colour(changed)):
            return Reason("wrong_die", element)
        if seat_of(target) == seat:
            return Reason("highest", scroll) if is_highest(changed) else None
        return Reason("lowest", scroll) if value(changed) == 1 else None

    def _more(self, state: State, frame: Resolve) -> list[str]:
        """List the dice that may be changed beside the chosen ones."""
        victims = {seat_of(id) for id in frame.chosen} - {frame.seat}
        chosen_colour = colour(read_die(frame.chosen[0]))
        further = []
        for number in [frame.seat, *(victims or state.opponents(frame.seat))]:
            left = state.seats[number].dice
            for id in frame.chosen:
                if seat_of(id) == number:
                    left = without(left, read_die(id))
            ids = [DIE_IDS[number][one] for one in dict.fromkeys(left) if colour(one) == chosen_colour]
            further += [id for id in ids if self.fault(state, frame.seat, frame.source, id) is None]
        return further

    def run(self, state: State, frame: Resolve) -> Decision | None:
        further = [] if frame.done else self._more(state, frame)
        if further:
            return frame.ask_for(MORE, further, enough=True)
        frame.leave(state)
        for id in sorted(frame.chosen, key=lambda id: seat_of(id) != frame.seat):
            changed, number = read_die(id), seat_of(id)
            state.turn_die(number, changed, changed + (1 if number == frame.seat else -1), frame.source)
        return None


class Transfer(AgainstRivals, WithSecond, frozen=True):
    """Change a rival's scroll of the element for an own one of the same strength, both face up."""

    question: ClassVar[str] = "give_scroll"

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [scroll for rival in state.opponents(seat) for scroll in state.seats[rival].ready]

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if state.is_summoning(target):
            return Reason("never_given", target)
        if state.element(target) != state.element(scroll):
            return Reason("wrong_scroll", state.element(scroll))
        gifts = self._gifts(state, seat, scroll, target)
        return None if gifts else Reason("nothing_as_strong", target)

    def _gifts(self, state: State, seat: int, scroll: str, wanted: str) -> list[str]:
        strength = state.strength(wanted)
        return [own for own in state.seats[seat].ready if state.strength(own) == strength and own != scroll]

    def seconds(self, state: State, frame: Resolve) -> list[str]:
        return self._gifts(state, frame.seat, frame.source, frame.chosen[0])

    def act(self, state: State, frame: Resolve) -> None:
        wanted, given = frame.chosen
        rival = state.owner_of(wanted)
        state.hand_scroll(rival, frame.seat, wanted, frame.source)
        state.hand_scroll(frame.seat, rival, given, frame.source)


class Seize(AgainstRivals, WithSecond, frozen=True):
    """Take a die from a rival, who chooses which; whoever loses the last one is out of the round."""

    question: ClassVar[str] = "surrender"

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [SEATS[rival] for rival in state.opponents(seat)]

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        fitting = self._fitting(state, scroll, seat_of(target))
        return None if fitting else Reason("rival_lacks_die", state.element(scroll), seat_of(target) + 1)

    def _fitting(self, state: State, scroll: str, rival: int) -> list[str]:
        element = state.element(scroll)
        return [id for id in die_ids(state, rival) if element in (MIND, colour(read_die(id)))]

    def asked(self, frame: Resolve) -> int:
        return seat_of(frame.chosen[0])

    def seconds(self, state: State, frame: Resolve) -> list[str]:
        return self._fitting(state, frame.source, self.asked(frame))

    def act(self, state: State, frame: Resolve) -> None:
        rival, taken = self.asked(frame), read_die(frame.chosen[1])
        state.hand_over(rival, frame.seat, taken, taken, frame.source)
        if not state.seats[rival].dice:
            state.leave(rival)


class Appropriate(AgainstRivals, frozen=True):
    """Cast a rival's scroll of the element as if it were one's own; both are used then."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [scroll for rival in state.opponents(seat) for scroll in state.seats[rival].ready]

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if state.is_summoning(target) or state.is_reappraisal(target):
            return Reason("never_appropriated", target)
        if state.element(target) != state.element(scroll):
            return Reason("wrong_scroll", state.element(scroll))
        if self._uses(state, seat, scroll, target):
            return None
        return state.verb(target).reason(state, seat, target, "")

    def _uses(self, state: State, seat: int, scroll: str, borrowed: str) -> list[str]:
        """List what the borrowed scroll can be cast at, neither of the two being ready any more."""
        lent = state.copy()
        for owner_ in lent.seats:
            owner_.ready = [own for own in owner_.ready if own not in (scroll, borrowed)]
        return state.verb(borrowed).targets(lent, seat, borrowed, look(lent, seat))

    def run(self, state: State, frame: Resolve) -> Decision | None:
        borrowed = frame.chosen[0]
        uses = self._uses(state, frame.seat, frame.source, borrowed)
        options = [Action("cast", borrowed, target) for target in uses]
        return self.choose(state, frame, "appropriate", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.leave(state)
        state.cast(frame.seat, action.source, action.target, state.owner_of(action.source))

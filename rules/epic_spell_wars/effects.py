"""Verbs that hurt, heal and move treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.verbs import flatten
from rules.epic_spell_wars.reactions import DECLINE
from rules.epic_spell_wars.resolve import Number, Resolve, Verb, number

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

SUFFER = Action("suffer")


# --- life --------------------------------------------------------------------------------------------


class Damage(Verb, frozen=True):
    """Hurt the targets, those who hold a medal perhaps for another amount."""

    amount: Number
    with_medal: int = 0

    def act(self, state: State, frame: Resolve) -> None:
        harm = []
        for target in frame.targets:
            amount = number(self.amount, state, frame.seat, target)
            if self.with_medal and state.seats[target].medals:
                amount = self.with_medal
            harm.append((target, amount))
        state.hurt(harm, frame.seat, frame.source)


class DamageInTurn(Verb, frozen=True):
    """Hurt the targets, who stand in a row from the left neighbour on, for 1, 2, 3 and so on."""

    def act(self, state: State, frame: Resolve) -> None:
        harm = [(target, place) for place, target in enumerate(frame.targets, 1)]
        state.hurt(harm, frame.seat, frame.source)


class DamageNeighbours(Verb, frozen=True):
    """Hurt both living neighbours of each target, the caster perhaps among them."""

    amount: int

    def act(self, state: State, frame: Resolve) -> None:
        harm: dict[int, int] = {}
        for target in frame.targets:
            others = state.foes(target)
            for neighbour in {others[0], others[-1]} if others else ():
                harm[neighbour] = harm.get(neighbour, 0) + self.amount
        state.hurt(sorted(harm.items()), frame.seat, frame.source)


class HurtSelf(Verb, frozen=True):
    """Hurt the caster."""

    amount: int

    def act(self, state: State, frame: Resolve) -> None:
        state.hurt([(frame.seat, self.amount)], frame.seat, frame.source)


class Heal(Verb, frozen=True):
    """Heal the caster."""

    amount: Number

    def act(self, state: State, frame: Resolve) -> None:
        state.heal(frame.seat, number(self.amount, state, frame.seat), frame.source)


class NoEffect(Verb, frozen=True):
    """Do nothing at all."""


# --- treasures ---------------------------------------------------------------------------------------


class GainTreasure(Verb, frozen=True):
    """Let the caster draw a treasure, the targets, or both."""

    who: Literal["self", "targets", "both"] = "self"

    def act(self, state: State, frame: Resolve) -> None:
        gainers = () if self.who == "targets" else (frame.seat,)
        for seat in gainers if self.who == "self" else (*gainers, *frame.targets):
            state.gain_treasure(seat, frame.source)


class DestroyOwn(Verb, frozen=True):
    """Let the caster destroy one of the own treasures."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        own = [Action("destroy", treasure) for treasure in state.seats[frame.seat].treasures]
        return self.choose(state, frame, "destroy_own", own)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        state.lose_treasure(frame.seat, action.source, frame.source)


class PerTarget(Verb, frozen=True):
    """A verb that asks about each target in turn; the register `left` counts those that are done."""

    def asks(self, state: State, frame: Resolve, target: int) -> Decision | None:
        """Return what is asked about a target, or settle it and return `None`."""
        raise NotImplementedError

    def settle(self, state: State, frame: Resolve, target: int, action: Action) -> None:
        """Carry out what was chosen about a target."""
        raise NotImplementedError

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if frame.left >= len(frame.targets):
            frame.next(state, left=0)
            return None
        target = frame.targets[frame.left]
        if not state.seats[target].life:
            self.go_on(state, frame)
            return None
        return self.asks(state, frame, target)

    def go_on(self, state: State, frame: Resolve) -> None:
        """Turn to the next target."""
        frame.replace(state, left=frame.left + 1)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.go_on(state, frame)
        self.settle(state, frame, frame.targets[frame.left], action)


class DestroyTheirs(PerTarget, frozen=True):
    """Let the caster destroy a treasure of each target."""

    def asks(self, state: State, frame: Resolve, target: int) -> Decision | None:
        options = [Action("destroy", treasure) for treasure in state.seats[target].treasures]
        if len(options) > 1:
            return frame.ask("destroy_theirs", options)
        self.go_on(state, frame)
        for option in options:
            self.settle(state, frame, target, option)
        return None

    def settle(self, state: State, frame: Resolve, target: int, action: Action) -> None:
        state.lose_treasure(target, action.source, frame.source)


class StealTheirs(PerTarget, frozen=True):
    """Let the caster steal a treasure of each target, or leave it."""

    def asks(self, state: State, frame: Resolve, target: int) -> Decision | None:
        options = [Action("steal", treasure) for treasure in state.seats[target].treasures]
        if options:
            return frame.ask("may_steal", [*options, DECLINE])
        self.go_on(state, frame)
        return None

    def settle(self, state: State, frame: Resolve, target: int, action: Action) -> None:
        if action != DECLINE:
            state.move_treasure(target, frame.seat, action.source, frame.source)


class StealAny(Verb, frozen=True):
    """Let the caster steal one treasure of any foe."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        foes = state.foes(frame.seat)
        options = [Action("steal", treasure) for foe in foes for treasure in state.seats[foe].treasures]
        return self.choose(state, frame, "steal", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        state.move_treasure(state.owner(action.source), frame.seat, action.source, frame.source)


class Ransom(PerTarget, frozen=True):
    """Let each target give the caster one of its treasures or be hurt."""

    amount: int

    def asks(self, state: State, frame: Resolve, target: int) -> Decision | None:
        options = [Action("give", treasure) for treasure in state.seats[target].treasures]
        if options:
            return frame.ask("ransom", [*options, SUFFER], target)
        self.answer(state, frame, SUFFER)
        return None

    def settle(self, state: State, frame: Resolve, target: int, action: Action) -> None:
        if action == SUFFER:
            state.hurt([(target, self.amount)], frame.seat, frame.source)
        else:
            state.move_treasure(target, frame.seat, action.source, frame.source)


class Forfeit(PerTarget, frozen=True):
    """Let each target destroy one of its treasures or be hurt."""

    amount: int

    def asks(self, state: State, frame: Resolve, target: int) -> Decision | None:
        options = [Action("destroy", treasure) for treasure in state.seats[target].treasures]
        if options:
            return frame.ask("forfeit", [*options, SUFFER], target)
        self.answer(state, frame, SUFFER)
        return None

    def settle(self, state: State, frame: Resolve, target: int, action: Action) -> None:
        if action == SUFFER:
            state.hurt([(target, self.amount)], frame.seat, frame.source)
        else:
            state.lose_treasure(target, action.source, frame.source)


# --- cards -------------------------------------------------------------------------------------------


class DrawDead(Verb, frozen=True):
    """Let the caster, alive as ever, draw a dead wizard card."""

    def act(self, state: State, frame: Resolve) -> None:
        state.draw_dead(frame.seat)


class Discard(Verb, frozen=True):
    """Let the caster discard cards from hand, as far as there are any."""

    count: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        hand = state.seats[frame.seat].hand
        if frame.left == self.count or not hand:
            frame.next(state, left=0)
            return None
        if len(hand) > self.count - frame.left:
            return frame.ask("discard", [Action("discard", card) for card in dict.fromkeys(hand)])
        self.answer(state, frame, Action("discard", hand[0]))
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.replace(state, left=frame.left + 1)
        state.discard_from_hand(frame.seat, action.source, frame.source)


# --- verbs of verbs ----------------------------------------------------------------------------------


class Skip(Verb, frozen=True):
    """Leave out the next so many verbs."""

    count: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, self.count + 1)
        return None


class ChooseOne(Verb, frozen=True):
    """Let the caster choose one of two texts."""

    first: tuple[Verb, ...]
    second: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        second = flatten(self.second)
        return [self, *flatten(self.first), Skip(len(second)), *second]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        return frame.ask("choose_one", [Action("choose", frame.source, arg=number) for number in (1, 2)])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, 1 if action.arg == 1 else len(flatten(self.first)) + 2)


class If(Verb, frozen=True):
    """Carry verbs out only under a condition."""

    condition: Literal["wild_magic_played", "weakest"]
    verbs: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        return [self, *flatten(self.verbs)]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, 1 if self.holds(state, frame.seat) else len(flatten(self.verbs)) + 1)
        return None

    def holds(self, state: State, seat: int) -> bool:
        """Tell whether the condition is met; who shares the last place is the weakest too."""
        me = state.seats[seat]
        if self.condition == "wild_magic_played":
            return me.wild
        return all(state.seats[foe].life >= me.life for foe in state.foes(seat))


class Repeat(Verb, frozen=True):
    """Carry verbs out so many times."""

    times: Number
    verbs: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        steps = flatten(self.verbs)
        return [self, *steps, Again(len(steps))]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, left=number(self.times, state, frame.seat))
        return None


class Again(Verb, frozen=True):
    """Go back so many verbs while there are repeats left and somebody to aim at."""

    back: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, -self.back if frame.left > 1 else 1, left=frame.left - 1)
        return None


class RepeatOnDeath(Verb, frozen=True):
    """Carry verbs out, and once more each time that their target dies."""

    verbs: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        steps = flatten(self.verbs)
        return [*steps, AgainOnDeath(len(steps))]


class AgainOnDeath(Verb, frozen=True):
    """Go back so many verbs if a target has died."""

    back: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        died = any(not state.seats[target].life for target in frame.targets)
        frame.next(state, -self.back if died else 1)
        return None

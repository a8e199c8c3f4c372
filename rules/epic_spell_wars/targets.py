"""Who is a card's victim: known at once, chosen by the caster, or picked by a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import SEATS
from rules.core.reasons import Reason
from rules.core.rng import below
from rules.epic_spell_wars.effects import ChooseOne
from rules.epic_spell_wars.resolve import Resolve, Verb, not_offered
from rules.epic_spell_wars.spell import DELIVERY

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

Who = Literal[
    "left_foe",
    "right_foe",
    "left_and_right_foes",
    "two_foes_on_left",
    "strongest_foe",
    "weakest_foe",
    "random_foe",
    "chosen_foe",
    "chosen_player",
    "each_foe",
    "each_stronger_foe",
    "each_foe_without_treasure",
    "each_foe_already_acted",
    "strongest_foe_not_acted",
    "each_foe_with_odd_life",
]
CHOSEN = ("chosen_foe", "chosen_player", "strongest_foe", "weakest_foe", "strongest_foe_not_acted")
"""Where one is aimed at out of several that fit, the caster picks."""
FACES = 6


def fitting(state: State, seat: int, who: Who) -> tuple[int, ...]:
    """Return the victims, clockwise from the left; of those in `CHOSEN` and a random foe it will be one."""
    foes = state.foes(seat)
    if not foes:
        return ()
    match who:
        case "left_foe":
            return foes[:1]
        case "right_foe":
            return foes[-1:]
        case "left_and_right_foes":
            return foes if len(foes) < 2 else (foes[0], foes[-1])
        case "two_foes_on_left":
            return foes[:2]
        case "strongest_foe":
            return _with_life(state, foes, max(state.seats[foe].life for foe in foes))
        case "weakest_foe":
            return _with_life(state, foes, min(state.seats[foe].life for foe in foes))
        case "chosen_player":
            return (*foes, seat)
        case "each_stronger_foe":
            return tuple([foe for foe in foes if state.seats[foe].life > state.seats[seat].life])
        case "each_foe_without_treasure":
            return tuple([foe for foe in foes if not state.seats[foe].treasures])
        case "each_foe_already_acted":
            return tuple([foe for foe in foes if state.seats[foe].acted])
        case "strongest_foe_not_acted":
            waiting = tuple([foe for foe in foes if not state.seats[foe].acted])
            return _with_life(state, waiting, max([state.seats[foe].life for foe in waiting], default=0))
        case "each_foe_with_odd_life":
            return tuple([foe for foe in foes if state.seats[foe].life % 2])
    return foes


def _with_life(state: State, foes: tuple[int, ...], life: int) -> tuple[int, ...]:
    return tuple([foe for foe in foes if state.seats[foe].life == life])


def random_foe(state: State, seat: int, cause: str) -> tuple[int, ...]:
    """Share the faces of a die out among the foes from the left on, and roll; surplus faces roll again."""
    foes = state.foes(seat)
    if len(foes) < 2:
        return foes
    share = FACES // len(foes)
    while True:
        face = below(state, FACES)
        state.emit("rolled", seat, "random_foe", amount=face + 1, cause=cause)
        if face // share < len(foes):
            return (foes[face // share],)


class Aim(Verb, frozen=True):
    """Fix the victims of the verbs that follow."""

    who: Who

    def aim(self, state: State, frame: Resolve) -> Who:
        """Return at whom the card aims; the deliveries of some spells aim at every foe instead."""
        wide = state.seats[frame.seat].wide and state.kind(frame.card) == DELIVERY
        return "each_foe" if wide else self.who

    def run(self, state: State, frame: Resolve) -> Decision | None:
        who = self.aim(state, frame)
        if who == "random_foe":
            self.take(state, frame, random_foe(state, frame.seat, frame.source))
            return None
        found = fitting(state, frame.seat, who)
        if who in CHOSEN and len(found) > 1:
            return frame.ask(f"target_{who}", self.options("target", frame, found))
        self.take(state, frame, found)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.take(state, frame, (SEATS.index(action.target),))

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        if action.kind != "target":
            return not_offered(action)
        if action.target in SEATS and SEATS.index(action.target) not in state.living():
            return Reason("dead")
        return Reason("not_aimed_at", self.aim(state, frame))

    def take(self, state: State, frame: Resolve, targets: tuple[int, ...]) -> None:
        """Say who the victims are and go on."""
        for target in targets:
            state.emit("targeted", frame.seat, frame.source, target=SEATS[target], cause=frame.card)
        frame.next(state, targets=targets)


def victims_of(state: State, action: Action) -> tuple[int, ...]:
    """Return whom one of two texts that the caster chooses from would aim at; of all others, nobody."""
    frame = state.stack[-1]
    if action.kind != "choose" or not isinstance(frame, Resolve):
        return ()
    verb = next(verb for verb in state.verbs[action.source] if isinstance(verb, ChooseOne))
    aims = [each for each in (verb.first if action.arg == 1 else verb.second) if isinstance(each, Aim)]
    return fitting(state, frame.seat, aims[0].aim(state, frame)) if aims else ()

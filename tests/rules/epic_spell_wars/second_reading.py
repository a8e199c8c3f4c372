"""A second reading of the rules: positions, what is done in them, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, json

from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.rng import script
from rules.epic_spell_wars.cards import HEROES
from rules.epic_spell_wars.dice import power_dice, row_of
from rules.epic_spell_wars.order import ORDER, settle_order
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.setup import Tournament
from rules.epic_spell_wars.spell import KINDS
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import CHOSEN, FACES, Aim, fitting, random_foe
from rules.epic_spell_wars.turns import Lay, Round, Turn, show_spells, start_round
from tests.rules.epic_spell_wars import scenario
from tests.rules.epic_spell_wars.transcript import Outcome, outcome
from tests.rules.notation import do, read


class Wizard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before a seat; cards are written as words, dead wizards have no life."""

    spell: str = ""
    life: int = 20
    hand: str = ""
    treasures: str = ""
    dead: str = ""
    acted: bool = False
    last: bool = False
    laid: int = -1
    medals: int = 0
    extra: int = 0
    slag: int = 0


class Reading(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, the topmost card of each pile first, what is done in it, and what comes of it.

    `seat` is who acts, `rolls` are the faces of the dice (and which card of a hand chance picks, the first
    one being 1), `answers` what everybody decides. Of the outcome only what `expect` names is compared.
    """

    id: str
    kind: str
    expect: Outcome
    seats: tuple[Wizard, ...] = ()
    seat: int = 0
    card: str = ""
    wide: bool = False
    deck: str = ""
    discard: str = ""
    treasure_deck: str = ""
    treasure_discard: str = ""
    dead_deck: str = "nectar_of_nirvana " * 4 + "nectar_of_nirvana"
    dead_discard: str = ""
    harm: tuple[tuple[int, int], ...] = ()
    rolls: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()


class Stop(Tournament, frozen=True):
    """Ends a scenario where a game or a turn is over."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        return None


class OneRound(Round, frozen=True):
    """A round that nothing follows."""

    def run(self, state: State) -> Decision | None:
        if self.step == "draw" and not state.is_decided():
            state.stack.pop()
            return None
        return super().run(state)


def load() -> list[Reading]:
    """Return all scenarios."""
    text = Path(__file__).with_name("second_reading.json").read_bytes()
    return json.decode(text, type=list[Reading])


def lay_out(reading: Reading) -> State:
    """Return the position of a scenario, with nothing under way."""
    seats = [
        scenario.seat(
            wizard.spell,
            wizard.life,
            wizard.hand,
            wizard.treasures,
            acted=wizard.acted,
            medals=wizard.medals,
            extra=wizard.extra,
            dead=wizard.dead,
            slag=wizard.slag,
            laid=wizard.laid,
        )
        for wizard in reading.seats
    ]
    for number, (player, wizard) in enumerate(zip(seats, reading.seats, strict=True)):
        player.hero = HEROES[number].id
        player.last = wizard.last
        player.wide = reading.wide and number == reading.seat
    state = State(rng=0, seats=seats, length="tournament", heroes="dealt", round=1, game=1)
    state.acting = reading.seat
    for pile in ("deck", "treasure_deck", "dead_deck"):
        getattr(state, pile).extend(reversed(getattr(reading, pile).split()))
    for pile in ("discard", "treasure_discard", "dead_discard"):
        getattr(state, pile).extend(getattr(reading, pile).split())
    script(state, [face - 1 for face in reading.rolls])
    state.stack = [Stop()]
    return state


def play(reading: Reading) -> Outcome:
    """Play a scenario and return what came of it."""
    return PLAYS[reading.kind](reading, lay_out(reading))


def begin(reading: Reading, state: State) -> None:
    """Put what the scenario is about on the stack, or carry it out where it is a single step."""
    match reading.kind:
        case "turn":
            state.stack.append(Turn(reading.seat))
        case "round":
            state.stack.append(OneRound(step="show"))
        case "round_start":
            state.stack.append(OneRound())
            start_round(state)
        case "damage":
            state.stack.append(OneRound())
            state.hurt(reading.harm, reading.seat, "")
        case "game_end":
            state.acting = reading.seat
            state.end_game()
            Tournament().run(state)


def _play(reading: Reading, state: State) -> Outcome:
    before = [player.life for player in state.seats]
    begin(reading, state)
    if reading.kind == "game_end":
        return outcome(state, state.events, before)
    advance(state)
    events = do(state, *reading.answers)
    assert state.decision is None, f"{state.decision} is not answered"
    return outcome(state, [*events, *state.events], before)


# --- single questions ----------------------------------------------------------------------------------


def _row(reading: Reading, state: State) -> Outcome:
    return {"row": row_of(reading.rolls[0])}


def _turn_order(reading: Reading, state: State) -> Outcome:
    show_spells(state)
    settle_order(state)
    rolls = [[e.seat, e.amount] for e in state.events if e.cause == ORDER]
    return {"order": list(state.queue), "rolls": rolls}


def _targets(reading: Reading, state: State) -> Outcome:
    aim = next(verb for verb in state.programs[reading.card] if isinstance(verb, Aim))
    who = aim.aim(state, Resolve(reading.seat, reading.card))
    found = fitting(state, reading.seat, who)
    mode = "choose" if who in CHOSEN else "random" if who == "random_foe" else "fixed"
    return {"mode": mode if len(found) > 1 else "fixed", "seats": list(found)}


def _faces(reading: Reading, state: State) -> Outcome:
    """Tell whom each face of a die picks, nobody where it is rolled again."""
    picked = []
    for face in range(FACES):
        script(state, [face, 0])
        state.events = []
        found = random_foe(state, reading.seat, "")
        picked.append(found[0] if len(state.events) < 2 else -1)
    return {"faces": picked}


def _dice(reading: Reading, state: State) -> Outcome:
    return {"dice": power_dice(state, reading.seat, reading.card)}


def _legal_spells(reading: Reading, state: State) -> Outcome:
    """List every spell that can be laid, a card at a time."""
    spells: set[str] = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        laid = waiting.pop()
        trial = state.copy()
        trial.stack.append(Lay())
        advance(trial)
        do(trial, *laid)
        assert trial.decision is not None
        if laid:
            spells.add(" ".join(f"{part.card}@{part.kind}" for part in trial.seats[0].spell))
        used = {read(line).target for line in laid}
        lays = [option for option in trial.decision if option.kind == "lay"]
        waiting += [(*laid, str(lay)) for lay in lays if _is_next(lay.target, used)]
    return {"spells": sorted(spells)}


def _is_next(kind: str, used: set[str]) -> bool:
    """Tell whether a place lies to the right of all that are taken, so that no spell is laid twice."""
    return all(KINDS.index(kind) > KINDS.index(taken) for taken in used)


PLAYS: dict[str, Callable[[Reading, State], Outcome]] = {
    "turn": _play,
    "round": _play,
    "round_start": _play,
    "damage": _play,
    "game_end": _play,
    "row": _row,
    "turn_order": _turn_order,
    "targets": _targets,
    "faces": _faces,
    "dice": _dice,
    "legal_spells": _legal_spells,
}


def differences(found: Outcome, expected: Outcome) -> list[str]:
    """Return what differs from the expectation, which need not name everything."""
    lines = []
    for key, value in expected.items():
        if key in ("parts", "before") and len(found[key]) == len(value):
            for mine, wanted in zip(found[key], value, strict=True):
                lines += [f"{key}, {line}" for line in differences(mine, wanted)]
        elif found[key] != value:
            lines.append(f"{key}: {found[key]}, expected {value}")
    return lines

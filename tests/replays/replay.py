"""A recorded game: how it was set up, what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.core.action import Action
from rules.core.engine import State, apply, to_json
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from rules.games import GAMES
from tests.rules.cases import combinations, seat_counts
from tests.rules.notation import read

FOLDER = Path(__file__).parent
DEPTH = 3


class Round(Struct):
    """What was done in a round, and everybody's points at its end."""

    number: int
    actions: list[str]
    points: list[int]


class Replay(Struct):
    """`sequences` counts, from the middle of the game, the ways to go on for 1, 2, 3 actions."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str]
    rounds: list[Round]
    sha256: str
    sequences: list[int]

    @property
    def path(self) -> Path:
        """The file of the replay."""
        return FOLDER / f"{'-'.join([self.game, *self.options.values()])}.json"

    @property
    def actions(self) -> list[Action]:
        """All actions from the first to the last."""
        return [read(line) for round_ in self.rounds for line in round_.actions]


def blank() -> Iterator[Replay]:
    """Return an unplayed replay for each game and combination of its options, seat counts by turns."""
    for game in GAMES.values():
        for number, options in enumerate(combinations(game)):
            counts = seat_counts(game, options)
            seats = counts[number % len(counts)]
            yield Replay(game.name, game.version, seats, 1 + number, options, [], "", [])


def record(replay: Replay) -> Replay:
    """Play at random and write down what is done."""
    game = GAMES[replay.game]
    state, chance = begin(replay), Source(replay.seed)
    actions = []
    while state.decision is not None:
        actions.append(choice(chance, state.decision.options))
        apply(state, actions[-1])
    return run(replay, game, actions)


def rerun(replay: Replay) -> Replay:
    """Do again what was written down, and write down what comes of it now."""
    return run(replay, GAMES[replay.game], replay.actions)


def begin(replay: Replay) -> State:
    """Set the game up as it was."""
    state: State = GAMES[replay.game].new(replay.seats, replay.seed, replay.options)
    return state


def run(replay: Replay, game: AnyGame, actions: list[Action]) -> Replay:
    """Carry out actions and return the replay that they make."""
    state = begin(replay)
    rounds: list[Round] = []
    sequences: list[int] = []
    for number, action in enumerate(actions):
        if number == len(actions) // 2:
            sequences = [count_sequences(state, depth) for depth in range(1, DEPTH + 1)]
        if not rounds or rounds[-1].number != game.round(state):
            rounds.append(Round(game.round(state), [], []))
        apply(state, action)
        rounds[-1].actions.append(str(action))
        rounds[-1].points = [
            sum(line.points for line in game.score(state) if line.seat == seat)
            for seat in range(replay.seats)
        ]
    written = sha256(to_json(state)).hexdigest()
    return msgspec.structs.replace(
        replay, version=game.version, rounds=rounds, sha256=written, sequences=sequences
    )


def count_sequences(state: State, depth: int) -> int:
    """Count the sequences of so many actions from a position (chess programmers call it perft)."""
    if state.decision is None:
        return 0
    if depth == 1:
        return len(state.decision.options)
    total = 0
    for action in state.decision.options:
        child = state.copy()
        apply(child, action)
        total += count_sequences(child, depth - 1)
    return total

"""`bench`: how fast the rules of each game are on random play, and how smoothly its table is drawn."""

from __future__ import annotations

import itertools
from argparse import Namespace
from collections.abc import Callable, Iterator
from statistics import fmean
from time import process_time

from msgspec import Struct

from client.commands.arguments import Parser, add_game, whole_number
from client.commands.frames import first_frame, frame_times
from client.commands.output import print_json
from rules.core.engine import State, apply, from_json, to_json
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.games import GAMES

SLICES = 3
SAMPLE_GAMES = 5
SAMPLE_EVERY = 10
MOST_SECONDS = 3600


class Speed(Struct, frozen=True):
    """What was measured of one game, on one core."""

    decisions_per_s: float
    copies_per_s: float
    options_per_decision: float
    json_bytes: int
    json_round_trip_ms: float


class Bench(Struct, frozen=True):
    """The speeds of the rules, of the tables, and of the start."""

    games: dict[str, Speed]
    frame_ms: dict[str, dict[str, float]]
    first_frame_ms: float


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words, required=False)
    number = whole_number("--seconds", 1, MOST_SECONDS)
    parser.add_argument("--seconds", type=number, default=3, metavar="N", help=words("cli.help.seconds"))
    parser.add_argument("--json", action="store_true", help=words("cli.help.json"))


def run(arguments: Namespace, words: Words) -> int:
    """Measure one game or all of them and print the speeds."""
    games = [arguments.game] if arguments.game else list(GAMES.values())
    bench = Bench(
        {game.name: measure(game, arguments.seconds) for game in games},
        {game.name: frame_times(game) for game in games},
        first_frame(),
    )
    if arguments.json:
        print_json(bench)
        return 0
    for name, speed in bench.games.items():
        print(
            words(
                "cli.bench_game",
                game=name,
                decisions=round(speed.decisions_per_s),
                copies=round(speed.copies_per_s),
                options=f"{speed.options_per_decision:.1f}",
                bytes=speed.json_bytes,
                ms=f"{speed.json_round_trip_ms:.3f}",
            )
        )
        frames = bench.frame_ms[name]
        print(words("cli.bench_frames", game=name, p50=f"{frames['p50']:.1f}", p99=f"{frames['p99']:.1f}"))
    print(words("cli.bench_start", ms=round(bench.first_frame_ms)))
    return 0


def measure(game: AnyGame, seconds: float) -> Speed:
    """Measure one game, a third of the time each for deciding, copying and JSON."""
    played = [state for seed in range(SAMPLE_GAMES) for state in _sample(game, seed)]
    seeds = itertools.count()

    def decide() -> int:
        return sum(1 for _ in play_randomly(game, next(seeds)))

    def copy() -> int:
        for state in played:
            state.copy()
        return len(played)

    def round_trip() -> int:
        for state in played:
            from_json(game.state, to_json(state))
        return len(played)

    return Speed(
        decisions_per_s=best_rate(decide, seconds / 3),
        copies_per_s=best_rate(copy, seconds / 3),
        options_per_decision=fmean(len(state.decision.options) for state in played if state.decision),
        json_bytes=round(fmean(len(to_json(state)) for state in played)),
        json_round_trip_ms=1000 / best_rate(round_trip, seconds / 3),
    )


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many things a second `work` did in the best of three slices: others only disturb."""
    return max(_rate(work, seconds / SLICES) for _ in range(SLICES))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def play_randomly(game: AnyGame, seed: int) -> Iterator[State]:
    """Play a game for as few people as it allows, and stop by at every decision."""
    state: State = game.new(min(game.seats), seed)
    source = Source(seed)
    while state.decision is not None:
        yield state
        apply(state, choice(source, state.decision.options))


def _sample(game: AnyGame, seed: int) -> Iterator[State]:
    return (state.copy() for state in itertools.islice(play_randomly(game, seed), 0, None, SAMPLE_EVERY))

"""`bench`: how fast the rules of each game are on random play, and how smoothly its table is drawn."""

from __future__ import annotations

import itertools
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import TextIO

from client.commands.arguments import Parser, add_game, whole_number
from client.commands.comparison import COMMAND, LATE, WORST, Bench, Speed, changes, in_loops, read
from client.commands.frames import first_frame, frame_times
from client.commands.output import print_json
from client.commands.yardstick import loop_ms
from rules.core.engine import State, apply, from_json, to_json
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.games import GAMES

SLICES = 3
SAMPLE_GAMES = 5
SAMPLE_EVERY = 10
MOST_SECONDS = 3600


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words, required=False)
    number = whole_number("--seconds", 1, MOST_SECONDS)
    parser.add_argument("--seconds", type=number, default=3, metavar="N", help=words("cli.help.seconds"))
    parser.add_argument("--json", action="store_true", help=words("cli.help.json"))
    against = words("cli.help.against", command=COMMAND)
    parser.add_argument("--against", type=Path, metavar="FILE", help=against)


def run(arguments: Namespace, words: Words) -> int:
    """Measure one game or all of them, print the speeds, and compare them with earlier ones if asked to."""
    before = read(arguments.against) if arguments.against else None
    games = [arguments.game] if arguments.game else list(GAMES.values())
    speeds, frames, loops = {}, {}, [loop_ms()]
    for game in games:
        speeds[game.name] = measure(game, arguments.seconds)
        frames[game.name] = frame_times(game)
        # Again and again, for a busy machine is slow for minutes.
        loops.append(loop_ms())
    bench = in_loops(speeds, frames, first_frame(), min(loops))
    if arguments.json:
        print_json(bench)
    else:
        _print(bench, words)
    if before is None:
        return 0
    # Beside the one JSON document, if there is one.
    return compare(before, bench, words, sys.stderr if arguments.json else sys.stdout)


def _print(bench: Bench, words: Words) -> None:
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
        frames, loops = bench.frame_ms[name], bench.frame_loops[name]
        print(
            words(
                "cli.bench_frames",
                game=name,
                p50=f"{frames['p50']:.1f}",
                p99=f"{frames['p99']:.1f}",
                late=f"{frames[LATE]:.1f}",
                loops=f"{loops['p99']:.2f}",
            )
        )
    print(
        words("cli.bench_start", ms=round(bench.first_frame_ms), loops=round(bench.first_frame_loops)),
        words("cli.bench_loop", ms=f"{bench.loop_ms:.2f}"),
        sep="\n",
    )


def compare(before: Bench, now: Bench, words: Words, out: TextIO) -> int:
    """Print how the speeds changed in loops, and return 1 if one fell too far."""
    worse = 0
    print(words("cli.bench_change"), file=out)
    for change in changes(before, now):
        fell = change.slower > WORST
        worse += fell
        line = f"{change.what:32}{change.before:10.2f}{change.now:10.2f}{change.slower:8.2f}"
        print(line + (" !" if fell else ""), file=out)
    if worse:
        print(words("cli.bench_slower", n=worse, percent=round(100 * (WORST - 1))), file=out)
    return 1 if worse else 0


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

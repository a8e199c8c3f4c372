"""`sim`: games between bots with rotated seats: wins, points, length, errors, components used."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
import traceback
from argparse import Namespace
from functools import partial

from msgspec import Struct

from client.commands.arguments import (
    Parser,
    add_game,
    bot_levels,
    check_setup,
    game_options,
    whole_number,
)
from client.commands.check import check, check_advice
from client.commands.output import print_json
from client.commands.tally import Tally, rotated, tally
from rules.bots.arena import Result, play
from rules.core.rng import Source, below
from rules.core.words import Words
from rules.games import GAMES
from saves.save import BOT, BOTS, MAX_SEED

MOST_GAMES = 1_000_000
MOST_JOBS = 1_000


class Fixture(Struct, frozen=True):
    """One game to be played, as plain data for a worker process."""

    game: str
    levels: list[str]
    seed: int
    options: dict[str, str]
    check: bool


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words)
    parser.add_argument(
        "--seats",
        type=bot_levels,
        required=True,
        metavar="BOT,BOT",
        help=words("cli.help.seats", known=", ".join(BOTS)),
    )
    parser.add_argument(
        "--options",
        type=game_options,
        default={},
        metavar="NAME=VALUE",
        help=words("cli.help.options"),
    )
    for option, least, most, default in (
        ("games", 1, MOST_GAMES, 100),
        ("seed", 0, MAX_SEED, 0),
        ("jobs", 1, MOST_JOBS, os.cpu_count() or 1),
    ):
        parser.add_argument(
            f"--{option}",
            type=whole_number(f"--{option}", least, most),
            default=default,
            metavar="N",
            help=words(f"cli.help.{option}"),
        )
    parser.add_argument("--check", action="store_true", help=words("cli.help.check"))
    parser.add_argument("--json", action="store_true", help=words("cli.help.json"))


def run(arguments: Namespace, words: Words) -> int:
    """Play the games and print what came of them; 1 when any of them raised an error."""
    check_setup(arguments.game, len(arguments.seats), arguments.options)
    source = Source(arguments.seed)
    fixtures = [
        Fixture(
            game=arguments.game.name,
            levels=rotated(arguments.seats, number),
            seed=below(source, MAX_SEED),
            options=arguments.options,
            check=arguments.check,
        )
        for number in range(arguments.games)
    ]
    outcomes = play_all(fixtures, arguments.jobs)
    failures = [outcome for outcome in outcomes if isinstance(outcome, str)]
    if failures:
        print(failures[0], file=sys.stderr)
    names = [BOT + level for level in arguments.seats]
    results = [outcome if isinstance(outcome, Result) else None for outcome in outcomes]
    summary = tally(arguments.game, names, results)
    if arguments.json:
        print_json(summary)
    else:
        _print(summary, words)
    return 1 if failures else 0


def play_all(fixtures: list[Fixture], jobs: int) -> list[Result | str]:
    """Play all games, in as many processes as told; what comes back does not depend on how many."""
    jobs = min(jobs, len(fixtures))
    if jobs == 1:
        return [play_one(fixture) for fixture in fixtures]
    # Spawned on every platform alike: a fork would copy whatever this process holds at the moment.
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        return list(pool.imap(play_one, fixtures))


def play_one(fixture: Fixture) -> Result | str:
    """Play one game and return its result, or the traceback of what went wrong."""
    game = GAMES[fixture.game]
    try:
        return play(
            game,
            fixture.levels,
            fixture.seed,
            fixture.options,
            time.perf_counter,
            partial(check, game, said=set()) if fixture.check else None,
            partial(check_advice, game) if fixture.check else None,
        )
    except Exception:
        return f"{fixture}\n{traceback.format_exc()}"


def _leave_interrupts_to_the_parent() -> None:
    """Let the parent end the workers, instead of each of them printing where it was interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _print(summary: Tally, words: Words) -> None:
    print(
        words(
            "cli.sim_games",
            game=summary.game,
            games=summary.games,
            errors=summary.errors,
            decisions=summary.decisions,
            rounds=f"{summary.rounds_mean:.1f}",
        )
    )
    for entrant in summary.seats:
        print(
            words(
                "cli.sim_seat",
                seat=f"{entrant.seat:12}",
                wins=f"{entrant.wins:.1f}",
                rate=f"{entrant.win_rate:.1%}",
                error=f"{entrant.stderr:.1%}",
                points=f"{entrant.points_mean:.1f}",
                ms=f"{entrant.ms_per_decision_p95:.1f}",
            )
        )
    for trait, values in summary.balance.items():
        rates = ", ".join(
            f"{value} {share.win_rate:.1%} ± {share.stderr:.1%}" for value, share in values.items()
        )
        print(words("cli.sim_balance", trait=trait, rates=rates))
    unused = [component for component, times in summary.used.items() if not times]
    if unused:
        print(words("cli.sim_unused", n=len(unused), names=", ".join(unused)))

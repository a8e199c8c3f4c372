"""Adds up what games between bots say about the bots and the components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from rules.bots.arena import Result
from rules.core.game import AnyGame


class Entrant(Struct, frozen=True):
    """How one of the bots did, wherever it sat."""

    seat: str
    wins: float
    win_rate: float
    stderr: float
    points_mean: float
    ms_per_decision_p95: float


class Share(Struct, frozen=True):
    """How often those won who began, or sat after, or played with that."""

    games: int
    win_rate: float
    stderr: float


class Tally(Struct, frozen=True):
    """All games together; `errors` of them did not reach their end and count nowhere else.

    `rounds` says how many games had how many; `balance` compares who began with those after, with
    the power that plays by itself, and what else might decide a game.
    """

    game: str
    games: int
    errors: int
    decisions: int
    rounds_mean: float
    rounds: dict[int, int]
    seats: list[Entrant]
    balance: dict[str, dict[str, Share]]
    used: dict[str, int]
    sides: dict[str, int]


def rotated(levels: Sequence[str], number: int) -> list[str]:
    """Return the levels by seat in the game of that number: everybody moves on by one seat a game."""
    return [levels[entrant_at(seat, number, len(levels))] for seat in range(len(levels))]


def entrant_at(seat: int, number: int, seats: int) -> int:
    """Return who sits there in the game of that number."""
    return (seat + number) % seats


def tally(game: AnyGame, names: Sequence[str], outcomes: Sequence[Result | None]) -> Tally:
    """Add up the outcomes, in the order of the games; `None` is a game that raised an error."""
    results = [result for result in outcomes if result is not None]
    shares: list[list[float]] = [[] for _ in names]
    points: list[list[int]] = [[] for _ in names]
    millis: list[list[float]] = [[] for _ in names]
    for number, result in enumerate(outcomes):
        if result is None:
            continue
        for seat in range(len(names)):
            entrant = entrant_at(seat, number, len(names))
            shares[entrant].append(won(result, seat))
            points[entrant].append(result.points[seat])
            millis[entrant] += result.millis[seat]
    used = Counter(dict.fromkeys(game.components, 0))
    sides: Counter[str] = Counter()
    for result in results:
        used.update(result.used)
        sides.update(result.sides)
    return Tally(
        game=game.name,
        games=len(outcomes),
        errors=len(outcomes) - len(results),
        decisions=sum(result.decisions for result in results),
        rounds_mean=mean(result.rounds for result in results),
        rounds=dict(sorted(Counter(result.rounds for result in results).items())),
        seats=[
            Entrant(name, sum(wins), mean(wins), standard_error(wins), mean(scored), percentile(waits, 0.95))
            for name, wins, scored, waits in zip(names, shares, points, millis, strict=True)
        ],
        balance=balance(game, len(names), results),
        used=dict(used),
        sides=dict(sorted(sides.items())),
    )


def won(result: Result, seat: int) -> float:
    """Return a seat's share in a victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def balance(game: AnyGame, seats: int, results: Sequence[Result]) -> dict[str, dict[str, Share]]:
    """Return how often who began won, and those after, and everything that seats played with."""
    shares: dict[str, dict[str, list[float]]] = {"order": {}}
    for result in results:
        for seat in range(seats):
            for trait, value in {
                "order": str((seat - result.first) % seats + 1),
                **result.traits[seat],
            }.items():
                shares.setdefault(trait, {}).setdefault(value, []).append(won(result, seat))
        if game.neutral:
            shares["order"].setdefault(game.neutral, []).append(float(not result.winners))
    return {
        trait: {value: Share(len(of), mean(of), standard_error(of)) for value, of in sorted(values.items())}
        for trait, values in shares.items()
    }


def mean(numbers: Iterable[float]) -> float:
    """Return the mean, of nothing 0."""
    values = list(numbers)
    return fmean(values) if values else 0.0


def standard_error(sample: Sequence[float]) -> float:
    """Return the standard error of the sample's mean; a single game says nothing about it."""
    return stdev(sample) / sqrt(len(sample)) if len(sample) > 1 else 0.0


def percentile(sample: Iterable[float], share: float) -> float:
    """Return the least number that at least this share of the sample does not exceed."""
    ordered = sorted(sample)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0

"""Matches between bots: one game at a time, every seat told only what it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from rules.bots import LEVELS, RANDOM
from rules.bots.bot import Advice
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import Source

LIMIT_SECONDS = 2.0
MOST_DECISIONS = 50_000


class Result(Struct, frozen=True):
    """How a game between bots went: who began, who won; milliseconds are per seat and decision."""

    first: int
    winners: list[int]
    points: list[int]
    rounds: int
    decisions: int
    used: dict[str, int]
    sides: dict[str, int]
    traits: list[dict[str, str]]
    millis: list[list[float]]


def play(
    game: AnyGame,
    levels: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None,
    clock: Callable[[], float],
    check: Callable[[State], None] | None = None,
    hear: Callable[[State, Advice], None] | None = None,
) -> Result:
    """Play one game to its end; the same seed gives the same game as long as no bot runs out of time.

    `check` is given every position, `hear` every view that a bot was asked about and its advice; a random
    move is nobody's advice.
    """
    state = game.new(len(levels), seed, options)
    first = game.first(state)
    bots = [LEVELS[level] for level in levels]
    sources = [Source(seed * len(levels) + seat + 1) for seat in range(len(levels))]
    used: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    millis: list[list[float]] = [[] for _ in levels]
    decisions = 0
    while state.decision is not None:
        seat = state.decision.seat
        action = state.decision.options[0]
        if len(state.decision.options) > 1:
            start = clock()
            view = game.view(state, seat)
            advice = bots[seat].choose(
                game, view, sources[seat], lambda end=start + LIMIT_SECONDS: clock() < end
            )
            action = advice.action
            millis[seat].append((clock() - start) * 1000)
            if hear is not None and levels[seat] != RANDOM:
                hear(view, advice)
        events = apply(state, action)
        used.update(game.used(events))
        sides.update(game.sides(events))
        decisions += 1
        if check is not None:
            check(state)
        if decisions == MOST_DECISIONS:
            raise RuntimeError(f"no end after {decisions} decisions")
    points = [
        sum(line.points for line in game.score(state) if line.seat == seat) for seat in range(len(levels))
    ]
    return Result(
        first=first,
        winners=game.winners(state),
        points=points,
        rounds=game.round(state),
        decisions=decisions,
        used=dict(used),
        sides=dict(sides),
        traits=[dict(game.traits(state, seat)) for seat in range(len(levels))],
        millis=millis,
    )

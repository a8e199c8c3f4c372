"""The telling highlights of a finished game, found in its points by round and in what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from client.art.text import escape
from client.session import Session
from rules.core.words import Words

MOST = 3
LEAST_LEAP = 2
LEAST_CHASE = 2
LEAST_SWINGS = 3
LEAST_USES = 3
FEATS = ("crown", "crossed-swords", "death-skull")
"""The icons of what a game itself tells, one after the other."""


class Highlight(NamedTuple):
    """An icon, a title and a sentence."""

    icon: str
    title: str
    text: str


class FinishedGame(NamedTuple):
    """A finished game as highlights look at it: `rounds` are the points at the start and after each round."""

    session: Session
    words: Words
    names: Sequence[str]
    rounds: list[list[int]]
    winner: int
    """Who won alone, or -1."""


def highlights(session: Session, words: Words, names: Sequence[str]) -> list[Highlight]:
    """Return what is worth remembering, the most telling first."""
    deeds = session.game.deeds
    if deeds is not None:
        feats = deeds.feats(session.events, words, [*map(escape, names)])[:MOST]
        return [Highlight(icon, *feat) for icon, feat in zip(FEATS, feats, strict=False)]
    winners = session.winners
    winner = winners[0] % len(names) if len(winners) == 1 else -1
    over = FinishedGame(session, words, [*map(escape, names)], session.by_round(session.points), winner)
    # Where points do not tell how a game was won, they tell nothing else about it.
    finders = (_workhorse,) if session.game.won_by(session.state, words) else FINDERS
    found = [highlight for find in finders if (highlight := find(over)) is not None]
    return found[:MOST]


def _lead(over: FinishedGame) -> Highlight | None:
    """Find the round in which the winner went ahead for good."""
    if over.winner < 0 or not _is_ahead(over.rounds[-1], over.winner):
        return None
    number = len(over.rounds) - 1
    while number > 1 and _is_ahead(over.rounds[number - 1], over.winner):
        number -= 1
    text = over.words("shell.moment.lead.text", n=number, name=over.names[over.winner])
    return Highlight("flying-flag", over.words("shell.moment.lead"), text)


def _is_ahead(points: list[int], seat: int) -> bool:
    return all(points[seat] > others for other, others in enumerate(points) if other != seat)


def _chase(over: FinishedGame) -> Highlight | None:
    """Find where the winner was farthest behind."""
    if over.winner < 0:
        return None
    # What was dealt before the first round is no round to be behind in.
    behind = [0, *(max(points) - points[over.winner] for points in over.rounds[1:])]
    most = max(behind)
    if most < LEAST_CHASE:
        return None
    # The last such round: from there on it went uphill.
    number = len(behind) - 1 - behind[::-1].index(most)
    name, points = over.names[over.winner], over.words.count(over.session.game.points, most)
    text = over.words("shell.moment.chase.text", n=number, name=name, points=points)
    return Highlight("paw-print", over.words("shell.moment.chase"), text)


def _leap(over: FinishedGame) -> Highlight | None:
    """Find the largest gain in a round."""
    gains = {
        (number, seat): points - before[seat]
        for number, (before, after) in enumerate(pairwise(over.rounds), 1)
        for seat, points in enumerate(after)
    }
    (number, seat), most = max(gains.items(), key=lambda gain: gain[1], default=((0, 0), 0))
    if most < LEAST_LEAP:
        return None
    points = over.words.count(over.session.game.points, most)
    text = over.words("shell.moment.leap.text", n=number, name=over.names[seat], points=points)
    return Highlight("fast-forward-button", over.words("shell.moment.leap"), text)


def _swings(over: FinishedGame) -> Highlight | None:
    """Count how often somebody else went ahead."""
    seats = range(len(over.names))
    leaders = [seat for points in over.rounds for seat in seats if _is_ahead(points, seat)]
    count = sum(before != after for before, after in pairwise(leaders))
    if count < LEAST_SWINGS:
        return None
    text = over.words.count("shell.moment.swings.text", count)
    return Highlight("clockwise-rotation", over.words("shell.moment.swings"), text)


def _workhorse(over: FinishedGame) -> Highlight | None:
    """Find the component that somebody used most often."""
    game = over.session.game
    uses = Counter(
        (step.seat, component)
        for step in over.session.steps
        for component in game.used(step.events)
        # Who one is does not count as what one uses.
        if game.printed(component).kind != "mage"
    )
    if not uses:
        return None
    (seat, component), count = uses.most_common(1)[0]
    if count < LEAST_USES:
        return None
    card, name = over.words(f"{game.domain}.name.{component}"), over.names[seat]
    text = over.words.count("shell.moment.workhorse.text", count, card=card, name=name)
    return Highlight("card-pick", over.words("shell.moment.workhorse"), text)


def _pillar(over: FinishedGame) -> Highlight | None:
    """Find what gave the winner most."""
    game = over.session.game
    lines = [line for line in game.score(over.session.state) if line.seat % len(over.names) == over.winner]
    if not lines:
        return None
    best = max(lines, key=lambda line: line.points)
    card = over.words(f"{game.domain}.name.{best.source}")
    name, points = over.names[over.winner], over.words.count(over.session.game.points, best.points)
    text = over.words("shell.moment.pillar.text", card=card, name=name, points=points)
    return Highlight("crown", over.words("shell.moment.pillar"), text)


FINDERS: tuple[Callable[[FinishedGame], Highlight | None], ...] = (
    _lead,
    _leap,
    _chase,
    _swings,
    _workhorse,
    _pillar,
)

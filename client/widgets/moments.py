"""The telling moments of a finished game, found in its points by round and in what was used."""

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


class Moment(NamedTuple):
    """An icon, a title and a sentence."""

    icon: str
    title: str
    text: str


class Tale(NamedTuple):
    """A finished game as moments look at it: `rounds` are the points at the start and after each round."""

    session: Session
    words: Words
    names: Sequence[str]
    rounds: list[list[int]]
    winner: int
    """Who won alone, or -1."""


def moments(session: Session, words: Words, names: Sequence[str]) -> list[Moment]:
    """Return what is worth remembering, the most telling first."""
    winners = session.winners
    winner = winners[0] % len(names) if len(winners) == 1 else -1
    tale = Tale(session, words, [*map(escape, names)], session.points_by_round(), winner)
    found = [moment for find in FINDERS if (moment := find(tale)) is not None]
    return found[:MOST]


def _lead(tale: Tale) -> Moment | None:
    """Find the round in which the winner went ahead for good."""
    if tale.winner < 0 or not _is_ahead(tale.rounds[-1], tale.winner):
        return None
    number = len(tale.rounds) - 1
    while number > 1 and _is_ahead(tale.rounds[number - 1], tale.winner):
        number -= 1
    text = tale.words("shell.moment.lead.text", n=number, name=tale.names[tale.winner])
    return Moment("flying-flag", tale.words("shell.moment.lead"), text)


def _is_ahead(points: list[int], seat: int) -> bool:
    return all(points[seat] > others for other, others in enumerate(points) if other != seat)


def _chase(tale: Tale) -> Moment | None:
    """Find where the winner was farthest behind."""
    if tale.winner < 0:
        return None
    behind = [max(points) - points[tale.winner] for points in tale.rounds]
    most = max(behind)
    if most < LEAST_CHASE:
        return None
    # The last such round: from there on it went uphill.
    number = len(behind) - 1 - behind[::-1].index(most)
    name, points = tale.names[tale.winner], tale.words.count("points", most)
    text = tale.words("shell.moment.chase.text", n=number, name=name, points=points)
    return Moment("paw-print", tale.words("shell.moment.chase"), text)


def _leap(tale: Tale) -> Moment | None:
    """Find the largest gain in a round."""
    gains = {
        (number, seat): points - before[seat]
        for number, (before, after) in enumerate(pairwise(tale.rounds), 1)
        for seat, points in enumerate(after)
    }
    (number, seat), most = max(gains.items(), key=lambda gain: gain[1], default=((0, 0), 0))
    if most < LEAST_LEAP:
        return None
    points = tale.words.count("points", most)
    text = tale.words("shell.moment.leap.text", n=number, name=tale.names[seat], points=points)
    return Moment("fast-forward-button", tale.words("shell.moment.leap"), text)


def _swings(tale: Tale) -> Moment | None:
    """Count how often somebody else went ahead."""
    seats = range(len(tale.names))
    leaders = [seat for points in tale.rounds for seat in seats if _is_ahead(points, seat)]
    count = sum(before != after for before, after in pairwise(leaders))
    if count < LEAST_SWINGS:
        return None
    text = tale.words.count("shell.moment.swings.text", count)
    return Moment("clockwise-rotation", tale.words("shell.moment.swings"), text)


def _workhorse(tale: Tale) -> Moment | None:
    """Find the component that somebody used most often."""
    game = tale.session.game
    uses = Counter(
        (step.seat, component)
        for step in tale.session.steps
        for component in game.used(step.events)
        # Who one is does not count as what one uses.
        if game.components[component].kind != "mage"
    )
    if not uses:
        return None
    (seat, component), count = uses.most_common(1)[0]
    if count < LEAST_USES:
        return None
    card, name = tale.words(f"{game.domain}.name.{component}"), tale.names[seat]
    text = tale.words.count("shell.moment.workhorse.text", count, card=card, name=name)
    return Moment("card-pick", tale.words("shell.moment.workhorse"), text)


def _pillar(tale: Tale) -> Moment | None:
    """Find what gave the winner most."""
    game = tale.session.game
    lines = [line for line in game.score(tale.session.state) if line.seat % len(tale.names) == tale.winner]
    if not lines:
        return None
    best = max(lines, key=lambda line: line.points)
    card = tale.words(f"{game.domain}.name.{best.source}")
    name, points = tale.names[tale.winner], tale.words.count("points", best.points)
    text = tale.words("shell.moment.pillar.text", card=card, name=name, points=points)
    return Moment("crown", tale.words("shell.moment.pillar"), text)


FINDERS: tuple[Callable[[Tale], Moment | None], ...] = (_lead, _leap, _chase, _swings, _workhorse, _pillar)

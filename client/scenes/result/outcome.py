"""How a game ended, in words: who won, by how much, and the choice that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from client.art.text import escape
from client.games import book_for
from client.session import Session
from rules.core.events import PUBLIC, Event, before
from rules.core.game import NEUTRAL
from rules.core.words import Words, listed


class Decider(NamedTuple):
    """The last choice that brought the winner points: the component it was made with, and what it did."""

    component: str
    text: str


def is_won(session: Session) -> bool:
    """Tell whether one of the people at the table has won; where there are none, somebody always has."""
    return not session.humans or bool({*session.humans} & {*session.winners})


def painting_of(session: Session) -> str:
    """Return the picture of how a game ended for the people at the table."""
    if NEUTRAL in session.winners:
        return book_for(session.game.name).neutral_victory
    return "shell/victory" if is_won(session) else "shell/defeat"


def headline(session: Session, words: Words) -> str:
    """Return who has won; the one person who plays is spoken to."""
    names, winners = session.names(words), session.winners
    if winners == session.humans and len(winners) == 1:
        return words("shell.result.you_win")
    if len(winners) == 1:
        return words("shell.result.wins", name=names[winners[0]])
    if winners:
        return words("shell.result.shared", names=", ".join(names[seat] for seat in winners))
    return words("shell.result.over")


def lead(session: Session, words: Words) -> str:
    """Say how many points the first has, and how many more than the second, or what decided instead."""
    if won_by := session.game.won_by(session.state, words):
        return won_by
    points, order = session.points(session.state), ranking(session)
    first, second = order[0], order[1]
    parts = [words.count(session.game.points, points[first])]
    more = points[first] - points[second]
    if more > 0:
        names = session.names(words)
        level = [names[power] for power in order if points[power] == points[second]]
        parts.append(words("shell.result.lead", n=more, name=listed(level, words)))
    elif len(session.winners) == 1 and (decided := session.game.tie_break(session.state)):
        parts.append(words(decided))
    return ", ".join(parts)


def is_told(session: Session, words: Words) -> bool:
    """Tell whether a game was won by something else than points."""
    return bool(session.game.won_by(session.state, words))


def ranking(session: Session) -> list[int]:
    """Return everybody who might have won, winners first even where others have as many points."""
    points, winners = session.points(session.state), session.winners
    return sorted(session.powers, key=lambda power: (power not in winners, -points[power]))


def missing(session: Session, words: Words) -> str:
    """Say how many points the one person who plays would have needed more."""
    if len(session.humans) != 1 or is_told(session, words):
        return ""
    points = session.points(session.state)
    less = points[ranking(session)[0]] - points[session.humans[0]]
    return words("shell.result.missing", points=words.count(session.game.points, less)) if less > 0 else ""


def decider(session: Session, words: Words) -> Decider | None:
    """Return the last choice that brought the winner points, as everybody saw it."""
    if not session.winners:
        return None
    winner, deeds = session.winners[0], session.game.deeds
    if deeds is not None:
        return _blow(session, deeds.blow(session.events), words)
    for number in range(len(session.steps) - 1, -1, -1):
        earlier = session.position_after(number)
        step = session.steps[number]
        if session.points(step.after)[winner] > session.points(earlier)[winner]:
            found = _told(session, _action(session, number), winner, words)
            if found is not None:
                return found
    return None


def _blow(session: Session, blow: Sequence[Event], words: Words) -> Decider | None:
    """Return what the log tells of the component that decided the game, and what came of it."""
    if not blow:
        return None
    names = [escape(name) for name in session.seat_names(words)]
    events = [event.seen_from(PUBLIC) for event in before(blow[0], session.events)]
    component, told = blow[0].cause, session.game.tell(events, words, names)
    last = next((line for line in reversed(told) if line.cards[:1] == (component,)), None)
    if last is None:
        return None
    ends = (line.text for line in session.game.tell(blow, words, names))
    return Decider(component, " ".join((last.text, *ends)))


def _action(session: Session, number: int) -> list[Event]:
    """Return everything that happened in the action that a step belongs to, what it cost too."""
    first = number
    while (
        first
        and session.steps[first].told_together
        and session.steps[first - 1].seat == session.steps[number].seat
    ):
        first -= 1
    return [event for step in session.steps[first : number + 1] for event in step.events]


def _told(session: Session, events: list[Event], power: int, words: Words) -> Decider | None:
    """Return what the log tells that a power did in an action, and the first component that it names."""
    names = [escape(name) for name in session.seat_names(words)]
    for line in session.game.tell([event.seen_from(PUBLIC) for event in events], words, names):
        cards = [card for card in line.cards if session.game.component(card) is not None]
        if cards and line.seat == power:
            return Decider(cards[0], line.text)
    return None

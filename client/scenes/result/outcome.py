"""How a game ended, in words: who won, by how much, and the choice that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from client.art.text import escape
from client.games import book_for, table_for
from client.session import Session
from rules.core.events import PUBLIC, Event, before
from rules.core.game import NEUTRAL
from rules.core.words import Words, listed


class Decider(NamedTuple):
    """The component without which a game would not have been won like this, and what it did.

    Where there is none, it is the one that gave the winner most.
    """

    component: str
    text: str
    title: str = "shell.victory.decided"


def is_won(session: Session) -> bool:
    """Tell whether one of the people at the table has won; where there are none, somebody always has."""
    return not session.humans or bool({*session.humans} & {*session.winners})


def painting_of(session: Session) -> str:
    """Return the picture of how a game ended for the people at the table."""
    if NEUTRAL in session.winners:
        return book_for(session.game.name).neutral_victory
    return "shell/victory" if is_won(session) else "shell/curtain"


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
    """Return what decided a game, as everybody saw it, or what gave the winner most."""
    if not session.winners:
        return None
    winner, deeds = session.winners[0], session.game.deeds
    if deeds is not None:
        return _blow(session, deeds.blow(session.events), words)
    return _decisive(session, winner, words) or _most(session, winner, words)


def _decisive(session: Session, winner: int, words: Words) -> Decider | None:
    """Return the last choice without whose points the winner would not have won."""
    number, lost, spare = len(session.steps), 0, _spare(session, winner)
    after = session.points(session.state)[winner]
    while number:
        first = _first_of_action(session, number - 1)
        earlier = session.points(session.position_after(first))[winner]
        gained, after = after - earlier, earlier
        # What was lost later may have been just these points.
        found = gained - lost > spare and _told(session, _events(session, first, number), winner, words)
        if found:
            return found
        lost -= min(0, gained)
        number = first
    return None


def _spare(session: Session, winner: int) -> int:
    """Return how many points fewer would still have won, by chance of a tie too."""
    points, goal = session.points(session.state), table_for(session.game.name).moments.goal
    others = (points[power] for power in session.powers if power not in session.winners)
    return points[winner] - max(goal, *others) if goal else points[winner] - max(others, default=0)


def _most(session: Session, winner: int, words: Words) -> Decider | None:
    """Return the component that gave the winner most points in the end."""
    game = session.game
    lines = [line for line in game.score(session.state) if line.seat == winner and line.points > 0]
    lines = [line for line in lines if game.component(line.source) is not None]
    if not lines:
        return None
    best = max(lines, key=lambda line: line.points)
    card, name = words(f"{game.domain}.name.{best.source}"), escape(session.names(words)[winner])
    given = words.count(game.points, best.points)
    said = words("shell.moment.pillar.text", card=card, name=name, points=given)
    return Decider(best.source, said, "shell.victory.most")


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


def _first_of_action(session: Session, number: int) -> int:
    """Return the first step of the action that a step belongs to, with which its price was paid too."""
    first = number
    while (
        first
        and session.steps[first].told_together
        and session.steps[first - 1].seat == session.steps[number].seat
    ):
        first -= 1
    return first


def _events(session: Session, first: int, end: int) -> list[Event]:
    """Return everything that happened in some steps."""
    return [event for step in session.steps[first:end] for event in step.events]


def _told(session: Session, events: list[Event], power: int, words: Words) -> Decider | None:
    """Return what the log tells that a power did in an action, and the first component that it names."""
    names = [escape(name) for name in session.seat_names(words)]
    for line in session.game.tell([event.seen_from(PUBLIC) for event in events], words, names):
        cards = [card for card in line.cards if session.game.component(card) is not None]
        if cards and line.seat == power:
            return Decider(cards[0], line.text)
    return None

"""The log in words: what a card did becomes one line, with its dice, its victims and its spoils."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.core.events import HIDDEN, Event
from rules.core.game import LogLine
from rules.core.ids import seat_of
from rules.core.words import Words
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.spell_name import spell_name
from rules.epic_spell_wars.state import State

DOMAIN = "epic_spell_wars"
OF_THE_TABLE = frozenset({"game", "round", "order", "reshuffled"})
"""Kinds of events that no seat brings about; lines before and after them stay apart."""
ALONE = frozenset({"announced", "chose_hero", "medal", "won", "died", "drew_dead", "extra_die"})
"""Kinds of events that have a line of their own."""
OF_A_CARD = frozenset(
    {
        "power_roll", "copied", "damaged", "healed", "gained_treasure", "stole_treasure", "lost_treasure",
        "added", "stole_part", "discarded", "wild", "revealed",
    }
)  # fmt: skip
"""Kinds of events that are told with others of the same card."""
OF_ITS_CASTER = OF_A_CARD - {"damaged", "healed", "gained_treasure", "lost_treasure", "discarded"}
"""Kinds of events that are about whoever plays the card, not about a victim."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them."""
    return [line for group in _groups(events) for line in _lines(group, words, names)]


def won_by(state: State, words: Words) -> str:
    """Say how much life the winner of a single game has left, or how many medals won a tournament."""
    if not state.winners:
        return ""
    if MEDALS[state.length] > 1:
        others = [seat.medals for number, seat in enumerate(state.seats) if number not in state.winners]
        return words(f"{DOMAIN}.log.tournament", n=MEDALS[state.length], second=max(others, default=0))
    life = state.seats[state.winners[0]].life
    return words.count(f"{DOMAIN}.log.lives_left", life) if life else words(f"{DOMAIN}.log.took_all")


def _groups(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield what is told in one line: events of one card after another, all others alone."""
    told = [event for event in events if _is_told(event)]
    for card, run in groupby(told, lambda event: _card(event) if event.kind in OF_A_CARD else ""):
        group = list(run)
        if card:
            yield group
        else:
            yield from ([event] for event in group)


def _is_told(event: Event) -> bool:
    """Tell whether an event needs words; what lies in the open already goes without."""
    if event.kind in ("discarded", "lost_treasure"):
        return bool(event.cause) and event.what != event.cause
    if event.kind == "revealed":
        return event.source == "spell_deck" and event.target.startswith("spell:")
    if event.kind == "order":
        return "+" in event.what
    return event.kind in OF_THE_TABLE | ALONE | OF_A_CARD


def _card(event: Event) -> str:
    return event.what if event.kind in ("power_roll", "wild") else event.cause


def _lines(group: list[Event], words: Words, names: Sequence[str]) -> Iterator[LogLine]:
    first = group[0]
    if first.kind in OF_THE_TABLE:
        yield LogLine(None, _of_the_table(first, words, names))
    elif first.kind in ALONE:
        text, named = _alone(first, words, names)
        yield LogLine(first.seat, text, named)
    else:
        said = "; ".join(_clause(event, words, names) for event in group)
        cards = [_card(first), *(event.what for event in group)]
        caster, name = _caster(group), _name(_card(first), words)
        if caster is None:
            line = words(f"{DOMAIN}.log.card_of_another", name=name, said=said)
        else:
            line = words(f"{DOMAIN}.log.card", who=names[caster], name=name, said=said)
        seat = first.seat if caster is None else caster
        yield LogLine(seat, line, tuple(dict.fromkeys(card for card in cards if card in COMPONENTS)))


def _caster(group: Sequence[Event]) -> int | None:
    """Return who played the card of a line, if that can be told from what it did."""
    for event in group:
        if event.kind == "damaged":
            return seat_of(event.source)
        if event.kind in OF_ITS_CASTER:
            return event.seat
    return None


def _of_the_table(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.kind == "order":
        order = ", ".join(names[int(seat)] for seat in event.what.split("+"))
        return words(f"{DOMAIN}.log.order", order=order)
    if event.kind == "reshuffled":
        return words(f"{DOMAIN}.log.reshuffled.{event.target}")
    return words(f"{DOMAIN}.log.{event.kind}", n=event.amount)


def _alone(event: Event, words: Words, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return a line about one seat, and the cards named in it."""
    who, key = names[event.seat], f"{DOMAIN}.log.{event.kind}"
    if event.kind == "announced":
        cards = event.what.split("+")
        return words(key, who=who, name=spell_name(cards, event.target, words)), tuple(cards)
    if event.kind == "medal":
        return words.count(key, event.amount, who=who), ()
    named = (event.what,) if event.what else ()
    return words(key, who=who, name=_name(event.what, words)), named


def _clause(event: Event, words: Words, names: Sequence[str]) -> str:
    """Return what a card did to somebody, without saying which card."""
    key, who = f"{DOMAIN}.log.{event.kind}", names[event.seat]
    if event.kind == "power_roll":
        dice = event.source.split("+")
        more = event.amount - sum(int(die) for die in dice if die)
        if more:
            return words(f"{key}.more", dice=" + ".join(dice), more=more, n=event.amount)
        return words(f"{key}.one" if len(dice) == 1 else key, dice=" + ".join(dice), n=event.amount)
    if event.kind == "wild":
        return words(key, who=who, place=words(f"{DOMAIN}.place.{event.target}.what"))
    if event.kind in ("discarded", "stole_part"):
        return words(key, who=who, card=_card_named(event.what, words))
    return words(key, who=who, name=_name(event.what, words), n=event.amount)


def _card_named(card: str, words: Words) -> str:
    """Return a card as it is thrown away or taken over, or any card if it is not to be seen."""
    if card == HIDDEN:
        return words(f"{DOMAIN}.log.hidden")
    return words(f"{DOMAIN}.log.a_card", name=_name(card, words))


def _name(card: str, words: Words) -> str:
    return words(f"{DOMAIN}.name.{card}") if card else ""

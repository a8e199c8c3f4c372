"""The log in words: the events of an action become a few short lines, each about one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import NamedTuple

from rules.core.events import HIDDEN, Event
from rules.core.game import LogLine
from rules.core.ids import kind_of
from rules.core.words import Words, listed
from rules.res_arcana.card_text import object_name
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import INDEX, NAMES, NOTHING, Essences, of_kind, plus
from rules.res_arcana.turns import MONUMENT_DECK
from rules.res_arcana.verbs import Gain, LoseLife, Take

OF_THE_TABLE = frozenset({"round", "checked", "table_cleared", "match_over"})
"""Kinds of events that no seat brings about; lines before and after them stay apart."""

SILENT = frozenset({"straightened_all", "passed_packs", "returned"})
"""Kinds that go without saying: they come with every round, every draft and every exchange of items."""

PHRASES = {
    "passed_first": "passed",
    "passed": "passed",
    "took_token": "took_token",
    "took_item": "took_item",
    "swapped_item": "took_item",
    "chose_mage": "chose_mage",
    "used": "used",
    "reacted": "reacted",
    "turned": "turned",
    "destroyed": "destroyed",
    "discarded": "discarded",
    "placed": "entered",
    "restored": "entered",
    "claimed": "entered",
    "attacked": "attacked",
    "taken": "essence",
    "collected": "essence",
    "spent": "essence",
    "paid": "essence",
    "perished": "essence",
    "lost": "essence",
    "given": "essence",
    "gained": "essence",
    "put": "essence",
    "moved": "essence",
    "ignored": "ignored",
    "revealed": "revealed",
    "straightened": "straightened",
    "drafted": "drafted",
    "reshuffled": "reshuffled",
    "drew": "drew",
    "discarded_then": "discarded",
    "looked": "looked",
    "looked_at_monuments": "looked",
    "temporary_points": "temporary_points",
    "won": "won",
}
"""The phrases of a line in the order in which it tells them, each with the kind of events it tells."""

TITLED = frozenset({"took_item", "revealed", "taken", "spent", "perished"})
"""Phrases that say what a component is and give its name as a title; in the others a verb governs it."""

RANK = {phrase: rank for rank, phrase in enumerate(PHRASES)}
CLAIMED_FROM = ("places", "monuments", MONUMENT_DECK)
CHOSEN_ACTS = frozenset({"used", "reacted", "entered", "discarded"})
ATTACKERS = {
    c.id
    for c in COMPONENTS.values()
    if any(isinstance(verb, LoseLife) for ability in c.abilities for verb in ability.verbs)
}
OFFERING = {c.id for c in COMPONENTS.values() if any(ability.trigger == "offer" for ability in c.abilities)}


class Part(NamedTuple):
    """What makes one clause of a line: a phrase, and on which component the essences in it lie."""

    phrase: str
    place: str = ""


Deeds = dict[Part, list[Event]]


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them; those of its later steps may come with it."""
    entries: list[LogLine] = []
    kinds = {event.kind for event in events}
    for of_the_table, run in groupby(events, lambda event: event.kind in OF_THE_TABLE):
        if not of_the_table:
            entries += _tell_seats(list(run), words, names)
            continue
        for event in run:
            # A check that every round ends with, or one that somebody wins, needs no line of its own.
            if event.kind != "checked" or not kinds & {"straightened_all", "won"}:
                entries.append(LogLine(None, words(f"res_arcana.log.{event.kind}", n=event.amount)))
    return entries


def _tell_seats(events: list[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell what each seat did; whoever only gained or lost by another's power is told with that one."""
    deeds = {
        seat: _deeds([event for event in events if event.seat == seat])
        for seat in dict.fromkeys(event.seat for event in events)
    }
    users = {event.what: event.seat for event in events if event.kind == "used"}
    touched = {seat: parts for seat, parts in deeds.items() if users.get(_sole_cause(parts), seat) != seat}
    entries = []
    for seat, parts in deeds.items():
        if not parts or seat in touched:
            continue
        line, cards = _line(names[seat], parts, words)
        if touched and seat in users.values():
            line = _with_others(line, touched, words, names)
        entries.append(LogLine(seat, f"{line}.", tuple(dict.fromkeys(cards))))
    return entries


# --- what was done -----------------------------------------------------------------------------------


def _deeds(own: list[Event]) -> Deeds:
    """Sort the events of one seat by the clauses that tell them."""
    deeds: Deeds = {}
    for event in own:
        part = _part(event, own)
        if part is not None:
            deeds.setdefault(part, []).append(event)
    return dict(sorted(deeds.items(), key=lambda item: RANK[item[0].phrase]))


def _part(event: Event, own: list[Event]) -> Part | None:
    """Return what tells an event among all those of its seat, or `None` where others tell enough."""
    kinds = {other.kind for other in own}
    match event.kind:
        case "essence":
            return _flow(event, own)
        case "passed" if "took_token" in kinds:
            return Part("passed_first")
        case "took_item" if "returned" in kinds:
            return Part("swapped_item")
        case "used" | "reacted" if event.what in OFFERING or _is_named(event.what, own):
            # An attacker's offer is not the victim's to use, and turning a dragon says it all.
            return None
        case "discarded" if "drew" in kinds:
            return Part("discarded_then")
        case "entered" if event.source in CLAIMED_FROM:
            return Part("claimed")
        case "entered":
            return Part("placed" if event.source.startswith("hand:") else "restored")
        case "looked" if event.target == MONUMENT_DECK:
            return Part("looked_at_monuments")
    return None if event.kind in SILENT else Part(event.kind)


def _is_named(component: str, own: list[Event]) -> bool:
    kinds = ("turned", "destroyed", "straightened")
    return any(event.kind in kinds and event.what == component for event in own)


def _flow(event: Event, own: list[Event]) -> Part:
    """Return what tells essences on their way between supply, pool and components."""
    match kind_of(event.source), kind_of(event.target):
        case "supply", "pool":
            return Part("collected" if _is_collected(event, own) else "gained")
        case "supply", component:
            return Part("put", component)
        case "pool", "supply":
            return Part(_payment(event, own))
        case "pool", component:
            return Part("moved", component)
        case component, "pool":
            return Part("taken", component)
        case component, _:
            gone = any(other.kind in ("destroyed", "returned") and other.what == component for other in own)
            return Part("perished" if gone else "spent", component)


def _payment(event: Event, own: list[Event]) -> str:
    if any(other.kind == "attacked" and other.what == event.cause for other in own):
        return "lost"
    if event.cause in ATTACKERS and not _acts(own):
        # One step of many: an attacker is being paid for, or its victim chooses what to lose.
        return "given"
    return "paid"


def _is_collected(event: Event, own: list[Event]) -> bool:
    """Tell whether a gain is of the collect step: all that is printed there, or a choice of kinds."""
    # A single essence may as well be one step of an action that began earlier.
    if _acts(own) or sum(other.amount for other in own if other.kind == "essence") == 1:
        return False
    brought = _sum(other for other in own if (other.cause, other.source) == (event.cause, "supply"))
    return any(
        isinstance(verb, Take) or (isinstance(verb, Gain) and verb.essences == brought)
        for ability in COMPONENTS[event.cause].abilities
        if ability.trigger.startswith("collect")
        for verb in ability.effect
    )


def _acts(own: list[Event]) -> bool:
    return any(event.kind in CHOSEN_ACTS for event in own)


def _sole_cause(deeds: Deeds) -> str:
    """Return because of what a seat lost or gained essences, if that is all that happened to it."""
    causes = {event.cause or event.what for events in deeds.values() for event in events}
    touched = {part.phrase for part in deeds} in ({"attacked", "lost"}, {"gained"})
    return causes.pop() if touched and len(causes) == 1 else ""


# --- in words ----------------------------------------------------------------------------------------


def _line(who: str, deeds: Deeds, words: Words) -> tuple[str, list[str]]:
    """Return a line about a seat, its end left open, and the components named in it."""
    cards: list[str] = []
    clauses = [_clause(part, events, cards, words) for part, events in deeds.items()]
    line = words("res_arcana.log.line", who=who, deeds=listed(clauses, words))
    causes = {event.cause for events in deeds.values() for event in events}
    if len(causes) == 1 and {part.phrase for part in deeds} <= {"paid", "given", "gained"}:
        # One step of many tells at least what it belongs to.
        cards += causes
        line = words("res_arcana.log.because", name=_name(cards[0], words), line=line)
    return line, cards


def _clause(part: Part, events: list[Event], cards: list[str], words: Words) -> str:
    """Return what a seat did, without saying who, and add the components named to the cards."""
    key = f"res_arcana.log.{part.phrase}"
    kind = PHRASES[part.phrase]
    if kind == "essence":
        essences = _icons(_sum(events))
        if not part.place:
            return words(key, what=essences)
        if cards == [part.place]:
            return words(f"{key}_here", what=essences)
        cards.append(part.place)
        return words(key, what=essences, name=_governed(part, part.place, words))
    if kind == "temporary_points":
        return words(key, what=words.count("points", sum(event.amount for event in events)))
    if kind == "ignored":
        # What shielded the seat is told already.
        return words(key)
    named = [event.what for event in events if event.what not in ("", HIDDEN)]
    unseen = sum(event.amount if kind == "looked" else event.what == HIDDEN for event in events)
    cards += named
    names = [_governed(part, card, words) for card in named]
    return words(key, names=listed(names + _unseen(unseen, words), words))


def _with_others(line: str, touched: dict[int, Deeds], words: Words, names: Sequence[str]) -> str:
    """Return the line of a power with what it did to others; those it did the same to come together."""
    groups: dict[tuple[str, Essences], list[int]] = {}
    for seat, deeds in touched.items():
        part, events = list(deeds.items())[-1]
        groups.setdefault((part.phrase, _sum(events)), []).append(seat)
    clauses = []
    for (phrase, essences), seats in groups.items():
        everybody = len(seats) == len(names) - 1 > 1
        who = words("res_arcana.log.rivals") if everybody else listed([names[seat] for seat in seats], words)
        key = f"res_arcana.log.others_{phrase}"
        clauses.append(words.count(key, len(seats), who=who, what=_icons(essences)))
    # A power either harms or helps, so the last phrase is everybody's.
    return words(f"res_arcana.log.with_{phrase}", line=line, others=listed(clauses, words))


def _sum(events: Iterable[Event]) -> Essences:
    return reduce(plus, (of_kind(INDEX[event.what], event.amount) for event in events), NOTHING)


def _icons(essences: Essences) -> str:
    """Return essences as symbols with their numbers, `[elan]6 [life]2`; the client draws them."""
    return " ".join(f"[{name}]{n}" for name, n in zip(NAMES, essences, strict=True) if n)


def _unseen(count: int, words: Words) -> list[str]:
    """Return so many cards that are not to be named."""
    if count > 1:
        return [words.count("res_arcana.log.cards", count)]
    return [words("res_arcana.log.card")] * count


def _name(component: str, words: Words) -> str:
    return words("res_arcana.log.name", name=words(f"res_arcana.name.{component}"))


def _governed(part: Part, component: str, words: Words) -> str:
    """Return a name as the words of a clause ask for it."""
    return _name(component, words) if part.phrase in TITLED else object_name(component, words)

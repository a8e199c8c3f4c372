"""The log in words: the events of an action become a few short lines, each about one seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core.events import Event
from rules.core.game import Entry
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS, FAMILIARS
from rules.five_seals.motion import ASIDE

OF_THE_TABLE = frozenset({"round", "ended"})
"""Kinds of events that no seat brings about; lines before and after them stay apart."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[Entry]:
    """Tell the events of an action, as some seat saw them; those of its later steps may come with it."""
    entries: list[Entry] = []
    for kind, run in groupby(events, lambda event: event.kind if event.kind in OF_THE_TABLE else ""):
        if kind:
            entries += [_of_the_table(event, words) for event in run]
            continue
        for seat, own in groupby(run, lambda event: event.seat):
            deeds = list(own)
            clauses = _clauses(deeds, words)
            if clauses:
                line = words("five_seals.log.line", who=names[seat], deeds="; ".join(clauses))
                cards = [event.what for event in deeds if event.what in COMPONENTS]
                entries.append(Entry(seat, f"{line}.", tuple(dict.fromkeys(cards))))
    return entries


def _of_the_table(event: Event, words: Words) -> Entry:
    key = event.what if event.kind == "ended" else event.kind
    return Entry(-1, words(f"five_seals.log.{key}", n=event.amount))


def _clauses(deeds: list[Event], words: Words) -> list[str]:
    """Tell what a seat did, events of a kind together."""
    clauses = []
    for (kind, cause), run in groupby(deeds, lambda event: (event.kind, event.cause)):
        told = _clause(kind, cause, list(run), words)
        if told:
            clauses.append(told)
    return clauses


def _clause(kind: str, cause: str, events: list[Event], words: Words) -> str:
    """Tell events of one kind that came of the same spell, or nothing where others tell enough."""
    key, first = f"five_seals.log.{kind}", events[0]
    match kind:
        case "rolled" | "returned" | "handed":
            return words(key, dice=_dice(events, words))
        case "turned":
            return words(key, dice=_turns(events, words))
        case "took":
            # A spell that takes a die also rolls it; one that exchanges dice says what they show.
            unrolled = not first.amount
            return "" if cause and unrolled else words(key, dice=_dice(events, words))
        case "moved":
            return "; ".join(filter(None, [_move(event, words) for event in events]))
        case "shifted":
            pair = [_name(event.what, words) for event in events]
            return words(key, one=pair[0], other=pair[-1])
        case "broke" if COMPONENTS[first.what].kind == "scroll":
            return words("five_seals.log.took_scroll", name=_name(first.what, words))
    return words(key, name=_name(first.what, words) if first.what else "")


def _move(event: Event, words: Words) -> str:
    """Tell where a figure goes; that a mage follows a broken seal goes without saying."""
    if event.what in FAMILIARS:
        return ""
    where = "home" if event.target.startswith("home:") else "aside" if event.target == ASIDE else "stands"
    return words(f"five_seals.log.moved_{where}", name=_name(event.what, words))


def _dice(events: list[Event], words: Words) -> str:
    shown = []
    for event in events:
        name = words(f"five_seals.element.{event.what}")
        shown.append(f"{name} {event.amount}" if event.amount else name)
    return ", ".join(shown)


def _turns(events: list[Event], words: Words) -> str:
    return ", ".join(
        f"{words(f'five_seals.element.{event.what}')} {event.source[-1]} → {event.amount}" for event in events
    )


def _name(component: str, words: Words) -> str:
    return words("five_seals.log.name", name=words(f"five_seals.name.{component}"))

"""The log in words: the events of an action become a few short lines, each about one seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core.events import Event
from rules.core.game import Entry
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS, FAMILIARS, Component
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
    """Tell what a seat did, events of a kind together; the dice that broke a seal are told with it."""
    runs = [list(run) for _, run in groupby(deeds, lambda event: (event.kind, event.cause))]
    clauses = []
    spent: list[Event] = []
    for run, following in zip(runs, [*runs[1:], []], strict=True):
        if run[0].kind == "returned" and following and following[0].kind == "broke":
            spent = run
            continue
        told = _broken(run[0], spent, words) if run[0].kind == "broke" else _clause(run, words)
        spent = []
        if told:
            clauses.append(told)
    return clauses


def _broken(event: Event, spent: list[Event], words: Words) -> str:
    """Tell what was broken, and with which dice."""
    broken = COMPONENTS[event.what]
    if broken.kind == "scroll":
        clause = words("five_seals.log.took_scroll", name=_name(event.what, words))
    else:
        clause = words("five_seals.log.broke", of=_element(broken, words), n=broken.strength)
    if not spent:
        return clause
    values = " + ".join([str(die.amount) for die in spent])
    dice = f"{words(f'five_seals.element.{spent[0].what}')} {values}"
    return words("five_seals.log.with_dice", clause=clause, dice=dice)


def _clause(events: list[Event], words: Words) -> str:
    """Tell events of one kind that came of the same spell, or nothing where others tell enough."""
    first = events[0]
    key = f"five_seals.log.{first.kind}"
    match first.kind:
        case "took" if first.cause and not first.amount:
            # A spell that takes a die also rolls it, which says it all.
            return ""
        case "rolled" | "returned" | "handed" | "took":
            return words(key, dice=_dice(events, words))
        case "turned":
            return words(key, dice=_turns(events, words))
        case "moved":
            return "; ".join(filter(None, [_move(event, words) for event in events]))
        case "shifted":
            one, other = (_thing(event.what, words) for event in events)
            return words(key, one=one, other=other)
        case "disintegrated" | "stored" | "unstored":
            seal = COMPONENTS[first.what]
            return words(key, of=_element(seal, words), n=seal.strength)
        case "cast" | "handed_scroll" | "chose_mage":
            return words(key, name=_name(first.what, words))
    return words(key)


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
        f"{words(f'five_seals.element.{event.what}')} {event.source[-1]} > {event.amount}" for event in events
    )


def _element(component: Component, words: Words) -> str:
    return words(f"five_seals.element.{component.element}.of")


def _thing(component: str, words: Words) -> str:
    """Name what changes places: a scroll by its name, a seal by its element and strength."""
    printed = COMPONENTS[component]
    if printed.kind == "scroll":
        return _name(component, words)
    return words("five_seals.log.seal", of=_element(printed, words), n=printed.strength)


def _name(component: str, words: Words) -> str:
    return words("five_seals.log.name", name=words(f"five_seals.name.{component}"))

"""The log in words: the events of an action become a few short lines, each about one power."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.black_rose.targets import CELLS, MAGES, ROSE, SEATS
from rules.core.events import HIDDEN, Event
from rules.core.game import Entry
from rules.core.words import Words

OF_THE_TABLE = frozenset({"round", "event", "restored", "final"})
"""Kinds of events that no power brings about; each has a line of its own."""
SIDES = ("main", "reverse")
TOLD = frozenset(
    {
        "chose_mage",
        "chose_grimoire",
        "drew",
        "reshuffled",
        "ready",
        "revealed",
        "activated",
        "activated_room",
        "moved",
        "damaged",
        "healed",
        "replaced_damage",
        "placed",
        "replaced",
        "removed_instability",
        "scored",
        "trophy",
        "room_won",
        "defeated",
        "summoned",
        "fell",
        "removed",
        "outlived",
        "upgraded",
        "claimed",
        "discarded",
        "idle",
        "won",
    }
)
TOGETHER = frozenset({"drew", "moved", "damaged", "healed", "placed", "replaced", "replaced_damage"})
"""Kinds of which several in a row about the same thing are told as one."""
GOES_WITHOUT_SAYING = ("defeat", "fell", "removed", "cleanup")
"""Causes of cubes and cards going back that the line tells already."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[Entry]:
    """Tell the events of an action, as some seat saw them."""
    entries: list[Entry] = []
    told = [event for event in events if event.kind in OF_THE_TABLE or _is_told(event)]
    for (of_the_table, power), run in groupby(told, lambda event: (event.kind in OF_THE_TABLE, event.seat)):
        if of_the_table:
            entries += [_table_line(event, words) for event in run]
        else:
            entries.append(_line(power, list(run), words, names))
    return entries


def _is_told(event: Event) -> bool:
    if event.kind == "spent_token":
        return event.cause == "idle"
    if event.kind == "moved":
        return event.target not in CELLS
    if event.kind == "scored":
        return True
    restored = event.kind == "removed_instability" and event.cause == event.source
    return event.kind in TOLD and event.cause not in GOES_WITHOUT_SAYING and not restored


def _table_line(event: Event, words: Words) -> Entry:
    cards = (event.what,) if event.what else ()
    text = words(f"black_rose.log.{event.kind}", n=event.amount, name=_name(event.what, words, ()))
    return Entry(-1, text, cards)


def _line(power: int, events: list[Event], words: Words, names: Sequence[str]) -> Entry:
    """Return a line about what one power did."""
    who = words("black_rose.name.black_rose") if power == ROSE else names[power]
    cards: list[str] = []
    clauses = []
    for _, group in groupby(events, _subject):
        run = list(group)
        parts = [run] if run[0].kind in TOGETHER else [[event] for event in run]
        for part in parts:
            clauses.append(_clause(part, words, names))
            cards += [card for event in part for card in _cards(event)]
    text = words("black_rose.log.line", who=who, deeds=_list(clauses, words))
    return Entry(power, f"{text}.", tuple(dict.fromkeys(cards)))


def _subject(event: Event) -> tuple[str, str, str, int]:
    """Return what makes events in a row one clause."""
    match event.kind:
        case "drew":
            return event.kind, str(event.source == "forgotten"), "", 0
        case "moved":
            return event.kind, event.what, "", 0
        case "placed" | "damaged":
            return event.kind, event.cause, event.what, event.amount
    return event.kind, event.source, event.target, 0


def _clause(events: list[Event], words: Words, names: Sequence[str]) -> str:
    """Return what a power did, without saying who."""
    event = events[-1]
    key = f"black_rose.log.{event.kind}"
    match event.kind:
        case "drew" if event.source == "forgotten":
            hidden = event.what == HIDDEN
            return words(f"{key}.forgotten{'.unseen' * hidden}", name=_name(event.what, words, names))
        case "drew" if event.what == HIDDEN:
            return words.count(f"{key}.unseen", len(events))
        case "drew":
            return words(key, names=_list([_name(other.what, words, names) for other in events], words))
        case "scored":
            lost = f"{key}.lost" if event.amount < 0 else key
            return words.count(lost, abs(event.amount), source=_name(event.cause, words, names))
        case "spent_token":
            return words("black_rose.log.idle")
        case "damaged" | "placed":
            things = dict.fromkeys(other.target for other in events)
            target = ", ".join(_name(thing, words, names) for thing in things)
            several = ".each" if len(things) > 1 else ""
            return words.count(key + several, event.amount, target=target)
        case "healed" | "replaced" | "replaced_damage":
            n = sum(other.amount for other in events)
            thing = event.source if event.kind == "healed" else event.target
            return words.count(key, n, target=_name(thing, words, names))
        case "revealed":
            side = words(f"black_rose.side.{SIDES[event.amount]}").lower()
            return words(key, name=_name(event.what, words, names), side=side)
        case "moved" if event.what in MAGES:
            return words(f"{key}.mage", target=_name(event.target, words, names))
    return words(
        key,
        name=_name(event.what, words, names),
        source=_name(event.source, words, names),
        target=_name(event.target, words, names),
        n=event.amount,
    )


def _cards(event: Event) -> list[str]:
    """Return the components that a clause names."""
    things = [event.target] if event.kind in ("moved", "placed", "replaced", "summoned") else []
    if event.kind not in (
        "scored",
        "chose_grimoire",
        "damaged",
        "placed",
        "replaced",
        "replaced_damage",
        "healed",
    ):
        things.append(event.what)
    found = [thing.partition(":")[0] for thing in things if thing and thing != HIDDEN]
    return [thing for thing in found if thing not in ("mage", "cell", "cube", "slot")]


def _name(thing: str, words: Words, names: Sequence[str]) -> str:
    """Return a component in quotation marks, a mage by its player, an evocation by its number."""
    if thing in SEATS:
        return names[SEATS[thing]] if SEATS[thing] < len(names) else ""
    kind, _, number = thing.partition(":")
    if number and kind in ("slot", "hand", "memories", "grimoire", "cube", "supply", "cell"):
        return ""
    if number:
        return words("black_rose.figure", name=words(f"black_rose.name.{kind}"), n=number)
    if thing in ("", "supply", "library", "upgrades", "forgotten", "removed", HIDDEN):
        return ""
    return words("black_rose.log.name", name=words(f"black_rose.name.{thing}"))


def _list(items: list[str], words: Words) -> str:
    if len(items) < 2:
        return "".join(items)
    return words("list.and", first=", ".join(items[:-1]), last=items[-1])

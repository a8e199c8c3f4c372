"""The log in words: the events of a choice become a few short lines, each about what one seat did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rules.core.events import Event
from rules.core.game import LogLine
from rules.core.ids import seat_of
from rules.core.words import Words, listed
from rules.five_seals.cards import COMPONENTS, FAMILIARS
from rules.five_seals.spells_dice import Multiply, Transmute
from rules.five_seals.spells_figures import ASIDE, HOME

OF_THE_TABLE = frozenset({"round", "ended"})
"""Kinds of events that no seat brings about; lines before and after them stay apart."""
SPENDING = frozenset({"broke", "left"})
"""Kinds of events that say what the dice returned before them were for."""

INTO = "\N{NO-BREAK SPACE}[arrow]\N{NO-BREAK SPACE}"
"""Between what a die was and what it has become."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them; those of its later steps may come with it."""
    entries: list[LogLine] = []
    casters = {event.what: event.seat for event in events if event.kind == "cast"}
    for kind, run in groupby(events, lambda event: event.kind if event.kind in OF_THE_TABLE else ""):
        if kind:
            entries += [_of_the_table(event, words) for event in run]
            continue
        # What a spell does to somebody is a deed of whoever cast it.
        actors = [(casters.get(event.cause, event.seat), event) for event in run]
        for seat, own in groupby(actors, lambda deed: deed[0]):
            deeds = [event for _, event in own]
            clauses = Teller(seat, words, names).clauses(deeds)
            if clauses:
                line = words("five_seals.log.line", who=names[seat], deeds="; ".join(clauses))
                cards = [event.what for event in deeds if event.what in COMPONENTS]
                entries.append(LogLine(seat, f"{line}.", tuple(dict.fromkeys(cards))))
    return entries


def _of_the_table(event: Event, words: Words) -> LogLine:
    key = event.what if event.kind == "ended" else event.kind
    return LogLine(None, words(f"five_seals.log.{key}", n=event.amount))


def _kind(event: Event) -> str:
    """Return what an event is told as: dice given back and taken by one spell are exchanged."""
    verb = COMPONENTS[event.cause].verb if event.cause else None
    if isinstance(verb, Transmute) and event.kind in ("returned", "took"):
        return "exchanged"
    if isinstance(verb, Multiply) and event.kind == "rolled":
        return "multiplied"
    return "rerolled" if verb is not None and event.kind == "rolled" else event.kind


class Teller(NamedTuple):
    """Tells what a seat did."""

    seat: int
    words: Words
    names: Sequence[str]

    def clauses(self, deeds: list[Event]) -> list[str]:
        """Tell events of a kind together, and the dice that were spent with what they were spent on."""
        if any(event.kind == "left" for event in deeds):
            # That a familiar goes home then goes without saying.
            deeds = [event for event in deeds if not event.target.startswith(HOME)]
        runs = [list(run) for _, run in groupby(deeds, lambda event: (_kind(event), event.cause, event.seat))]
        clauses = []
        spent: list[Event] = []
        for run, following in zip(runs, [*runs[1:], []], strict=True):
            if run[0].kind == "returned" and following and following[0].kind in SPENDING:
                spent = run
                continue
            clauses.append(self._spending(run[0], spent) if spent else self._clause(run))
            spent = []
        return list(filter(None, clauses))

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"five_seals.log.{key}", **args)

    def _count(self, key: str, n: int, **args: object) -> str:
        return self.words.count(f"five_seals.log.{key}", n, **args)

    def _clause(self, events: list[Event]) -> str:
        """Tell events of one kind that came of the same spell, or nothing where others tell enough."""
        first, kind = events[0], _kind(events[0])
        match kind:
            case "took":
                # A spell that takes a die also rolls it, which says it all.
                return "" if first.cause else self._taken(events)
            case "rolled" | "multiplied" | "returned":
                return self._say(kind, dice=self._dice(events))
            case "rerolled":
                return self._count(kind, len(events), dice=self._changes(events))
            case "turned":
                whose = "turned" if first.seat == self.seat else "turned_of"
                who, dice = self.names[first.seat], self._changes(events)
                return self._count(whose, len(events), who=who, dice=dice)
            case "exchanged":
                pairs = zip(events[::2], events[1::2], strict=True)
                dice = ", ".join(f"{self._dice([old])}{INTO}{self._dice([new])}" for old, new in pairs)
                return self._count(kind, len(events) // 2, dice=dice)
            case "handed" | "handed_scroll":
                given = self._name(first.what) if kind == "handed_scroll" else self._dice(events)
                key = kind if first.seat == self.seat else kind.replace("handed", "gave")
                return self._say(key, what=given, who=self.names[seat_of(first.source)])
            case "shifted":
                one, other = (self._thing(event.what) for event in events)
                return self._say(kind, one=one, other=other)
            case "stored":
                return self._say(kind, name=self._name(first.cause))
            case "chose_mage":
                return self._say(kind, name=self._name(first.what))
        return "; ".join(filter(None, map(self._deed, events)))

    def _deed(self, event: Event) -> str:
        """Tell one event by itself."""
        match event.kind:
            case "cast":
                borrowed = seat_of(event.source) != event.seat
                return self._say("cast_borrowed" if borrowed else "cast", name=self._name(event.what))
            case "moved":
                return self._move(event)
            case "broke":
                is_scroll = COMPONENTS[event.what].kind == "scroll"
                return self._say("took_scroll" if is_scroll else "broke", thing=self._thing(event.what))
            case "barred" | "disintegrated":
                return self._say(event.kind, thing=self._thing(event.what))
            case "unstored":
                seal = COMPONENTS[event.what]
                return self._say(event.kind, of=self._element(seal.element, ".of"), n=seal.strength)
        return self._say(event.kind)

    def _spending(self, event: Event, spent: list[Event]) -> str:
        """Tell what was broken, and with which dice; or the end of a round, and which were left."""
        if event.kind == "left":
            return self._count("left_with", len(spent), dice=self._dice(spent))
        values = " + ".join([str(die.amount) for die in spent])
        dice = f"{self._element(spent[0].what)} {values}"
        return self._count("with_dice", len(spent), clause=self._deed(event), dice=dice)

    def _taken(self, events: list[Event]) -> str:
        """Tell how many dice of which colours were taken for the next round."""
        taken, total = Counter(event.what for event in events).most_common(), len(events)
        colours = [self._element(colour, ".of") for colour, _ in taken]
        numbers = [self._say(f"number.{count}") for _, count in taken]
        if len(taken) == 1:
            return self._count("took_alike", total, number=numbers[0], of=colours[0])
        if len(taken) == total:
            return self._say("took_each", colours=listed(colours, self.words))
        pairs = zip(numbers, colours, strict=True)
        dice = listed([self._say("so_many", number=number, of=of) for number, of in pairs], self.words)
        return self._say("took", number=self._say(f"number.{total}"), dice=dice)

    def _move(self, event: Event) -> str:
        """Tell where a figure goes; that a mage follows a broken seal goes without saying."""
        if event.what in FAMILIARS:
            return ""
        place = event.target
        where = "home" if place.startswith(HOME) else "aside" if place == ASIDE else "stands"
        return self._say(f"moved_{where}", name=self._figure(event.what))

    # --- names -------------------------------------------------------------------------------------

    def _figure(self, figure: str) -> str:
        """Name a familiar, or a guardian by its element."""
        printed = COMPONENTS[figure]
        of = self._element(printed.element, ".of") if printed.element else ""
        return self._say(printed.kind, name=self._name(figure), of=of)

    def _thing(self, component: str) -> str:
        """Name a scroll by its name, a seal by its element and strength."""
        printed = COMPONENTS[component]
        of = self._element(printed.element, ".of")
        return self._say(printed.kind, name=self._name(component), of=of, n=printed.strength)

    def _name(self, component: str) -> str:
        return self._say("name", name=self.words(f"five_seals.name.{component}"))

    def _element(self, element: str, case: str = "") -> str:
        return self.words(f"five_seals.element.{element}{case}")

    # --- dice --------------------------------------------------------------------------------------

    def _dice(self, events: list[Event]) -> str:
        return ", ".join(f"{self._element(event.what)} {event.amount}" for event in events)

    def _changes(self, events: list[Event]) -> str:
        dice = (f"{self._element(event.what)} {event.source[-1]}{INTO}{event.amount}" for event in events)
        return ", ".join(dice)

"""The log in words: the events of an action become a few short lines, each about one power."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby

from rules.black_rose.cubes import FORMS
from rules.black_rose.kinds import BANS
from rules.black_rose.targets import CELLS, CUBES, MAGES, ROSE, SEATS
from rules.core.events import HIDDEN, Event
from rules.core.game import LogLine
from rules.core.ids import kind_of
from rules.core.words import Words, listed

OF_THE_TABLE = frozenset(
    {"round", "event", "restored", "final", "moon", "event_left", "event_moved", "refilled", "extra_round"}
)
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
        "warded",
        "healed",
        "replaced_damage",
        "placed",
        "guarded",
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
        "lasts",
        "won",
        "armed",
        "sprung",
        "cancelled",
        "completed",
        "dropped_quest",
        "banished",
        "returned",
        "took",
        "stole",
        "crowned",
        "destroyed",
        "shifted",
        "turned",
        "banned",
        "formed",
        "form_ended",
        "looked",
        "element",
        "copied",
        "rearranged",
        "took_control",
        "exchanged_rooms",
    }
)
TOGETHER = frozenset(
    {
        "drew",
        "moved",
        "damaged",
        "healed",
        "placed",
        "replaced",
        "replaced_damage",
        "scored",
        "room_won",
        "discarded",
    }
)
"""Kinds of which several in a row about the same thing are told as one."""
OF_EFFECTS = frozenset({"damaged", "healed", "placed", "replaced", "replaced_damage"})
"""Kinds of what effects do with cubes."""
HARM = ("damaged", "replaced_damage")
"""Kinds that say whom they meet, a player or a figure."""
INTO_ROOMS = ("moved", "summoned", "placed", "replaced", "removed_instability")
"""Kinds that say in which room."""
GOES_WITHOUT_SAYING = ("defeat", "fell", "removed", "cleanup")
"""Causes of cubes and cards going back that the line tells already."""
NO_COMPONENTS = ("defeat", "trophies", "room_track", "quests", "crown", "dropped_quests", "extra_rounds")
"""Sources of points that have no name of their own."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them."""
    entries: list[LogLine] = []
    # What was done in one phase and in the next are two sentences.
    phases = accumulate(event.kind == "phase" for event in events)
    told = [
        (phase, event)
        for phase, event in zip(phases, events, strict=True)
        if event.kind in OF_THE_TABLE or _is_told(event)
    ]
    announced = {event.what for event in events if event.kind == "event"}
    for (_, of_the_table, power), run in groupby(told, _part_of_the_tale):
        part = [event for _, event in run]
        if of_the_table:
            entries += [_table_line(event, words) for event in part]
        else:
            entries.append(_line(power, part, words, names, announced))
    return entries


def _part_of_the_tale(told: tuple[int, Event]) -> tuple[int, bool, int]:
    """Return what events have in common that one sentence tells: the phase, and who did them."""
    phase, event = told
    return phase, event.kind in OF_THE_TABLE, event.seat


def _is_told(event: Event) -> bool:
    if event.kind == "spent_token":
        return event.cause in ("fight", "idle")
    if event.kind == "moved":
        return event.target not in CELLS
    if event.kind == "scored":
        return True
    restored = event.kind == "removed_instability" and event.cause == event.source
    return event.kind in TOLD and event.cause not in GOES_WITHOUT_SAYING and not restored


def _table_line(event: Event, words: Words) -> LogLine:
    cards = (event.what,) if event.what else ()
    text = words(f"black_rose.log.{event.kind}", n=event.amount, name=_name(event.what, words, ()))
    return LogLine(None, text, cards)


def _line(
    power: int, events: list[Event], words: Words, names: Sequence[str], announced: set[str]
) -> LogLine:
    """Return a line about what one power did, and because of what, where neither line nor event say so."""
    who = words("black_rose.name.black_rose") if power == ROSE else names[power]
    cards: list[str] = []
    clauses = []
    before: Event | None = None
    named, drawing = set(announced), ""
    for _, group in groupby(_by_deck(events), _subject):
        run = list(group)
        parts = [run] if run[0].kind in TOGETHER else [[event] for event in run]
        for part in parts:
            deed = _clause(part, before, words, names)
            verb = deed.partition(" ")[0] if part[-1].kind == "drew" else ""
            # One verb is enough for cards from several decks.
            deed, drawing = deed.removeprefix(f"{drawing} ") if verb else deed, verb
            before = part[-1]
            if _needs_cause(before) and before.cause not in (*named, before.target):
                deed = words("black_rose.log.because", deed=deed, cause=_name(before.cause, words, names))
            clauses.append(deed)
            named |= {before.cause, kind_of(before.what)}
            cards += [card for event in part for card in _cards(event)]
    text = words("black_rose.log.line", who=who, deeds=_joined(clauses, words))
    return LogLine(power, f"{text}.", tuple(dict.fromkeys(cards)))


def _by_deck(events: list[Event]) -> list[Event]:
    """Return the events with cards that are drawn one after another gathered by their decks."""
    gathered: list[Event] = []
    for drawing, group in groupby(events, lambda event: event.kind == "drew"):
        run = list(group)
        if drawing:
            decks = [_zone(event) for event in run]
            run.sort(key=lambda event: decks.index(_zone(event)))
        gathered += run
    return gathered


def _joined(clauses: list[str], words: Words) -> str:
    """Join clauses; semicolons keep apart what follows a colon from the next clause."""
    listing = any(": " in clause.partition("(")[0] for clause in clauses[:-1])
    return "; ".join(clauses) if listing else listed(clauses, words)


def _subject(event: Event) -> tuple[str, str, str, int]:
    """Return what makes events in a row one clause."""
    match event.kind:
        case "drew":
            return event.kind, _zone(event), "", 0
        case "scored":
            return event.kind, "", "", event.amount < 0
        case "room_won":
            return event.kind, "", "", 0
        case "discarded":
            return event.kind, event.cause, "", 0
        case "moved":
            return event.kind, event.what, "", 0
        case "placed" | "damaged":
            return event.kind, event.cause, event.what, event.amount
    return event.kind, event.source, event.target, 0


def _needs_cause(event: Event) -> bool:
    """Tell whether cubes were moved by an effect; a figure that strikes is cause enough."""
    return event.kind in OF_EFFECTS and not (event.kind == "damaged" and event.source)


def _zone(event: Event) -> str:
    """Return where cards come from, whosever that is."""
    return kind_of(event.source)


def _clause(events: list[Event], before: Event | None, words: Words, names: Sequence[str]) -> str:
    """Return what a power did, without saying who; what has just been named is not named again."""
    event = events[-1]
    key = f"black_rose.log.{event.kind}"
    target = _met(event.target, event.kind, words, names)
    match event.kind:
        case "drew" if event.what == HIDDEN:
            return words.count(f"{key}.{_zone(event)}.unseen", len(events))
        case "drew":
            return words(f"{key}.{_zone(event)}", names=_names([e.what for e in events], words, names))
        case "looked" | "took" | "stole" | "dropped_quest" if event.what == HIDDEN:
            return words("black_rose.log.looked.unseen") if event.kind == "looked" else words(f"{key}.unseen")
        case "room_won":
            return words(key, names=_names([e.what for e in events], words, names))
        case "scored":
            lost = f"{key}.lost" if event.amount < 0 else key
            return words.count(lost, abs(sum(e.amount for e in events)), source=_sources(events, words))
        case "ready" | "warded" | "guarded":
            return words.count(key, event.amount)
        case "spent_token":
            return words(f"black_rose.log.{event.cause}")
        case "armed":
            return words(f"{key}.{event.cause}")
        case "banned":
            return words(f"{key}.{BANS[event.amount]}", name=_name(event.cause, words, names))
        case "element":
            return words(key, name=words(f"black_rose.element.{event.cause}"))
        case "turned" if event.what in MAGES:
            return words(f"{key}.mage")
        case "activated" if event.what in MAGES:
            return words(f"{key}.mage", name=_name(event.cause, words, names))
        case "damaged" | "placed":
            things = list(dict.fromkeys(other.target for other in events))
            for_rose = event.kind == "placed" and event.what == CUBES[ROSE] and event.seat != ROSE
            key += ".rose" * for_rose + ".each" * (len(things) > 1)
            named = [_met(thing, event.kind, words, names) for thing in things]
            return words.count(key, event.amount, target=listed(named, words))
        case "healed":
            n = sum(other.amount for other in events)
            mage = ".mage" * (event.source in MAGES or event.source in FORMS)
            return words(f"{key}{mage}", n=n, target=_name(event.source, words, names))
        case "replaced" | "replaced_damage":
            return words.count(key, sum(other.amount for other in events), target=target)
        case "revealed":
            side = words(f"black_rose.side.{SIDES[event.amount]}").lower()
            return words(key, name=_name(event.what, words, names), side=side)
        case "moved" if event.what in MAGES:
            moved = ".mage" if SEATS[event.what] == event.seat else ".other"
            return words(f"{key}{moved}", target=target, name=_name(event.what, words, names))
        case "moved" if before is not None and before.kind == "activated" and before.what == event.what:
            return words(f"{key}.it", target=target)
        case "lasts":
            known = before is not None and before.kind == "revealed"
            lasts = words(f"{key}.it") if known else words(key, cause=_name(event.cause, words, names))
            other = SEATS.get(event.target, event.seat) != event.seat
            return words(f"{key}.on", lasts=lasts, target=target) if other else lasts
        case "outlived":
            return words(key, name=_name(event.what, words, names), cause=_name(event.cause, words, names))
        case "activated_room" if before is not None and before.target == event.what:
            return words(f"{key}.here")
        case "discarded" if event.cause in ("inertia", "sacrifice"):
            key += f".{event.cause}"
        case "discarded":
            return words.count(key, len(events), names=_names([e.what for e in events], words, names))
    return words(
        key,
        name=_name(event.what, words, names),
        source=_met(event.source, event.kind, words, names),
        target=target,
    )


def _sources(events: list[Event], words: Words) -> str:
    """Return where points come from; several sources each with its share."""
    shares: dict[str, int] = {}
    for event in events:
        shares[event.cause] = shares.get(event.cause, 0) + event.amount
    if len(shares) == 1:
        return _source(events[0].cause, words)
    return ", ".join(
        words("black_rose.log.part", source=_source(cause, words), n=n) for cause, n in shares.items()
    )


def _source(cause: str, words: Words) -> str:
    return words(f"black_rose.log.source.{cause}") if cause in NO_COMPONENTS else _name(cause, words, ())


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
    found = [kind_of(thing) for thing in things if thing and thing != HIDDEN]
    return [
        thing
        for thing in found
        if thing not in ("mage", "cell", "cube", "slot", "form", "quests", "events", "supply")
    ]


def _name(thing: str, words: Words, names: Sequence[str]) -> str:
    """Return a component in quotation marks, a mage by its player, an evocation by its number."""
    if thing in SEATS:
        return names[SEATS[thing]] if SEATS[thing] < len(names) else ""
    kind, _, number = thing.partition(":")
    if number and kind in ("slot", "hand", "memories", "grimoire", "cube", "supply", "cell"):
        return ""
    if kind == "form":
        return words("black_rose.log.form", name=_name(MAGES[int(number)], words, names))
    if kind in ("quests", "events"):
        return words("black_rose.log.name", name=words(f"black_rose.name.{kind}"))
    if number:
        return words("black_rose.figure", name=words(f"black_rose.name.{kind}"), n=number)
    if thing in ("", "supply", "library", "upgrades", "forgotten", "removed", "aside", HIDDEN):
        return ""
    return words("black_rose.log.name", name=words(f"black_rose.name.{thing}"))


def _met(thing: str, kind: str, words: Words, names: Sequence[str]) -> str:
    """Return whom or what an event meets, said as its kind asks for it."""
    name = _name(thing, words, names)
    if kind in HARM and kind_of(thing) != "form":
        return words(f"black_rose.log.{kind}.{'mage' if thing in SEATS else 'figure'}", name=name)
    return words("black_rose.log.room", name=name) if name and kind in INTO_ROOMS else name


def _names(things: list[str], words: Words, names: Sequence[str]) -> str:
    return listed([_name(thing, words, names) for thing in things], words)

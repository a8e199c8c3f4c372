"""What came of a scenario, read off its events and the position at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.events import Event
from rules.core.ids import SEATS
from rules.epic_spell_wars.order import ORDER
from rules.epic_spell_wars.state import DISCARD, SPELL_DECK, State

Outcome = dict[str, Any]
"""What is compared, by name."""


def outcome(state: State, events: list[Event], before: list[int]) -> Outcome:
    """Return the position at the end and what happened on the way, also card by card."""
    seats = state.seats
    casts = [number for number, event in enumerate(events) if event.kind == "cast"]
    ends = [*casts, len(events)][1:]
    medals = [event.seat for event in events if event.kind == "medal"]
    orders = [event.what for event in events if event.kind == "order"]
    first = events[: casts[0]] if casts else events
    return {
        "life": [seat.life for seat in seats],
        "treasures": [" ".join(seat.treasures) for seat in seats],
        "hands": [" ".join(seat.hand) for seat in seats],
        "spells": [" ".join([part.card for part in seat.spell]) for seat in seats],
        "dead": [" ".join(seat.dead) for seat in seats],
        "medals": [seat.medals for seat in seats],
        "extra": [seat.extra for seat in seats],
        "slag": [seat.slag for seat in seats],
        "deck": " ".join(reversed(state.deck)),
        "dead_deck": " ".join(reversed(state.dead_deck)),
        "discard": " ".join(sorted(state.discard)),
        "treasure_discard": " ".join(state.treasure_discard),
        "dead_discard": " ".join(state.dead_discard),
        "reserved": [_count(events, "reserved", seat) for seat in range(len(seats))],
        "over": int(not state.stack and bool(state.winners)),
        "deaths": _seats(events, "died"),
        "winner": medals[0] if medals else -1,
        "order": _seats(events, "turn"),
        "planned": [int(seat) for seat in orders[0].split("+")] if orders else [],
        "rolled": [[e.seat, _purpose(e), e.amount] for e in events if e.kind == "rolled"],
        "before": [_part(first, _lives(before, first))],
        "parts": [_part(events[a:b], _lives(before, events[:b])) for a, b in zip(casts, ends, strict=True)],
    }


def _part(events: list[Event], lives: list[int]) -> Outcome:
    """Return what one card brought about, and the lives after it."""
    roll = next((event for event in events if event.kind == "power_roll"), None)
    return {
        "card": next((event.what for event in events if event.kind in ("cast", "used")), ""),
        "copied": " ".join([event.what for event in events if event.kind == "copied"]),
        "targets": [SEATS.index(event.target) for event in events if event.kind == "targeted"],
        "dice": sorted([int(die) for die in roll.source.split("+")]) if roll else [],
        "total": roll.amount if roll else 0,
        "row": int(roll.target[-1]) if roll else -1,
        "damage": _sums(events, "damaged"),
        "healed": _sums(events, "healed"),
        "gained": [[event.seat, event.what] for event in events if event.kind == "gained_treasure"],
        "stolen": [[event.seat, event.what] for event in events if event.kind == "stole_treasure"],
        "added": " ".join([event.what for event in events if _adds(event)]),
        "revealed": " ".join(sorted([event.what for event in events if _is_turned_up(event)])),
        "taken": " ".join([event.what for event in events if _takes(event)]),
        "deaths": _seats(events, "died"),
        "life": list(lives),
    }


def _seats(events: Iterable[Event], kind: str) -> list[int]:
    return [event.seat for event in events if event.kind == kind]


def _count(events: Iterable[Event], kind: str, seat: int) -> int:
    return sum([event.kind == kind and event.seat == seat for event in events])


def _sums(events: Iterable[Event], kind: str) -> dict[str, int]:
    """Return how much in all for each seat."""
    sums: dict[str, int] = {}
    for event in events:
        if event.kind == kind:
            sums[str(event.seat)] = sums.get(str(event.seat), 0) + event.amount
    return sums


def _lives(before: list[int], events: Iterable[Event]) -> list[int]:
    """Return the lives after events."""
    lives = list(before)
    for event in events:
        if event.kind == "damaged":
            lives[event.seat] = max(0, lives[event.seat] - event.amount)
        elif event.kind == "healed":
            lives[event.seat] += event.amount
    return lives


def _purpose(event: Event) -> str:
    return event.what or (ORDER if event.cause == ORDER else "card")


def _is_turned_up(event: Event) -> bool:
    return event.kind == "revealed" and event.source == SPELL_DECK


def _adds(event: Event) -> bool:
    """Tell whether a card joins a spell."""
    joins = event.kind in ("added", "stole_part")
    return joins or (_is_turned_up(event) and event.target != DISCARD)


def _takes(event: Event) -> bool:
    """Tell whether a card of a foe's spell is taken or thrown out."""
    thrown_out = event.kind == "discarded" and event.source.startswith("spell") and event.cause != ""
    return event.kind == "stole_part" or (thrown_out and event.cause != event.what)

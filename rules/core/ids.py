"""The grammar of ids: how actions, events, decisions and reasons name things.

    id        = component | thing | set
    component = a printed component: `athanor`, `deadly_bolt`, `seal_fire_4` (letters, digits, `_`)
    thing     = kind ":" part { ":" part }      a part is a seat, a number or a name
    set       = name { "+" name }               several dice that are used together: `fire2+fire3`
    copy      = id "#" number                   one of several equal things; only a table needs it

In every game `seat:<seat>` is a player. Which other things there are, a game declares in its `kinds.THINGS`,
each with its form: `die:<seat>:<die>`. What stands in angle brackets varies, the rest is written as it is.
"""

from __future__ import annotations

MOST_SEATS = 6
"""How many may sit at a table, whatever the game."""


def by_seat(kind: str) -> tuple[str, ...]:
    """Return the ids of a kind of thing that every seat has one of, by their seats."""
    return tuple(f"{kind}:{seat}" for seat in range(MOST_SEATS))


def kind_of(id: str) -> str:
    """Return the kind of a thing: `slot` of `slot:0:1`, and of `templar:2` the component."""
    return id.partition(":")[0]


def name_of(id: str) -> str:
    """Return the last part of a thing: `fire3` of `die:0:fire3`, and a component itself."""
    return id.rpartition(":")[2]


def seat_of(id: str) -> int:
    """Return the seat that a thing belongs to: 0 of `die:0:fire3`, `mage:0` or `seat:0`."""
    return int(id.split(":")[1])


def number_of(id: str) -> int:
    """Return the number at the end of a thing: 1 of `slot:0:1`."""
    return int(id.rpartition(":")[2])


def fits(form: str, id: str) -> bool:
    """Tell whether an id has a declared form: `slot:0:1` has that of `slot:<seat>:<n>`."""
    wanted, parts = form.split(":"), id.split(":")
    return len(wanted) == len(parts) and all(
        want.startswith("<") or want == part for want, part in zip(wanted, parts, strict=True)
    )


SEATS = by_seat("seat")

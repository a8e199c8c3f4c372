"""The grammar of ids: how actions, events, decisions and reasons name things.

    id        = component | thing | set
    component = a printed component: `athanor`, `deadly_bolt`, `seal_fire_4` (letters, digits, `_`)
    thing     = kind ":" part { ":" part }      a part is a seat, a number or a name
    set       = name { "+" name }               several dice that are used together: `fire2+fire3`
    copy      = id "#" number                   one of several equal things; only a table needs it

In every game `seat:<seat>` is a player. What else there is, game by game:

    Res Arcana   elan life calm death gold      an essence of a kind
                 deck:<seat>  monument_deck     a deck to look at
    Black Rose   mage:<seat>  <kind>:<number>   a mage; an evocation (`templar:2`)
                 cell:<seat>  slot:<seat>:<n>   a cell; a slot for spells, 0 the quick one
                 cube:<seat>  cube:rose         cubes of a power
                 imaginary                      a target that is nobody
    Five Seals   die:<seat>:<colour><value>     a die (`die:0:fire3`); value 0 is not rolled yet
                 store:<colour>                 the dice of a colour that nobody has
                 mage:<seat>  familiar:<seat>   figures; `guardian_<element>` is a component
                 <spot>_<branch>  centre        a place of the dungeon
                 home:<seat>  aside             where a familiar waits; where a guardian goes
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


SEATS = by_seat("seat")

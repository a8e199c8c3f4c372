"""How everybody at a table is called: a person by the name typed, a bot without one by a name of its own."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.words import Words
from saves.save import BOT, Seat

GIVEN = 6
"""How many names there are for bots: at every table one for each seat."""


def seat_names(seats: Sequence[Seat], words: Words) -> list[str]:
    """Return the names of the players; the same seats have the same names everywhere, and no two bots one."""
    taken = {seat.name for seat in seats}
    given = [words(f"seat.bot.{number}") for number in range(1, GIVEN + 1)]
    names = []
    for number, seat in enumerate(seats):
        name = seat.name
        if not name and seat.player.startswith(BOT):
            # The name of the place at the table, unless somebody goes by it.
            name = next(each for each in given[number:] + given[:number] if each not in taken)
            taken.add(name)
        names.append(name or words("seat", n=number + 1))
    return names

"""What chance brought in games that were played: the sides of dice, or the cards that were drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.games import GAMES
from saves.statistics import Chances, Record, add_up

SIDES = tuple("123456")


class CameUp(NamedTuple):
    """How often each side of a die was rolled, or each card of a game was drawn."""

    chances: Chances
    rolled: bool


def came_up(game: str, played: Sequence[Record]) -> CameUp:
    """Return what chance brought; a side or a card that never came up counts too."""
    rolled = add_up(record.rolls for record in played)
    if rolled:
        return CameUp(Chances({side: rolled.get(side, 0) for side in SIDES}), rolled=True)
    drawn, components = add_up(record.draws for record in played), GAMES[game].components
    kinds = {components[name].kind for name in drawn if name in components}
    cards = {name: drawn.get(name, 0) for name, each in components.items() if each.kind in kinds}
    return CameUp(Chances(cards), rolled=False)


class Extremes(NamedTuple):
    """The things that came up most, then those that came up least, and how many lie between."""

    counts: list[tuple[str, int]]
    most: int
    """How many of them are those that came up most."""
    left_out: int


def extremes(counts: Mapping[str, int], room: int) -> Extremes:
    """Return as many of the most and of the least as there is room for; what is left out takes a line."""
    ranked = sorted(counts.items(), key=lambda entry: -entry[1])
    if len(ranked) <= room:
        return Extremes(ranked, len(ranked), 0)
    most, least = room // 2, (room - 1) // 2
    return Extremes(ranked[:most] + ranked[len(ranked) - least :], most, len(ranked) - most - least)

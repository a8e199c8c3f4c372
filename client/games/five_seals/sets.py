"""A set of dice with which a seal can be broken, as it is listed."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.place import place
from client.art.text import LIVELY, QUIET, line
from client.games.five_seals.palette import DICE
from client.table.dice import die
from client.table.model import TableModel
from rules.core.action import Action
from rules.core.words import Words
from rules.five_seals.elements import Dice, colour, read_dice, value, without
from rules.five_seals.state import State

SMALL = 0.72
"""How large the dice are that are left, by the size of those that are spent."""


def set_of_dice(action: Action, model: TableModel[State], height: int) -> Surface | None:
    """Return the dice that an option spends, their sum, and the dice of that colour that are left."""
    if action.kind != "break" or not action.source:
        return None
    spent, left = read_dice(action.source), tuple(model.view.seats[model.viewer].dice)
    for code in spent:
        left = without(left, code)
    alike = tuple(code for code in left if colour(code) == colour(spent[0]))
    return _row(spent, alike, height, model.words)


@sprite
def _row(spent: Dice, left: Dice, height: int, words: Words) -> Surface:
    """Return dice side by side with their sum, and smaller those that are left."""
    total = sum(map(value, spent))
    small = round(height * SMALL)
    parts = [
        *(_die(code, height) for code in spent),
        line(words("five_seals.table.sum", n=total), LIVELY, round(height * 0.36)),
    ]
    if left:
        parts.append(line(words("five_seals.table.left"), QUIET, round(height * 0.32)))
        parts += [_die(code, small) for code in left]
    gap = round(height * 0.14)
    surface = Surface((sum(part.get_width() + gap for part in parts) - gap, height), SRCALPHA)
    x = 0
    for part in parts:
        x = place(surface, part, (x, height / 2), "midleft").right + gap
    return surface


def _die(code: int, px: int) -> Surface:
    return die(DICE[colour(code)], value(code), px)

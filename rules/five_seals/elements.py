"""The five elements, and dice: each is a small number, its colour times ten plus its value."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations as subsets

from rules.core.ids import by_seat, name_of

COLOURS = ("fire", "water", "air", "earth")
MIND = "mind"
ELEMENTS = (*COLOURS, MIND)
INDEX = {colour: index for index, colour in enumerate(COLOURS)}
MOST = 6
UNROLLED = 0
CODE = 10

Dice = tuple[int, ...]
"""Dice in rising order, so that equal hands are equal; a value of 0 is not rolled yet."""

NAMES = {
    index * CODE + value: f"{colour}{value}"
    for index, colour in enumerate(COLOURS)
    for value in range(MOST + 1)
}
CODES = {name: die for die, name in NAMES.items()}
DICE_OF, SCROLLS_OF = by_seat("dice"), by_seat("scrolls")
DIE_IDS = tuple({die: f"{seat}:{name}" for die, name in NAMES.items()} for seat in by_seat("die"))
STORES = {colour: f"store:{colour}" for colour in COLOURS}


def die(colour: str, value: int = UNROLLED) -> int:
    """Return the die of a colour that shows a value."""
    return INDEX[colour] * CODE + value


def colour(die: int) -> str:
    """Return the colour of a die."""
    return COLOURS[die // CODE]


def value(die: int) -> int:
    """Return what a die shows."""
    return die % CODE


def raised(die: int, amount: int) -> int:
    """Return the die turned so much higher, but never above its highest side."""
    return die + min(amount, MOST - die % CODE)


def without(dice: Dice, gone: int) -> Dice:
    """Return dice less one."""
    at = dice.index(gone)
    return dice[:at] + dice[at + 1 :]


def plus(dice: Dice, more: int) -> Dice:
    """Return dice and one more."""
    return tuple(sorted((*dice, more)))


def read_die(id: str) -> int:
    """Return the die of a `die:<seat>:<name>`."""
    return CODES[name_of(id)]


@lru_cache(maxsize=1 << 12)
def read_dice(source: str) -> Dice:
    """Return the dice of a combination as actions name it: `fire2+fire3`."""
    return tuple([CODES[name] for name in source.split("+")]) if source else ()


def by_element(dice: Dice) -> dict[str, list[Dice]]:
    """Return the dice that break seals of an element, one colour apart from the other."""
    hands: dict[str, list[Dice]] = {MIND: []}
    for index, name in enumerate(COLOURS):
        own = tuple([die for die in dice if die // CODE == index])
        if own:
            hands[name] = [own]
            hands[MIND].append(own)
    return hands


@lru_cache(maxsize=1 << 14)
def combinations(dice: Dice, strength: int) -> tuple[str, ...]:
    """Name every set of dice, all of one colour, that breaks such a seal with none superfluous."""
    found: dict[str, None] = {}
    for size in range(1, len(dice) + 1):
        for some in subsets(dice, size):
            values = [die % CODE for die in some]
            if sum(values) - min(values) < strength <= sum(values):
                found["+".join([NAMES[die] for die in some])] = None
    return tuple(found)

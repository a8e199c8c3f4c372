"""What treasures and dead wizards do for their owners: small frozen records that the rules look for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.epic_spell_wars.resolve import Number, number
from rules.epic_spell_wars.spell import DELIVERY, QUALITY

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State


class Trait(Struct, frozen=True):
    """One line of a treasure or of a dead wizard card."""


# --- treasures and the power roll ----------------------------------------------------------------------


class CountsAsGlyph(Trait, frozen=True):
    """Counts as a card with this glyph in every own spell."""

    glyph: str


class MoreDice(Trait, frozen=True):
    """Adds dice to own power rolls under a condition."""

    dice: int
    when: Literal["low_life", "last", "quality", "delivery"]


class HigherTotal(Trait, frozen=True):
    """Adds to the totals of own power rolls."""

    amount: Number


class LuckySingle(Trait, frozen=True):
    """Adds to every own roll of a single die."""

    amount: int


class RerollDie(Trait, frozen=True):
    """Lets the owner roll one die of an own power roll again."""


class RedoRoll(Trait, frozen=True):
    """Can be discarded to roll all dice of an own power roll again; then its owner gains a treasure."""


class HealBySixes(Trait, frozen=True):
    """Heals for each six on the dice of an own power roll."""


class HealWhenFoesFail(Trait, frozen=True):
    """Heals each time that the power roll of a foe stays in the lowest row."""

    life: int


# --- treasures and the spell -----------------------------------------------------------------------------


class HurtCasters(Trait, frozen=True):
    """Hurts a foe before each card with a glyph that the foe casts."""

    glyph: str
    amount: int


class AddIfShort(Trait, frozen=True):
    """Adds a random card of the hand to a spell that was laid with few cards."""

    most: int


class FasterSpells(Trait, frozen=True):
    """Adds to the initiative of own spells, and can be discarded to act last."""

    initiative: int


class FireLeft(Trait, frozen=True):
    """Hurts the left foe at the start of each own turn."""

    amount: int


class StandIn(Trait, frozen=True):
    """Can lie in a spell face up like Wild Magic, and is kept."""


class AnswerTwin(Trait, frozen=True):
    """Lets the owner discard the twin of a card that a foe plays, to hurt the foe and heal."""

    amount: int


class RewardWild(Trait, frozen=True):
    """Heals and brings a treasure when its owner plays Wild Magic."""

    life: int


class LargerHand(Trait, frozen=True):
    """Brings a card when gained, and raises the hand size."""

    cards: int


# --- dead wizards ------------------------------------------------------------------------------------


class StartTreasure(Trait, frozen=True):
    """Begins the next game with a treasure."""


class StartLife(Trait, frozen=True):
    """Begins the next game with more life."""

    life: int


class StartCards(Trait, frozen=True):
    """Draws more cards after the starting hand of the next game."""

    cards: int


class StartDie(Trait, frozen=True):
    """Adds a die to every power roll of the first turn of the next game."""


class StartWild(Trait, frozen=True):
    """Begins the next game with a Wild Magic beside the starting hand."""


class Revenge(Trait, frozen=True):
    """Hurts a foe of choice as soon as it is drawn."""

    amount: int


class Joke(Trait, frozen=True):
    """Does nothing."""


# --- sums --------------------------------------------------------------------------------------------

LOW_LIFE = 9


def dice_bonus(state: State, seat: int, card: str) -> int:
    """Return how many dice the treasures of a seat add to a power roll of a card."""
    dice = 0
    for treasure in state.seats[seat].treasures:
        trait = state.traits[treasure]
        if isinstance(trait, MoreDice) and _applies(trait, state, seat, card):
            dice += trait.dice
    return dice


def _applies(trait: MoreDice, state: State, seat: int, card: str) -> bool:
    match trait.when:
        case "low_life":
            return state.seats[seat].life <= LOW_LIFE
        case "last":
            return state.acting == seat and all(state.seats[foe].acted for foe in state.foes(seat))
        case "quality":
            return state.kind(card) == QUALITY
    return state.kind(card) == DELIVERY


def total_bonus(state: State, seat: int, dice: int) -> int:
    """Return what the treasures of a seat add to the total of a power roll of so many dice."""
    total = single_bonus(state, seat) if dice == 1 else 0
    for treasure in state.seats[seat].treasures:
        trait = state.traits[treasure]
        if isinstance(trait, HigherTotal):
            total += number(trait.amount, state, seat)
    return total


def single_bonus(state: State, seat: int) -> int:
    """Return what a treasure of the seat adds to a roll of a single die."""
    for treasure in state.seats[seat].treasures:
        trait = state.traits[treasure]
        if isinstance(trait, LuckySingle):
            return trait.amount
    return 0

"""What cards say in symbols: a verb becomes a sign or two, a row of a roll a few words with signs in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from rules.core.words import Words
from rules.epic_spell_wars.card_text import phrase
from rules.epic_spell_wars.dice import Contest, ExtraDie, FoesRoll, HeadsOrTails, MatchDice, PowerRoll
from rules.epic_spell_wars.effects import (
    ChooseOne,
    Damage,
    DamageInTurn,
    DamageNeighbours,
    DestroyOwn,
    DestroyTheirs,
    Discard,
    DrawDead,
    Forfeit,
    GainTreasure,
    Heal,
    HurtSelf,
    If,
    NoEffect,
    Ransom,
    Repeat,
    RepeatOnDeath,
    StealAny,
    StealTheirs,
)
from rules.epic_spell_wars.parts import (
    AddChosen,
    AddRandom,
    AimWide,
    CopyText,
    DiscardPart,
    GoFirst,
    StealPart,
    TurnUp,
)
from rules.epic_spell_wars.resolve import Amount, Number, Verb
from rules.epic_spell_wars.spell import GLYPHS
from rules.epic_spell_wars.targets import Aim

DIE, CARD, TREASURE, DEAD, AIM, HASTE = (
    "[spell_die]", "[spell_card]", "[treasure]", "[dead_wizard]", "[aim]", "[haste]",
)  # fmt: skip
PLAIN: dict[type[Verb], str] = {
    AddChosen: f"+{CARD}",
    AddRandom: f"+{CARD}",
    Aim: AIM,
    AimWide: f"{AIM}{AIM}{AIM}",
    CopyText: f"{CARD}={CARD}",
    DestroyOwn: f"–{TREASURE}",
    DestroyTheirs: f"–{TREASURE}",
    DiscardPart: f"–{CARD}",
    DrawDead: f"+{DEAD}",
    ExtraDie: f"+{DIE}",
    GainTreasure: f"+{TREASURE}",
    GoFirst: HASTE,
    NoEffect: "–",
    StealAny: f"{AIM}{TREASURE}",
    StealPart: f"{AIM}{CARD}",
    StealTheirs: f"{AIM}{TREASURE}",
    TurnUp: f"+{CARD}",
}
"""The verbs that are always the same sign."""


def amount(number: Number, sign: str) -> str:
    """Return so much of a sign, or so much for each glyph that counts."""
    if isinstance(number, Amount):
        per = next((f"[{what}]" for what in number.per if what in GLYPHS), DIE if not number.per else "×")
        return f"[{sign}:{number.each}]{per}"
    return f"[{sign}:{number}]"


@singledispatch
def signs(verb: Verb) -> str:
    """Return a verb in symbols, or raise `LookupError`."""
    return PLAIN[type(verb)]


@signs.register
def _(verb: Damage | DamageNeighbours | HurtSelf | Ransom | Forfeit) -> str:
    return amount(verb.amount, "blow")


@signs.register
def _(verb: DamageInTurn) -> str:
    return "[blow:1][blow:2][blow:3]"


@signs.register
def _(verb: Heal) -> str:
    return amount(verb.amount, "mend")


@signs.register
def _(verb: Discard) -> str:
    return f"–{CARD}" * verb.count


@signs.register
def _(verb: PowerRoll) -> str:
    return " / ".join(signs(row[0]) for row in verb.rows)


@signs.register
def _(verb: ChooseOne) -> str:
    return " / ".join("".join(map(signs, row)) for row in (verb.first, verb.second))


@signs.register
def _(verb: If | Repeat | RepeatOnDeath) -> str:
    return "".join(map(signs, verb.verbs))


@signs.register
def _(verb: FoesRoll | HeadsOrTails | Contest | MatchDice) -> str:
    return f"{DIE}{'[blow]' if not isinstance(verb, FoesRoll) or verb.outcome == 'damage' else '[mend]'}"


# --- the rows of a roll --------------------------------------------------------------------------------

ROW = "epic_spell_wars.row"
SHORT = (AddChosen, AddRandom, DestroyTheirs, GainTreasure, StealPart, StealTheirs)
"""The verbs that are said in fewer words in a row, always the same ones."""


def row(verbs: Sequence[Verb], words: Words) -> str:
    """Return a row of a roll as it stands on a card: short enough to leave the picture its room."""
    return ", ".join(short(verb, words, alone=len(verbs) == 1) for verb in verbs)


@singledispatch
def short(verb: Verb, words: Words, *, alone: bool) -> str:
    """Return a verb as it stands in a row, alone or behind what the victims suffer."""
    return words(f"{ROW}.{type(verb).__name__.lower()}") if isinstance(verb, SHORT) else phrase(verb, words)


@short.register
def _(verb: Damage, words: Words, *, alone: bool) -> str:
    if isinstance(verb.amount, Amount):
        so_much = words.count("epic_spell_wars.damage", verb.amount.each)
        return words(f"{ROW}.per", what=so_much, each="".join(f"[{what}]" for what in verb.amount.per))
    so_much = words.count("epic_spell_wars.damage", verb.amount)
    return words(f"{ROW}.with_medal", what=so_much, n=verb.with_medal) if verb.with_medal else so_much


@short.register
def _(verb: DamageNeighbours | Forfeit, words: Words, *, alone: bool) -> str:
    return words(f"{ROW}.{type(verb).__name__.lower()}", n=verb.amount)


@short.register
def _(verb: Heal | HurtSelf, words: Words, *, alone: bool) -> str:
    if isinstance(verb.amount, Amount):
        return phrase(verb, words)
    what = "life" if isinstance(verb, Heal) else "damage"
    so_much = words.count(f"epic_spell_wars.{what}", verb.amount) if alone else verb.amount
    return words(f"{ROW}.{type(verb).__name__.lower()}", what=so_much)


@short.register
def _(verb: Discard, words: Words, *, alone: bool) -> str:
    return words.count(f"{ROW}.discard", verb.count)

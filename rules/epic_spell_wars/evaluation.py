"""How well a seat stands: lives, treasures and medals, and what its spell can be expected to do."""

from __future__ import annotations

from math import exp

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import SEATS
from rules.epic_spell_wars.dice import row_of
from rules.epic_spell_wars.effects import SUFFER
from rules.epic_spell_wars.expectation import CARD, TREASURE, guess
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.spell import DELIVERY, KINDS, STAND_INS, WILD
from rules.epic_spell_wars.state import GLYPH, State

STEEPNESS = 0.12
"""How fast a lead in life becomes a likely win of the game."""
WILD_CARD = 1.0
"""What a Wild Magic in hand is worth in life beside what every card is."""
EMPTY = 3.0
"""What a spell that is still to be laid takes off, lest a seat take its only card back for ever."""
DOOMED = 0.5
"""What share of its strength is left to a seat whose own spell is likely to kill it."""
LEADER = 2.4
"""How many times likelier who has a medal already wins the tournament, against who has none."""
DEAD_CARD = 0.03
"""By how much a dead wizard card raises the odds of the next game."""


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins, as far as its view tells: 0 hopeless, 1 won."""
    if state.winners:
        return float(seat in state.winners)
    shares = game_shares(state, seat)
    needed = MEDALS[state.length]
    medals = [other.medals for other in state.seats]
    chance = 0.0
    for winner, share in enumerate(shares):
        if medals[winner] + 1 == needed:
            chance += share * (winner == seat)
        elif share:
            chance += share * _later(state, seat, winner)
    return chance


def _later(state: State, seat: int, winner: int) -> float:
    """Return how likely the seat wins the tournament once somebody has won this game."""
    weights = [
        (LEADER if other.medals or number == winner else 1.0) * (1 + DEAD_CARD * len(other.dead))
        for number, other in enumerate(state.seats)
    ]
    return weights[seat] / sum(weights)


def game_shares(state: State, seat: int) -> list[float]:
    """Return how likely each seat wins the present game, given what is known of the one's own spell."""
    expected = guess(state, seat) if state.seats[seat].life and state.seats[seat].spell else None
    weights = []
    for number, other in enumerate(state.seats):
        if not other.life:
            weights.append(0.0)
            continue
        # Hands are filled again, so that laying a card costs nothing.
        cards = len(other.hand) + len(other.spell)
        strength = other.life + TREASURE * len(other.treasures) + CARD * cards
        if number == seat:
            strength += WILD_CARD * other.hand.count(WILD)
            strength -= 0 if other.acted or other.spell else EMPTY
        if expected is not None:
            strength += TREASURE * expected.treasures[number] - expected.harm[number]
        weight = exp(STEEPNESS * strength)
        # Who must expect to die of its own spell stands worse than the lives it costs say.
        doomed = number == seat and expected is not None and expected.harm[seat] >= other.life
        weights.append(DOOMED * weight if doomed else weight)
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


# --- at a glance -----------------------------------------------------------------------------------------

BASE = {
    "sir_lootzor": 2.0, "scorchia": 3.0, "ben_voodoo": 3.2, "professor_presto": 3.0, "midnight_merlin": 2.4,
    "beard_o_blasty": 2.6, "death_fairy": 2.0, "magma_gog": 3.0, "wyrmtor": 2.4, "walker_time_ranger": 2.2,
    "dr_rooty_bark": 2.6, "king_oberon": 2.0, "rose_bottom": 2.0, "muzzlesnap": 1.8, "pew_and_pew": 2.4,
    "bleemax_brainiac": 1.8, "mind_altering": 3.0, "maggoty": 2.6, "devilicious": 2.8, "polished": 2.8,
    "mysterious": 2.6, "thundering": 4.0, "cat_a_strophic": 2.6, "inferno_tastic": 1.8, "ballsy": 2.8,
    "gore_nado": 3.0, "vorpal_trap": 2.8, "mercy_killing": 2.6, "death_wish": 2.2, "chicken": 2.2,
}  # fmt: skip
"""How good cards are at a glance; all others are worth `PLAIN`."""
PLAIN = 1.6
MATCH = 1.3
"""What a glyph that the spell has already adds to a card at a glance."""


def quick(state: State) -> Action:
    """Return a plausible option at a glance."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    match decision.prompt:
        case "turn":
            return _lay_quickly(state, decision)
        case "reroll":
            return _reroll_quickly(state, options)
        case "ransom" | "forfeit":
            return options[0] if state.seats[decision.seat].life <= 6 else SUFFER
        case "add":
            return max(options, key=lambda option: BASE.get(option.source, PLAIN) * (option.kind == "add"))
    if options[0].kind == "target":
        foes = [option for option in options if option.target != SEATS[decision.seat]]
        return min(foes, key=lambda option: state.seats[SEATS.index(option.target)].life)
    return options[0]


def _lay_quickly(state: State, decision: Decision) -> Action:
    """Fill the places one after another with what suits the rest, and be ready."""
    spell = state.seats[decision.seat].spell
    taken = {part.kind for part in spell}
    if len(taken) == len(KINDS):
        return decision.options[0]
    glyphs = {GLYPH.get(part.card, "") for part in spell}
    best, most = decision.options[0], 0.0
    for option in decision.options:
        if option.kind == "lay" and option.target not in taken:
            card = option.source
            worth = 0.5 if card in STAND_INS else BASE.get(card, PLAIN) + MATCH * (GLYPH[card] in glyphs)
            # What is rolled for comes first, so that the rest can suit it.
            worth += option.target == DELIVERY
            if worth > most:
                best, most = option, worth
    return best


def _reroll_quickly(state: State, options: tuple[Action, ...]) -> Action:
    """Roll the lowest die again while the best row is out of reach."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve)
    lowest = options[1]
    poor = row_of(sum(frame.dice)) < 2 and lowest.kind == "reroll" and lowest.arg <= 3
    return lowest if poor else options[0]

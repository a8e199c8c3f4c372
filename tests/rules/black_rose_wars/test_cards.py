"""Each side of each card can be played: whatever it asks, and whatever its answers are, the books balance."""

from __future__ import annotations

import pytest

from rules.black_rose.casting import SPRINGING
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from rules.core.engine import apply
from rules.core.rng import Source, choice
from tests.rules.black_rose import accounting
from tests.rules.black_rose_wars.scenario import evocation, lodge, mage

SIDES = [(card, side) for card in WARS.spells for side in (0, 1)]
CAST = [(card, side) for card, side in SIDES if WARS.spells[card].faces[side].type not in SPRINGING]
SPRUNG = [pair for pair in SIDES if pair not in CAST]
CROWD = [
    *(evocation(kind, 0, "black_rose_hall") for kind in ("andromeda", "landsknecht", "shifting_altar")),
    *(evocation(kind, 1, "throne", (0,)) for kind in ("cerberus", "bone_knight")),
    evocation("holy_altar", 1, "black_rose_hall"),
]


def scene(card: str, side: int, token: str = "") -> State:
    """Return a busy lodge in which seat 0 may cast a spell, or has it under a token."""
    owner = WARS.spells[card].owner
    number = {"": 0, "tessa": 0, "jafar": 1, "rebecca": 2, "nero": 3}[owner]
    others = [n for n in range(4) if n != number]
    spell = f"{'~' * side}{card}{token}"
    return lodge(
        mage(
            "black_rose_hall",
            spell,
            "litany!",
            "vortex",
            damage=(1, 2),
            hand=["frenzy", "iron_hide", "pestilence"],
            memories=["ice_blast", "consecration"],
            quests=["shed_blood"],
        ),
        mage(
            "throne",
            "consecration",
            "fireball",
            "~starfall",
            damage=(0, 0),
            hand=["vortex", "litany"],
            quests=["first_seal", "cold_iron"],
        ),
        mage("oracle", "dark_armor*", "exploding_rune*", "fireball!", damage=(0, 1), hand=["frenzy"]),
        cubes={"black_rose_hall": (0, 1, 1), "throne": (0, 2), "arena": (1, 1)},
        evocations=CROWD,
        power=(3, 4, 2, 5),
        moon=2,
        omens=("black_dew", "", "spreading_cracks"),
        mages=(number, *others),
        crown=0 if not token else 1,
    )


def play_on(state: State, seed: int, decisions: int) -> list[str]:
    """Answer by chance, check the books each time, and return the kinds of what happened."""
    chance, seen = Source(seed), []
    for _ in range(decisions):
        if state.decision is None:
            break
        events = apply(state, choice(chance, state.decision.options))
        accounting.check(state)
        seen += [event.kind for event in events]
    return seen


@pytest.mark.parametrize(("card", "side"), CAST)
def test_every_side_can_be_cast(card: str, side: int) -> None:
    for seed in range(4):
        state = scene(card, side)
        assert state.decision is not None
        apply(state, state.decision.find("cast", "slot:0:0"))
        play_on(state, seed, 12)
        spell = state.seats[0].slots[0]
        assert spell is None or spell.revealed


@pytest.mark.parametrize(("card", "side"), SPRUNG)
def test_every_trap_and_protection_can_spring(card: str, side: int) -> None:
    """Somewhere in games played by chance from a busy position it does, and the books balance."""
    for seed in range(400):
        state, chance = scene(card, side, "*"), Source(seed)
        for _ in range(30):
            decision = state.decision
            assert decision is not None
            spring = [o for o in decision if o.kind == "spring" and o.source == "slot:0:0" and o.arg == side]
            apply(state, spring[0] if spring else choice(chance, decision.options))
            if spring:
                accounting.check(state)
                play_on(state, seed, 6)
                return
    pytest.fail(f"{card}#{side} never springs")

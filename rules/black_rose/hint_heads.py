"""How advice names an option: in whole words, without what its card says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.card_text import SIDES, name
from rules.black_rose.option_text import OWN_WORDS, WAYS, describe, is_doubled
from rules.black_rose.targets import COLOURS, MAGES, ROSE

if TYPE_CHECKING:
    from rules.black_rose.state import State
    from rules.core.action import Action
    from rules.core.words import Words

HEAD = "black_rose.advised"
OF_SLOTS = frozenset({"cast", "inertia", "sacrifice", "spring", "copy"})
"""Kinds of options with a prepared spell, of which the side is told."""
HEADED = frozenset(
    {
        *("mage", "discard", "lay", "explore", "activate", "fight", "command", "move", "attack", "target"),
        *("draw", "retain", "take", "put", "banish", "cast_from_hand", "heal", "shift", "give_back"),
        *("exchange", "turn", "upgrade", "keep", "share", "suffer", "name_winner", "remove", "claim"),
        *OF_SLOTS,
    }
)
"""Kinds of options that advice names otherwise than buttons do: those of their words with a colon."""
ALIKE = {"room": "target", "pick": "target", "drive": "move", "exchange_rooms": "exchange"}
"""Kinds that are named like another one."""


def headline(state: State, action: Action, words: Words) -> str:
    """Return an option as advice names it."""
    kind = ALIKE.get(action.kind, action.kind)
    if state.book.moons:
        kind = OWN_WORDS.get(kind, kind)
    if kind not in HEADED:
        return describe(state, action, words).partition(": ")[0]
    card, side = _spell(state, action.source)
    named = {"name": name(state, card, words), "target": name(state, action.target, words), "n": action.arg}
    if kind in OF_SLOTS:
        key = f"{HEAD}.side{'.slot' if is_doubled(state, action.source) else ''}"
        slot = name(state, action.source, words)
        told = words(key, side=_side(side, words), slot=slot) if side >= 0 else ""
        return words(f"{HEAD}.{kind}", **named, side=told)
    if action.source in COLOURS:
        owner = COLOURS[action.source]
        whose = words("black_rose.the_rose") if owner == ROSE else name(state, MAGES[owner], words)
        named["name"] = words("black_rose.cube.of", name=whose)
    if kind in ("lay", "cast_from_hand"):
        return words(f"{HEAD}.{kind}", **named, side=_side(action.arg, words))
    if kind == "put":
        return words(f"{HEAD}.put.{WAYS['put'][action.arg]}", **named)
    return words(f"{HEAD}.{kind}{_variant(state, kind, action)}", **named)


def _variant(state: State, kind: str, action: Action) -> str:
    """Return which of the words of a kind are meant: those of a room, of another figure, of a phase."""
    decision = state.decision
    if kind == "target" and action.target in state.room_ids:
        return "_room"
    if kind == "move" and (decision is None or action.source != MAGES[decision.seat]):
        return "_figure"
    return "_in_phase" if kind == "command" and decision and decision.prompt == "evocations" else ""


def _side(side: int, words: Words) -> str:
    return words(f"black_rose.side.{SIDES[side]}").lower()


def _spell(state: State, thing: str) -> tuple[str, int]:
    """Return the spell in a slot as far as it is known, and its side; anything else as it is."""
    for seat, me in enumerate(state.seats):
        for slot, spell in enumerate(me.slots):
            if spell is not None and thing == state.slot_id(seat, slot) and spell.card in state.book.spells:
                return spell.card, spell.side
    return thing, -1

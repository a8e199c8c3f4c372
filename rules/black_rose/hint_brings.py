"""What an option brings at once, as far as it can be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from rules.black_rose.card_text import name
from rules.black_rose.forecast import Prediction, predicted
from rules.black_rose.foresight import gains
from rules.black_rose.goals import harms
from rules.black_rose.hint_cards import called, strikes
from rules.black_rose.hint_places import standing_in
from rules.black_rose.preview import prepared_in, targets_of
from rules.black_rose.targets import MAGES, SEATS
from rules.core.words import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.black_rose.state import State
    from rules.core.action import Action
    from rules.core.words import Words

HINT = "black_rose.advice"
TOLD = 2
"""How many things that an option does are told: the first ones weigh most."""
UNTRIED = frozenset(
    {
        *("mage", "grimoire", "school", "draw", "retain", "put", "banish", "discard", "lay", "ready"),
        *("end", "done", "decline", "later", "name_winner", "exchange_rooms", "idle"),
    }
)
"""Kinds of options that do nothing to the lodge at once."""
GAINED = {"power": "gains", "damage": "deals"}
"""Amounts that are told with who gets or deals them."""


def brings(state: State, action: Action, words: Words) -> str:
    """Return what an option brings at once, as far as it can be told."""
    decision = state.decision
    if decision is None or action.kind in UNTRIED or not state.seats[decision.seat].start:
        return ""
    told = _threat(state, action, words)
    told += _happens(state, decision.seat, predicted(state, action), action.target, words)
    if not told and state.book.answered:
        found = asdict(gains(state, action))
        placed = found.pop("instability") if action.target in state.room_ids else 0
        told = [_gained(what, n, words) for what, n in found.items() if n]
        if placed:
            laid = {decision.seat: placed}
            told.append(standing_in(state, decision.seat, action.target, laid, words, named=False))
        reached = _reached(state, decision.seat, action, words)
        told = [*told, reached] if told and reached else told
    return "; ".join(told[:TOLD])


def _threat(state: State, action: Action, words: Words) -> list[str]:
    """Say what threatens whoever lets a protection answer it."""
    if action.kind != "spring":
        return []
    return [words.count(f"{HINT}.{'deadly' if deadly else 'harms'}", n) for n, deadly in harms(state)]


def _happens(state: State, seat: int, seen: Prediction, aim: str, words: Words) -> list[str]:
    """Say what an option does, most important first: points, victims, quests, cubes, figures."""
    told = []
    if seen.points.get(seat, 0) > 0:
        told.append(_gained("power", seen.points[seat], words))
    told += _victims(state, seat, seen, words)
    for quest, (have, need) in seen.quests.items():
        key = "quest_met" if have == need else "quest_step"
        told.append(words(f"{HINT}.{key}", name=name(state, quest, words), have=have, need=need))
    for room, laid in seen.placed.items():
        if laid.get(seat, 0) > 0 and (room == aim or aim not in seen.placed):
            told.append(standing_in(state, seat, room, laid, words, named=room != aim))
    for figure, owner in seen.summoned.items():
        if owner == seat:
            told.append(words(f"{HINT}.summons", name=name(state, figure.partition(":")[0], words)))
    healed = -seen.damage.get(MAGES[seat], 0)
    if healed > 0:
        told.append(words.count("black_rose.brings.healing", healed))
    return told


def _gained(what: str, n: int, words: Words) -> str:
    """Say how much of something an option brings."""
    amount = words.count(f"black_rose.brings.{what}", n)
    return words(f"{HINT}.{GAINED[what]}", **{what: amount}) if what in GAINED else amount


def _victims(state: State, seat: int, seen: Prediction, words: Words) -> list[str]:
    """Say who falls, or who is hurt and how much is missing."""
    hurt = {f: n for f, n in seen.damage.items() if n > 0 and state.owner(f) not in (seat, None)}
    fallen = [figure for figure in seen.fallen if state.owner(figure) not in (seat, None)]
    # Who has no health left falls once what is asked meanwhile is answered.
    fallen += [f for f, n in hurt.items() if f not in fallen and n >= state.health_left(f)]
    hurt = {figure: n for figure, n in hurt.items() if figure not in fallen}
    told = [
        words(f"{HINT}.{'defeats' if figure in SEATS else 'fells'}", name=called(state, figure, words))
        for figure in fallen
    ]
    if len(hurt) == 1:
        ((figure, n),) = hurt.items()
        dealt, left = words.count("black_rose.brings.damage", n), state.health_left(figure) - n
        told.append(words(f"{HINT}.hurts", name=called(state, figure, words), damage=dealt, left=left))
    elif hurt:
        each = [f"{_briefly(state, figure, words)} ({n})" for figure, n in hurt.items()]
        told.append(words(f"{HINT}.hurts_several", each=listed(each, words)))
    return told


def _briefly(state: State, figure: str, words: Words) -> str:
    return words("seat", n=SEATS[figure] + 1) if figure in SEATS else name(state, figure, words)


def named(state: State, figures: Sequence[str], words: Words) -> str:
    """Name figures: one in full, several in short."""
    told = called if len(figures) == 1 else _briefly
    return listed([told(state, figure, words) for figure in figures], words)


def _reached(state: State, seat: int, action: Action, words: Words) -> str:
    """Say whom a spell that is cast can reach from here."""
    spell = prepared_in(state, seat, action.source) if action.kind == "cast" else None
    figures = in_danger(state, seat, *spell) if spell is not None else []
    if not figures:
        return ""
    return words(f"{HINT}.reaches", names=named(state, figures, words))


def in_danger(state: State, seat: int, card: str, side: int) -> list[str]:
    """List the figures of others that a spell can aim at, if it hurts at all."""
    if not strikes(state.book.programs[card][side]):
        return []
    return [
        figure for figure in targets_of(state, seat, card, side) if state.owner(figure) not in (seat, None)
    ]

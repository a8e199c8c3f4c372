"""The order of a round: fewer cards first, then higher initiative, then higher dice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.epic_spell_wars.spell import DELIVERY, IMPATIENT, STAND_INS, in_place

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

ORDER = "order"
"""What the dice that break a tie are rolled for; it is no component."""

Haste = tuple[bool, bool, int]


def settle_order(state: State) -> None:
    """Say who acts when; equal numbers of cards name their initiatives, equal initiatives roll."""
    waiting = [number for number in state.living() if not state.seats[number].acted]
    for peers in _groups(waiting, lambda seat: _haste(state, seat)):
        for seat in peers:
            _announce(state, seat)
        for tied in _groups(peers, state.initiative):
            _break_tie(state, tied)
    order = sorted(waiting, key=lambda seat: _rank(state, seat))
    if order != state.queue:
        state.queue = order
        state.emit("order", what="+".join(map(str, order)))


def _haste(state: State, seat: int) -> Haste:
    """Return what counts before the initiative: who waits, who cannot wait, and how many cards there are."""
    me = state.seats[seat]
    patient = not any(part.card == IMPATIENT and part.shown for part in me.spell)
    return me.last, patient, len(me.spell)


def _rank(state: State, seat: int) -> tuple[Haste, int, tuple[int, ...]]:
    rolls = tuple([-die for die in state.seats[seat].rolls])
    return _haste(state, seat), -state.initiative(seat), rolls


def _announce(state: State, seat: int) -> None:
    """Name the initiative of a spell, by which everybody knows its delivery."""
    me = state.seats[seat]
    initiative = state.initiative(seat)
    if me.announced == initiative:
        return
    me.announced = initiative
    card, part = "", in_place(me.spell, DELIVERY)
    if part is not None and part.card not in STAND_INS:
        card = part.card
        me.spell[me.spell.index(part)] = replace(part, shown=True)
    state.emit("initiative", seat, card, amount=initiative)


def _break_tie(state: State, tied: Sequence[int]) -> None:
    """Let equal seats roll until their dice tell them apart; who joins them later rolls as often."""
    while undecided := [seat for seat in tied if _is_undecided(state, seat, tied)]:
        for seat in undecided:
            state.seats[seat].rolls += (state.roll_die(seat, ORDER),)


def _is_undecided(state: State, seat: int, tied: Sequence[int]) -> bool:
    """Tell whether somebody else has the dice of a seat, perhaps with more to follow."""
    mine = state.seats[seat].rolls
    return any(other != seat and state.seats[other].rolls[: len(mine)] == mine for other in tied)


def _groups(seats: Iterable[int], key: Callable[[int], Hashable]) -> list[list[int]]:
    """Return the sets of seats, two at least, that have the same key."""
    found: dict[Hashable, list[int]] = {}
    for seat in seats:
        found.setdefault(key(seat), []).append(seat)
    return [group for group in found.values() if len(group) > 1]

"""Positions in a line or two, and what happens in them: `do(table(Seat(play=["crypt"])), "use crypt")`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from rules.core.action import Action
from rules.core.engine import advance, apply
from rules.res_arcana.cards import ARTIFACTS, COMPONENTS, ITEMS, MAGES, MONUMENTS, PLACES
from rules.res_arcana.essences import NOTHING, Essences, essences
from rules.res_arcana.state import Seat, State
from rules.res_arcana.turns import Round, Turn
from tests.rules.notation import asked, do, offered
from tests.rules.res_arcana import accounting

# Words of the rules that scenarios are written in, handed on.
__all__ = ["NOTHING", "RICH", "Seat", "State", "essences"]

# Mages and items that neither collect nor react, for seats of which a scenario names none.
QUIET_MAGES = ("scholar", "transmuter", "alchemist", "duelist")
QUIET_ITEMS = ("research", "transmutation", "alchemy", "divination")
RICH: Essences = (20, 20, 20, 20, 20)

T = TypeVar("T")
COVERED: set[str] = set()


def covers(*abilities: str) -> Callable[[T], T]:
    """Mark a scenario with what it covers: `crypt#1` is an ability, `crypt` all that is no ability."""
    unknown = [ability for ability in abilities if ability.partition("#")[0] not in COMPONENTS]
    assert not unknown, unknown
    COVERED.update(abilities)
    return lambda scenario: scenario


def table(
    *seats: Seat,
    count: int = 2,
    on: Mapping[str, Essences] | None = None,
    turned: Iterable[str] = (),
    first: int = 0,
    turn: int = 0,
    collecting: bool = False,
    monuments: Sequence[str] = (),
    monument_deck: Sequence[str] | None = None,
    places: Sequence[str] = (),
) -> State:
    """Return a position in which seat `turn` is to act, or in which a round begins with collecting.

    Rivals that are not named have passed. Whatever else is not named lies where it does no harm:
    artifacts and mages in the box, items, places and monuments in the middle.
    """
    players = [*(seat.copy() for seat in seats), *(Seat(passed=True) for _ in range(count - len(seats)))]
    _name(players, "mage", QUIET_MAGES)
    _name(players, "item", QUIET_ITEMS)
    named = {card for seat in players for card in _cards(seat)}
    tiles = {COMPONENTS[card].tile for card in (*named, *places)}
    market = [card.id for card in MONUMENTS if card.id not in {*named, *monuments, *(monument_deck or ())}]
    shown = [*monuments, *market][:2]
    if monument_deck is None:
        monument_deck = [card for card in market if card not in shown]
    gone = {*named, *shown, *monument_deck}
    state = State(
        rng=1,
        stack=[Round()] if collecting else [Round(step="check"), Turn(turn)],
        seats=players,
        first=first,
        round=1,
        turned=set(turned),
        on=dict(on or {}),
        items=[item.id for item in ITEMS if item.id not in named],
        monuments=shown,
        monument_deck=list(monument_deck),
        monuments_known=[0] * len(players),
        places=[*places, *(side.id for side in PLACES if side.first_game_side and side.tile not in tiles)],
        box=[card.id for card in (*MAGES, *ARTIFACTS, *MONUMENTS) if card.id not in gone],
    )
    accounting.check(state)
    advance(state)
    return state


def having(component: str, pool: Essences = NOTHING) -> Seat:
    """Return a seat before which a component is in play."""
    match COMPONENTS[component].kind:
        case "mage":
            return Seat(pool, mage=component)
        case "magic_item":
            return Seat(pool, item=component)
    return Seat(pool, play=[component])


def _name(players: list[Seat], zone: str, quiet: Sequence[str]) -> None:
    taken = {getattr(seat, zone) for seat in players}
    spare = [name for name in quiet if name not in taken]
    for seat in players:
        if not getattr(seat, zone):
            setattr(seat, zone, spare.pop(0))


def _cards(seat: Seat) -> list[str]:
    return [seat.mage, seat.item, *seat.play, *seat.hand, *seat.deck, *seat.discard]


def pay_up(state: State) -> None:
    """Pay whatever is asked for, always the first kind on offer."""
    while asked(state)[1] == "pay":
        do(state, offered(state)[0])


def end_round(state: State) -> None:
    """Let everybody pass and go on to the first question of the next round, or to the end."""
    now = state.round
    while state.decision is not None and state.round == now:
        if state.decision.prompt == "turn":
            apply(state, Action("pass"))
        elif state.decision.prompt == "item":
            apply(state, Action("item", next(item for item in QUIET_ITEMS if item in state.items)))
        else:
            return


def pool(state: State, seat: int = 0) -> Essences:
    """Return the essences that a seat can pay with."""
    return state.seats[seat].pool


def on(state: State, component: str) -> Essences:
    """Return the essences that lie on a component."""
    return state.on.get(component, NOTHING)

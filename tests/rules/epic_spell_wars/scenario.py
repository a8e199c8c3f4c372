"""Positions in a line or two: `turn(seat("death_fairy chicken"), seat(life=3), rolls=[4])`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.core.engine import advance
from rules.core.events import Event
from rules.core.rng import script
from rules.epic_spell_wars.cards import COMPONENTS, DEAD_BY_LENGTH, HEROES, SPELL_CARDS, TREASURES, Component
from rules.epic_spell_wars.setup import Tournament
from rules.epic_spell_wars.spell import Part
from rules.epic_spell_wars.state import KIND, Seat, State
from rules.epic_spell_wars.turns import Lay, Round, Turn
from tests.rules.epic_spell_wars import accounting

T = TypeVar("T")
COVERED: set[str] = set()


def covers(*cards: str) -> Callable[[T], T]:
    """Mark a scenario with the cards that it covers."""
    assert set(cards) <= COMPONENTS.keys()
    COVERED.update(cards)
    return lambda scenario: scenario


def parts(spell: str) -> list[Part]:
    """Read a spell: its cards, and after an `@` the place of one that fits in everywhere."""
    read = []
    for word in spell.split():
        card, _, kind = word.partition("@")
        read.append(Part(card, kind or KIND[card]))
    return read


def seat(
    spell: str = "",
    life: int = 20,
    hand: str = "",
    treasures: str = "",
    *,
    acted: bool = False,
    medals: int = 0,
    extra: int = 0,
    dead: str = "",
    slag: int = 0,
    laid: int = -1,
) -> Seat:
    """Return a wizard with a spell, cards in hand and treasures, all written as words.

    `laid` says of how many cards the spell was laid, if some of them are gone since.
    """
    return Seat(
        life=life,
        medals=medals,
        hand=hand.split(),
        spell=parts(spell),
        treasures=treasures.split(),
        dead=dead.split(),
        acted=acted,
        laid=len(spell.split()) if laid < 0 else laid,
        extra=extra,
        slag=slag,
    )


def turn(
    *seats: Seat,
    deck: str = "",
    treasures: str = "",
    dead: str = "",
    rolls: Sequence[int] = (),
    acting: int = 0,
    discard: str = "",
    length: str = "tournament",
) -> State:
    """Return a position after the turn of a seat has begun and gone on as far as nobody is asked.

    Decks begin with the named cards, the topmost first; `rolls` are what the next dice will show. Whoever
    else still has a spell is to act afterwards.
    """
    state = _lay_out(seats, deck, treasures, dead, discard, length)
    others = [number for number in state.living() if number != acting]
    state.queue = [number for number in others if not state.seats[number].acted]
    state.acting = acting
    state.stack = [Tournament(), Round(step="act"), Turn(acting)]
    return _begin(state, rolls)


def laying(*seats: Seat, deck: str = "", rolls: Sequence[int] = (), treasures: str = "") -> State:
    """Return a position in which the first seat is to lay its spell."""
    state = _lay_out(seats, deck, treasures, "", "", "tournament")
    state.stack = [Tournament(), Round(step="show"), Lay()]
    return _begin(state, rolls)


def order(*seats: Seat, rolls: Sequence[int] = (), deck: str = "") -> State:
    """Return a position after these spells have been laid and gone on as far as nobody is asked."""
    state = _lay_out(seats, deck, "", "", "", "tournament")
    state.stack = [Tournament(), Round(step="show")]
    return _begin(state, rolls)


def _lay_out(seats: Sequence[Seat], deck: str, treasures: str, dead: str, discard: str, length: str) -> State:
    players = [player.copy() for player in seats]
    for number, player in enumerate(players):
        player.hero = HEROES[number].id
    state = State(rng=1, seats=players, length=length, heroes="dealt", round=1, game=1)
    state.discard = discard.split()
    state.bench = [hero.id for hero in HEROES[len(players) :]]
    held = [card for player in players for card in player.hand]
    laid = [part.card for player in players for part in player.spell]
    state.deck = _rest(SPELL_CARDS, [*held, *laid, *state.discard], deck)
    state.treasure_deck = _rest(TREASURES, [card for p in players for card in p.treasures], treasures)
    state.dead_deck = _rest(DEAD_BY_LENGTH[length], [card for p in players for card in p.dead], dead)
    return state


def _rest(cards: tuple[Component, ...], gone: list[str], top: str) -> list[str]:
    """Return a deck out of what is left, the named cards on top."""
    left = Counter({card.id: card.copies for card in cards})
    left.subtract([*(card for card in gone if card in left), *top.split()])
    assert min(left.values()) >= 0, "more copies than there are"
    return [*left.elements(), *reversed(top.split())]


def _begin(state: State, rolls: Sequence[int]) -> State:
    if rolls:
        script(state, [side - 1 for side in rolls])
    accounting.check(state)
    advance(state)
    return state


def life(state: State) -> list[int]:
    """Return the lives of all wizards."""
    return [player.life for player in state.seats]


def happened(state: State, kind: str) -> list[Event]:
    """Return the events of a kind since the position was laid out, as long as nobody has acted."""
    return [event for event in state.events if event.kind == kind]


def owned(state: State, number: int = 0) -> list[str]:
    """Return the treasures of a wizard."""
    return state.seats[number].treasures

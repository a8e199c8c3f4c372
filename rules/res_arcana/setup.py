"""Before the first round: the middle of the table, the first-game sets, dealing, drafting, choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.rng import below, choice, shuffle
from rules.res_arcana.cards import ARTIFACTS, ITEMS, MAGES, MONUMENTS, PLACES
from rules.res_arcana.turns import PickItem, Round

if TYPE_CHECKING:
    from rules.res_arcana.state import State

SETUPS = ("first_game", "standard", "draft", "match")
DECK_SIZE = 8
HAND_SIZE = 3
PACK_SIZE = 4
OPEN_MONUMENTS = 2
TILES = sorted({place.tile for place in PLACES})
STARTER_SETS = sorted({mage.starter_set for mage in MAGES if mage.starter_set})


def begin(state: State) -> None:
    """Lay out a new game and push what comes before its first round."""
    lay_out(state)
    state.first = below(state, len(state.seats))
    if state.setup == "first_game":
        deal_starter_sets(state)
        start_play(state)
        return
    mages = [mage.id for mage in MAGES]
    artifacts = [card.id for card in ARTIFACTS]
    shuffle(state, mages)
    shuffle(state, artifacts)
    for seat in state.seats:
        seat.mages = [mages.pop(), mages.pop()]
        if state.setup != "draft":
            seat.deck = [artifacts.pop() for _ in range(DECK_SIZE)]
    state.box = mages + artifacts
    state.stack.append(Deal())
    if state.setup == "draft":
        state.stack += [Draft(to_left=False), Draft(to_left=True)]


def lay_out(state: State) -> None:
    """Lay items, places and monuments in the middle and give everybody one essence of each kind."""
    for seat in state.seats:
        seat.pool = (1, 1, 1, 1, 1)
    state.items = [item.id for item in ITEMS]
    state.places = []
    for tile in TILES:
        sides = [place for place in PLACES if place.tile == tile]
        marked = [place for place in sides if place.first_game_side]
        state.places.append(choice(state, marked if state.setup == "first_game" else sides).id)
    deck = [monument.id for monument in MONUMENTS]
    shuffle(state, deck)
    state.monuments = [deck.pop() for _ in range(OPEN_MONUMENTS)]
    state.monument_deck = deck
    state.monuments_known = [0] * len(state.seats)


def deal_starter_sets(state: State) -> None:
    """Give everybody a marked mage with three artifacts in hand, and five unseen cards as a deck."""
    sets = STARTER_SETS[:]
    shuffle(state, sets)
    for seat, number in zip(state.seats, sets, strict=False):
        seat.mage = next(mage.id for mage in MAGES if mage.starter_set == number)
        seat.hand = [card.id for card in ARTIFACTS if card.starter_set == number]
    dealt = {card for seat in state.seats for card in (seat.mage, *seat.hand)}
    rest = [card.id for card in ARTIFACTS if card.id not in dealt]
    shuffle(state, rest)
    for seat in state.seats:
        seat.deck = [rest.pop() for _ in range(DECK_SIZE - HAND_SIZE)]
    state.box = [mage.id for mage in MAGES if mage.id not in dealt] + rest


def start_play(state: State) -> None:
    """Let everybody choose an item, the first player last, and then begin the first round."""
    state.stack.append(Round())
    state.stack.extend(PickItem(seat) for seat in state.order())


class Deal(Frame["State"], frozen=True):
    """Everybody shuffles the own artifacts and draws a hand; then mages and items are chosen."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        for number, seat in enumerate(state.seats):
            shuffle(state, seat.deck)
            state.draw(number, HAND_SIZE)
        start_play(state)
        if state.seats[0].mages:
            state.stack.append(PickMage())
        return None


class PickMage(Frame["State"], frozen=True):
    """One of two mages each, chosen in secret and shown together; the chosen one moves to the front."""

    asked: int = 0

    def run(self, state: State) -> Decision | None:
        if self.asked < len(state.seats):
            seat = state.order()[self.asked]
            return Decision(seat, "mage", tuple([Action("mage", mage) for mage in state.seats[seat].mages]))
        state.stack.pop()
        for number, chooser in enumerate(state.seats):
            chooser.mage, unused = chooser.mages
            chooser.mages = []
            state.box.append(unused)
            state.emit("chose_mage", number, chooser.mage)
        return None

    def answer(self, state: State, action: Action) -> None:
        seat = state.seats[state.order()[self.asked]]
        seat.mages.sort(key=lambda mage: mage != action.source)
        self.replace(state, asked=self.asked + 1)


class Draft(Frame["State"], frozen=True):
    """Four cards each: everybody keeps one and passes the rest on, until none is left to pass."""

    to_left: bool
    dealt: bool = False
    asked: int = 0

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if not self.dealt:
            for seat in state.seats:
                seat.pack = [state.box.pop() for _ in range(PACK_SIZE)]
            self.replace(state, dealt=True)
        elif self.asked < len(order):
            number = order[self.asked]
            return Decision(
                number, "draft", tuple([Action("draft", card) for card in state.seats[number].pack])
            )
        else:
            self._pass_on(state)
        return None

    def answer(self, state: State, action: Action) -> None:
        self._keep(state, state.order()[self.asked], action.source)
        self.replace(state, asked=self.asked + 1)

    def _keep(self, state: State, number: int, card: str) -> None:
        seat = state.seats[number]
        seat.pack.remove(card)
        seat.deck.append(card)
        state.emit("drafted", number, card, f"pack:{number}", f"deck:{number}", seen_by=(number,))

    def _pass_on(self, state: State) -> None:
        packs = [seat.pack for seat in state.seats]
        step = -1 if self.to_left else 1
        for number, seat in enumerate(state.seats):
            seat.pack = packs[(number + step) % len(packs)]
        state.emit("passed_packs", amount=-step)
        if len(packs[0]) > 1:
            self.replace(state, asked=0)
            return
        state.stack.pop()
        for number, seat in enumerate(state.seats):
            self._keep(state, number, seat.pack[0])

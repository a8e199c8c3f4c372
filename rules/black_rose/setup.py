"""Before the first round: the lodge, the cards, the crown; mages and starting grimoires are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.black_rose.records import LodgeRoom
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import TOKENS, Round
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.rng import below, choice, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

CUBES = 25
ON_TRACKS = 2
"""The cubes of every power that lie on the tracks of trophies and of rooms; the Black Rose has a third."""
RANDOM = "random"


def begin(state: State, options: Mapping[str, str]) -> None:
    """Lay out a new game and push what comes before its first round."""
    lay_out(state)
    sides = sorted({event.side for event in state.book.events.values()})
    state.events_side = settle(state, options["events"], sides)
    for card in ("1", "2"):
        side = card + settle(state, options[f"quests_{card}"], ["a", "b"])
        state.quests += [quest.id for quest in state.book.quests.values() if quest.side == side]
    state.crown = below(state, len(state.seats))
    state.stack += [Round(), PickGrimoire(options["grimoires"]), PickMage(options["mages"])]


def settle(state: State, option: str, values: list[str]) -> str:
    """Return the value of an option, or any of them."""
    return choice(state, values) if option == RANDOM else option


def lay_out(state: State) -> None:
    """Lay out the lodge, ruined side up, and everything that lies beside it."""
    book, count = state.book, len(state.seats)
    around = [room for room in book.rooms if room != book.centre]
    shuffle(state, around)
    state.rooms = [LodgeRoom(room) for room in (book.centre, *around)]
    state.supply = [CUBES - ON_TRACKS] * (count + 1)
    state.supply[ROSE] -= 1
    state.earned = [{} for _ in range(count + 1)]
    state.trophies = [0] * (count + 1)
    state.track = [0] * (count + 1)
    state.library = [card for card in book.school for _ in range(book.spells[card].copies)]
    state.forgotten = [spell.id for spell in book.spells.values() if spell.kind == "forgotten_spell"]
    shuffle(state, state.forgotten)
    state.upgrades = [name for name, upgrade in book.upgrades.items() for _ in range(upgrade.copies)]
    for seat in state.seats:
        seat.slots = [None] * SLOTS
        seat.tokens = TOKENS


class PickMage(Frame["State"], frozen=True):
    """From the holder of the crown on, everybody takes a mage."""

    way: str
    picked: int = 0

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.picked == len(order):
            state.stack.pop()
            return None
        left = [mage for mage in state.book.mages if all(seat.mage != mage for seat in state.seats)]
        if self.way != RANDOM and len(left) > 1:
            return Decision(order[self.picked], "mage", tuple([Action("mage", mage) for mage in left]))
        self.answer(state, Action("mage", choice(state, left)))
        return None

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.picked]
        state.seats[seat].mage = action.source
        state.emit("chose_mage", seat, action.source)
        self.replace(state, picked=self.picked + 1)


class PickGrimoire(Frame["State"], frozen=True):
    """The holder of the crown takes one of two starting grimoires, the rival the other."""

    way: str
    picked: int = 0

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.picked == len(order):
            state.stack.pop()
            shuffle(state, state.library)
            for seat in order:
                shuffle(state, state.seats[seat].grimoire)
            return None
        left = [name for name in state.book.grimoires if not self._is_taken(state, name)]
        if self.way != RANDOM and len(left) > 1:
            return Decision(
                order[self.picked], "grimoire", tuple([Action("grimoire", name) for name in left])
            )
        self.answer(state, Action("grimoire", choice(state, left)))
        return None

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.picked]
        me, book = state.seats[seat], state.book
        me.start = action.source
        cards = book.grimoires[action.source]
        for card in cards:
            state.library.remove(card)
        spell = book.mages[me.mage].spell
        me.grimoire = [*cards, spell]
        me.known = me.grimoire[:]
        me.memories = [spell] * (book.spells[spell].copies - 1)
        state.emit("chose_grimoire", seat, action.source)
        self.replace(state, picked=self.picked + 1)

    def _is_taken(self, state: State, name: str) -> bool:
        return any(seat.start == name for seat in state.seats)

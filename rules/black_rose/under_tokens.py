"""What may lie under the tokens of rivals: for each token a spell with a side of its sort.

What a rival is known to have comes first. Everything else is among what is unseen, and of each deck rivals
can hold only as many spells as are missing there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.black_rose.records import Prepared, Seat
from rules.core.events import HIDDEN
from rules.core.rng import below, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

SORTS = ("trap", "protection")


class Hand:
    """The spells of a rival that a seat does not see.

    Those `near` are in hand or on the board, `fixed` ones are there or in the grimoire; `count` others may
    be any.
    """

    def __init__(self, near: Counter[str], fixed: Counter[str], count: int) -> None:
        self.near = sorted(near.elements())
        self.fixed = sorted((fixed - near).elements())
        self.free: list[str] = []
        self.count = count - len(self.near) - len(self.fixed)

    def take(self, card: str) -> None:
        """Take a card out that is put somewhere."""
        next(cards for cards in (self.fixed, self.near, self.free) if card in cards).remove(card)


class Token(NamedTuple):
    """A token under which a spell of a rival lies."""

    seat: int
    slot: int
    sort: str


def hidden_slots(me: Seat) -> list[int]:
    """List the slots of a rival in which something unseen lies."""
    return [n for n, spell in enumerate(me.slots) if spell is not None and spell.card == HIDDEN]


def deck_of(dealt: State, card: str) -> str:
    """Return the deck that a spell comes from: its school where each has a deck, else its kind."""
    spell = dealt.book.spells[card]
    return spell.school if dealt.book.schools and spell.school else spell.kind


class Arming:
    """Finds a spell for each token; what it takes is no longer `left` and no longer to be dealt to hands."""

    def __init__(self, dealt: State, hands: dict[int, Hand], left: Counter[str]) -> None:
        self.dealt, self.hands, self.left = dealt, hands, left
        self._unseen: list[str] = []
        self._missing: Counter[str] = Counter()
        self._beside: dict[int, int] = {}

    def arm(self) -> None:
        """Put a spell under each token of the rivals."""
        tokens = [token for seat in self.hands for token in self._tokens(seat)]
        if not tokens:
            return
        self._count_unseen()
        cards = self._found(tokens)
        assert cards is not None, "nothing can lie under a token"
        for token, card in zip(tokens, cards, strict=True):
            sides = sides_under(self.dealt, card, token.sort)
            laid = Prepared(card, sides[below(self.dealt, len(sides))], token=token.sort)
            self.dealt.seats[token.seat].slots[token.slot] = laid

    def _tokens(self, seat: int) -> list[Token]:
        """List the tokens of a rival, and note how many other places near it has."""
        me = self.dealt.seats[seat]
        unseen = [(slot, me.slots[slot]) for slot in hidden_slots(me)]
        tokens = [Token(seat, slot, spell.token) for slot, spell in unseen if spell and spell.token]
        self._beside[seat] = me.hand.count(HIDDEN) + len(unseen) - len(tokens)
        return tokens

    def _count_unseen(self) -> None:
        """Put what is unseen in a random order, and count how much of each deck rivals hold."""
        self._unseen = sorted(self.left.elements())
        shuffle(self.dealt, self._unseen)
        self._missing.update(deck_of(self.dealt, card) for card in self._unseen)
        lying: dict[str, Sequence[str]] = {name: self.dealt.decks[name] for name in self.dealt.book.schools}
        lying |= {"spell": self.dealt.library, "forgotten_spell": self.dealt.forgotten}
        self._missing.subtract({name: deck.count(HIDDEN) for name, deck in lying.items()})

    def _found(self, tokens: list[Token]) -> list[str] | None:
        """Return a spell for each token, if there is a way that leaves what is near a place."""
        if not tokens:
            fit = all(len(hand.near) <= self._beside[seat] for seat, hand in self.hands.items())
            return [] if fit else None
        hand = self.hands[tokens[0].seat]
        for card, known in self._fitting(tokens[0]):
            if known is None:
                self._hold(hand, card, 1)
            else:
                known.remove(card)
            rest = self._found(tokens[1:])
            if rest is not None:
                return [card, *rest]
            if known is None:
                self._hold(hand, card, -1)
            else:
                known.append(card)
        return None

    def _hold(self, hand: Hand, card: str, n: int) -> None:
        self.left[card] -= n
        self._missing[deck_of(self.dealt, card)] -= n
        hand.count -= n

    def _fitting(self, token: Token) -> Iterator[tuple[str, list[str] | None]]:
        """List spells that can lie under a token, one of each sort, with where they are known to be."""
        hand = self.hands[token.seat]
        tried: set[tuple[int | str, tuple[str, ...]]] = set()
        crowded = len(hand.near) > self._beside[token.seat]
        for known in (hand.near, hand.fixed) if crowded else (hand.fixed, hand.near):
            for card in list(known):
                sorts = self._sorts(card)
                if token.sort in sorts and (id(known), sorts) not in tried:
                    tried.add((id(known), sorts))
                    yield card, known
        for card in self._unseen if hand.count else ():
            deck, sorts = deck_of(self.dealt, card), self._sorts(card)
            if not self.left[card] or not self._missing[deck]:
                continue
            if token.sort in sorts and (deck, sorts) not in tried:
                tried.add((deck, sorts))
                yield card, None

    def _sorts(self, card: str) -> tuple[str, ...]:
        return tuple(sort for sort in SORTS if sides_under(self.dealt, card, sort))


def sides_under(dealt: State, card: str, sort: str) -> list[int]:
    """List the sides of a spell that can lie under a token."""
    spell = dealt.book.spells[card]
    sides = [side for side, face in enumerate(spell.faces) if face.type == sort]
    return sides[:1] if spell.is_room_trap else sides

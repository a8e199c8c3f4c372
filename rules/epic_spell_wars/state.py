"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from rules.core import engine
from rules.core.copying import Copyable, copyable
from rules.core.engine import CLOCKWISE
from rules.core.ids import SEATS, by_seat
from rules.core.rng import below, shuffle
from rules.core.verbs import flatten
from rules.core.zones import HANDS
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.reactions import Answer, Avenge, Dawdle, Mourn, PickPlace
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.score import LIFE
from rules.epic_spell_wars.setup import HAND_SIZE, MOST_LIFE, PickHero, Tournament
from rules.epic_spell_wars.spell import DELIVERY, GEM, KINDS, STAND_INS, WILD, Part, in_place
from rules.epic_spell_wars.traits import (
    CountsAsGlyph,
    FasterSpells,
    LargerHand,
    Revenge,
    Trait,
    single_bonus,
)
from rules.epic_spell_wars.turns import Lay, Round, Turn

Frame = Answer | Avenge | Dawdle | Lay | Mourn | PickHero | PickPlace | Resolve | Round | Tournament | Turn

KIND = {c.id: c.kind for c in COMPONENTS.values()}
GLYPH = {c.id: c.glyph for c in COMPONENTS.values()}
INITIATIVE = {c.id: c.initiative for c in COMPONENTS.values()}
TRAITS = {c.id: c.trait for c in COMPONENTS.values() if c.trait is not None}
LENT_GLYPHS = {id: trait.glyph for id, trait in TRAITS.items() if isinstance(trait, CountsAsGlyph)}
TREASURE_OF = {type(trait): id for id, trait in TRAITS.items() if KIND[id] == "treasure"}
"""The treasure of a trait that only one of them has."""
AVENGING = {id for id, trait in TRAITS.items() if isinstance(trait, Revenge)}

SPELL_DECK, DISCARD = "spell_deck", "discard"
TREASURE_DECK, TREASURE_DISCARD = "treasure_deck", "treasure_discard"
DEAD_DECK, DEAD_DISCARD = "dead_deck", "dead_discard"
SPELLS, TREASURES, DEAD = map(by_seat, ("spell", "treasures", "dead"))

T = TypeVar("T", bound=Trait)


@copyable
class Seat(Copyable):
    """What lies before one wizard.

    Of the spell of this round everybody knows that it was `laid` with so many cards, the places in `without`
    to be empty, and `announced` to be its initiative, if it was named; `rolls` are the dice that broke a tie
    for it, `last` says that it waits for everybody else. `wide`, `wild` and `extra` are what the cards of the
    spell have brought about: its deliveries aim at every foe, Wild Magic was played, so many more dice.
    `slag` are dice for the first turn.
    """

    hero: str = ""
    life: int = LIFE
    medals: int = 0
    hand: list[str] = []
    spell: list[Part] = []
    treasures: list[str] = []
    dead: list[str] = []
    acted: bool = False
    laid: int = 0
    announced: int = -1
    without: tuple[str, ...] = ()
    rolls: tuple[int, ...] = ()
    last: bool = False
    wide: bool = False
    wild: bool = False
    extra: int = 0
    slag: int = 0


@copyable
class State(engine.State):
    """A position of Epic Spell Wars, complete at every decision; the end of a deck is its top.

    `game` counts the games of the tournament, `began` the rounds before the present one; `queue` are the
    seats still to act in this round in their order, `acting` is whose turn it is.
    """

    programs: ClassVar = {c.id: tuple(flatten(c.verbs)) for c in COMPONENTS.values() if c.verbs}
    """The verbs of every spell card."""
    verbs: ClassVar = {c.id: c.verbs for c in COMPONENTS.values() if c.verbs}
    """The same as they are printed: verbs that contain verbs are whole."""
    traits: ClassVar = TRAITS
    """What every treasure and dead wizard does."""

    stack: list[Frame] = []
    length: str = ""
    heroes: str = ""
    seats: list[Seat] = []
    first: int = 0
    round: int = 0
    game: int = 0
    began: int = 0
    queue: list[int] = []
    acting: int = -1
    deck: list[str] = []
    discard: list[str] = []
    treasure_deck: list[str] = []
    treasure_discard: list[str] = []
    dead_deck: list[str] = []
    dead_discard: list[str] = []
    bench: list[str] = []
    winners: list[int] = []

    # --- questions ---------------------------------------------------------------------------------

    def living(self) -> list[int]:
        """Return the seats whose wizards are alive."""
        return [number for number, seat in enumerate(self.seats) if seat.life]

    def foes(self, seat: int) -> tuple[int, ...]:
        """Return the other living wizards clockwise, the left neighbour first."""
        seats = self.seats
        return tuple([foe for foe in CLOCKWISE[len(seats)][seat][1:] if seats[foe].life])

    def kind(self, card: str) -> str:
        """Return the kind of a component."""
        return KIND[card]

    def glyph(self, card: str) -> str:
        """Return the glyph of a spell card; Wild Magic has none."""
        return GLYPH[card]

    def glyphs(self, seat: int) -> list[str]:
        """Return the glyphs in the spell of a seat, one for each card that has or counts as one."""
        me = self.seats[seat]
        glyphs = [GLYPH[part.card] for part in me.spell if part.card not in STAND_INS]
        glyphs += [LENT_GLYPHS[treasure] for treasure in me.treasures if treasure in LENT_GLYPHS]
        return glyphs

    def held(self, seat: int, kind: type[Trait]) -> str:
        """Return the treasure with a trait of this kind if the seat has it, else nothing."""
        treasure = TREASURE_OF[kind]
        return treasure if treasure in self.seats[seat].treasures else ""

    def trait(self, card: str, kind: type[T]) -> T:
        """Return the trait of a card that has one of this kind."""
        trait = TRAITS[card]
        assert isinstance(trait, kind)
        return trait

    def owner(self, treasure: str) -> int:
        """Return before whom a treasure lies."""
        return next(number for number, seat in enumerate(self.seats) if treasure in seat.treasures)

    def hand_size(self, seat: int) -> int:
        """Return up to how many cards a seat draws."""
        cap = self.held(seat, LargerHand)
        return HAND_SIZE + self.trait(cap, LargerHand).cards if cap else HAND_SIZE

    def initiative(self, seat: int) -> int:
        """Return the initiative of a spell: that of its delivery, none without one."""
        part = in_place(self.seats[seat].spell, DELIVERY)
        backpack = self.held(seat, FasterSpells)
        faster = self.trait(backpack, FasterSpells).initiative if backpack else 0
        return faster + (0 if part is None or part.card in STAND_INS else INITIATIVE[part.card])

    # --- chance ------------------------------------------------------------------------------------

    def roll_dice(self, seat: int, count: int, cause: str) -> tuple[int, ...]:
        """Roll dice and return what they show."""
        dice = tuple([below(self, 6) + 1 for _ in range(count)])
        for die in dice:
            self.emit("rolled", seat, amount=die, cause=cause)
        return dice

    def roll_die(self, seat: int, cause: str, bonus: int = 0) -> int:
        """Roll a single die and return its result with what the card and a treasure add to it."""
        die, more = below(self, 6) + 1, bonus + single_bonus(self, seat)
        self.emit("rolled", seat, source=str(more) if more else "", amount=die, cause=cause)
        return die + more

    # --- life and death ----------------------------------------------------------------------------

    def hurt(self, harm: Iterable[tuple[int, int]], by: int, cause: str) -> None:
        """Hurt wizards at the same time; the fallen die at once, whoever has hurt them as the last one."""
        fallen = set()
        for seat, amount in harm:
            victim = self.seats[seat]
            if amount and victim.life:
                victim.life = max(0, victim.life - amount)
                self.emit("damaged", seat, source=SEATS[by], amount=amount, cause=cause)
                if not victim.life:
                    fallen.add(seat)
        if fallen:
            dead = tuple([seat for seat in (*self.rivals(by), by) if seat in fallen])
            for seat in dead:
                self.emit("died", seat, source=SEATS[by], cause=cause)
                self.sweep(seat)
            self.stack.append(Mourn(dead))

    def heal(self, seat: int, amount: int, cause: str) -> None:
        """Heal a living wizard as far as life can go."""
        me = self.seats[seat]
        gained = min(amount, MOST_LIFE - me.life)
        if gained > 0 and me.life:
            me.life += gained
            self.emit("healed", seat, amount=gained, cause=cause)

    def sweep(self, seat: int) -> None:
        """Discard the hand, the treasures and the spell of a seat."""
        me = self.seats[seat]
        for card in me.hand:
            self.emit("discarded", seat, card, HANDS[seat], DISCARD)
        self.discard += me.hand
        me.hand = []
        self.clear_spell(seat)
        for treasure in me.treasures:
            self.emit("lost_treasure", seat, treasure, TREASURES[seat], TREASURE_DISCARD)
        self.treasure_discard += me.treasures
        me.treasures = []

    def is_decided(self) -> bool:
        """Tell whether fewer than two wizards are alive."""
        return len(self.living()) < 2

    def end_game(self) -> None:
        """Give a medal to the last wizard standing, to the caster if nobody is; the tournament takes over."""
        winner = next(iter(self.living()), self.acting)
        self.seats[winner].medals += 1
        self.emit("medal", winner, amount=self.seats[winner].medals)
        while not isinstance(self.stack[-1], Tournament):
            self.stack.pop()

    # --- decks -------------------------------------------------------------------------------------

    def _refill(self, deck: list[str], pile: list[str], name: str, pile_name: str) -> bool:
        """Shuffle a discard pile into its deck if that is empty, and tell whether there is a card."""
        if not deck and pile:
            deck[:], pile[:] = pile, []
            shuffle(self, deck)
            self.emit("reshuffled", source=pile_name, target=name, amount=len(deck))
        return bool(deck)

    def draw(self, seat: int, count: int) -> None:
        """Draw cards from the spell deck, as far as there are any."""
        hand, deck = self.seats[seat].hand, self.deck
        for _ in range(count):
            if not deck and not self._refill(deck, self.discard, SPELL_DECK, DISCARD):
                return
            card = deck.pop()
            hand.append(card)
            self.emit("drew", seat, card, SPELL_DECK, HANDS[seat], seen_by=(seat,))

    def turn_up(self, count: int) -> list[str]:
        """Take cards off the spell deck; whoever called puts each of them somewhere."""
        cards = []
        for _ in range(count):
            if not self._refill(self.deck, self.discard, SPELL_DECK, DISCARD):
                break
            cards.append(self.deck.pop())
        return cards

    def draw_dead(self, seat: int) -> None:
        """Draw a dead wizard card, and let it act where it does at once."""
        if self._refill(self.dead_deck, self.dead_discard, DEAD_DECK, DEAD_DISCARD):
            card = self.dead_deck.pop()
            self.seats[seat].dead.append(card)
            self.emit("drew_dead", seat, card, DEAD_DECK, DEAD[seat])
            if card in AVENGING:
                self.stack.append(Avenge(seat, card))

    # --- treasures ---------------------------------------------------------------------------------

    def gain_treasure(self, seat: int, cause: str) -> None:
        """Let a living wizard draw a treasure."""
        if self.seats[seat].life and self._refill(
            self.treasure_deck, self.treasure_discard, TREASURE_DECK, TREASURE_DISCARD
        ):
            treasure = self.treasure_deck.pop()
            self.emit("gained_treasure", seat, treasure, TREASURE_DECK, TREASURES[seat], cause=cause)
            self._take_treasure(seat, treasure)

    def move_treasure(self, giver: int, taker: int, treasure: str, cause: str) -> None:
        """Hand a treasure of one seat to another."""
        self._leave_treasure(giver, treasure)
        self.emit("stole_treasure", taker, treasure, TREASURES[giver], TREASURES[taker], cause=cause)
        self._take_treasure(taker, treasure)

    def lose_treasure(self, seat: int, treasure: str, cause: str) -> None:
        """Discard a treasure."""
        self._leave_treasure(seat, treasure)
        self.treasure_discard.append(treasure)
        self.emit("lost_treasure", seat, treasure, TREASURES[seat], TREASURE_DISCARD, cause=cause)

    def _take_treasure(self, seat: int, treasure: str) -> None:
        self.seats[seat].treasures.append(treasure)
        trait = TRAITS[treasure]
        if isinstance(trait, LargerHand):
            self.draw(seat, trait.cards)

    def _leave_treasure(self, seat: int, treasure: str) -> None:
        me = self.seats[seat]
        me.treasures.remove(treasure)
        if treasure == GEM:
            # What lies in a spell is the treasure itself.
            me.spell = [part for part in me.spell if part.card != GEM]

    # --- spells ------------------------------------------------------------------------------------

    def discard_from_hand(self, seat: int, card: str, cause: str) -> None:
        """Discard a card from hand."""
        self.seats[seat].hand.remove(card)
        self._bin(seat, card, HANDS[seat], cause)

    def discard_from_deck(self, seat: int, card: str, cause: str) -> None:
        """Show a card taken off the spell deck and discard it."""
        self.discard.append(card)
        self.emit("revealed", seat, card, SPELL_DECK, DISCARD, cause=cause)

    def _bin(self, seat: int, card: str, zone: str, cause: str) -> None:
        self.discard.append(card)
        self.emit("discarded", seat, card, zone, DISCARD, cause=cause)

    def add_from_deck(self, seat: int, card: str, kind: str, cause: str) -> None:
        """Add a card taken off the spell deck to a spell."""
        self.seats[seat].spell.append(Part(card, kind, shown=True))
        self.emit("revealed", seat, card, SPELL_DECK, SPELLS[seat], cause=cause)

    def add_from_hand(self, seat: int, card: str, kind: str, cause: str) -> None:
        """Add a card of the hand to a spell under way; Wild Magic is replaced at once."""
        me = self.seats[seat]
        me.hand.remove(card)
        me.spell.append(Part(card, kind, shown=True))
        self.emit("added", seat, card, HANDS[seat], SPELLS[seat], cause=cause)
        if card == WILD:
            self.replace_stand_ins(seat)

    def replace_stand_ins(self, seat: int) -> None:
        """Turn the spell deck up until a card shows for each place in which there is none yet."""
        me = self.seats[seat]
        for kind in KINDS:
            for part in [part for part in me.spell if part.kind == kind and part.card in STAND_INS]:
                me.spell.remove(part)
                me.wild = True
                self.emit("wild", seat, part.card, target=kind)
                self._replace(seat, part)

    def _replace(self, seat: int, part: Part) -> None:
        """Add the first card of a stand-in's kind from the deck, and discard it with those before it."""
        aside = []
        found = ""
        while not found and self._refill(self.deck, self.discard, SPELL_DECK, DISCARD):
            card = self.deck.pop()
            if KIND[card] == part.kind:
                found = card
            else:
                aside.append(card)
        for card in aside:
            self.discard_from_deck(seat, card, part.card)
        if part.card == WILD:
            self._bin(seat, WILD, SPELLS[seat], WILD)
        if found:
            self.add_from_deck(seat, found, part.kind, part.card)

    def drop_part(self, seat: int, part: Part, cause: str) -> None:
        """Throw a part out of a spell; a treasure goes back to those of its owner."""
        self._unseal(seat, part, cause)
        self.seats[seat].spell.remove(part)
        if part.card != GEM:
            self._bin(seat, part.card, SPELLS[seat], cause)

    def steal_part(self, giver: int, taker: int, part: Part, cause: str) -> None:
        """Move a part of a foe's spell to the same place of one's own."""
        self._unseal(giver, part, cause)
        self.seats[giver].spell.remove(part)
        self.seats[taker].spell.append(Part(part.card, part.kind, shown=True))
        self.emit("stole_part", taker, part.card, SPELLS[giver], SPELLS[taker], cause=cause)

    def _unseal(self, seat: int, part: Part, cause: str) -> None:
        """Show a part of a spell that is still to be cast."""
        if not part.shown:
            self.emit("revealed", seat, part.card, SPELLS[seat], SPELLS[seat], cause=cause)

    def know_empty(self, seat: int, kind: str) -> None:
        """Note that everybody knows a place of a sealed spell to be empty."""
        me = self.seats[seat]
        if me.spell and not me.acted and kind not in me.without:
            me.without = (*me.without, kind)

    def clear_spell(self, seat: int) -> None:
        """Discard what is left of a spell."""
        me = self.seats[seat]
        for part in me.spell:
            if part.card != GEM:
                self._bin(seat, part.card, SPELLS[seat], "")
        me.spell = []

"""The small records that a position is made of: spells in slots, rooms, figures, seats."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.board import CELL
from rules.core.copying import Copyable, copyable

NOBODY = -2
"""The power of what nobody did, and the place of what is nowhere."""


class Prepared(Struct, frozen=True, omit_defaults=True):
    """A spell in a slot, face down until it is revealed; `side` 0 is its main effect, 1 its reverse.

    `token` is that of a trap or a protection which was cast and has not sprung, `element` the one chosen for
    a spell of any element; `shown` marks a spell that lies face up without being revealed.
    """

    card: str
    side: int = 0
    revealed: bool = False
    token: str = ""
    element: str = ""
    shown: bool = False


class LodgeRoom(Struct, frozen=True, omit_defaults=True):
    """A room of the lodge; `cubes` are the owners of its instability, from the left."""

    id: str
    cubes: tuple[int, ...] = ()
    restored: bool = False
    used: bool = False
    destroyed: bool = False

    def with_cubes(self, cubes: tuple[int, ...]) -> LodgeRoom:
        """Return the room with other cubes."""
        return LodgeRoom(self.id, cubes, self.restored, self.used, self.destroyed)


class Figure(Struct, frozen=True, omit_defaults=True):
    """An evocation in the lodge; `number` is that of its owner's slot, `acted` belongs to the phase.

    `lender` is the seat that gets it back at the end of the round, if there is one.
    """

    kind: str
    owner: int
    number: int
    place: int
    damage: tuple[int, ...] = ()
    upgrade: str = ""
    acted: bool = False
    lender: int = NOBODY


class Happening(Struct, frozen=True, omit_defaults=True):
    """Something that happens, about to be or just done: who does what to whom, and where.

    `source` is the figure that does it and `owner` the power it belongs to; `owners` and `amounts` go with
    `subjects`. Of spells it names card, type, element and slot, of a defeat who had how much of the damage
    (`shares`), of instability how much (`n`).
    """

    trigger: str
    source: str = ""
    owner: int = NOBODY
    subjects: tuple[str, ...] = ()
    owners: tuple[int, ...] = ()
    amounts: tuple[int, ...] = ()
    place: int = NOBODY
    kind: str = ""
    card: str = ""
    side: int = 0
    type: str = ""
    element: str = ""
    slot: int = -1
    walking: bool = False
    n: int = 0
    phase: str = ""
    shares: tuple[tuple[int, int], ...] = ()


class Effect(Struct, frozen=True, omit_defaults=True):
    """Something that holds for a while: the verb at a step of a component's program.

    `seat` is whose it is, -1 the Black Rose; `slot` is where its spell lies, if it ends with that;
    `figures` are those it holds for, `target` whom it concerns; `left` is how often, or how much, it still
    works; `spent` is the turn in which it did.
    """

    seat: int
    source: str
    part: int
    step: int
    slot: int = -1
    figures: tuple[str, ...] = ()
    target: str = ""
    until: str = "round"
    left: int = -1
    spent: int = -1


class Sight(Struct, frozen=True, omit_defaults=True):
    """A card that one mage knows to be somewhere; `at` is its place in a grimoire, from below."""

    card: str
    where: str
    at: int = -1


class Pack(Struct, frozen=True, omit_defaults=True):
    """What a mage has in a game with moons.

    `quests` wait to be met and `done` are those that were; `drawn` are cards of which some are to be kept,
    `aside` counts personal spells out of play, `lost` trophies that were taken of this mage. A `form` is a
    card that takes damage first and acts once more in the round. `seen` is what it knows of hidden cards.
    """

    quests: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    aside: int = 0
    lost: int = 0
    form: str = ""
    form_damage: tuple[int, ...] = ()
    form_acted: bool = False
    seen: tuple[Sight, ...] = ()


NO_PACK = Pack()


class Chronicle(Struct, frozen=True, omit_defaults=True):
    """What holds for a while, and what a game with moons keeps beside its lodge.

    `reached` is the greatest power that anybody has had, which the moons go by. `turn` counts the turns of
    the round, `switches` are the optional rules that are played with. `decks` lie there by their names,
    `omens` are the events on their board, `effects` what holds for a while, `ledger` what happened in the
    round, `tokens` those of destroyed rooms by who has them. In extra rounds `final` is the power of mages at
    the end of the last regular one, `counted` how much of it is of a sort that counts.
    """

    moon: int = 0
    reached: int = 0
    turn: int = 0
    switches: tuple[str, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    omens: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    ledger: tuple[Happening, ...] = ()
    tokens: dict[str, int] = {}
    final: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()


NO_CHRONICLE = Chronicle()


@copyable
class Seat(Copyable):
    """What lies before one player; the end of a deck is its top.

    `start` is the starting grimoire; `known` are the spells of hand, grimoire and unrevealed slots
    that everybody knows to be there; `later` are quests whose conditions have been met since they were
    left for later. A `pack` is there where games need more.
    """

    mage: str = ""
    start: str = ""
    place: int = CELL
    damage: tuple[int, ...] = ()
    tokens: int = 0
    slots: list[Prepared | None] = []
    hand: list[str] = []
    grimoire: list[str] = []
    memories: list[str] = []
    known: list[str] = []
    later: list[str] = []
    pack: Pack = NO_PACK

    @property
    def quests(self) -> tuple[str, ...]:
        """The quests in the hidden hand."""
        return self.pack.quests

    @property
    def done(self) -> tuple[str, ...]:
        """The quests that were completed."""
        return self.pack.done

    @property
    def drawn(self) -> tuple[str, ...]:
        """Cards of which some are to be kept."""
        return self.pack.drawn

    @property
    def aside(self) -> int:
        """How many personal spells are out of play."""
        return self.pack.aside

    @property
    def form(self) -> str:
        """The card whose form the mage has."""
        return self.pack.form

    def put(self, **changes: Any) -> None:
        """Change what is in the pack."""
        self.pack = replace(self.pack, **changes)

"""An effect being applied, and what every verb of these components has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from rules.black_rose.records import NOBODY, Happening
from rules.core import verbs as core
from rules.core.action import Action

if TYPE_CHECKING:
    from rules.black_rose.state import State

DECLINE = Action("decline")
DONE = Action("done")


class Notes(Struct, frozen=True, omit_defaults=True):
    """What an effect remembers beside its target: what set it off, what was chosen, how much was done.

    `aimed` is the room of the target, `here` the room that is activated, `room` the one chosen last and
    `picked_room` that of the figures `picked` last; `first` is one picked before them. `spared` are figures
    that the effect leaves out. `since` is how long the ledger was when it began. In a loop over mages `queue`
    are those still to come and `home` is the seat it goes back to. `rose` marks what the Black Rose does
    herself, `copied` a spell that nobody cast; `named` are the figures that a spell was aimed at, `icon` the
    room where its instability is still to be placed.
    """

    moment: Happening | None = None
    aimed: int = NOBODY
    here: int = NOBODY
    room: int = NOBODY
    first: str = ""
    picked: tuple[str, ...] = ()
    picked_room: int = NOBODY
    spared: tuple[str, ...] = ()
    prevented: int = 0
    felled: int = 0
    discarded: int = 0
    looked: str = ""
    element: str = ""
    icon: int = NOBODY
    cancelled: bool = False
    copied: bool = False
    named: tuple[str, ...] = ()
    rose: bool = False
    since: int = -1
    home: int = -1
    queue: tuple[int, ...] = ()
    count: int = 0


NO_NOTES = Notes()


class Resolve(core.Resolve["State"], frozen=True):
    """An effect of a component being applied by a seat.

    `target` is what the effect aims at, `it` the evocation last spoken of and `place` its room; `did` says
    whether the last verb did anything, `struck` and `dealt` what an evocation has just dealt to whom.
    `slot` is where the spell lies. `reaction` marks what a lasting effect does of itself: it wakes no other
    lasting effect. `answers` are those that wait for the defeat of a mage at the next full stop, `notes` what
    only effects that can be answered need.
    """

    part: int = field(default=0, name="face")
    target: str = ""
    it: str = ""
    place: int = -1
    did: bool = False
    slot: int = -1
    reaction: bool = False
    struck: str = ""
    dealt: int = 0
    answers: tuple[Resolve, ...] = ()
    notes: Notes = NO_NOTES

    def program(self, state: State) -> tuple[Verb, ...]:
        return state.book.programs[self.source][self.part]

    def later_use(self, state: State, power: int) -> int:
        """Return how many cubes of a power the verbs after this one could use, were there enough."""
        return sum(verb.uses(state, self, power) for verb in self.program(state)[self.step + 1 :])

    def keep(self, state: State, answers: Sequence[Resolve]) -> None:
        """Let lasting effects answer at the next full stop, after the defeats."""
        self.replace(state, answers=(*self.answers, *answers))

    def note(self, state: State, jump: int = 1, **notes: Any) -> None:
        """Go on to the next verb, or to a later one, and write notes."""
        self.next(state, jump, notes=replace(self.notes, **notes))

    def speak_of(self, state: State, figure: str, did: bool = True) -> None:
        """Go on to the next verb, an evocation being `it` from now on."""
        self.next(state, it=figure, place=state.place(figure), did=did)


def remember_room(state: State, figure: str, place: int) -> None:
    """Let effects that are aimed at a figure which leaves know the room where it was last."""
    for index, frame in enumerate(state.stack):
        if isinstance(frame, Resolve) and frame.target == figure and frame.notes.aimed != place:
            state.stack[index] = replace(frame, notes=replace(frame.notes, aimed=place))


class Verb(core.Verb["State", Resolve], frozen=True):
    """One instruction of a component's text."""

    harms: ClassVar[bool] = False
    """Whether mages may have to fall at its full stop."""
    summons: ClassVar[bool] = False
    """Whether the effect it belongs to counts as one of summoning."""
    announces: ClassVar[bool] = False
    """Whether it says what is about to take effect, and everybody may answer."""

    def uses(self, state: State, frame: Resolve, power: int) -> int:
        """Return how many cubes of a power the verb could use now."""
        return 0

    def can(self, state: State, frame: Resolve) -> bool:
        """Tell whether the verb could be carried out in full now."""
        return True

    def miss(self, state: State, frame: Resolve) -> None:
        frame.next(state, did=False)


def note_dealt(state: State, figure: str, n: int) -> None:
    """Tell the effect that activated an evocation what that has dealt, if anything."""
    if n and state.stack and isinstance(state.stack[-1], Resolve):
        state.stack[-1] = replace(state.stack[-1], struck=figure, dealt=n)

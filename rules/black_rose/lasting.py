"""Verbs that hold for a while: lasting effects of spells, rooms and events, and what an upgrade gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose.amounts import Value, amount
from rules.black_rose.conditions import Pattern, Test
from rules.black_rose.dealing import Dealing
from rules.black_rose.effects import ALL_EVOCATIONS, hold, keep
from rules.black_rose.kinds import BANS
from rules.black_rose.moments import waiting_for
from rules.black_rose.queries import THE_ROSE, Room, Who, touched, whom
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.selection import Choosing
from rules.black_rose.targets import IMAGINARY, MAGES, SEATS
from rules.black_rose.triggers import Trigger

if TYPE_CHECKING:
    from rules.black_rose.state import State

Stat = Literal[
    "strength",
    "speed",
    "range",
    "strikes",
    "combat_damage",
    "physical_taken",
    "icon",
    "library_seen",
    "prepared_max",
    "activation_cost",
    "first_standard_open",
    "reversed_turns",
]
Until = Literal["round", "event", "game"]


class Lasting(Choosing, frozen=True):
    """Something that holds until the card leaves its slot."""

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            self.hold(state, frame)
            return
        on = SEATS.get(frame.target, frame.seat) if frame.target != IMAGINARY else None
        if on is not None:
            keep(state, frame, on)

    def hold(self, state: State, frame: Resolve) -> None:
        """Let it hold where effects are kept one by one."""
        raise NotImplementedError


class Whenever(Lasting, frozen=True):
    """Each time something happens, do this; perhaps only so many times in the round, or once a turn."""

    trigger: Trigger | Pattern
    do: tuple[Verb, ...]
    limit: int = -1
    per_turn: bool = False
    having: tuple[Test, ...] = ()

    def hold(self, state: State, frame: Resolve) -> None:
        until = "event" if state.kind(frame.source) == "event" else "round"
        hold(state, frame, (), until, -1 if self.per_turn else self.limit)


class Modifier(Lasting, frozen=True):
    """A number of the mage, of its evocations, or of the bearing evocation is higher, lower or another."""

    stat: Stat
    of: Who
    add: int = 0
    set: int | None = None
    floor: int = 0
    limit: int = -1
    room: Room | None = None
    until: Until = "round"
    while_: tuple[Test, ...] = ()

    def flat(self) -> list[Verb]:
        return [self]

    def hold(self, state: State, frame: Resolve) -> None:
        figures = tuple(touched(state, frame, self.of))
        if figures or self.of in ALL_EVOCATIONS:
            hold(state, frame, figures, self.until, self.limit)


class Ward(Lasting, frozen=True):
    """Ignore so much of every damage that you would take, of this one, or of the next.

    What is taken off may be laid `onto` another figure; where there is none, nothing is taken off.
    """

    n: Value
    of: Literal["", "this", "next"] = ""
    onto: Who | None = None

    def hold(self, state: State, frame: Resolve) -> None:
        if self.of == "next":
            hold(state, frame, (MAGES[frame.seat],), "round", amount(state, frame, self.n))
            return
        index = waiting_for(state, frame)
        dealing = state.stack[index]
        moment = frame.notes.moment
        assert isinstance(dealing, Dealing)
        assert moment is not None
        subject = moment.subjects[0]
        n = min(amount(state, frame, self.n), dealing.amount(subject))
        onto = whom(state, frame, self.onto) if self.onto is not None else []
        if self.onto is not None and (not onto or onto[0] == THE_ROSE):
            n = 0
        lowered = dealing.lowered(subject, n)
        state.stack[index] = lowered.turned_on(onto[0], n) if onto and n else lowered
        top = state.stack[-1]
        assert isinstance(top, Resolve)
        state.stack[-1] = replace(top, did=n > 0, notes=replace(top.notes, prevented=n))
        if n:
            state.emit("warded", frame.seat, subject, amount=n, cause=frame.source)


class Ban(Lasting, frozen=True):
    """Forbid figures to walk, to activate rooms, to be healed, or to let protections spring."""

    banned: Literal["move", "activate_room", "heal", "spring_protection"]
    who: Who
    until: Until = "round"

    def hold(self, state: State, frame: Resolve) -> None:
        figures = tuple(touched(state, frame, self.who))
        if figures:
            hold(state, replace(frame, slot=-1), figures, self.until, -1)
            for figure in figures:
                if figure in SEATS:
                    which = BANS.index(self.banned)
                    state.emit("banned", SEATS[figure], figure, amount=which, cause=frame.source)


# --- what an upgrade gives ---------------------------------------------------------------------------


class Guard(Verb, frozen=True):
    """Who does not own the evocation places less instability in its room."""

    n: int


class Outlive(Verb, frozen=True):
    """Instead of being defeated, discard the upgrade and heal all damage."""

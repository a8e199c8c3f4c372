"""Damage: dealt, replaced, healed; and what becomes of whoever has no health left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.black_rose import evocations
from rules.black_rose.cubes import heal, healed, hurt, recolour, ways_to_heal
from rules.black_rose.effects import lift_bans, verbs_of
from rules.black_rose.moments import Waiting, announce
from rules.black_rose.movement import room_name, send_to_cell
from rules.black_rose.queries import THE_ROSE
from rules.black_rose.quests import offer_quests
from rules.black_rose.records import NOBODY, Happening
from rules.black_rose.refusals import end_among, is_figure, refuse_other
from rules.black_rose.resolve import DONE, Resolve, remember_room
from rules.black_rose.score import add_trophy, gain, spoils, spoils_by_place
from rules.black_rose.targets import COLOURS, CUBES, MAGES, ROSE, SEATS
from rules.black_rose.triggers import answers, wake_lasting
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

TROPHIES = 10
"""How many trophies can be taken of a mage."""
NOBODY_DID = ""
Shares = list[tuple[str, int]]


def shares(state: State, by: int, victims: list[str], n: int, cause: str) -> Shares:
    """Return how much damage each of the figures is to take, and say what is ignored."""
    for figure in victims:
        seat = SEATS.get(figure)
        if seat is not None and seat != by and (warded := min(n, ward(state, seat))):
            state.emit("warded", seat, figure, amount=warded, cause=cause)
    return possible(state, by, victims, n)


def possible(state: State, by: int, victims: list[str], n: int) -> Shares:
    """Return how much damage each of the figures can take: nobody harms what is their own."""
    found = []
    for figure in victims:
        if state.owner(figure) != by:
            seat = SEATS.get(figure)
            amount = min(n if seat is None else n - ward(state, seat), state.health_left(figure))
            if amount > 0:
                found.append((figure, amount))
    return found


def replaceable(state: State, by: int, victims: list[str], n: int) -> Shares:
    """Return how much damage on each of the figures can be replaced: nobody does so on what is their own."""
    foreign = [
        (figure, min(n, len(state.damage(figure)) - state.damage(figure).count(by))) for figure in victims
    ]
    return [(figure, amount) for figure, amount in foreign if amount and state.owner(figure) != by]


def spread(state: State, frame: Resolve, by: int, caps: Shares, *, replaces: bool = False) -> None:
    """Deal or replace damage as one instruction; whoever owns too few cubes says where they go.

    They may also be kept for what the effect does next.
    """
    total, supply = sum(cap for _, cap in caps), state.supply[by]
    later = min(supply, frame.later_use(state, by)) if total and supply else 0
    share = Share(frame.seat, by, tuple(caps), frame.source, frame.reaction, later, replaces)
    if supply and total + later > supply and (later or len(caps) > 1):
        state.stack.append(share)
    else:
        share.carry_out(state, caps)


def deal(state: State, by: int, dealt: Shares, cause: str, reaction: bool, dealer: str = "") -> None:
    """Put damage on figures as one instruction; evocations fall at once, mages at the next full stop.

    With the attack of a `dealer` that is here.
    """
    hit = []
    for figure, wanted in dealt:
        amount = min(wanted, state.supply[by])
        if amount:
            hurt(state, by, figure, amount, cause, dealer)
            hit.append(figure)
    if not hit:
        return
    if by != ROSE and not reaction:
        _let_answer(state, by, hit, at_once=bool(dealer))
    if dealer:
        settle(state)
    if by != ROSE:
        offer_quests(state, "damaged", by)
        if dealer in state.evocations and state.evocations[dealer].owner != by:
            offer_quests(state, "puppet", by)
    for figure in hit:
        if figure in state.evocations and not state.health_left(figure):
            evocations.fall(state, figure, by, cause, reaction)


def _let_answer(state: State, by: int, hit: list[str], *, at_once: bool) -> None:
    """Wake those who answer damage; where a mage falls at the next full stop, they wait until it has."""
    if not state.effects:
        return
    frame = state.stack[-1]
    if (
        at_once
        or not isinstance(frame, Resolve)
        or all(state.health_left(figure) for figure in hit if figure in SEATS)
    ):
        wake_lasting(state, "harmed", by, hit)
    else:
        frame.keep(state, answers(state, "harmed", by, hit))


def settle(state: State) -> None:
    """Let the mages fall who have no health left and are not falling already."""
    for seat in reversed(state.order()):
        if state.health_left(MAGES[seat]) <= 0 and Defeat(seat) not in state.stack:
            state.stack.append(Defeat(seat))


def replace(state: State, by: int, figure: str, n: int, cause: str) -> None:
    """Turn damage of others into that of a power, from the left."""
    cubes = state.damage(figure)
    foreign = [index for index, colour in enumerate(cubes) if colour != by]
    recolour(state, figure, by, foreign[: min(n, state.supply[by])], cause)
    if by != ROSE:
        offer_quests(state, "damaged", by)


def replace_last(state: State, colour: int, figure: str, n: int, cause: str) -> None:
    """Let the Black Rose replace the damage of a colour that came last."""
    cubes = state.damage(figure)
    found = [index for index, cube in enumerate(cubes) if cube == colour]
    recolour(state, figure, ROSE, found[-n:][: state.supply[ROSE]], cause)


class Share(Frame["State"], frozen=True):
    """Too few cubes for all the damage of an instruction: they are shared out one by one.

    `later` is how many of them the rest of the effect can use, `replaces` marks replaced damage.
    """

    seat: int
    by: int
    caps: tuple[tuple[str, int], ...]
    cause: str
    reaction: bool = False
    later: int = 0
    replaces: bool = False
    given: tuple[str, ...] = ()

    def run(self, state: State) -> Decision | None:
        open_ = [figure for figure, cap in self.caps if self.given.count(figure) < cap]
        left = state.supply[self.by] - len(self.given)
        if not left or not open_:
            self.answer(state, DONE)
            return None
        options = [Action("share", CUBES[self.by], figure) for figure in open_]
        if left <= self.later:
            options.append(DONE)
        if len(options) > 1:
            return Decision(self.seat, "share", tuple(options), self.cause)
        self.answer(state, options[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        if action != DONE:
            self.replace(state, given=(*self.given, action.target))
            return
        state.stack.pop()
        self.carry_out(
            state, [(figure, self.given.count(figure)) for figure, _ in self.caps if figure in self.given]
        )

    def carry_out(self, state: State, shared: Shares) -> None:
        """Deal or replace the damage as it was shared out."""
        if not self.replaces:
            deal(state, self.by, shared, self.cause, self.reaction)
            return
        for figure, n in shared:
            replace(state, self.by, figure, n, self.cause)

    def refuse(self, state: State, action: Action) -> Reason:
        caps = dict(self.caps)
        figure = end_among(action, [*SEATS, *state.evocations])
        if not is_figure(state, figure):
            return Reason("share_first")
        if figure not in caps:
            return Reason("takes_nothing", figure)
        return Reason("has_its_share" if self.given.count(figure) == caps[figure] else "share_first")


class Healing(Frame["State"], frozen=True):
    """Damage being taken off a figure; asks only where its colours leave a choice."""

    seat: int
    figure: str
    left: int
    cause: str

    def run(self, state: State) -> Decision | None:
        cubes = state.damage(self.figure)
        colours = sorted(set(cubes))
        if not self.left or not cubes:
            state.stack.pop()
        elif len(cubes) <= self.left:
            state.stack.pop()
            for colour in colours:
                heal(state, self.figure, colour, cubes.count(colour), self.cause)
        elif len(colours) == 1:
            state.stack.pop()
            heal(state, self.figure, colours[0], self.left, self.cause)
        else:
            found = [(self.figure, colour) for colour in colours]
            return Decision(self.seat, "heal", tuple(ways_to_heal(state, found, self.left)), self.cause)
        return None

    def answer(self, state: State, action: Action) -> None:
        heal(state, self.figure, COLOURS[action.source], healed(action), self.cause)
        self.replace(state, left=self.left - healed(action))

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "heal":
            return Reason("no_such_cube", self.figure)
        return refuse_other(action, self.figure, [*SEATS, *state.evocations])


class Defeat(Frame["State"], frozen=True):
    """A mage is defeated: points and a trophy for those who did it, and back to the cell."""

    seat: int

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        mage = MAGES[self.seat]
        cubes = state.damage(mage)
        last = cubes[-1]
        state.emit("defeated", last, mage, source=room_name(state, self.seat), amount=last)
        dealt = {colour: cubes.count(colour) for colour in sorted(set(cubes))}
        if state.book.answered:
            defeat(state, self.seat, dealt, last)
            return None
        for colour, points in spoils(dealt).items():
            gain(state, colour, points, "defeat")
        add_trophy(state, last)
        for colour in sorted(set(cubes)):
            heal(state, mage, colour, cubes.count(colour), "defeat")
        send_to_cell(state, self.seat)
        if last != ROSE:
            offer_quests(state, "defeated_mage", last)
        return None


def defeat(state: State, seat: int, dealt: dict[int, int], last: int) -> None:
    """Reward those who defeated a mage, which gains nothing itself; it goes to its cell and its turn ends."""
    mage, me = MAGES[seat], state.seats[seat]
    place = me.place
    for colour, points in (spoils_by_place if state.book.moons else spoils)(dealt).items():
        if colour != seat:
            gain(state, colour, points, "defeat")
    if last != seat and (me.pack.lost < TROPHIES or not state.book.moons):
        me.put(lost=me.pack.lost + 1)
        add_trophy(state, last)
    for colour, n in dealt.items():
        heal(state, mage, colour, n, "defeat")
    remember_room(state, mage, place)
    send_to_cell(state, seat)
    lift_bans(state, seat)
    end_turn(state, seat)
    source = NOBODY_DID if last == seat else THE_ROSE if last == ROSE else MAGES[last]
    moment = Happening("defeated_mage", source, NOBODY if last == seat else last, (mage,), (seat,), (), place)
    announce(state, msgspec.structs.replace(moment, shares=tuple(dealt.items())))
    if last not in (ROSE, seat):
        offer_quests(state, "defeated_mage", last)


def end_turn(state: State, seat: int) -> None:
    """Stop whatever a defeated mage was about to do, and its turn.

    With moons a spell or an activation of its own turn goes no further; damage under way is still dealt.
    """
    its_turn = False
    for index, frame in enumerate(state.stack):
        if its_turn and isinstance(frame, Resolve) and frame.seat == seat and is_deed(state, frame):
            state.stack[index] = broken_off(state, frame)
        elif its_turn and isinstance(frame, Waiting) and frame.ends_with(seat):
            state.stack[index] = frame.cancelled("")
        elif getattr(frame, "figure", "") == MAGES[seat] and hasattr(frame, "steps"):
            stopped = msgspec.structs.replace(frame, steps=0)
            if hasattr(frame, "strikes"):
                stopped = msgspec.structs.replace(stopped, strikes=False, physical=False)
            state.stack[index] = stopped
        elif getattr(frame, "figure", "") == MAGES[seat] and hasattr(frame, "goal"):
            state.stack[index] = frame.cancelled("")  # type: ignore[union-attr]
        elif getattr(frame, "ended", None) is False and getattr(frame, "seat", None) == seat:
            state.stack[index] = msgspec.structs.replace(frame, ended=True)
            its_turn = state.book.moons


def is_deed(state: State, frame: Resolve) -> bool:
    """Tell whether an effect is that of a spell that a mage casts, or of a room that it activates."""
    if frame.source in state.book.rooms:
        return True
    spell = state.book.spells.get(frame.source)
    return spell is not None and frame.part < len(spell.faces)


def broken_off(state: State, frame: Resolve) -> Resolve:
    """Return an effect that goes no further; a spell that has not taken effect counts as cancelled."""
    steps = frame.program(state)
    if frame.source in state.book.rooms:
        return msgspec.structs.replace(frame, step=len(steps))
    announced = any(verb.announces for verb in steps[max(frame.step - 1, 0) :])
    notes = msgspec.structs.replace(frame.notes, cancelled=frame.notes.cancelled or announced)
    return msgspec.structs.replace(frame, step=len(steps) - 1, notes=notes)


def ward(state: State, seat: int) -> int:
    """Return how much of every damage a mage ignores."""
    if not state.effects:
        return 0
    return sum(verb.n for verb in verbs_of(state, seat) if type(verb).__name__ == "Ward")  # type: ignore[attr-defined]

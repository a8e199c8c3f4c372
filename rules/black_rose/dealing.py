"""Damage and losses under way: they are announced, everybody may answer, then they take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose import evocations
from rules.black_rose.cubes import hurt, hurt_form
from rules.black_rose.damage import settle
from rules.black_rose.effects import bonus, modified, shield
from rules.black_rose.moments import Announce, Waiting, announce, happening
from rules.black_rose.queries import ALL, THE_ROSE
from rules.black_rose.quests import offer_quests
from rules.black_rose.refusals import end_among, is_figure
from rules.black_rose.resolve import Resolve
from rules.black_rose.score import gain
from rules.black_rose.targets import CUBES, MAGES, ROSE, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.records import Happening
    from rules.black_rose.state import State

Caps = tuple[tuple[str, int], ...]
PHYSICAL, SPELL = "physical", "spell"
SPELLS = ("spell", "personal_spell", "forgotten_spell")


def kind_of_damage(state: State, cause: str) -> str:
    """Return the kind of the damage that a component deals."""
    return SPELL if state.kind(cause) in SPELLS else ""


class Dealing(Waiting, frozen=True):
    """Damage of one attack or verb: `by` whose cubes, from which figure, to whom and how much.

    `asked` of them have answered; `turned` are those to whom it was turned back, who may own the cubes;
    `given` is how far too few cubes have been shared out.
    """

    by: int
    seat: int
    dealer: str
    caps: Caps
    cause: str
    kind: str = ""
    unpreventable: bool = False
    asked: int = 0
    turned: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    laid: bool = False

    def run(self, state: State) -> Decision | None:
        if self.asked < len(self.caps):
            self.replace(state, asked=self.asked + 1)
            figure, n = self.caps[self.asked]
            if n and not self.unpreventable:
                announce(state, self._harming(state, figure, n))
            return None
        caps = self._open(state)
        total, supply = sum(n for _, n in caps), state.supply[self.by]
        if total <= supply or len(caps) == 1 or len(self.given) == supply:
            self._lay(state, caps)
            return None
        left = [figure for figure, n in caps if self.given.count(figure) < n]
        options = [Action("share", CUBES[self.by], figure) for figure in left]
        return Decision(self.seat, "share", tuple(options), self.cause)

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, given=(*self.given, action.target))

    def refuse(self, state: State, action: Action) -> Reason:
        figure, caps = end_among(action, [*SEATS, *state.evocations]), dict(self._open(state))
        if not is_figure(state, figure):
            return Reason("share_first")
        if figure not in caps:
            return Reason("takes_nothing", figure)
        return Reason("has_its_share" if self.given.count(figure) == caps[figure] else "share_first")

    def cancelled(self, subject: str) -> Dealing:
        return self.lowered(subject, ALL)

    def lowered(self, subject: str, n: int) -> Dealing:
        """Return it with so much less for one of those it concerns."""
        caps = tuple([(figure, max(0, m - n) if figure == subject else m) for figure, m in self.caps])
        return replace(self, caps=caps)

    def turned_on(self, figure: str, n: int) -> Dealing:
        """Return it with so much laid on another figure, whoever that belongs to."""
        return replace(self, caps=(*self.caps, (figure, n)), turned=(*self.turned, figure))

    def amount(self, subject: str) -> int:
        """Return how much one of those it concerns is still to take."""
        return sum(n for figure, n in self.caps[: self.asked] if figure == subject)

    def holds_for(self, subject: str) -> bool:
        return self.amount(subject) > 0

    def _harming(self, state: State, figure: str, n: int) -> Happening:
        moment = happening(state, "harming", self.dealer, (figure,), state.place(figure), (n,))
        return replace(moment, owner=self.by, kind=self.kind, card=self.cause)

    def _open(self, state: State) -> Caps:
        """Return how much each of those still there can take, with what was turned on it."""
        found: dict[str, int] = {}
        for figure, n in self.caps:
            owner = state.owner(figure)
            if owner is None or (owner == self.by and figure not in self.turned):
                continue
            if self.by != ROSE and state.place(figure) < 0:
                continue
            possible = min(found.get(figure, 0) + n, room_on(state, figure))
            if possible:
                found[figure] = possible
        return tuple(found.items())

    def _lay(self, state: State, caps: Caps) -> None:
        """Put the cubes on all figures at once; whoever has no health left goes."""
        state.stack.pop()
        if len(self.given):
            caps = tuple([(figure, self.given.count(figure)) for figure, _ in caps])
        laid = []
        for figure, wanted in caps:
            n = min(wanted, state.supply[self.by])
            if n:
                laid.append((figure, lay(state, self.by, figure, n, self.cause, self.dealer)))
        fallen = [figure for figure, _ in laid if state.health_left(figure) <= 0]
        _tell(state, sum(n for _, n in laid), len(fallen))
        if not laid:
            return
        figures = tuple([figure for figure, _ in laid])
        place = state.place(figures[0])
        harmed = happening(state, "harmed", self.dealer, figures, place, tuple([n for _, n in laid]))
        harmed = replace(harmed, owner=self.by, kind=self.kind, card=self.cause)
        state.stack.append(Announce(harmed))
        _fall(state, self, fallen)
        self._offer_quests(state)

    def _offer_quests(self, state: State) -> None:
        """Let whoever dealt it claim open quests."""
        if self.by != ROSE:
            offer_quests(state, "damaged", self.by)
            if self.dealer in state.evocations and state.evocations[self.dealer].owner != self.by:
                offer_quests(state, "puppet", self.by)


def room_on(state: State, figure: str) -> int:
    """Return how much damage a figure can take, its form included."""
    seat = SEATS.get(figure)
    if seat is None:
        return state.health_left(figure)
    form = state.seats[seat].form
    buffer = state.book.evocations[form].health - len(state.seats[seat].pack.form_damage) if form else 0
    return ALL if "surplus_damage" in state.switches else state.health_left(figure) + buffer


def lay(state: State, by: int, figure: str, n: int, cause: str, dealer: str) -> int:
    """Put damage on a figure, on its form first, and return how much."""
    seat = SEATS.get(figure)
    if seat is not None and state.seats[seat].form:
        n_form = hurt_form(state, by, seat, n, cause, dealer)
        if n_form < n:
            hurt(state, by, figure, n - n_form, cause, dealer)
        return n
    hurt(state, by, figure, n, cause, dealer)
    return n


def _tell(state: State, dealt: int, felled: int) -> None:
    """Tell the effect, or the activation, that brought the damage about how much there was."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Resolve):
        state.stack[-1] = replace(
            frame, dealt=dealt, did=dealt > 0, notes=replace(frame.notes, felled=felled)
        )
    elif len(state.stack) > 1 and hasattr(state.stack[-2], "strikes"):
        state.stack[-2] = replace(state.stack[-2], dealt=dealt)


def _fall(state: State, dealing: Dealing, fallen: list[str]) -> None:
    """Let evocations leave and mages be defeated, at once: nothing that answers comes before a defeat."""
    for figure in fallen:
        if figure in state.evocations and not evocations.outlive(state, figure):
            moment = happening(state, "defeated_evocation", dealing.dealer, (figure,), state.place(figure))
            moment = replace(moment, owner=dealing.by, kind=dealing.kind)
            state.stack.append(Announce(moment))
            evocations.leave(state, figure, "fell", dealing.cause, False, dealing.by)
            if dealing.by != ROSE:
                offer_quests(state, "defeated_evocation", dealing.by)
    settle(state)


def deal(
    state: State,
    frame: Resolve,
    victims: list[str],
    n: int,
    by: int,
    dealer: str,
    *,
    unpreventable: bool = False,
) -> None:
    """Let an effect deal damage to figures, all at once."""
    kind = kind_of_damage(state, frame.source)
    extra = 0
    if kind == SPELL and is_combat(state, frame):
        extra = bonus(state, "combat_damage", MAGES[frame.seat])
    caps = tuple([(figure, n + extra) for figure in victims if figure != THE_ROSE and n + extra])
    caps = tuple([(figure, m) for figure, m in caps if state.owner(figure) != by])
    state.stack.append(
        Dealing(by, frame.seat, dealer, _shielded(state, caps, kind), frame.source, kind, unpreventable)
    )


def is_combat(state: State, frame: Resolve) -> bool:
    """Tell whether an effect is that of a combat spell."""
    spell = state.book.spells[frame.source]
    return frame.part < len(spell.faces) and spell.faces[frame.part].type == "combat"


def _shielded(state: State, caps: Caps, kind: str) -> Caps:
    """Return damage less what shields and thick skins take."""
    found = []
    for figure, n in caps:
        left = modified(state, "physical_taken", figure, n) if kind == PHYSICAL else n
        seat = SEATS.get(figure)
        if seat is not None and left and (taken := shield(state, seat, left)):
            state.emit("warded", seat, figure, amount=taken, cause=state.seats[seat].mage)
            left -= taken
        found.append((figure, left))
    return tuple(found)


def strike(state: State, by: int, seat: int, dealer: str, victims: list[str], n: int, cause: str) -> None:
    """Let an attack deal damage."""
    caps = tuple([(figure, n) for figure in victims if state.owner(figure) not in (None, by)])
    state.stack.append(Dealing(by, seat, dealer, _shielded(state, caps, PHYSICAL), cause, PHYSICAL))


class Losing(Waiting, frozen=True):
    """Power being lost, or stolen by another."""

    seat: int
    by: int
    n: int
    cause: str
    to: int | None = None
    asked: bool = False

    def run(self, state: State) -> Decision | None:
        if not self.asked:
            self.replace(state, asked=True)
            source = THE_ROSE if self.by < 0 else MAGES[self.by]
            announce(
                state, replace(happening(state, "losing_power", source, (MAGES[self.seat],)), card=self.cause)
            )
            return None
        state.stack.pop()
        n = min(self.n, state.power(self.seat))
        gain(state, self.seat, -n, self.cause)
        if self.to is not None:
            gain(state, self.to, n, self.cause)
        return None

    def cancelled(self, subject: str) -> Losing:
        return replace(self, n=0)

    def holds_for(self, subject: str) -> bool:
        return self.n > 0

"""What an action did, beat by beat: how the table lies after each part of what happened.

An action may set off a whole round. Whoever shows it wants to see a reveal, a roll and a blow one after the
other; the events tell enough to carry a view on from each of them to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules.core.copying import copyable
from rules.core.decision import TURN, Decision
from rules.core.events import HIDDEN, Event
from rules.core.ids import seat_of
from rules.epic_spell_wars.dice import row_of
from rules.epic_spell_wars.order import ORDER
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.spell import GEM, KINDS, STAND_INS, Part, place_of
from rules.epic_spell_wars.state import KIND, State
from rules.epic_spell_wars.traits import total_bonus
from rules.epic_spell_wars.turns import Lay

FAMILIES = {
    "order": ("laid", "showed", "counted", "initiative", "order"),
    "reveal": ("turn", "announced"),
    "cast": ("cast", "copied", "targeted", "extra_die"),
    "roll": ("rolled",),
    "tie": (),
    "result": ("power_roll",),
    "blow": ("damaged", "healed", "died"),
    "loot": ("gained_treasure", "stole_treasure", "lost_treasure", "used"),
    "parts": ("added", "stole_part", "discarded", "revealed", "wild", "drew", "drew_dead", "reshuffled"),
    "medal": ("medal",),
}
"""The kinds of events that are seen together; dice of a tie are a family of their own."""
FAMILY = {kind: family for family, kinds in FAMILIES.items() for kind in kinds}
BEGINS = ("turn", "cast", "medal")
"""The kinds of events with which something new begins, whatever came before."""
CLEARED = ("medal", "sweep")
"""What follows on the first of these is the second, till the next game: the table is cleared at once."""
LAST = ("game", "round", "won")
"""From these on, everything is seen as it lies in the end."""


class Die(NamedTuple):
    """A die on the table: who has rolled it, what it shows, whether just now, and how much is added to it."""

    seat: int
    face: int
    fresh: bool = True
    more: int = 0


class Stage(Struct, frozen=True):
    """What is to be seen of a spell under way.

    Whose it is, the card that acts and the one whose `text` it has, its victims and the dice; `total` and
    `row` of a power roll that counts; how much life each seat has just gained or lost; the cards of a spell
    that has just been announced.
    """

    seat: int = -1
    card: str = ""
    text: str = ""
    targets: tuple[int, ...] = ()
    dice: tuple[Die, ...] = ()
    total: int = 0
    row: int = -1
    changes: tuple[tuple[int, int], ...] = ()
    announced: tuple[str, ...] = ()


NOTHING = Stage()


@copyable
class Shown(State):
    """A view on its way from one decision to the next."""

    stage: Stage = NOTHING


class Beat(NamedTuple):
    """What happened together, as which family of events, and how the table lies then."""

    family: str
    events: tuple[Event, ...]
    view: State


def stage_of(view: State) -> Stage:
    """Return what is under way in a view: at a decision, what the stack tells."""
    if isinstance(view, Shown):
        return view.stage
    frame = next((frame for frame in reversed(view.stack) if isinstance(frame, Resolve)), None)
    if frame is None:
        return Stage(seat=view.acting)
    dice = tuple([Die(frame.seat, face) for face in frame.dice])
    total = sum(frame.dice) + total_bonus(view, frame.seat, len(dice)) if dice else 0
    row = row_of(total) if dice else -1
    return Stage(frame.seat, frame.card, frame.source, frame.targets, dice, total, row)


def beats(before: State, events: Sequence[Event], after: State) -> list[Beat]:
    """Return the beats that lead from one view to another; the last one is how it lies in the end."""
    end = next((at for at, event in enumerate(events) if event.kind in LAST), len(events))
    shown = _Course(before, events)
    parts = [(family, part) for family, part in _parts(events[:end])]
    last = [event for family, part in parts if not family for event in part]
    found = [Beat(family, part, shown.carry(part)) for family, part in parts if family]
    rest = events[end:]
    if rest and rest[0].kind == "game" and rest[0].amount > 1:
        # Whoever looks learns who brings what into the next game before its hands are dealt.
        found.append(Beat("game", tuple(rest[:1]), shown.carry(rest[:1])))
        rest = rest[1:]
    return [*found, Beat("end", (*last, *rest), after)]


def _parts(events: Iterable[Event]) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Yield the events that are seen together, and of which family they are."""
    part: list[Event] = []
    family = ""
    for event in events:
        kind = CLEARED[1] if family in CLEARED else FAMILY.get(event.kind, family)
        if event.kind == "revealed" and event.source == event.target:
            kind = "reveal"
        if event.kind == "rolled" and event.cause == ORDER:
            kind = "tie"
        if part and (kind != family or event.kind in BEGINS):
            yield family, tuple(part)
            part = []
        family = kind
        part.append(event)
    if part:
        yield family, tuple(part)


class _Course:
    """Carries a view on from event to event."""

    def __init__(self, before: State, events: Sequence[Event]) -> None:
        fields = {name: getattr(before, name) for name in before.__struct_fields__}
        self._view = Shown(**(fields | {"stage": stage_of(before), "decision": None})).copy()
        self._places = {
            seat: [event.target for event in events if event.kind == "wild" and event.seat == seat]
            for seat in range(len(before.seats))
        }
        """What the stand-ins of each seat will turn out to stand for."""
        if self._view.stack and isinstance(self._view.stack[-1], Lay):
            self._view.stack.pop()

    def carry(self, events: Sequence[Event]) -> Shown:
        """Return the view after some more events."""
        view = self._view
        view.stage = replace(view.stage, changes=(), announced=())
        view.stage = replace(view.stage, dice=tuple([die._replace(fresh=False) for die in view.stage.dice]))
        for event in events:
            self._take(event)
        seen = view.copy()
        seen.decision = Decision(max(0, view.acting), TURN, ())
        return seen

    def _take(self, event: Event) -> None:
        view, stage = self._view, self._view.stage
        seat = view.seats[event.seat]
        match event.kind:
            case "damaged" | "healed" | "died" | "medal":
                self._count(event)
            case "turn":
                if view.acting >= 0:
                    view.seats[view.acting].acted = True
                view.acting = event.seat
                view.queue = [other for other in view.queue if other != event.seat]
                view.stage = Stage(event.seat)
            case "game":
                view.stage, view.acting, view.queue = NOTHING, -1, []
            case "order":
                view.queue = [int(number) for number in event.what.split("+") if number]
            case "counted":
                seat.laid = event.amount
            case "initiative":
                seat.announced = event.amount
                self._show(event)
            case "showed" if event.what == GEM and all(part.card != GEM for part in seat.spell):
                seat.spell.append(Part(GEM, self._place(event.seat, GEM), shown=True))
            case "showed":
                self._show(event)
            case "wild":
                self._take_part(event.seat, event.what)
            case "announced":
                view.stage = replace(stage, announced=tuple(event.what.split("+")))
            case "cast":
                self._cast(event)
            case "copied":
                view.stage = replace(stage, text=event.what)
            case "targeted":
                targets = () if stage.dice else stage.targets
                view.stage = replace(stage, targets=(*targets, seat_of(event.target)), dice=(), row=-1)
            case "rolled":
                self._roll(event)
            case "power_roll":
                view.stage = replace(stage, total=event.amount, row=int(event.target.rpartition(":")[2]))
            case "revealed" if event.source == event.target:
                self._show(event)
            case "used" if event.amount:
                again = [number for number, die in enumerate(stage.dice) if die.face == event.amount][:1]
                kept = [die for number, die in enumerate(stage.dice) if number not in again]
                view.stage = replace(stage, dice=tuple(kept), total=0, row=-1)
            case _:
                self._move(event)

    def _count(self, event: Event) -> None:
        """Let life and medals go up and down."""
        seat, stage = self._view.seats[event.seat], self._view.stage
        change = {"damaged": -event.amount, "healed": event.amount}.get(event.kind, 0)
        if event.kind == "medal":
            seat.medals = event.amount
        else:
            seat.life = 0 if event.kind == "died" else max(0, seat.life + change)
        if change:
            self._view.stage = replace(stage, changes=(*stage.changes, (event.seat, change)))

    def _cast(self, event: Event) -> None:
        spell = self._view.seats[event.seat].spell
        part = next((part for part in spell if part.card == event.what and not part.done), None)
        if part is not None:
            spell[spell.index(part)] = replace(part, done=True)
        self._view.stage = Stage(event.seat, event.what, event.what)

    def _roll(self, event: Event) -> None:
        stage = self._view.stage
        if event.cause == ORDER and stage.card:
            # The spell before it is done with.
            stage = NOTHING
        dice = () if stage.row >= 0 else stage.dice
        die = Die(event.seat, event.amount, more=int(event.source or 0))
        self._view.stage = replace(stage, dice=(*dice, die), total=0, row=-1)

    # --- cards -------------------------------------------------------------------------------------

    def _show(self, event: Event) -> None:
        """Turn a card of a spell face up; one of a hand has been seen as well."""
        spell = self._view.seats[event.seat].spell
        if not event.what or event.source.startswith("hand"):
            return
        known = [part for part in spell if part.card == event.what and not part.shown]
        known += [part for part in spell if part.card == HIDDEN]
        if known and not any(part.card == event.what and part.shown for part in spell):
            kind = known[0].kind or self._place(event.seat, event.what)
            spell[spell.index(known[0])] = Part(event.what, kind, shown=True)
            spell.sort(key=lambda part: place_of(part) if part.kind else len(KINDS))

    def _place(self, seat: int, card: str) -> str:
        """Return where a card lies in a spell; a stand-in, where it will turn out to lie."""
        if card not in STAND_INS:
            return KIND[card]
        return self._places[seat].pop(0) if self._places[seat] else KINDS[0]

    def _move(self, event: Event) -> None:
        """Let a card or a treasure go from one zone to another, or a pile become a deck again."""
        source, target = self._cards(event.source), self._cards(event.target)
        if event.kind == "reshuffled" and source is not None and target is not None:
            source[:], target[:] = [], [HIDDEN] * event.amount
        elif event.what and event.target:
            if event.source.startswith("spell:"):
                self._take_part(seat_of(event.source), event.what)
            elif (source and event.kind != "laid") or self._lays_unseen(event):
                assert source is not None
                source.remove(event.what if event.what in source else source[-1])
            if event.target.startswith("spell:"):
                self._add_part(event)
            elif target is not None:
                target.append(event.what)
            if event.what == GEM and event.source.startswith("treasures:"):
                self._take_part(seat_of(event.source), GEM)

    def _lays_unseen(self, event: Event) -> bool:
        """Tell whether somebody lays a card that the viewer has not seen: its own one lies there already."""
        spell = self._view.seats[event.seat].spell
        return event.kind == "laid" and not (
            event.what != HIDDEN and any(p.card == event.what for p in spell)
        )

    def _take_part(self, seat: int, card: str) -> None:
        spell = self._view.seats[seat].spell
        found = [part for part in spell if part.card == card] or [p for p in spell if p.card == HIDDEN]
        if found and (card != GEM or found[0].card == GEM):
            spell.remove(found[0])

    def _add_part(self, event: Event) -> None:
        if event.kind != "laid" or self._lays_unseen(event):
            kind = "" if event.what == HIDDEN else self._place(event.seat, event.what)
            spell = self._view.seats[seat_of(event.target)].spell
            spell.append(Part(event.what, kind, shown=event.kind != "laid"))

    def _cards(self, zone: str) -> list[str] | None:
        """Return the cards of a zone that is a list of them."""
        name, _, seat = zone.partition(":")
        view = self._view
        if seat:
            before = view.seats[int(seat)]
            return {"hand": before.hand, "treasures": before.treasures, "dead": before.dead}.get(name)
        return {
            "spell_deck": view.deck,
            "discard": view.discard,
            "treasure_deck": view.treasure_deck,
            "treasure_discard": view.treasure_discard,
            "dead_deck": view.dead_deck,
            "dead_discard": view.dead_discard,
        }.get(name)

"""The casting of a spell that can be answered: element, target, announcement, icon, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec.structs import replace

from rules.black_rose.colours import Spreading
from rules.black_rose.effects import bonus, use_up
from rules.black_rose.moments import Announce, announce, happening
from rules.black_rose.queries import free_slots
from rules.black_rose.quests import offer_quests
from rules.black_rose.records import NOBODY, Happening, Prepared
from rules.black_rose.refusals import refuse_other
from rules.black_rose.resolve import Notes, Resolve, Verb
from rules.black_rose.sights import leaves
from rules.black_rose.targets import MAGES, SLOT_IDS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

ELEMENTS = ("air", "earth", "fire", "water", "holy", "profane", "magic")
SPRINGING = ("trap", "protection")
BEFORE, AFTER = 0, 1


def begin_casting(state: State, seat: int, slot: int) -> None:
    """Cast the spell in a slot: traps and protections get their token, others are revealed."""
    me = state.seats[seat]
    spell = me.slots[slot]
    assert spell is not None
    face = state.book.spells[spell.card].faces[spell.side]
    if face.type in SPRINGING:
        me.slots[slot] = replace(spell, token=face.type)
        state.emit("armed", seat, SLOT_IDS[seat][slot], cause=face.type)
        announce(
            state, replace(happening(state, "cast", MAGES[seat], place=me.place), type=face.type, slot=slot)
        )
        return
    me.slots[slot] = Prepared(spell.card, spell.side, revealed=True)
    if not spell.shown:
        leaves(state, seat, spell.card, SLOT_IDS[seat][slot])
    state.emit("revealed", seat, spell.card, SLOT_IDS[seat][slot], amount=spell.side)
    notes = Notes(since=len(state.ledger), icon=me.place)
    state.stack.append(Resolve(seat, spell.card, spell.side, slot=slot, notes=notes))
    offer_quests(state, "revealed", seat)


def spell_moment(state: State, frame: Resolve, trigger: str, subject: str = "") -> Happening:
    """Return a moment of the spell that a frame carries out."""
    spell = state.book.spells[frame.source]
    side = frame.part if frame.part < len(spell.faces) else _side(state, frame)
    face = spell.faces[side]
    subjects = (subject,) if subject else ()
    place = state.place(subject) if subject else state.seats[frame.seat].place
    moment = happening(state, trigger, MAGES[frame.seat], subjects, place)
    element = frame.notes.element or face.element
    return replace(moment, card=frame.source, side=side, type=face.type, element=element, slot=frame.slot)


def _side(state: State, frame: Resolve) -> int:
    """Return the side of a spell that has sprung."""
    spell = state.seats[frame.seat].slots[frame.slot]
    return spell.side if spell is not None else 0


class ChooseElement(Verb, frozen=True):
    """Choose the element of a spell of any element when it is revealed."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        return frame.ask("element", [Action("element", element) for element in ELEMENTS])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.note(state, element=action.source)
        slots = state.seats[frame.seat].slots
        spell = slots[frame.slot]
        if spell is not None and not frame.notes.copied:
            slots[frame.slot] = replace(spell, element=action.source)
        state.emit("element", frame.seat, frame.source, cause=action.source)
        offer_quests(state, "revealed", frame.seat)


class Casting(Verb, frozen=True):
    """The spell is announced: everybody may answer before it is aimed at anybody."""

    announces: ClassVar[bool] = True

    def act(self, state: State, frame: Resolve) -> None:
        if not frame.notes.copied:
            announce(state, spell_moment(state, frame, "casting"))


class Targeting(Verb, frozen=True):
    """Whoever is named as target, or stands in the room named, may answer before the effect."""

    announces: ClassVar[bool] = True

    def act(self, state: State, frame: Resolve) -> None:
        place = state.place(frame.target)
        if state.owner(frame.target) is not None:
            named = [frame.target]
        elif place >= 0:
            named = state.foes(frame.seat, place)
        else:
            named = []
        top = state.stack[-1]
        assert isinstance(top, Resolve)
        state.stack[-1] = replace(top, notes=replace(top.notes, named=tuple(named)))
        if not frame.notes.copied:
            for figure in reversed(named):
                announce(state, spell_moment(state, frame, "targeting", figure))


class IconAt(Verb, frozen=True):
    """The instability of a revealed spell, before its effect or after it as the caster likes.

    It comes into the room where the spell was revealed, wherever the caster is by then.
    """

    when: Literal["before", "after"]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        place = frame.notes.icon
        if frame.notes.copied or place < 0 or not free_slots(state, place) or not state.supply[frame.seat]:
            frame.next(state)
            return None
        if self.when == "after":
            frame.next(state)
            self._place(state, frame, place)
            return None
        return frame.ask("icon", [Action("icon", frame.source, arg=when) for when in (BEFORE, AFTER)])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        place = frame.notes.icon
        frame.note(state, icon=place if action.arg == AFTER else NOBODY)
        if action.arg == BEFORE:
            self._place(state, frame, place)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_other(action, frame.source, {*state.book.components, *state.evocations})

    def _place(self, state: State, frame: Resolve, place: int) -> None:
        n = 1 + bonus(state, "icon", MAGES[frame.seat])
        state.stack.append(Spreading(frame.seat, frame.seat, (place,), n, n, frame.source))


class Claimed(Verb, frozen=True):
    """A quest that lay open is completed."""

    def act(self, state: State, frame: Resolve) -> None:
        announce(state, happening(state, "completed", MAGES[frame.seat], place=state.seats[frame.seat].place))


class Over(Verb, frozen=True):
    """A spell is over: those it was aimed at, that it was revealed, and that it was cast or has sprung."""

    def act(self, state: State, frame: Resolve) -> None:
        notes = frame.notes
        if notes.copied:
            return
        moment = spell_moment(state, frame, "revealed")
        if moment.type == "combat":
            use_up(state, "combat_damage", MAGES[frame.seat])
        after = [moment]
        if moment.type in SPRINGING:
            assert notes.moment is not None
            source = (notes.moment.source,) if notes.moment.source else ()
            sprung = happening(state, "sprung", MAGES[frame.seat], source, notes.moment.place)
            after.append(replace(sprung, type=moment.type, card=frame.source))
        else:
            after.append(replace(moment, trigger="cast"))
        if not notes.cancelled:
            hit = [figure for figure in notes.named if figure not in notes.spared]
            found = [f for f in hit if state.owner(f) is not None]
            after = [*(spell_moment(state, frame, "targeted", figure) for figure in found), *after]
        state.stack += [Announce(moment) for moment in reversed(after)]

"""The phases of a round with moons: the Black Rose, study, planning, actions, evocations, clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose import moons, omens
from rules.black_rose.actions import Acting, ActionPhase, activate
from rules.black_rose.cubes import end_form
from rules.black_rose.effects import end, modified
from rules.black_rose.hands import Drawing, QuestOffer
from rules.black_rose.moments import Announce, announce, happening
from rules.black_rose.obstacles import refuse_figure_of
from rules.black_rose.queries import CENTRE, THE_ROSE, owned
from rules.black_rose.records import Happening
from rules.black_rose.refusals import end_among, is_figure
from rules.black_rose.resolve import DONE
from rules.black_rose.score import gain, standing
from rules.black_rose.searching import clear_slot
from rules.black_rose.sights import board_cleared, follow
from rules.black_rose.spells import MEMORIES
from rules.black_rose.study import Banish, HandLimit, Lay
from rules.black_rose.summoning import give_back
from rules.black_rose.targets import CUBES, MAGES, ROSE, SEATS, SLOT_IDS
from rules.black_rose.verbs_power import crown
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State
    from rules.black_rose.turns import EvocationPhase

STUDIED, SEEN, KEPT = 2, 4, 2
"""Spells from the grimoire in the study, those taken from the library, and how many of these are kept."""
TOKENS = 2


def begin_phase(state: State, phase: str) -> None:
    """Push what a phase consists of."""
    order = state.order()
    match phase:
        case "black_rose":
            state.stack += [BlackRose("quests"), BlackRose("effects"), BlackRose("draw"), BlackRose("shift")]
            state.stack += [QuestOffer(seat) for seat in reversed(order)]
        case "study":
            for seat in reversed(order):
                seen = modified(state, "library_seen", MAGES[seat], SEEN)
                library = Drawing(seat, "library", seen, "", keep=KEPT, rest="discard")
                state.stack += [Banish(seat), HandLimit(seat), library]
            state.stack += [Drawing(seat, "grimoire", STUDIED, "") for seat in reversed(order)]
        case "planning":
            state.stack += [Lay(seat) for seat in reversed(order)]
        case "actions":
            push(state, "action", ActionPhase())
            state.stack += reversed([omens.apply(state, event) for event in omens.lying(state, "action")])
        case "evocations":
            push(state, "evocation", Evoking())
        case "cleanup":
            state.stack += [Ruin(), Tidying()]


def push(state: State, phase: str, frame: ActionPhase | EvocationPhase | Evoking) -> None:
    """Push a phase in which figures act; where that can be answered, its beginning and its end, too."""
    if state.book.answered:
        began = Announce(Happening("phase_began", phase=phase))
        state.stack += [PhaseOver(phase), frame, began]
    else:
        state.stack.append(frame)


class BlackRose(Frame["State"], frozen=True):
    """A step of what the Black Rose does at the beginning of a round."""

    step: Literal["shift", "draw", "effects", "quests"]

    def run(self, state: State) -> Decision | None:
        if moons.rise(state):
            return None
        state.stack.pop()
        match self.step:
            case "shift":
                omens.shift_all(state)
            case "draw":
                draw_event(state)
            case "effects":
                lying = omens.lying(state, "black_rose")
                state.stack += reversed([omens.apply(state, event) for event in lying])
            case "quests":
                for seat in reversed(state.order()):
                    if not state.seats[seat].quests:
                        state.stack.append(Drawing(seat, "quests", 1, ""))
        return None


def draw_event(state: State) -> None:
    """Let the mage to the right of the first draw an event; some give the crown, some happen at once."""
    event = omens.draw(state)
    if not event:
        return
    printed = state.book.events[event]
    if not printed.slot:
        state.stack += [Fate(event), omens.apply(state, event)]
    if printed.crown:
        crown(state, (state.first - 1) % len(state.seats), event)


class Fate(Frame["State"], frozen=True):
    """An event that happened at once is over."""

    event: str

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        omens.discard(state, self.event)
        return None


class PhaseOver(Frame["State"], frozen=True):
    """The end of a phase; what events do in it ends."""

    phase: str

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        end(state, "event")
        announce(state, Happening("phase_ended", phase=self.phase))
        return None


class Evoking(Frame["State"], frozen=True):
    """Everybody in turn activates any of the own evocations, all in one go; a mage in a form acts as well."""

    turn: int = 0

    def run(self, state: State) -> Decision | None:
        if moons.rise(state):
            return None
        if self.turn == len(state.seats):
            state.stack.pop()
            return None
        seat = state.order()[self.turn]
        options = tuple([Action("command", figure) for figure in ready(state, seat)])
        if not options:
            self.replace(state, turn=self.turn + 1)
            return None
        return Decision(seat, "evocations", (*options, DONE))

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self.replace(state, turn=self.turn + 1)
        else:
            rouse(state, state.order()[self.turn], action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_command(state, state.order()[self.turn], action)


def ready(state: State, seat: int) -> list[str]:
    """List what can still act for a mage in the phase of evocations: they, and itself if it has a form."""
    me = state.seats[seat]
    found = [figure for figure in owned(state, seat) if not state.evocations[figure].acted]
    return [*found, MAGES[seat]] if me.form and me.place >= 0 and not me.pack.form_acted else found


def refuse_command(state: State, seat: int, action: Action) -> Reason:
    """Say why a figure cannot act for a mage now."""
    figure = action.source if is_figure(state, action.source) else action.target
    foreign = refuse_figure_of(state, seat, figure)
    if foreign != NOT_NOW or figure not in state.evocations:
        return foreign
    evocation = state.evocations[figure]
    return Reason("has_acted", evocation.kind) if evocation.acted else Reason("command_first", figure)


def rouse(state: State, seat: int, figure: str) -> None:
    """Let an evocation, or a mage in a form, act in its phase."""
    evocation = state.evocations.get(figure)
    if evocation is None:
        me = state.seats[seat]
        me.put(form_acted=True)
        state.emit("activated", seat, figure, cause=me.form)
        state.stack.append(Acting(figure, seat, me.form, steps=state.speed(figure), strikes=True))
        return
    state.evocations[figure] = replace(evocation, acted=True)
    activate(state, seat, figure)


class Tidying(Frame["State"], frozen=True):
    """The first steps of the clean-up: spells, tokens and what lasted for the round."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        tidy(state)
        return None


def tidy(state: State) -> None:
    """Clear the boards, end what lasted for the round, and turn all tokens back."""
    for seat in state.order():
        clear_board(state, seat)
    end(state, "round")
    end(state, "event")
    if state.book.answered:
        give_back(state)
        state.stack += [HandLimit(seat) for seat in reversed(state.order())]
    for figure, evocation in state.evocations.items():
        if evocation.acted:
            state.evocations[figure] = replace(evocation, acted=False)
    for place, room in enumerate(state.rooms):
        # What is restored on a second side works once in a game.
        if room.used and not state.book.rooms[room.id].is_two_sided:
            state.rooms[place] = replace(room, used=False)


def clear_board(state: State, seat: int) -> None:
    """Put the spells of a mage into its memories; traps that did not spring go back to its hand."""
    me = state.seats[seat]
    for slot, spell in enumerate(me.slots):
        if spell is None:
            continue
        if spell.token == "trap":
            me.slots[slot] = None
            me.hand.append(spell.card)
            source, target = SLOT_IDS[seat][slot], HANDS[seat]
            follow(state, spell.card, source, target)
            state.emit("took", seat, spell.card, source, target, seen_by=(seat,))
        elif not spell.revealed:
            clear_slot(state, seat, slot, "cleanup")
        else:
            gone = state.kind(spell.card) == "forgotten_spell"
            (state.removed if gone else me.memories).append(spell.card)
            me.slots[slot] = None
            target = "removed" if gone else MEMORIES[seat]
            state.emit("cleared", seat, spell.card, SLOT_IDS[seat][slot], target)
    board_cleared(state, seat)
    me.tokens = TOKENS
    me.later.clear()
    if me.form:
        end_form(state, seat)


class Ruin(Frame["State"], frozen=True):
    """Rooms full of instability being destroyed, one after another, also those that are filled meanwhile."""

    def run(self, state: State) -> Decision | None:
        full = next((place for place in range(len(state.rooms)) if is_full(state, place)), None)
        if full is None:
            state.stack.pop()
        else:
            destroy(state, full)
        return None


def is_full(state: State, place: int) -> bool:
    """Tell whether a room falls now; the hall stands in the first moon."""
    room = state.rooms[place]
    if room.destroyed or (place == CENTRE and state.moon < 2):
        return False
    return len(room.cubes) >= state.book.rooms[room.id].slots


def destroy(state: State, place: int) -> None:
    """Destroy a full room: its token goes to whoever has most cubes there; if several have, to the Rose."""
    room = state.rooms[place]
    counts = {power: room.cubes.count(power) for power in sorted(set(room.cubes))}
    most = max(counts.values())
    first = [power for power, n in counts.items() if n == most]
    winner = first[0] if len(first) == 1 else ROSE
    state.write(tokens=state.tokens | {room.id: winner})
    state.emit("destroyed", winner, room.id)
    for colour, n in counts.items():
        state.supply[colour] += n
        state.emit("removed_instability", colour, CUBES[colour], room.id, "", n, cause=room.id)
    state.rooms[place] = replace(room, cubes=(), used=False, destroyed=True)
    source = THE_ROSE if winner == ROSE else MAGES[winner]
    announce(state, happening(state, "destroyed", source, place=place))


# --- the end -------------------------------------------------------------------------------------------


def is_over(state: State) -> bool:
    """Tell whether the game ends with this round."""
    return bool(state.chronicle.final) or moons.greatest(state) >= moons.LAST_POWER


def finish(state: State) -> bool:
    """Count what mages get at the end, and tell whether there is an end; the Black Rose gets nothing more."""
    if state.chronicle.final:
        _count_extra_round(state)
    else:
        count_end(state)
    powers = [state.power(seat) for seat in range(len(state.seats))]
    level = powers.count(max(powers)) > 1 and not _rose_leads(state, max(powers))
    if level and "extra_rounds" in state.switches:
        counted = tuple([_counted(state, seat) for seat in range(len(state.seats))])
        state.write(final=tuple(powers), counted=counted)
        state.emit("extra_round")
        return False
    return True


def count_end(state: State) -> None:
    """Give mages the points for quests, trophies, destroyed rooms and the crown."""
    state.emit("final")
    done = [len(me.done) for me in state.seats]
    for source, counts, points in (("quests", done, (6, 3, 1)), ("trophies", state.trophies[:-1], (4, 2, 1))):
        for seat, n in standing(dict(enumerate(counts)), points).items():
            gain(state, seat, n, source)
    for room, power in sorted(state.tokens.items()):
        if power != ROSE:
            gain(state, power, state.book.rooms[room].points[0], room)
    gain(state, state.crown, 1, "crown")


def _counted(state: State, seat: int) -> int:
    """Return what a mage has of defeats, quests and destroyed rooms: nothing else counts in extra rounds."""
    earned, book = state.earned[seat], state.book
    points = sum(n for source, n in earned.items() if source == "defeat" or source in book.quests)
    return points + sum(book.rooms[room].points[0] for room, power in state.tokens.items() if power == seat)


def _count_extra_round(state: State) -> None:
    """Let only defeats, quests and destroyed rooms of extra rounds count."""
    final, counted = state.chronicle.final, state.chronicle.counted
    for seat, (power, before) in enumerate(zip(final, counted, strict=True)):
        total = power + _counted(state, seat) - before
        gain(state, seat, total - state.power(seat), "extra_rounds")


def name_winner(state: State) -> None:
    """Name who has most power; level mages go by quests, then trophies, then the crown decides."""
    powers = [state.power(seat) for seat in range(len(state.seats))]
    most = max(powers)
    if _rose_leads(state, most):
        end_game(state, [])
        return
    level = [seat for seat, n in enumerate(powers) if n == most]
    level = _best(level, [len(me.done) for me in state.seats])
    level = _best(level, state.trophies)
    if len(level) == 1:
        end_game(state, level)
    else:
        state.stack.append(Verdict(tuple(level)))


def _rose_leads(state: State, most: int) -> bool:
    """Tell whether the Black Rose is ahead of all mages; in extra rounds she plays no part."""
    return not state.chronicle.final and state.power(ROSE) > most


def _best(seats: list[int], counts: list[int]) -> list[int]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]


def end_game(state: State, winners: list[int]) -> None:
    """End the game."""
    state.winners = winners
    state.over = True
    for winner in winners or [ROSE]:
        state.emit("won", winner, amount=state.power(winner))


class Verdict(Frame["State"], frozen=True):
    """The holder of the crown names the winner among those who are level."""

    level: tuple[int, ...]

    def run(self, state: State) -> Decision | None:
        options = tuple([Action("name_winner", MAGES[seat]) for seat in self.level])
        return Decision(state.crown, "verdict", options)

    def refuse(self, state: State, action: Action) -> Reason:
        mage = end_among(action, MAGES[: len(state.seats)])
        return Reason("not_level", mage) if mage and SEATS[mage] not in self.level else NOT_NOW

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        end_game(state, [MAGES.index(action.source)])

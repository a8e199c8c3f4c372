"""When the reasons of the Black Rose are true: a condition for every key."""

from __future__ import annotations

from collections.abc import Callable

from rules.black_rose.actions import Acting
from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.damage import Share
from rules.black_rose.dealing import Dealing
from rules.black_rose.decks import count
from rules.black_rose.effects import is_banned
from rules.black_rose.movement import reachable
from rules.black_rose.obstacles import SLOTS
from rules.black_rose.quests import Happened
from rules.black_rose.records import Prepared
from rules.black_rose.refusals import end_among, is_figure
from rules.black_rose.rooms import guard
from rules.black_rose.state import State
from rules.black_rose.steps import Walk
from rules.black_rose.targets import CELLS, MAGES, SEATS, SLOT_IDS
from rules.core.action import Action
from rules.core.reasons import Reason
from tests.rules.truth import prompt


def pointed(action: Action) -> str:
    """Return the thing that a gesture ends at."""
    return action.target or action.source


Condition = Callable[[State, int, Action, Reason], bool]


def sort_of(state: State, thing: str) -> str:
    """Return what sort of thing something is."""
    if thing in SEATS:
        return "figure"
    if thing in state.room_ids:
        return "room"
    if thing in state.book.spells:
        return "spell"
    kind = thing.partition(":")[0]
    return "evocation" if kind in state.book.evocations else state.kind(thing) or kind


def at(*prompts: str) -> Condition:
    """Return the condition that one of these questions is asked."""
    return lambda state, seat, action, reason: prompt(state) in prompts


def room(state: State, action: Action) -> int:
    """Return the place of the room that is pointed at."""
    return state.place(end_among(action, state.room_ids))


def owner(state: State, action: Action) -> int | None:
    """Return whose figure is meant: the one that a gesture begins with, or the one that is pointed at."""
    return state.owner(action.source if is_figure(state, action.source) else action.target)


def acting(state: State) -> Acting:
    """Return the figure under way."""
    frame = state.stack[-1]
    assert isinstance(frame, Acting)
    return frame


def too_far_to_walk(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """The room is none that the figure can walk to, or not in one step."""
    frame = state.stack[-1]
    figure, steps = (frame.figure, frame.steps) if isinstance(frame, Acting) else (MAGES[seat], 0)
    if isinstance(frame, Walk):
        figure, steps = frame.figure, 1
    steps = steps or state.speed(figure)
    place = state.place(reason.about)
    by_steps = place in state.board.reach(seat, state.place(figure), steps)
    return place not in reachable(state, figure, steps) and by_steps == (reason.key == "room_by_room")


def in_range(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """Tell whether something is as near as a reason demands, line of sight aside, to who acts or is asked."""
    figure = getattr(state.stack[-1], "figure", MAGES[seat])
    own, place = state.place(figure), state.place(reason.about)
    return own >= 0 and state.board.apart[own][place] <= reason.amount


def in_sight(state: State, seat: int) -> tuple[int, ...]:
    """Return the rooms that the mage of a seat can see, however far."""
    farthest = max(range_ for range_ in state.board.sights if range_ != ANYWHERE)
    return state.board.sights[farthest][state.seats[seat].place]


def shared(state: State) -> tuple[dict[str, int], tuple[str, ...]]:
    """Return how much each figure can take of the cubes that are shared out, and who has got some."""
    frame = state.stack[-1]
    if isinstance(frame, Share):
        return dict(frame.caps), frame.given
    assert isinstance(frame, Dealing)
    return dict(frame._open(state)), frame.given


def is_guarded(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """Somebody else's upgrade keeps everything out of the room."""
    return guard(state, seat, room(state, action)) > 0


def unmet(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """The condition of the quest does not hold; that of a deed holds only at its moment."""
    quest = end_among(action, state.book.quests)
    if state.moon:
        return quest in state.seats[seat].quests and unoffered(state, quest)
    condition = state.book.quests[quest].condition
    return isinstance(condition, Happened) or not condition.holds(state, seat)


def unoffered(state: State, thing: str) -> bool:
    """Tell whether no option ends with a thing, nor begins with it to go anywhere."""
    assert state.decision is not None
    cause = state.decision.cause
    ends = {option.target or option.source for option in state.decision}
    return thing not in ends | {option.source for option in state.decision if option.source != cause}


def none_of_them(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """What is pointed at cannot be chosen, however."""
    return unoffered(state, reason.about or pointed(action))


def slot(state: State, seat: int, action: Action) -> Prepared | None:
    """Return what lies in the slot of a seat that is pointed at."""
    found = end_among(action, SLOT_IDS[seat])
    assert found, action
    return state.seats[seat].slots[int(found[-1])]


def forbidden(what: str) -> Condition:
    """Return the condition that the mage of a seat may not do something."""
    return lambda state, seat, action, reason: is_banned(state, MAGES[seat], what)


GREAT: dict[str, Condition] = {
    "already_cast": lambda s, seat, a, r: bool((spell := slot(s, seat, a)) and spell.token),
    "already_picked": none_of_them,
    "already_struck": lambda s, seat, a, r: r.about in getattr(s.stack[-1], "targets", ()),
    "another_room": none_of_them,
    "cannot_copy": none_of_them,
    "cannot_spring": lambda s, seat, a, r: (
        bool((spell := slot(s, seat, a)) and spell.token) and a not in (s.decision or ())
    ),
    "choose_a_spell": lambda s, seat, a, r: not end_among(a, SLOTS),
    "deck_is_empty": lambda s, seat, a, r: count(s, r.about) <= s.stack[-1].chosen.count(r.about),  # type: ignore[union-attr]
    "evocations_later": lambda s, seat, a, r: prompt(s) == "turn" and s.owner(r.about) == seat,
    "grimoire_is_taken": lambda s, seat, a, r: at("grimoire")(s, seat, a, r) and unoffered(s, r.about),
    "exchange_two": at("arrange"),
    "hall_stays": lambda s, seat, a, r: r.about == s.rooms[0].id,
    "throne_near_hall": lambda s, seat, a, r: (
        "throne" in (a.source, a.target) and a not in (s.decision or ())
    ),
    "hall_is_closed": lambda s, seat, a, r: s.moon < 2 and s.place(r.about) == 0,
    "lay_a_quick_one": lambda s, seat, a, r: prompt(s) == "lay" and s.seats[seat].slots[0] is None,
    "mage_is_taken": lambda s, seat, a, r: any(me.mage == r.about for me in s.seats),
    "may_not_activate": forbidden("activate_room"),
    "may_not_walk": forbidden("move"),
    "no_more_spells": lambda s, seat, a, r: len(s.unrevealed(seat)) == r.amount,
    "no_spell_there": lambda s, seat, a, r: slot(s, seat, a) is None,
    "no_token_there": lambda s, seat, a, r: (spell := slot(s, seat, a)) is None or not spell.token,
    "not_a_mage": lambda s, seat, a, r: r.about in s.evocations,
    "not_an_evocation": lambda s, seat, a, r: r.about in SEATS,
    "not_drawn": lambda s, seat, a, r: r.about not in s.seats[seat].drawn,
    "not_farther": none_of_them,
    "not_in_that_hand": none_of_them,
    "not_level": lambda s, seat, a, r: prompt(s) == "verdict" and unoffered(s, r.about),
    "not_nearer": none_of_them,
    "not_on_the_board": lambda s, seat, a, r: r.about not in s.omens,
    "not_on_your_board": lambda s, seat, a, r: not end_among(a, SLOT_IDS[seat]),
    "not_put_there": none_of_them,
    "not_that_figure": none_of_them,
    "not_that_quest": none_of_them,
    "not_that_room": none_of_them,
    "not_there": none_of_them,
    "not_used_up": none_of_them,
    "not_your_own_figure": lambda s, seat, a, r: s.owner(r.about) == seat,
    "not_your_quest": lambda s, seat, a, r: r.about not in s.seats[seat].quests,
    "not_yours_to_choose": lambda s, seat, a, r: s.owner(r.about) != seat,
    "nothing_to_disarm": none_of_them,
    "nothing_to_heal": lambda s, seat, a, r: not s.damage(r.about),
    "nothing_to_replace": none_of_them,
    "nothing_to_turn": none_of_them,
    "no_such_cube": lambda s, seat, a, r: a not in (s.decision or ()),
    "one_reading": lambda s, seat, a, r: s.book.spells[r.about].is_room_trap,
    "only_leave_cell": lambda s, seat, a, r: s.seats[seat].place == CELL,
    "room_is_destroyed": lambda s, seat, a, r: s.rooms[s.place(r.about)].destroyed,
    "room_is_used": lambda s, seat, a, r: s.rooms[s.place(r.about)].used,
    "same_school": lambda s, seat, a, r: r.about not in (a.source, a.target),
    "too_few_spells": lambda s, seat, a, r: len(s.seats[seat].hand) < r.amount,
    "too_many_rooms_away": none_of_them,
    "under_way": lambda s, seat, a, r: (spell := slot(s, seat, a)) is not None and spell.revealed,
    "wrong_type": none_of_them,
}
"""Reasons that only the great lodge knows."""
TRUE: dict[str, Condition] = GREAT | {
    "about_another": lambda s, seat, a, r: (
        r.about != (a.source or a.target)
        and any(r.about in (option.source, option.target) for option in s.decision or ())
    ),
    "act_first": at("turn"),
    "already_activated": lambda s, seat, a, r: acting(s).activated,
    "already_there": lambda s, seat, a, r: any(
        s.place(r.about) == s.place(figure) for figure in (*MAGES, *s.evocations)
    ),
    "another_evocation": at("activate"),
    "another_upgrade": at("upgrade"),
    "cells_are_closed": lambda s, seat, a, r: bool(end_among(a, CELLS)),
    "claim_first": at("claim"),
    "command_an_evocation": lambda s, seat, a, r: any(evo.owner == seat for evo in s.evocations.values()),
    "command_first": lambda s, seat, a, r: owner(s, a) == seat and r.about in s.evocations,
    "discard_first": at("hand_limit"),
    "finish_first": at("act", "strike"),
    "from_cell": lambda s, seat, a, r: any(me.place == CELL for me in s.seats),
    "has_acted": lambda s, seat, a, r: s.evocations[a.source if a.source in s.evocations else a.target].acted,
    "has_its_share": lambda s, seat, a, r: any(
        shared(s)[1].count(end) == shared(s)[0].get(end) for end in (a.source, a.target)
    ),
    "in_cell": lambda s, seat, a, r: s.place(r.about) == CELL,
    "in_own_cell": lambda s, seat, a, r: s.seats[seat].place == CELL,
    "inertia_with_a_spell": lambda s, seat, a, r: bool(s.unrevealed(seat)),
    "leave_cell_first": at("leave_cell"),
    "no_attack_left": lambda s, seat, a, r: not acting(s).strikes,
    "no_cubes": lambda s, seat, a, r: not s.supply[seat],
    "no_evocations": lambda s, seat, a, r: all(evo.owner != seat for evo in s.evocations.values()),
    "no_line_of_sight": lambda s, seat, a, r: s.place(r.about) not in in_sight(s, seat),
    "no_moves_left": lambda s, seat, a, r: not acting(s).steps,
    "no_room_there": lambda s, seat, a, r: not end_among(a, s.room_ids),
    "no_spells_left": lambda s, seat, a, r: not s.unrevealed(seat),
    "no_such_quest": lambda s, seat, a, r: a.source in s.book.quests and a.source not in s.quests,
    "no_such_target": lambda s, seat, a, r: not is_figure(s, r.about) and r.about not in s.room_ids,
    "no_tokens": lambda s, seat, a, r: not s.seats[seat].tokens,
    "no_upgrade_left": lambda s, seat, a, r: r.about not in s.upgrades,
    "nobody_to_fight": lambda s, seat, a, r: not s.foes(seat, s.seats[seat].place),
    "not_a_figure": lambda s, seat, a, r: r.about in s.room_ids,
    "not_a_room": lambda s, seat, a, r: is_figure(s, r.about),
    "not_a_spell": lambda s, seat, a, r: r.about not in s.book.spells,
    "not_in_hand": lambda s, seat, a, r: r.about in s.book.spells and r.about not in s.seats[seat].hand,
    "not_in_that_room": lambda s, seat, a, r: s.place(r.about) != s.seats[seat].place,
    "not_itself": lambda s, seat, a, r: a.source in ("", a.target),
    "not_next_to_it": lambda s, seat, a, r: prompt(s) == "drive",
    "not_now_met": at("claim"),
    "not_prepared": lambda s, seat, a, r: pointed(a) not in [s.slot_id(seat, n) for n in s.unrevealed(seat)],
    "not_that_one": at("activate", "upgrade", "remove"),
    "not_the_next_spell": lambda s, seat, a, r: (
        s.unrevealed(seat)[0] == r.amount or s.unrevealed(seat)[:2] == [0, r.amount]
    ),
    "not_the_targets_evocation": lambda s, seat, a, r: owner(s, a) == seat,
    "not_your_evocation": lambda s, seat, a, r: owner(s, a) != seat,
    "not_your_mage": lambda s, seat, a, r: SEATS[a.source if a.source in SEATS else a.target] != seat,
    "not_your_slot": lambda s, seat, a, r: not pointed(a).startswith(f"slot:{seat}:"),
    "one_standard_spell": at("turn"),
    "quest_is_claimed": lambda s, seat, a, r: r.about in s.claimed,
    "quest_not_met": unmet,
    "room_has_its_share": at("share", "place_in"),
    "room_is_full": lambda s, seat, a, r: len(s.rooms[room(s, a)].cubes) == s.book.rooms[r.about].slots,
    "room_is_guarded": is_guarded,
    "room_is_restored": lambda s, seat, a, r: s.rooms[room(s, a)].restored,
    "share_first": at("share"),
    "slot_is_empty": lambda s, seat, a, r: s.seats[seat].slots[int(pointed(a)[-1])] is None,
    "slot_is_full": lambda s, seat, a, r: s.seats[seat].slots[int(pointed(a)[-1])] is not None,
    "slots_in_order": lambda s, seat, a, r: s.seats[seat].slots[int(pointed(a)[-1])] is None,
    "takes_nothing": lambda s, seat, a, r: (
        unoffered(s, r.about) if prompt(s) == "heal" else r.about not in shared(s)[0]
    ),
    "target_first": at("target"),
    "too_far": lambda s, seat, a, r: not in_range(s, seat, a, r),
    "room_by_room": too_far_to_walk,
    "too_far_to_walk": too_far_to_walk,
    "undo_to_take_back": lambda s, seat, a, r: s.seats[seat].slots[int(pointed(a)[-1])] is not None,
    "wrong_target": lambda s, seat, a, r: all(option.target != r.about for option in s.decision or ()),
    "your_own_figure": lambda s, seat, a, r: s.owner(r.about) == seat,
}
"""By its key: what must hold in the position for a reason to be true of a seat's action."""

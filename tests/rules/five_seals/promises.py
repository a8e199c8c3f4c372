"""When the reasons of Five Seals are true: a condition for every key."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.action import Action
from rules.core.ids import name_of, seat_of
from rules.core.reasons import Reason
from rules.five_seals.elements import CODES, INDEX, MOST, colour, read_die, value
from rules.five_seals.maps import CENTRE
from rules.five_seals.resolve import die_ids
from rules.five_seals.state import State
from rules.five_seals.ways import dice_sets, figures, look, way
from tests.rules.truth import prompt

Condition = Callable[[State, int, Action, Reason], bool]


def sort_of(state: State, thing: str) -> str:
    """Return what sort of thing something is; a place is of the sort of what lies there."""
    if thing in state.map.places:
        lying = state.board.get(thing, "")
        return "nothing" if not lying else "scroll in the dungeon" if state.is_scroll(lying) else "seal"
    return "dice" if thing.partition("+")[0] in CODES else thing.partition(":")[0]


def at(*prompts: str) -> Condition:
    """Return the condition that one of these questions is asked."""
    return lambda state, seat, action, reason: prompt(state) in prompts


def offered(state: State, thing: str) -> bool:
    """Tell whether something can be chosen."""
    return any(thing in (option.source, option.target) for option in state.decision or ())


def castable(state: State, action: Action) -> bool:
    """Tell whether the scroll of an action can be cast at its target."""
    return any(
        (option.source, option.target) == (action.source, action.target) for option in state.decision or ()
    )


def casting(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """A spell is being cast, and it is the one that is named."""
    return state.decision is not None and state.decision.cause == reason.about


def cannot_be_cast(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """The scroll can be cast at nothing."""
    return not state.verb(reason.about).targets(state, seat, reason.about, look(state, seat))


def wrong_element(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """What the spell is cast at is of another element than the one it works on."""
    target = action.target
    if target in state.board:
        return state.element(state.board[target]) != reason.about
    if target.startswith("store:"):
        return name_of(target) != reason.about
    if target.startswith("die:"):
        return colour(read_die(target)) != reason.about
    return state.element(target) != reason.about


def value_of(action: Action) -> int:
    """Return what the die shows that is pointed at."""
    return value(read_die(action.target))


def dice_total(action: Action) -> int:
    """Return what the named dice add up to."""
    return sum(value(CODES[name]) for name in action.source.split("+"))


def has_dice(state: State, seat: int, action: Action) -> bool:
    """Tell whether a seat has the dice that are named or pointed at."""
    if action.target.startswith("die:"):
        return action.target in die_ids(state, seat)
    own = list(state.seats[seat].dice)
    return all(CODES[name] in own for name in action.source.split("+"))


TRUE: dict[str, Condition] = {
    "absorb_first": at("absorb"),
    "begin_with_scroll": wrong_element,
    "begin_with_seal": wrong_element,
    "centre_is_wide": lambda s, seat, a, r: s.seats[seat].place == CENTRE,
    "chosen": lambda s, seat, a, r: a.target in s.stack[-1].chosen,  # type: ignore[union-attr]
    "does_not_fit": lambda s, seat, a, r: not offered(s, a.target) and casting(s, seat, a, r),
    "face_down": lambda s, seat, a, r: any(r.about in player.used for player in s.seats),
    "familiar_is_there": lambda s, seat, a, r: s.seats[seat].familiar == s.seats[seat].place,
    "familiar_takes_no_scrolls": lambda s, seat, a, r: s.is_scroll(s.board[a.target]),
    "guarded": lambda s, seat, a, r: r.about in s.guardians.values(),
    "guardian_is_aside": lambda s, seat, a, r: s.element(r.about) not in s.guardians,
    "guardian_is_there": lambda s, seat, a, r: s.guardians.get(s.element(r.about)) == a.target,
    "highest": lambda s, seat, a, r: value_of(a) == MOST,
    "idle_die": lambda s, seat, a, r: (
        not any(
            name_of(r.about) in option.source.split("+")
            for option in s.decision or ()
            if option.kind == "break"
        )
    ),
    "lowest": lambda s, seat, a, r: value_of(a) == 1,
    "mage_first": at("mage"),
    "mage_taken": lambda s, seat, a, r: any(player.mage == r.about for player in s.seats),
    "must_break": lambda s, seat, a, r: bool(look(s, seat).breaks),
    "never_appropriated": lambda s, seat, a, r: s.is_summoning(r.about) or s.is_reappraisal(r.about),
    "never_given": lambda s, seat, a, r: s.is_summoning(r.about),
    "no_other_colour": lambda s, seat, a, r: len({colour(die) for die in s.seats[seat].dice}) <= 1,
    "no_partner_by_element": lambda s, seat, a, r: not castable(s, a),
    "no_partner_by_strength": lambda s, seat, a, r: not castable(s, a),
    "no_seal_there": lambda s, seat, a, r: a.target not in s.board,
    "nobody_left": lambda s, seat, a, r: not s.opponents(seat),
    "none_in_store": lambda s, seat, a, r: not s.store[INDEX[r.about]],
    "not_by_this_spell": lambda s, seat, a, r: not offered(s, a.target),
    "not_your_dice": lambda s, seat, a, r: not has_dice(s, seat, a),
    "not_yours_to_cast": lambda s, seat, a, r: r.about not in s.seats[seat].scrolls,
    "nothing_as_strong": lambda s, seat, a, r: not offered(s, r.about),
    "nothing_beyond": lambda s, seat, a, r: Action("cast", a.source, a.target) not in (s.decision or ()),
    "nothing_next": lambda s, seat, a, r: Action("cast", a.source, a.target) not in (s.decision or ()),
    "nothing_stored": lambda s, seat, a, r: r.about not in s.stored,
    "one_colour": lambda s, seat, a, r: not offered(s, a.target) and casting(s, seat, a, r),
    "protected": lambda s, seat, a, r: r.about.startswith(("familiar:", "mage:")),
    "rival_is_out": lambda s, seat, a, r: s.seats[seat_of(r.about)].out,
    "rival_lacks_die": lambda s, seat, a, r: all(
        r.about not in ("mind", colour(die)) for die in s.seats[r.amount - 1].dice
    ),
    "spell_first": casting,
    "store_empty": lambda s, seat, a, r: sum(1 for count in s.store if count) <= 1,
    "superfluous": lambda s, seat, a, r: dice_total(a) >= s.strength(s.board[r.about]),
    "take_first": at("take"),
    "take_later": lambda s, seat, a, r: not s.seats[seat].out and prompt(s) == "turn",
    "too_few_dice": lambda s, seat, a, r: dice_total(a) == r.amount < s.strength(s.board[r.about]),
    "too_weak": lambda s, seat, a, r: not dice_sets(s, seat, r.about),
    "used": lambda s, seat, a, r: r.about in s.seats[seat].used,
    "way_barred": lambda s, seat, a, r: figures(s, seat)[r.about] in way(s, seat, a.target),
    "way_sealed": lambda s, seat, a, r: r.about in s.board and r.about in way(s, seat, a.target)[1:-1],
    "wrong_dice": lambda s, seat, a, r: a.source not in dice_sets(s, seat, r.about),
    "wrong_die": wrong_element,
    "wrong_scroll": wrong_element,
    "wrong_seal": wrong_element,
    "wrong_target": lambda s, seat, a, r: (
        not cannot_be_cast(s, seat, a, r) and Action("cast", a.source, a.target) not in (s.decision or ())
    ),
    **dict.fromkeys(
        [
            f"nothing_to_{verb}"
            for verb in (
                *(
                    "absorb",
                    "accelerate",
                    "appropriate",
                    "disintegrate",
                    "forge",
                    "guard",
                    "modify",
                    "multiply",
                ),
                *(
                    "overcome",
                    "protect",
                    "raise",
                    "reappraise",
                    "rearrange",
                    "reroll",
                    "seize",
                    "summon",
                    "swap",
                ),
                *("teleport", "transfer", "transmute"),
            )
        ],
        cannot_be_cast,
    ),
}
"""By its key: what must hold in the position for a reason to be true of a seat's action."""

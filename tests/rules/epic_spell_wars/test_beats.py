"""What an action did, beat by beat: the events carry a view on to where the action has led."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.epic_spell_wars.beats import FAMILIES, LAST, Beat, beats, stage_of
from rules.epic_spell_wars.game import GAME
from rules.epic_spell_wars.state import State
from tests.rules.epic_spell_wars.scenario import seat, turn
from tests.rules.notation import do


def played(seats: int, seed: int, viewer: int) -> Iterator[tuple[list[Beat], State]]:
    """Play a tournament at random; yield the beats of each action and the view that it led to."""
    state, chance = GAME.new(seats, seed), Source(seed)
    while state.decision is not None:
        before = GAME.view(state, viewer)
        events = apply(state, choice(chance, state.decision.options))
        after = GAME.view(state, viewer)
        yield beats(before, [event.seen_from(viewer) for event in events], after), after


def lying(view: State) -> object:
    """Return what lies before every wizard, and in which order they act."""
    seats = [
        (
            seat.life,
            seat.medals,
            seat.treasures,
            seat.dead,
            sorted(seat.hand),
            sorted((part.card, part.done) for part in seat.spell),
        )
        for seat in view.seats
    ]
    return seats, view.queue, view.acting, sorted(view.discard), sorted(view.treasure_discard)


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 2), (6, 1)])
def test_beats_lead_to_where_the_action_has_led(seats: int, viewer: int) -> None:
    compared = 0
    for seed in range(4):
        for found, after in played(seats, seed, viewer):
            assert found[-1].view is after
            if len(found) > 1 and not any(event.kind in LAST for event in found[-1].events):
                assert lying(found[-2].view) == lying(after)
                compared += 1
    assert compared > 20


def test_every_event_is_seen_once_and_in_its_order() -> None:
    for found, _ in played(4, 3, 0):
        kinds = [event.kind for beat in found for event in beat.events]
        known = {kind for family in FAMILIES.values() for kind in family}
        assert set(kinds) - known <= {*LAST, "chose_hero", "ready", "reserved"}
        rolls = [beat for beat in found if beat.family == "result"]
        for beat in rolls:
            stage = stage_of(beat.view)
            assert sum(die.face for die in stage.dice if die.seat == stage.seat) <= stage.total
            assert stage.row in (0, 1, 2)


def test_a_blow_is_seen_on_its_victim() -> None:
    blows = [m for found, _ in played(3, 1, 0) for m in found if m.family == "blow"]
    assert blows
    for beat in blows:
        hurt = {event.seat for event in beat.events if event.kind in ("damaged", "healed")}
        assert {seat for seat, _ in stage_of(beat.view).changes} == hurt


def test_the_next_game_is_announced_before_its_hands_are_dealt() -> None:
    """What lies on the table is cleared at once, and who brings what along is still to be seen."""
    announced = 0
    for found, _ in played(3, 2, 0):
        families = [beat.family for beat in found]
        if "game" in families:
            announced += 1
            assert families[-4:] == ["medal", "sweep", "game", "end"]
            view = found[-2].view
            assert not any(seat.hand or seat.treasures for seat in view.seats)
            assert any(seat.dead for seat in view.seats)
    assert announced


@pytest.mark.parametrize(("rolls", "face", "kept"), [((3, 1), 1, (3,)), ((3, 3, 1), 3, (3, 1))])
def test_dice_that_are_kept_stay_when_one_is_rolled_again(
    rolls: tuple[int, ...], face: int, kept: tuple[int, ...]
) -> None:
    me = seat("chicken", treasures="cheaters_handbook", extra=len(rolls) - 1)
    state = turn(me, seat(acted=True), rolls=rolls)
    before = GAME.view(state, 1)
    events = do(state, f"reroll cheaters_handbook #{face}")
    found = beats(before, events, GAME.view(state, 1))
    stages = {beat.family: stage_of(beat.view) for beat in found}
    assert tuple(die.face for die in stages["loot"].dice) == kept
    assert stages["loot"].row == -1
    assert tuple(die.face for die in stages["roll"].dice[:-1]) == kept
    assert sum(die.face for die in stages["result"].dice) == stages["result"].total


def test_dice_of_a_tie_are_seen_by_themselves() -> None:
    tied = [beat for found, _ in played(6, 1, 0) for beat in found if beat.family == "tie"]
    assert tied
    for beat in tied:
        assert {event.kind for event in beat.events} == {"rolled"}
        assert len(stage_of(beat.view).dice) == len(beat.events)

"""Whatever is played can be dragged: a spell onto its target, the mage onto a seal; the rest is explained."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.app import App
from client.games.black_rose.seeking import out_of_reach, reason_against
from client.table.intentions import Act, Drop, Pick
from client.table.scene import TableScene
from rules.black_rose.preview import (
    aims_at,
    first_step,
    in_range,
    prepared_in,
    targets_of,
    walked_to,
    why_not_at,
)
from rules.black_rose.state import State
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import State as CoreState
from rules.core.engine import apply
from rules.core.rng import Source, choice
from tests.client.driver import Mouse, said, table, window

pytestmark = pytest.mark.usefixtures("_no_result")

DEALT = {"mages": "random", "grimoires": "random"}
"""Options with which nothing is chosen before the first round."""


def with_a_spell(app: App, *, finds: bool, figures: bool = True) -> tuple[TableScene, str]:
    """Sit down where a spell for figures or rooms can be cast, with a target in reach or without one."""
    for seed in range(40):
        scene = table(app, ["human", "human"], seed, game="black_rose_duel")
        session, source = scene.session, Source(seed)
        for _ in range(260):
            decision = session.state.decision
            if decision is None:
                break
            view = session.game.view(session.state, decision.seat)
            for action in decision:
                spell = prepared_in(view, decision.seat, action.source) if action.kind == "cast" else None
                aimed = spell is not None and aims_at(view, *spell)
                if spell is None or not aimed:
                    continue
                if view.book.spells[spell[0]].faces[spell[1]].target.is_figure != figures:
                    continue
                if bool(targets_of(view, decision.seat, *spell)) == finds:
                    scene.look_from(decision.seat)
                    app.frame(1)
                    return scene, action.source
            session.act(choice(source, decision.options))
        app.pop()
    raise AssertionError("no such spell")


def test_a_prepared_spell_is_dropped_on_its_target(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=True)
        spell = prepared_in(scene.model.view, scene.viewer, slot)
        assert spell is not None
        target = targets_of(scene.model.view, scene.viewer, *spell)[0]
        mouse, before = Mouse(app, scene, 1), len(scene.session.steps)
        spots = scene.model.arrangement.spots
        start, end = (scene.canvas.rect(*spots[name].box).center for name in (slot, target))
        mouse.drag(start, end)
        done = [step.action for step in scene.session.steps[before:]]
        assert done[0].kind == "cast"
        assert any(action.target == target for action in done[1:]) or said(scene) or len(done) == 1


def test_a_spell_for_a_room_is_dropped_on_whoever_stands_there(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=True, figures=False)
        spell = prepared_in(scene.model.view, scene.viewer, slot)
        assert spell is not None
        room = targets_of(scene.model.view, scene.viewer, *spell)[0]
        before = len(scene.session.steps)
        scene.carry_out(Drop(slot, ("mage:0", room, "field")))
        done = [step.action for step in scene.session.steps[before:]]
        assert [action.kind for action in done[:1]] == ["cast"]
        assert any(action.target == room for action in done[1:]) or len(done) == 1


def test_a_spell_dropped_out_of_reach_is_refused_before_it_is_cast(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=False)
        view = scene.model.view
        spots = scene.model.arrangement.spots
        figure = next(
            name for name, spot in spots.items() if spot.look == "mage" and spot.seat != scene.viewer
        )
        mouse, before = Mouse(app, scene, 1), len(scene.session.steps)
        start, end = (scene.canvas.rect(*spots[name].box).center for name in (slot, figure))
        mouse.drag(start, end)
        assert len(scene.session.steps) == before
        assert scene.model.message is not None
        assert scene.model.message.refused
        assert view is scene.model.view
        pygame.event.clear()


def test_the_mage_is_dragged_onto_a_seal(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 3, game="five_seals")
        session = scene.session
        single: list[str] = []
        while not single:
            session.act(session.game.quick(session.state))
            decision = session.state.decision
            assert decision is not None
            targets = [option.target for option in decision if option.kind == "break"]
            single = [target for target in targets if targets.count(target) == 1]
        scene.look_from(session.deciding)
        mage = f"mage:{session.deciding}"
        assert not scene.model.arrangement.spots[mage].fixed
        scene.carry_out(Drop(mage, (single[0], "field")))
        assert session.steps[-1].action.target == single[0]


@pytest.mark.parametrize("game", ["five_seals", "res_arcana", "black_rose_duel"])
def test_what_is_dragged_and_means_nothing_says_so(tmp_path: Path, game: str) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 3, game=game)
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        thing = next(name for name, spot in scene.model.arrangement.spots.items() if not spot.fixed)
        scene.carry_out(Drop(thing, ("log",)))
        assert said(scene)


@pytest.mark.parametrize("figure", [True, False])
def test_a_marked_spell_goes_where_is_clicked_as_if_it_were_dragged(tmp_path: Path, figure: bool) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=True)
        view, spots = scene.model.view, scene.model.arrangement.spots
        spell = prepared_in(view, scene.viewer, slot)
        assert spell is not None
        target = targets_of(view, scene.viewer, *spell)[0]
        room = view.rooms[view.place(target)].id
        mouse, before = Mouse(app, scene, 1), len(scene.session.steps)
        mouse.click(scene.canvas.rect(*spots[slot].box).center)
        assert (scene.model.chosen, len(scene.session.steps)) == (slot, before)
        box = scene.canvas.rect(*spots[target if figure else room].box)
        mouse.click(box.center if figure else (box.centerx, box.top + box.height // 8))
        done = [step.action for step in scene.session.steps[before:]]
        assert done[0].kind == "cast"
        assert done[0].source == slot


def test_a_marked_spell_stays_marked_where_it_cannot_aim(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=False)
        spots = scene.model.arrangement.spots
        spell = prepared_in(scene.model.view, scene.viewer, slot)
        assert spell is not None
        foe = next(name for name, spot in spots.items() if spot.look == "mage" and spot.seat != scene.viewer)
        scene.carry_out(Pick(slot))
        reason = why_not_at(scene.model.view, scene.viewer, *spell, foe)
        assert reason is not None
        Mouse(app, scene, 1).click(scene.canvas.rect(*spots[foe].box).center)
        told = scene.session.game.explain(scene.model.view, scene.viewer, reason, app.words)
        assert (said(scene), scene.model.chosen) == (told, slot)


def test_nobody_walks_to_the_room_it_is_in(tmp_path: Path) -> None:
    """A click on the own room, to have it activated, must not lead out of it and back."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, DEALT, game="black_rose_wars")
        session = scene.session
        state = session.state
        while state.decision is None or state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
            state = session.state
        assert isinstance(state, State)
        seat = state.decision.seat
        state.seats[seat].place = 9
        mage, here = f"mage:{seat}", state.rooms[9].id
        near = [state.rooms[room].id for room in range(len(state.rooms)) if state.board.apart[9][room] == 1]
        ways = tuple(Action("explore", mage, room) for room in near)
        state.decision = Decision(seat, "turn", ways)
        far = next(n for n in range(len(state.rooms)) if state.board.apart[9][n] == 2)
        assert first_step(state, mage, state.rooms[far].id) in ways
        assert first_step(state, mage, here) is None


def walks_freely(state: CoreState, cast: Action, room: str) -> bool:
    """Tell whether nobody answers the walk of a spell."""
    tried = state.copy()
    assert isinstance(tried, State)
    assert tried.decision is not None
    mage = f"mage:{tried.decision.seat}"
    apply(tried, cast)
    while tried.decision is not None and (step := first_step(tried, mage, room)) is not None:
        apply(tried, step)
    return Action("move", mage, room) in (tried.decision or ())


def with_a_walk(app: App) -> tuple[TableScene, str, str]:
    """Sit down where a spell that begins with a walk can be cast, and a room two steps off."""
    for seed in range(40):
        scene = table(app, ["human", "human"], seed, DEALT, game="black_rose_wars")
        session, source = scene.session, Source(seed)
        for _ in range(600):
            decision = session.state.decision
            if decision is None:
                break
            view = session.game.view(session.state, decision.seat)
            for action in decision:
                spell = prepared_in(view, decision.seat, action.source) if action.kind == "cast" else None
                rooms = walked_to(view, decision.seat, *spell) if spell is not None else []
                here = view.seats[decision.seat].place
                far = [room for room in rooms if view.board.apart[here][view.place(room)] == 2]
                if far and here >= 0 and walks_freely(session.state, action, far[0]):
                    scene.look_from(decision.seat)
                    scene.finish()
                    return scene, action.source, far[0]
            session.act(choice(source, decision.options))
        app.pop()
    raise AssertionError("no such spell")


def test_a_spell_that_walks_is_carried_to_a_room_two_steps_off(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot, room = with_a_walk(app)
        before = len(scene.session.steps)
        scene.carry_out(Drop(slot, (room, "field")))
        done = [step.action for step in scene.session.steps[before:]]
        assert [action.kind for action in done[:3]] == ["cast", "move", "move"]
        assert done[2].target == room


def test_a_figure_under_way_walks_on_to_where_is_clicked(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot, room = with_a_walk(app)
        mouse, mage = Mouse(app, scene, 1), f"mage:{scene.viewer}"
        scene.carry_out(Act(Action("cast", slot)))
        scene.finish()
        mouse.wait()
        box = scene.canvas.rect(*scene.model.arrangement.spots[room].box)
        mouse.click((box.centerx, box.top + box.height // 8))
        assert scene.session.state.place(mage) == scene.session.state.place(room)


def at_a_far_room(app: App, game: str) -> tuple[TableScene, str, str]:
    """Sit down where a mage in the lodge may walk, and a room is too far for it."""
    for seed in range(20):
        scene = table(app, ["human", "human"], seed, DEALT, game=game)
        session, source = scene.session, Source(seed)
        for _ in range(300):
            decision = session.state.decision
            if decision is None:
                break
            view = session.game.view(session.state, decision.seat)
            mage, kinds = f"mage:{decision.seat}", {option.kind for option in decision}
            if decision.prompt == "turn" and "explore" in kinds:
                near = view.board.reach(decision.seat, view.place(mage), view.speed(mage))
                far = [room for room in view.room_ids if view.place(room) not in (*near, view.place(mage))]
                if far:
                    scene.look_from(decision.seat)
                    scene.finish()
                    app.frame(1)
                    return scene, mage, far[0]
            session.act(choice(source, decision.options))
        app.pop()
    raise AssertionError("every room is near")


@pytest.mark.parametrize("game", ["black_rose_duel", "black_rose_wars"])
@pytest.mark.parametrize("begun", ["held", "selected", "by its deed"])
def test_rooms_too_far_to_walk_lie_in_the_dark_and_say_why(tmp_path: Path, game: str, begun: str) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, mage, far = at_a_far_room(app, game)
        model, goals = scene.model, scene.model.choices.targets(mage).keys()
        assert not out_of_reach(model)
        sought = {"held": mage} if begun == "held" else {"selected": mage}
        if begun == "by its deed":
            sought = {"selected": "deed:explore"}
        seeking = model._replace(**sought)  # type: ignore[arg-type]
        assert far in out_of_reach(seeking)
        assert not goals & {*out_of_reach(seeking)}
        reason = reason_against(seeking, far)
        assert reason is not None
        assert reason.key == "too_far_to_walk"
        assert all(reason_against(seeking, room) is None for room in goals if room in model.view.room_ids)


def test_a_marked_spell_leaves_rooms_out_of_its_range_in_the_dark(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene, slot = with_a_spell(app, finds=False)
        spell = prepared_in(scene.model.view, scene.viewer, slot)
        assert spell is not None
        scene.carry_out(Pick(slot))
        near = in_range(scene.model.view, scene.viewer, *spell)
        dark = [room for room in scene.model.view.room_ids if room not in near]
        assert dark
        assert out_of_reach(scene.model) == dark


def test_go_leads_to_a_room_two_steps_off(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        for seed in range(20):
            scene = table(app, ["human", "human"], seed, DEALT, game="black_rose_wars")
            session = scene.session
            while session.state.decision is not None and session.state.decision.prompt != "turn":
                session.act(session.game.quick(session.state))
            scene.look_from(session.deciding)
            view, mage = scene.model.view, f"mage:{scene.viewer}"
            goals = [room for room in view.room_ids if first_step(view, mage, room) is not None]
            if goals and view.place(mage) >= 0:
                break
            app.pop()
        before = len(session.steps)
        scene.carry_out(Drop("deed:explore", (goals[0], "field")))
        assert len(session.steps) > before + 1
        assert session.state.place(mage) == session.state.place(goals[0])

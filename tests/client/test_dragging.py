"""Whatever is played can be dragged: a spell onto its target, the mage onto a seal; the rest is explained."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.app import App
from client.table.intentions import Drop
from client.table.scene import TableScene
from rules.black_rose.preview import aims_at, prepared_in, targets_of
from rules.core.rng import Source, choice
from tests.client.driver import Mouse, said, table, window

pytestmark = pytest.mark.usefixtures("_no_result")


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

"""What has changed since the viewer's last turn stays beside its number until the viewer acts."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from client.games import table_for
from client.table.moment_pictures import numbers
from client.table.moments import Delta
from client.table.news import below, chips_of, news_of
from rules.core.events import Event
from rules.epic_spell_wars.turns import READY
from tests.client.driver import table, window


def test_a_changed_pool_has_its_chip_until_one_acts(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        viewer = session.deciding
        scene.look_from(viewer)
        lost = Event("essence", viewer, "life", f"pool:{viewer}", "supply", 2)
        gained = Event("essence", 1 - viewer, "gold", "supply", f"pool:{1 - viewer}", 1)
        scene.set_model(scene.model._replace(recent=(lost, gained)))
        scene.log.recent = [lost, gained]
        scene.set_model(scene.model)
        found = {change: box for box, changes in news_of(scene.model).items() for change in changes}
        assert found.keys() == {
            Delta(f"pool:{viewer}", -2, "[life]"),
            Delta(f"pool:{1 - viewer}", 1, "[gold]"),
        }
        cell = scene.model.arrangement.spots["life"].box
        chip = found[Delta(f"pool:{viewer}", -2, "[life]")]
        assert (chip.x + chip.width, chip.y) == (cell.x + cell.width, cell.y)
        scene.draw(app.screen)
        scene.act(session.game.quick(session.state))
        scene.finish()
        assert not any(change.amount == -2 for changes in news_of(scene.model).values() for change in changes)


def test_what_a_round_of_spells_did_is_news_to_who_was_ready_last(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, {"heroes": "dealt"}, "epic_spell_wars")
        session = scene.session
        while session.state.round < 2:
            decision = session.state.decision
            assert decision is not None
            scene.look_from(decision.seat)
            scene.act(session.game.quick(session.state))
            scene.finish()
            hurt = [event for event in session.steps[-1].events if event.kind == "damaged"]
            if hurt and session.steps[-1].action == READY:
                assert news_of(scene.model)
                return
        raise AssertionError("nobody was hurt")


def test_health_that_goes_and_comes_at_a_figure_is_one_number(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        dealt = {"mages": "random", "grimoires": "random"}
        scene = table(app, ["human", "human"], 2, dealt, "black_rose_wars")
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        hit = Event("damaged", 1, "", target="mage:0", amount=6)
        healed = Event("healed", 0, "cube:1", "mage:0", amount=1)
        replaced = Event("replaced_damage", 1, "cube:0", target="mage:0", amount=1)
        news = news_of(scene.model._replace(recent=(hit, healed, replaced)))
        assert list(news.values()) == [[Delta("mage:0", -5, "[health]")]]


def test_a_figure_that_has_fallen_since_shows_nothing_of_what_it_suffered_before() -> None:
    hit = Event("damaged", 1, "", target="mage:0", amount=6)
    replaced = Event("replaced_damage", 1, "cube:rose", target="mage:0", amount=1)
    fallen = Event("defeated", 1, "mage:0")
    other = Event("damaged", 0, "", target="mage:1", amount=2)
    seen = table_for("black_rose_duel").moments.news
    assert seen([hit, other, replaced, fallen]) == [Delta("mage:1", -2, "[health]")]
    assert seen([fallen, hit]) == [Delta("mage:0", -6, "[health]")]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_chip_leaves_a_figure_and_its_health_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        dealt = {"mages": "random", "grimoires": "random"}
        scene = table(app, ["human", "human"], 2, dealt, "black_rose_wars")
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        hit = Event("damaged", 1, "", target="mage:0", amount=6)
        ((_, at),) = chips_of(scene.model._replace(recent=(hit,)))
        figure = scene.canvas.rect(*scene.model.arrangement.spots["mage:0"].box)
        assert at.top > figure.top + figure.height * 0.6
        assert abs(at.centerx - figure.centerx) <= 1


def test_changes_at_one_place_float_one_below_the_other(tmp_path: Path) -> None:
    lost, won = Delta("mage:0", -6, "[damage]"), Delta("mage:0", 1, "[health]")
    with window(tmp_path) as app:
        table(app, ["human", "human"], 2, game="black_rose_wars")
        alone = [numbers((change,), 30).get_size() for change in (lost, won)]
        assert numbers((lost, won), 30).get_size() == (max(w for w, _ in alone), sum(h for _, h in alone))


def test_chips_of_neighbours_do_not_cover_each_other() -> None:
    taken = [Rect(0, 0, 60, 20), Rect(50, 20, 60, 20)]
    assert below(Rect(40, 5, 60, 20), taken) == Rect(40, 40, 60, 20)
    assert below(Rect(200, 5, 60, 20), taken) == Rect(200, 5, 60, 20)

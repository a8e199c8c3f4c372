"""Whoever has never finished a game is offered the variant for a first one; emblems open their games."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.game_setup import GameSetup
from client.scenes.new_game import NewGameScene
from client.scenes.title import TitleScene
from client.table.prompt import LEARNING, prompt_of
from client.widgets.emblem import Emblem
from rules.core.game import AnyGame
from rules.games import GAMES
from saves.settings import Setup
from tests.client.driver import table, window


def test_a_newcomer_is_offered_the_first_game_and_an_easy_bot() -> None:
    setup = GameSetup(Setup(), newcomer=True)
    assert setup.options["setup"] == "first_game"
    assert [seat.player for seat in setup.seats] == ["human", "bot:easy"]
    for game in ("black_rose_duel", "black_rose_wars"):
        setup.choose(game)
        setup.fit()
        assert (setup.options["mages"], setup.options["grimoires"]) == ("random", "random")
    setup.choose("res_arcana")
    setup.fit()
    assert setup.options["setup"] == "first_game"
    setup.vary("setup", "draft")
    setup.fit()
    assert setup.options["setup"] == "draft"


def test_whoever_has_finished_a_game_finds_the_table_as_it_was() -> None:
    assert GameSetup(Setup()).options["setup"] == "standard"
    assert GameSetup(Setup()).seats[1].player == "bot:normal"


def test_every_game_has_an_emblem_that_opens_it(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        for number, game in enumerate(GAMES):
            title = TitleScene(app)
            app.push(title)
            emblem = [widget for widget in title.widgets if isinstance(widget, Emblem)][number]
            emblem.activate()
            assert isinstance(app.scene, NewGameScene)
            assert app.scene._setup.name == game


def test_the_first_rounds_say_what_can_be_done(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        session = scene.session
        long: set[int] = set()
        short: set[int] = set()
        while session.state.decision is not None and session.game.round(session.state) <= LEARNING + 1:
            decision = session.state.decision
            if decision.prompt == "turn":
                scene.look_from(decision.seat)
                told = prompt_of(scene.model)
                discards = any(option.kind == "discard" for option in decision)
                at_length, briefly = (app.words(f"res_arcana.may.discard{end}") for end in ("", ".short"))
                assert (briefly.lower() in told.lower()) == discards
                if discards:
                    (long if at_length in told else short).add(session.game.round(session.state))
            session.act(session.game.quick(session.state))
        assert long == set(range(1, LEARNING + 1))
        assert short == {LEARNING + 1}


def test_escape_closes_a_group_of_variants_first_and_the_table_stays_laid(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.push(NewGameScene(app))
        scene = NewGameScene(app, None, "black_rose_wars")
        app.push(scene)
        group = next(choice.group for choice in scene._setup.game.choices if choice.group)
        scene._open(group)
        scene.back()
        assert app.scene is scene, "one level at a time"
        assert not scene._opened
        scene._setup.add()
        scene.back()
        assert app.scene is not scene
        again = NewGameScene(app)
        assert (again._setup.name, len(again._setup.seats)) == ("black_rose_wars", 3)
        assert again._setup.newcomer, "nobody has finished a game"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_advises_how_to_begin(game: AnyGame) -> None:
    assert any(choice.first in choice.values for choice in game.choices)

"""What wins: told before a game and at its table with the options that were chosen, and once it is over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from pygame.image import tobytes

from client.games.black_rose.overlay.hot_spots import told
from client.scenes import show
from client.scenes.new_game import NewGameScene
from client.scenes.page import Page
from client.scenes.result.highlights import highlights
from client.scenes.result.outcome import lead, missing
from client.session import Session
from client.table.display_list import DisplayList
from client.table.layout import OFFER
from client.widgets.inputs import Segments
from client.words import LANGUAGES, load
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.games import GAMES
from saves.save import Seat
from saves.settings import Setup
from tests.client.driver import table, window
from tests.rules.cases import combinations

EPIC = "epic_spell_wars"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_variant_says_what_wins(game: AnyGame, language: str) -> None:
    words = load(language)
    for options in combinations(game):
        for kind in ("goal", "aim"):
            assert words(f"shell.game.{game.name}.{kind}{game.goal(options)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_says_what_wins(tmp_path: Path, game: str, size: tuple[int, int], language: str) -> None:
    most = max(GAMES[game].seats)
    for seats in {2, min(3, most), min(4, most)}:
        with window(tmp_path, size, language) as app:
            scene = table(app, ["human"] * seats, 1, {}, game)
            while OFFER in scene.model.arrangement.zones:
                scene.session.act(scene.session.game.quick(scene.session.state))
                scene.look_from(scene.session.deciding)
            model = scene.model
            shown, silent = (DisplayList(size) for _ in range(2))
            model.table.backdrop(shown, model)
            model.table.backdrop(silent, model._replace(goal=" ", brief_goal=" "))
            written = tobytes(shown.show(), "RGB") != tobytes(silent.show(), "RGB")
            spots = [spot for spot in model.arrangement.spots.values() if spot.look == "hot_spot"]
            hot = any(model.goal in told(spot, model) for spot in spots)
            assert written or hot, (game, seats)
            if "black_rose" in game:
                assert written, seats


@dataclass(frozen=True)
class Without:
    """The words of a language without one of them."""

    words: Words
    key: str

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key."""
        return " " if key == self.key else self.words(key, **args)

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes."""
        return self.words.count(key, n, **args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1152, 720), (1280, 720)])
def test_the_panel_of_power_says_what_gives_it(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """The bar above a small table may have room for the number that ends the game alone."""
    with window(tmp_path, size, language) as app:
        model = table(app, ["human"] * 4, 1, {"mages": "random"}, "black_rose_wars").model
        told, silent = (DisplayList(size) for _ in range(2))
        model.table.backdrop(told, model)
        words = Without(model.words, "black_rose.table.power_from")
        model.table.backdrop(silent, model._replace(words=words))
        shown, bare = (
            display.show().subsurface(model.canvas.rect(*model.arrangement.zones["tracks"]))
            for display in (told, silent)
        )
        assert tobytes(shown, "RGB") != tobytes(bare, "RGB")


def test_a_single_game_is_not_told_as_a_tournament(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        goals = {
            length: table(app, ["human", "human"], 1, {"length": length}, EPIC).model.goal
            for length in ("tournament", "single")
        }
    assert "medal" in goals["tournament"]
    assert "medal" not in goals["single"]


def single_game() -> Session:
    """Return a single game that was played to its end by chance."""
    session = Session(GAMES[EPIC], [Seat("human"), Seat("bot:easy")], 3, {"length": "single"})
    chance = Source(5)
    while session.state.decision is not None:
        session.act(choice(chance, session.state.decision.options))
    return session


def test_a_single_game_is_won_by_life_and_charted_by_it() -> None:
    session, words = single_game(), load("en")
    left = session.state.seats[session.winners[0]].life
    assert str(left) in lead(session, words)
    assert "point" not in lead(session, words)
    assert not missing(session, words)
    assert not any(
        "point" in highlight.text for highlight in highlights(session, words, session.names(words))
    )
    assert session.game.deeds is not None
    (course,) = session.game.deeds.course(session.events, 2)
    assert course[0] == [20, 20]
    assert sorted(course[-1]) == sorted([0, left])
    assert [*session.counted(session.state).amounts] == course[-1]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_few_values_of_an_option_are_all_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        show(app, "new_game", Setup(EPIC, (Seat("human"), Seat("bot:easy")), {}, False))
        app.frame(0)
        shown = (
            [w for w in app.scene.widgets if isinstance(w, Segments)] if isinstance(app.scene, Page) else []
        )
        length = next(
            widget for widget in shown if app.words(f"{EPIC}.choice.length.single") in widget.labels
        )
        length.choose(1)
        assert isinstance(app.scene, NewGameScene)
        assert app.scene._setup.options["length"] == "single"

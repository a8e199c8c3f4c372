"""While Alt is held, or when it is set, cards show their sentences instead of their symbols."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.image import tobytes

from client.app import App
from client.table.choosing_view import picture_of
from client.table.hits import thing_at
from client.table.layout import OFFER, PROMPT, Spot
from client.table.overlay import over_card
from client.table.scene import TableScene
from client.table.word_panel import BUBBLE, sentences
from client.table.worded import KEPT, LEAST, cut_to_sheet, enlarged, fits, shown_whole, speaks
from client.words import LANGUAGES, load
from rules.games import GAMES
from tests.client.driver import table, window

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
SITTINGS = (
    ("res_arcana", 4, 150),
    ("five_seals", 3, 80),
    ("epic_spell_wars", 4, 60),
    ("black_rose_duel", 2, 30),
    ("black_rose_wars", 3, 40),
)
"""Games, how many play, and after how many decisions they are looked at."""


def _seen(app: App, game: str, seats: int, decisions: int) -> TableScene:
    """Return a table in words, as whoever is asked sees it."""
    app.settings.in_words = True
    scene = table(app, ["human"] * seats, 4, game=game)
    for _ in range(decisions):
        scene.session.act(scene.session.game.quick(scene.session.state))
    scene.look_from(scene.session.deciding)
    while OFFER in scene.model.arrangement.zones:
        # Cards that are chosen from lie over all others, and are large.
        scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
    return scene


def _cards(scene: TableScene) -> list[Spot]:
    return [spot for spot in scene.model.arrangement.spots.values() if speaks(spot, scene.model)]


def _point_at(scene: TableScene, spot: Spot) -> bool:
    """Point at a part of a thing that no other one hides; tell whether there is any."""
    box = scene.canvas.rect(*spot.box)
    points = [(x, y) for x in range(box.left + 2, box.right, 6) for y in range(box.top + 2, box.bottom, 6)]
    at = next((at for at in points if thing_at(scene.model, at) == spot.id), None)
    for step in (1, 0) if at is not None else ():
        position = (at[0] + step, at[1]) if at is not None else (0, 0)
        scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(1, 1), buttons=(0, 0, 0)))
    return at is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "decisions"), SITTINGS)
def test_every_card_says_its_words_or_does_when_it_is_pointed_at(
    tmp_path: Path, game: str, seats: int, decisions: int, size: tuple[int, int]
) -> None:
    with window(tmp_path, size, "ru") as app:
        scene = _seen(app, game, seats, decisions)
        model, room = scene.model, Rect((0, 0), size)
        cards = _cards(scene)
        assert cards
        for spot in cards:
            lying, sheet = model.table.picture(spot, model), enlarged(spot, model)
            if lying is not None and shown_whole(spot, model):
                assert picture_of(spot, model) is not lying, spot
                assert sheet is None
                continue
            assert sheet is not None
            over, box = over_card(spot, sheet.get_rect(), model), model.canvas.rect(*spot.box)
            assert room.contains(over), spot
            assert over.contains(box.clip(room).inflate(-2, -2)), spot
            # Some cards are shown large by their game.
            itself = model.table.inspect(spot, BUBBLE, model, beside=True) is None
            assert itself or not over.colliderect(model.canvas.rect(*model.arrangement.zones[PROMPT])), spot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(70, 90), (96, 60), (110, 36), (140, 200)])
def test_no_line_is_cut(tmp_path: Path, game: str, language: str, size: tuple[int, int]) -> None:
    words = load(language)
    with window(tmp_path):
        for component in GAMES[game].components:
            said = sentences(game, component, words, "")
            text = cut_to_sheet(said, size, 1.0)
            assert text.height <= size[1] - 2, component
            assert text.px >= LEAST
            whole = "".join(piece.text for line in text.lines for piece in line)
            assert fits(said, size, 1.0) or whole.endswith("…"), component


def test_a_card_of_the_five_seals_speaks_where_it_was_silent(tmp_path: Path) -> None:
    for size in SIZES:
        with window(tmp_path / str(size[0]), size, "ru") as app:
            scene = _seen(app, "five_seals", 3, 80)
            own = [spot for spot in _cards(scene) if spot.zone == "hand"]
            assert own
            for spot in own:
                symbols = scene.model.table.picture(spot, scene.model)
                shown = picture_of(spot, scene.model)
                assert symbols is not None
                assert shown is not None
                assert tobytes(shown, "RGBA") != tobytes(symbols, "RGBA"), (size, spot)


def test_the_card_pointed_at_is_enlarged(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640), "ru") as app:
        scene = _seen(app, "five_seals", 3, 80)
        before, after = (pygame.Surface((1024, 640)) for _ in range(2))
        scene.draw(before)
        spot = next(spot for spot in _cards(scene) if not shown_whole(spot, scene.model))
        assert _point_at(scene, spot)
        scene.draw(after)
        sheet = enlarged(spot, scene.model)
        assert sheet is not None
        over = over_card(spot, sheet.get_rect(), scene.model)
        drawn = pygame.Surface(over.size)
        drawn.blit(before, (0, 0), over)
        drawn.blit(sheet, (0, 0))
        assert tobytes(drawn, "RGB") == tobytes(after.subsurface(over), "RGB")


def test_a_prepared_spell_says_the_side_that_was_chosen(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = _seen(app, "black_rose_duel", 2, 12)
        slots = [spot for spot in _cards(scene) if spot.zone == "slots"]
        assert {spot.look for spot in slots} <= {"slot", "vain", "line"}
        for spot in slots:
            said = scene.model.table.in_words.says(scene.model.view, spot, scene.model.words)
            whole = sentences("black_rose_duel", spot.component, scene.model.words, "")
            assert said
            assert len(said) < len(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_res_arcana_has_room_for_its_words(tmp_path: Path, language: str) -> None:
    words = load(language)
    size = (142 - 8, 199 - 28)
    with window(tmp_path):
        assert round(199 * KEPT) > 28
        for component in GAMES["res_arcana"].components:
            assert fits(sentences("res_arcana", component, words, "[gold:3]"), size, 1.0), component


def test_alt_shows_words_while_it_is_held(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4)
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        symbols, words, again = (pygame.Surface(app.screen.get_size()) for _ in range(3))
        scene.draw(symbols)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode=""))
        app.frame(0)
        scene.draw(words)
        assert tobytes(words, "RGB") != tobytes(symbols, "RGB")
        card = session.state.seats[scene.viewer].hand[0]
        box = scene.canvas.rect(*scene.model.arrangement.spots[card].box)
        assert tobytes(words.subsurface(box), "RGB") != tobytes(symbols.subsurface(box), "RGB")
        pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
        app.frame(0)
        scene.draw(again)
        assert tobytes(again, "RGB") == tobytes(symbols, "RGB")


def test_words_can_be_set_and_stay_through_moves(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.settings.in_words = True
        scene = table(app, ["human", "human"], 4)
        assert scene.model.in_words
        for _ in range(5):
            scene.session.act(scene.session.game.quick(scene.session.state))
            scene.look_from(scene.session.deciding)
        assert scene.model.in_words
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode=""))
        app.frame(0)
        assert not scene.model.in_words

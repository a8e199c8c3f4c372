"""While Alt is held, or when it is set, cards show their sentences instead of their symbols."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.image import tobytes

from client.table.worded import KEPT, LEAST, measured
from client.table.words import sentences
from client.words import LANGUAGES, load
from rules.games import GAMES
from tests.client.driver import table, window


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_res_arcana_has_room_for_its_words(tmp_path: Path, language: str) -> None:
    words = load(language)
    size = (142 - 10, round(199 * (1 - KEPT)) - 5)
    with window(tmp_path):
        for component in GAMES["res_arcana"].components:
            text = measured(sentences("res_arcana", component, words, "[gold:3]"), size, 1.0, LEAST)
            assert text.height <= size[1], component


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

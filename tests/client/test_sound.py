"""Ambience: a loop without a seam for every place, quiet where quiet is wanted."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes import show
from client.scenes.title import TitleScene
from client.sound import FOLDER, Ambience, Sounds
from rules.games import GAMES
from saves.settings import Settings
from tests.client.driver import table, window

LOOPS = sorted((FOLDER / "ambience").glob("*.ogg"))
ALL_TOGETHER = 4_000_000
SEAM = 0.008
"""The largest step from the last sample to the first, as a share of all that a sample can hold."""


@pytest.fixture
def mixer() -> Iterator[None]:
    """The silent sound card of the tests."""
    pygame.mixer.init(44100, -16, 2, 512)
    yield
    pygame.mixer.quit()


def test_the_title_and_every_game_have_a_loop_and_all_of_them_are_small() -> None:
    assert {"title", *GAMES} <= {path.stem for path in LOOPS}
    assert sum(path.stat().st_size for path in LOOPS) < ALL_TOGETHER


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_loop_has_no_seam(path: Path) -> None:
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    for ear in (0, 1):
        wave = samples[ear::2]
        assert abs(wave[0] - wave[-1]) < SEAM * 0x8000
        assert max(abs(value) for value in wave[:: len(wave) // 1000]) > SEAM * 0x8000


def played(ambience: Ambience, place: str) -> bool:
    """Go to a place and wait until its loop was read; tell whether anything is heard."""
    ambience.update(place)
    if ambience._reading is not None:
        ambience._reading.result()
    ambience.update(place)
    return ambience._sound is not None


@pytest.mark.usefixtures("mixer")
def test_one_loop_fades_into_another() -> None:
    ambience = Ambience(Settings())
    assert played(ambience, "title")
    first = ambience._channel
    assert played(ambience, "res_arcana")
    assert ambience._channel != first
    assert all(pygame.mixer.Channel(channel).get_busy() for channel in (0, 1))
    ambience.close()


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("setting", ["mute", "reduced_motion"])
def test_quiet_is_kept(setting: str) -> None:
    settings = Settings()
    ambience = Ambience(settings)
    assert played(ambience, "title")
    setattr(settings, setting, True)
    assert not played(ambience, "title")
    setattr(settings, setting, False)
    assert played(ambience, "title")
    settings.ambience = 0
    assert not played(ambience, "title")
    ambience.close()


@pytest.mark.usefixtures("mixer")
def test_a_place_without_a_loop_is_silent() -> None:
    ambience = Ambience(Settings())
    assert not played(ambience, "nowhere")
    ambience.close()


def test_without_a_sound_card_nothing_is_read() -> None:
    sounds = Sounds(Settings())
    sounds.surround("title")
    assert sounds._ambience is None
    sounds.close()


def test_a_place_is_heard_through_what_lies_over_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with window(tmp_path) as app:
        heard: list[str] = []
        monkeypatch.setattr(app.sounds, "surround", heard.append)
        app.push(TitleScene(app))
        show(app, "settings")
        app.frame(0)
        app.pop()
        table(app, ["human", "bot:easy"], 1, game="five_seals")
        app.frame(0)
        assert heard == ["title", "five_seals"]

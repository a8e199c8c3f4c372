"""Letters work by their place on the keyboard, whatever the layout."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import keys
from client.scenes.title import TitleScene
from client.session import Session
from client.words import LANGUAGES
from tests.client.driver import Mouse, table, window

RUSSIAN = {"z": "я", "h": "р", "p": "з", "m": "ь", "l": "д"}


def russian(letter: str) -> pygame.Event:
    """Return what SDL sends for a key of a Russian keyboard."""
    typed = RUSSIAN[letter]
    place = pygame.KSCAN_A + ord(letter) - ord("a")
    return pygame.Event(pygame.KEYDOWN, key=ord(typed), scancode=place, mod=0, unicode=typed)


@pytest.mark.parametrize("letter", RUSSIAN)
def test_a_letter_is_known_by_its_place(letter: str) -> None:
    assert keys.by_place(russian(letter)).key == ord(letter)


def test_other_keys_stay_what_they_are() -> None:
    for key, place in ((pygame.K_RETURN, pygame.KSCAN_RETURN), (pygame.K_1, pygame.KSCAN_1)):
        event = pygame.Event(pygame.KEYDOWN, key=key, scancode=place, mod=0, unicode="")
        assert keys.by_place(event) is event


def test_the_table_hears_a_russian_keyboard(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 21)
        mouse = Mouse(app, scene, 2)
        while scene.session.undo_target(take_backs=False) is None:
            mouse.wait()
            mouse.choose()
        mouse.wait()
        steps = len(scene.session.steps)
        pygame.event.post(russian("z"))
        app.frame(0)
        assert len(scene.session.steps) < steps
        muted = app.settings.mute
        pygame.event.post(russian("m"))
        app.frame(0)
        assert app.settings.mute is not muted


def test_what_is_typed_is_not_a_shortcut(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3)
        typing = type("Typing", (type(scene),), {"typing": True})
        app.scenes[-1] = typing(app, Session(scene.session.game, scene.session.seats, 1, {}), scene.table)
        muted = app.settings.mute
        pygame.event.post(russian("m"))
        app.frame(0)
        assert app.settings.mute is muted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_the_key_of_the_present_layout(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Library:
        """An SDL with a Russian keyboard."""

        @staticmethod
        def SDL_GetKeyFromScancode(place: int) -> int:  # noqa: N802
            letter = chr(ord("a") + place - pygame.KSCAN_A)
            return ord(RUSSIAN.get(letter, letter))

    with window(tmp_path, language=language) as app:
        app.push(TitleScene(app))
        assert keys.label("Z") == "Z"
        monkeypatch.setattr(keys, "_library", lambda: Library)
        app.frame(0)
        assert keys.label("Z") == "Z"
        pygame.event.post(pygame.Event(pygame.KEYMAPCHANGED))
        app.frame(0)
        assert (keys.label("Z"), keys.label("Esc"), keys.label("1")) == ("Я", "Esc", "1")
        monkeypatch.setattr(keys, "_library", lambda: None)
        pygame.event.post(pygame.Event(pygame.KEYMAPCHANGED))
        app.frame(0)
        assert keys.label("Z") == "Z"

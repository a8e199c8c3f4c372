"""Short sounds, one for each kind of event; without a sound card the game is silent and goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from saves.settings import Settings

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE, BITS, CHANNELS, BUFFER = 44100, -16, 2, 512


class Sounds:
    """All sounds, loaded when first heard."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._open = _open_mixer()

    def play(self, name: str) -> None:
        """Let a sound be heard, unless the player wants quiet."""
        if not self._open or self._settings.mute or not self._settings.volume:
            return
        sound = self._loaded.get(name)
        if sound is None:
            sound = self._loaded[name] = pygame.mixer.Sound(FOLDER / f"{name}.ogg")
            sound.set_volume(self._settings.volume / 100)
        sound.play()

    def adjust(self) -> None:
        """Take over the volume that is set now."""
        for sound in self._loaded.values():
            sound.set_volume(self._settings.volume / 100)


def _open_mixer() -> bool:
    for driver in (None, "dummy"):
        if driver is not None:
            os.environ["SDL_AUDIODRIVER"] = driver
        try:
            pygame.mixer.init(RATE, BITS, CHANNELS, BUFFER)
        except pygame.error:
            continue
        return True
    return False

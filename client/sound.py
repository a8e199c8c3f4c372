"""Short sounds and the ambience under them; without a sound card the game is silent and goes on."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

from saves.settings import Settings

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE, BITS, CHANNELS, BUFFER = 44100, -16, 2, 512
AMBIENCE_CHANNELS = 2
"""One for the loop that comes, one for the loop that goes."""
CROSS_FADE = 2500
"""How many milliseconds one loop takes to become another."""


class Sounds:
    """All sounds, loaded when first heard."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._open = _open_mixer()
        heard = self._open and pygame.mixer.get_driver() != "dummy"
        self._ambience = Ambience(settings) if heard else None

    def surround(self, name: str) -> None:
        """Let the ambience of a place be heard; called once a frame."""
        if self._ambience is not None:
            self._ambience.update(name)

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
        """Take over the volumes that are set now."""
        for sound in self._loaded.values():
            sound.set_volume(self._settings.volume / 100)
        if self._ambience is not None:
            self._ambience.adjust()

    def close(self) -> None:
        """Give the sound card back."""
        if self._ambience is not None:
            self._ambience.close()
        pygame.mixer.quit()


class Ambience:
    """A loop for each place; one fades into another, and each is read beside the game before it is heard."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._reader = ThreadPoolExecutor(1)
        self._reading: Future[pygame.mixer.Sound] | None = None
        self._sound: pygame.mixer.Sound | None = None
        self._channel = 0
        self.name = ""
        """Whose loop is heard or being read."""
        pygame.mixer.set_reserved(AMBIENCE_CHANNELS)

    def update(self, place: str) -> None:
        """Go over to the loop of a place, or to silence where the player wants quiet or there is none."""
        settings = self._settings
        quiet = settings.mute or settings.reduced_motion or not settings.ambience
        name = "" if quiet else place
        if name != self.name:
            self._leave()
            self.name = name
            path = FOLDER / "ambience" / f"{name}.ogg"
            if name and path.is_file():
                self._reading = self._reader.submit(pygame.mixer.Sound, path)
        if self._reading is not None and self._reading.done():
            self._sound, self._reading = self._reading.result(), None
            self._channel = (self._channel + 1) % AMBIENCE_CHANNELS
            self.adjust()
            pygame.mixer.Channel(self._channel).play(self._sound, loops=-1, fade_ms=CROSS_FADE)

    def _leave(self) -> None:
        self._reading = None
        if self._sound is not None:
            pygame.mixer.Channel(self._channel).fadeout(CROSS_FADE)
            self._sound = None

    def adjust(self) -> None:
        """Take over the volume that is set now."""
        if self._sound is not None:
            self._sound.set_volume(self._settings.ambience / 100)

    def close(self) -> None:
        """Wait for what is being read: the mixer must not go meanwhile."""
        self._reader.shutdown()


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

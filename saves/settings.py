"""What a player has set: kept in one small file; what cannot be read falls back to the defaults."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from saves.files import data_folder, write_whole
from saves.save import Seat

Speed = Literal["slow", "normal", "fast", "off"]


class Setup(Struct, frozen=True, omit_defaults=True):
    """A table as it was last laid: the game, who sits there, and the variants."""

    game: str = "res_arcana"
    seats: tuple[Seat, ...] = (Seat("human"), Seat("bot:normal"))
    options: dict[str, str] = {}
    shuffled: bool = False


class Settings(Struct, omit_defaults=True):
    """All settings with their defaults."""

    language: str = ""
    fullscreen: bool = False
    scale: Annotated[int, Meta(ge=75, le=250)] = 100
    speed: Speed = "normal"
    bot_pace: Speed = "normal"
    volume: Annotated[int, Meta(ge=0, le=100)] = 40
    mute: bool = False
    curtain: bool = True
    take_backs: bool = False
    confirm: bool = True
    reduced_motion: bool = False
    setup: Setup = Setup()


class SettingsFile:
    """The file of the settings."""

    def __init__(self, chosen: Path | None = None) -> None:
        self.path = data_folder(chosen) / "settings.json"

    def load(self) -> Settings:
        """Return the settings; a file that is missing or makes no sense gives the defaults."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings)
        except (OSError, msgspec.DecodeError):
            return Settings()

    def save(self, settings: Settings) -> None:
        """Keep the settings."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, msgspec.json.encode(settings))

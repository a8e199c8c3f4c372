"""What a player has set, in one small file; each part that makes no sense falls back to its default."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from saves.files import data_folder, unused, write_whole
from saves.save import Seat

Speed = Literal["slow", "normal", "fast", "off"]
S = TypeVar("S", bound=Struct)


class Setup(Struct, frozen=True, omit_defaults=True):
    """A table as it was last laid: the game, who sits there, and the variants."""

    game: str = "res_arcana"
    seats: tuple[Seat, ...] = (Seat("human"), Seat("bot:normal"))
    options: dict[str, str] = {}
    shuffled: bool = False


class Settings(Struct, omit_defaults=True):
    """All settings with their defaults."""

    language: str = ""
    mild: bool = False
    fullscreen: bool = False
    scale: Annotated[int, Meta(ge=75, le=250)] = 100
    in_words: bool = False
    speed: Speed = "normal"
    bot_pace: Speed = "normal"
    volume: Annotated[int, Meta(ge=0, le=100)] = 40
    ambience: Annotated[int, Meta(ge=0, le=100)] = 30
    mute: bool = False
    curtain: bool = True
    take_backs: bool = False
    confirm: bool = True
    reduced_motion: bool = False
    habits: dict[str, int] = {}
    """The number of the answer that is given to a question by itself; -1 where it is asked."""
    rules_opened: tuple[str, ...] = ()
    """The games whose rules were opened before anybody had finished a game: at first, on their pictures."""
    player: Annotated[str, Meta(max_length=100)] = ""
    setup: Setup = Setup()


class SettingsFile:
    """The file of the settings."""

    def __init__(self, chosen: Path | None = None) -> None:
        self.path = data_folder(chosen) / "settings.json"

    def load(self) -> tuple[Settings, list[str]]:
        """Return the settings, and which of them made no sense and fell back to their defaults.

        A file that makes no sense in any part is kept beside, so that the next change does not destroy it.
        """
        try:
            data = self.path.read_bytes()
        except OSError:
            # No settings yet, or none that can be read: everything is as at first.
            return Settings(), []
        wrong: list[str] = []
        try:
            settings = _read(Settings, msgspec.json.decode(data, type=dict[str, Any]), wrong)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            settings, wrong = Settings(), [self.path.name]
        if wrong:
            with suppress(OSError):
                write_whole(unused(self.path), data)
        return settings, wrong

    def save(self, settings: Settings) -> None:
        """Keep the settings, or raise `OSError`."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, msgspec.json.encode(settings))


def _read(kind: type[S], parts: dict[str, Any], wrong: list[str]) -> S:
    """Return a record of the parts that make sense; note the names of the others."""
    read: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in parts:
            continue
        part = parts[field.encode_name]
        try:
            whole = field.type is Setup and isinstance(part, dict)
            read[field.name] = _read(Setup, part, wrong) if whole else msgspec.convert(part, field.type)
        except (msgspec.ValidationError, RecursionError):
            wrong.append(field.name)
    return kind(**read)

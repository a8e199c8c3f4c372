"""The languages: compiled catalogues of `assets/locale`, read with the standard library alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Never

from rules.core.words import Words

LANGUAGES = ("ru", "en")
SHELL = "conclave"
"""The catalogue of everything but the games."""
_LOCALE = Path(__file__).resolve().parent.parent / "assets" / "locale"


class _Missing(NullTranslations):
    """What a catalogue falls back on: a key without words is a mistake, never something to show."""

    def gettext(self, message: str) -> Never:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> Never:
        raise KeyError(msgid1)


@cache
def _read(path: Path) -> GNUTranslations:
    with path.open("rb") as file:
        texts = GNUTranslations(file)
    texts.add_fallback(_Missing())
    return texts


class Catalogue:
    """The words of one language, those of the shell and of each game: a file is read when it is needed."""

    def __init__(self, language: str, mild: bool) -> None:
        self._files = sorted((_LOCALE / language / "LC_MESSAGES").glob("*.mo"))
        self._ordered = cache(self._files_for)
        # A table asks for a hundred texts at every change.
        self._text = cache(self._mild_text if mild else self._plain_text)

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its `{placeholders}` filled, or raise KeyError."""
        return self._text(key).format(**args)

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes, or raise KeyError."""
        return self._find(key, lambda texts: texts.ngettext(key, key, n)).format(n=n, **args)

    def _plain_text(self, key: str) -> str:
        return self._find(key, lambda texts: texts.gettext(key))

    def _mild_text(self, key: str) -> str:
        """Return the milder text of a key that has one, marked by `.milder`."""
        try:
            return self._plain_text(f"{key}.milder")
        except KeyError:
            return self._plain_text(key)

    def _find(self, key: str, look_up: Callable[[GNUTranslations], str]) -> str:
        """Return what the first file with a key says."""
        for path in self._ordered(key.partition(".")[0]):
            try:
                return look_up(_read(path))
            except KeyError:
                continue
        raise KeyError(key)

    def _files_for(self, area: str) -> list[Path]:
        """Return all files: first those that are named like the beginning of a key, then the shell's."""
        return sorted(self._files, key=lambda path: (not path.stem.startswith(area), path.stem != SHELL))


@dataclass(frozen=True)
class Named:
    """The words of a language in which players go by their names."""

    words: Words
    names: tuple[str, ...]
    """As they are written into sentences."""

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key; of a seat, the name of its player."""
        number = args.get("n")
        if key == "seat" and isinstance(number, int):
            return self.names[number - 1]
        return self.words(key, **args)

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes."""
        return self.words.count(key, n, **args)


@cache
def load(language: str, mild: bool = False) -> Words:
    """Return the words of one of the `LANGUAGES`, coarse ones toned down if `mild`."""
    return Catalogue(language, mild)


def system_language() -> str:
    """Return the language of the player's system as far as it is one of ours, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable)
        if wanted:
            break
    else:
        # Imported here: hardly any system gets this far, Windows does.
        import locale

        wanted = locale.getlocale()[0] or ""
    codes = [name[:2].lower() for name in wanted.split(":")]
    return next((code for code in codes if code in LANGUAGES), "en")

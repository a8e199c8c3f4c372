"""The languages: compiled catalogues of `assets/locale`, read with the standard library alone."""

from __future__ import annotations

import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Never

from rules.core.words import Words

LANGUAGES = ("ru", "en")
_LOCALE = Path(__file__).resolve().parent.parent / "assets" / "locale"


class _Missing(NullTranslations):
    """What a catalogue falls back on: a key without words is a mistake, never something to show."""

    def gettext(self, message: str) -> Never:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> Never:
        raise KeyError(msgid1)


def _shell_first(path: Path) -> tuple[bool, str]:
    return path.stem != "conclave", path.stem


def _read(path: Path) -> GNUTranslations:
    with path.open("rb") as file:
        return GNUTranslations(file)


class Catalogue:
    """The words of one language: those of the shell, then those of each game."""

    def __init__(self, language: str, mild: bool) -> None:
        shell, *games = sorted((_LOCALE / language / "LC_MESSAGES").glob("*.mo"), key=_shell_first)
        self._texts = _read(shell)
        for game in games:
            self._texts.add_fallback(_read(game))
        self._texts.add_fallback(_Missing())
        # A table asks for a hundred texts at every change, most of them in the last catalogue it looks in.
        self._text = cache(self._mild_text if mild else self._texts.gettext)

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its `{placeholders}` filled, or raise KeyError."""
        return self._text(key).format(**args)

    def _mild_text(self, key: str) -> str:
        """Return the milder text of a key that has one, marked by `.milder`."""
        try:
            return self._texts.gettext(f"{key}.milder")
        except KeyError:
            return self._texts.gettext(key)

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes, or raise KeyError."""
        return self._texts.ngettext(key, key, n).format(n=n, **args)


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

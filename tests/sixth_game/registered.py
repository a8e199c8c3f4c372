"""Puts Pebbles on the list of games for the time of a test, and its words where words are found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from shutil import copy, copytree
from unittest.mock import patch

from assets.build.catalogues import compiled
from client import words
from client.scenes import rules as rules_page
from rules.games import GAMES
from tests.sixth_game.rules.game import GAME

WORDS = Path(__file__).parent / "words"
WINDOW = ("book", "palette", "symbols", "table")
"""The modules of a game's window that others ask for by name."""


@contextmanager
def registered(folder: Path) -> Iterator[None]:
    """Let the program know Pebbles; copies of all words go into the folder."""
    found = {name: import_module(f"tests.sixth_game.client.{name}") for name in WINDOW}
    locale = copytree(words._LOCALE, folder / "locale")
    pages = copytree(rules_page.FOLDER, folder / "rules")
    for language in words.LANGUAGES:
        catalogue = compiled(WORDS / f"{GAME.name}.{language}.po")
        (locale / language / "LC_MESSAGES" / f"{GAME.name}.mo").write_bytes(catalogue)
        copy(WORDS / f"{GAME.name}.{language}.md", pages)
    with ExitStack() as stack:
        modules = {f"client.games.{GAME.name}.{name}": module for name, module in found.items()}
        stack.enter_context(patch.dict(sys.modules, modules))
        stack.enter_context(patch.dict(GAMES, {GAME.name: GAME}))
        stack.enter_context(patch.object(words, "_LOCALE", locale))
        stack.enter_context(patch.object(rules_page, "FOLDER", pages))
        # Languages are read once; before and after, they are other ones.
        words.load.cache_clear()
        stack.callback(words.load.cache_clear)
        yield

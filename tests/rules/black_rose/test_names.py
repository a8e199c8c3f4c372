"""Every component has a name of its own in both languages, and no name is left over."""

from __future__ import annotations

from collections import Counter

import polib
import pytest

from assets.build import catalogues
from client.words import LANGUAGES, load
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS

COMPONENTS = {**DUEL.components, **WARS.components}
PREFIX = "black_rose.name."
OTHERS = {
    *DUEL.grimoires,
    *WARS.grimoires,
    *WARS.schools,
    *("law", "black_rose", "defeat", "trophies", "room_track"),
    *("quests", "events", "crown", "dropped_quests", "extra_rounds"),
    *("end_now", "end_quests", "end_trophies", "end_ruins", "end_crown"),
}
"""What is named but is no component: starting grimoires, schools, decks, sources of points."""


def test_components_of_both_games_have_ids_of_their_own() -> None:
    assert not DUEL.components.keys() & WARS.components.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    words = load(language)
    assert all(words(PREFIX + name) for name in (*COMPONENTS, *OTHERS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_of_a_kind_share_a_name(language: str) -> None:
    words = load(language)
    names = Counter((card.kind, words(PREFIX + card.id)) for card in COMPONENTS.values())
    assert max(names.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_used(language: str) -> None:
    files = [source for source in catalogues.sources() if source.stem.startswith("black_rose")]
    keys = {entry.msgid for file in files if file.parts[-3] == language for entry in polib.pofile(str(file))}
    named = {key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)}
    assert named == OTHERS | set(COMPONENTS)

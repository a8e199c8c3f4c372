"""The rules open at what is pointed at or asked; each page says what its chapters explain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client.markdown import chapters, find_topic
from client.scenes.rules import FOLDER, RulesScene, rules_page
from client.table.intentions import Command, Do
from client.words import LANGUAGES
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES
from tests.client.driver import table, window

BOTH = (False, True)
MILDER = [name for name in GAMES if rules_page(name, "en", True) != rules_page(name, "en", False)]
PAGES = [(name, mild) for name in GAMES for mild in BOTH if name in MILDER or not mild]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mild"), PAGES)
def test_every_kind_and_every_question_of_a_game_is_explained(game: str, mild: bool, language: str) -> None:
    rules = GAMES[game]
    document = chapters(rules_page(game, language, mild).read_text(encoding="utf-8"))
    topics = {component.kind for component in rules.components.values()}
    chance, rounds = Source(7), 0
    state = rules.new(rules.seats[0], 7)
    while state.decision is not None and rounds < 400:
        topics.add(f"{state.decision.prompt}?")
        apply(state, choice(chance, state.decision.options))
        rounds += 1
    assert not [topic for topic in topics if find_topic(document, [topic]) is None]


def test_a_page_lies_there_for_every_game_and_language_and_no_other() -> None:
    """A page in milder words is there in both languages or in none."""
    assert MILDER == ["epic_spell_wars"]
    pages = [rules_page(game, language, mild) for game, mild in PAGES for language in LANGUAGES]
    assert sorted(pages) == sorted(FOLDER.glob("*.md"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_milder_rules_are_the_same_rules(language: str) -> None:
    """Line by line they have the same marks and numbers and explain the same."""
    for game in MILDER:
        plain, milder = (
            [re.findall(r"^[#-]+|\{.*\}|\d+|\*\*", line) for line in text.splitlines()]
            for text in (rules_page(game, language, mild).read_text(encoding="utf-8") for mild in BOTH)
        )
        assert plain == milder


def test_milder_rules_are_read_by_who_wants_them(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        for mild, title in ((False, "Death"), (True, "Falling")):
            app.settings.mild = mild
            scene = RulesScene(app, "epic_spell_wars")
            scene.lay_out()
            assert title in [chapter.title for chapter in scene._chapters]


def test_topics_are_found_by_the_first_that_is_explained() -> None:
    document = chapters("# Book\n\n## One {a b*?}\n\nX.\n\n### Two {c}\n\nY.\n\n## Three {d}\n\nZ.")
    assert [chapter.title for chapter in document] == ["One", "Three"]
    assert find_topic(document, ["none", "c"]) == (0, 0)
    assert find_topic(document, ["bold?"]) == (0, -1)
    assert find_topic(document, ["bold"]) is None
    assert find_topic(document, ["d", "a"]) == (1, -1)


def test_the_rules_open_at_what_is_pointed_at_or_asked(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        while scene.session.state.decision is not None and scene.session.state.decision.prompt != "turn":
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        scene.carry_out(Do(Command.RULES))
        rules = app.scene
        assert isinstance(rules, RulesScene)
        rules.lay_out()
        assert rules._open == rules._picture, "whoever has not finished a game sees the table first"
        app.pop()
        for pointed, title in (("", "The round"), (scene.model.view.monuments[0], "Components")):
            scene.input.hover(pointed)
            scene.carry_out(Do(Command.RULES))
            rules = app.scene
            assert isinstance(rules, RulesScene)
            rules.lay_out()
            assert rules._chapters[rules._open.chapter].title == title
            app.pop()

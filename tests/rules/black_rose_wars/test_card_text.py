"""Cards of the great lodge say what the rules do, in both languages."""

from __future__ import annotations

import re

import pytest

from client.words import LANGUAGES, load
from rules.black_rose.card_text import text
from rules.black_rose.option_text import SHORT, describe
from rules.black_rose_wars.cards import WARS
from rules.core.words import Words
from tests.rules.black_rose_wars.scenario import cast, evocation, lodge, mage
from tests.rules.notation import do

ROOM_TRAPS = [spell.id for spell in WARS.spells.values() if spell.is_room_trap]
OTHERS = [spell.id for spell in WARS.spells.values() if not spell.is_room_trap]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


def test_a_form_says_its_health_once_and_lasts_as_long(words: Words) -> None:
    """Its numbers come from the card itself; the words beneath them name none that could differ."""
    form = WARS.evocations["abomination"]
    numbers, *lines = text(form, words).splitlines()
    assert re.findall(r"\d+", numbers) == [str(n) for n in (form.health, form.strength, form.speed)]
    assert not re.search(r"\d", "".join(lines))


@pytest.mark.parametrize("room", ["wars_armory", "sacrificial_altar"])
def test_a_button_says_which_of_two_texts_it_is(room: str, words: Words) -> None:
    """Neither is a number, and both are short enough to be read at once."""
    landsknecht = evocation("landsknecht", 0, "throne")
    state = lodge(mage(room, hand=["icy_grasp", "cowardice"]), mage(), evocations=[landsknecht])
    do(state, f"activate mage:0 -> {room}")
    said = [describe(state, option, words) for option in state.decision or ()]
    assert len({*said}) == 2
    assert not {*said} & {words("black_rose.do.option.first"), words("black_rose.do.option.second")}
    assert max(map(len, said)) <= SHORT


@pytest.mark.parametrize(("before", "form"), [(1, "abomination"), (2, "")])
def test_a_form_ends_with_its_last_health(before: int, form: str) -> None:
    """Three damage are not enough for its four health, one more is."""
    state = lodge(mage("throne", "~vampire_bite"), mage("throne", tokens=0, form="abomination"), mages=(3, 0))
    state.seats[1].put(form_damage=(0,) * before)
    state.supply[0] -= before
    cast(state, "slot:0:0")
    assert WARS.evocations["abomination"].health == 4
    assert (state.seats[1].form, state.seats[1].damage) == (form, ())


@pytest.mark.parametrize("card", ROOM_TRAPS)
def test_a_trap_for_rooms_says_colours_instead_of_sides(card: str, words: Words) -> None:
    spell = WARS.spells[card]
    lines = text(spell, words).splitlines()[-2:]
    for face, line in zip(spell.faces, lines, strict=True):
        head = words(
            "black_rose.face.room_trap", element=words(f"black_rose.element.{face.element}"), text=""
        )
        assert line.startswith(head + words(f"black_rose.colour.{face.colour}"))
        assert words("black_rose.range.here") not in line
        for side in ("main", "reverse"):
            assert words(f"black_rose.side.{side}").lower() not in line.lower()


def test_every_other_spell_has_two_sides(words: Words) -> None:
    assert len(ROOM_TRAPS) == 6
    for card in OTHERS:
        lines = text(WARS.spells[card], words).splitlines()[-2:]
        for side, line in zip(("main", "reverse"), lines, strict=True):
            assert line.startswith(words(f"black_rose.side.{side}"))

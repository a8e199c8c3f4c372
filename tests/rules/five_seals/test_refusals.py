"""What is told about a gesture that cannot be: its true reason; and texts that could be misread."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.five_seals.game import GAME
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import do, refused


def test_an_exchange_begun_from_the_other_element_is_told_where_to_begin() -> None:
    board = {
        "gate_0": "seal_fire_2",
        "gate_1": "seal_air_2",
        "niche_0": "cleansing_fire",
        "cell_0": "saturation_air",
    }
    state = dungeon(
        seat("earth1", "replacement_fire", "rearrangement_fire", "exchange_fire"),
        board=board,
        circle="second",
    )
    assert refused(state, "cast replacement_fire -> gate_1") == "begin_with_seal"
    assert refused(state, "cast rearrangement_fire -> cell_0") == "begin_with_scroll"
    assert refused(state, "cast exchange_fire -> gate_1") == "wrong_seal"


@pytest.mark.parametrize(
    "gesture",
    [
        "forgery_fire -> die:1:fire3",
        "seizure_fire -> seat:1",
        "transfer_fire -> cleansing_fire",
        "appropriation_fire -> cleansing_fire",
        "modification_fire -> die:1:fire3",
    ],
)
def test_a_rival_out_of_the_round_is_called_that(gesture: str) -> None:
    mine = seat(
        "air2",
        *(f"{spell}_fire" for spell in ("forgery", "seizure", "transfer", "appropriation", "modification")),
    )
    away = seat("fire3", "cleansing_fire", out=True)
    state = dungeon(mine, away, seat("water2"), count=3, circle="third")
    assert refused(state, f"cast {gesture}") == "rival_is_out"


@pytest.mark.parametrize("spell", ["transfer_fire", "appropriation_fire"])
def test_a_face_down_scroll_is_called_that(spell: str) -> None:
    rival = seat("fire3", used=["cleansing_fire"])
    state = dungeon(seat("air2", spell), rival, circle="third")
    assert refused(state, f"cast {spell} -> cleansing_fire") == "face_down"


def test_dice_are_taken_when_the_round_is_over_and_rivals_keep_theirs() -> None:
    state = dungeon(seat("air2"), seat("fire3"), board={"gate_0": "seal_fire_2"})
    assert refused(state, "take store:air") == "take_later"
    assert refused(state, "choose -> die:1:fire3") == "not_your_dice"


def test_a_spell_that_breaks_says_what_is_wrong_with_the_dice() -> None:
    board = {"lock_0": "seal_air_2", "vault_0": "cleansing_fire"}
    state = dungeon(seat("fire3 fire4 air1", "overcoming_air"), board=board, circle="fourth")
    do(state, "cast overcoming_air -> lock_0")
    assert [refused(state, f"break {dice} -> vault_0") for dice in ("air1", "fire3+fire4")] == [
        "wrong_dice",
        "superfluous",
    ]
    assert refused(state, "break fire3 -> lock_0") == "not_by_this_spell"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "spell", ["replacement", "exchange", "absorption", "disintegration", "protection", "overcoming"]
)
def test_spells_on_tokens_speak_of_tokens(spell: str, language: str) -> None:
    """A seal may also be that of a scroll, which these leave alone."""
    for element in ("fire", "mind"):
        sentence = GAME.text(GAME.components[f"{spell}_{element}"], load(language)).split(".")[0]
        assert {"en": "token", "ru": "жетон"}[language] in sentence

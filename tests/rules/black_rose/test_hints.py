"""Why something is advised in the Duel: true of the room as it is, and of the round."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.state import State
from rules.black_rose_duel.game import GAME
from rules.bots.bot import Advice, explain
from tests.rules.black_rose.scenario import mage, table
from tests.rules.notation import read

ENGLISH = load("en")


def why(state: State, line: str) -> str:
    """Return the reason that is given for an option."""
    return explain(GAME, state, Advice(read(line), 0.5), ENGLISH).sentence.partition(":* ")[2]


@pytest.mark.parametrize(
    ("restored", "does"), [((), "from the library"), (("reading_room",), "from your grimoire")]
)
def test_a_room_is_quoted_as_it_is_now(restored: tuple[str, ...], does: str) -> None:
    state = table(mage("reading_room", tokens=2), mage(), restored=restored)
    assert does in why(state, "activate mage:0 -> reading_room")


def test_points_of_a_quest_are_told_with_its_name() -> None:
    before = table(mage("reading_room"), mage(), quests=["insight"])
    after = before.copy()
    after.claimed["insight"] = 0
    assert (
        GAME.earned_by(before, after, 0, ENGLISH)
        == "the quest \N{LEFT DOUBLE QUOTATION MARK}Insight\N{RIGHT DOUBLE QUOTATION MARK}"
    )
    assert GAME.earned_by(before, after, 1, ENGLISH) == ""

"""Recorded games still go the way they went; after an intended change, record them anew."""

from __future__ import annotations

import msgspec
import pytest

from rules.core.engine import State
from tests.replays.replay import FOLDER, Replay, blank, count_sequences, rerun
from tests.rules.res_arcana.scenario import Seat, essences, having, table

REPLAYS = list(blank())


@pytest.mark.parametrize("expected", REPLAYS, ids=[replay.path.stem for replay in REPLAYS])
def test_replay_goes_as_it_went(expected: Replay) -> None:
    assert expected.path.exists(), "no replay: run `python3 -m tests.replays.regenerate`"
    replay = msgspec.json.decode(expected.path.read_bytes(), type=Replay)
    assert (replay.game, replay.options) == (expected.game, expected.options)
    assert rerun(replay) == replay


def test_every_file_is_a_replay_of_some_game() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {replay.path.name for replay in REPLAYS}


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        # Place, discard for Gold, discard for others, pass; then rival's pass (1), (1), 4 kinds, 6 items;
        # then 6 items, 6 items, 4 x 4 kinds, and after each of 6 items the rival can only pass.
        (table(Seat(hand=["prism"]), Seat()), [4, 1 + 1 + 4 + 6, 6 + 6 + 16 + 6]),
        # Attack or pass; two shields and suffering, or 6 items; a Transmuter with two essences has a power.
        (
            table(
                having("fire_dragon"), Seat(essences(life=1, calm=1), mage="transmuter", item="protection")
            ),
            [2, 3 + 6, (2 + 1 + 1) + 6 * 2],
        ),
        # Place, use the Scholar, discard in two ways, pass; 4 kinds to pay for the tree, then any other 3.
        (
            table(Seat((1, 1, 1, 1, 0), hand=["tree_of_life"], mage="scholar", item="protection"), Seat()),
            [5, 4 + 4 + 1 + 4 + 6, 4 * 3 + 4 + 6 + 4 * 4 + 6],
        ),
    ],
    ids=["a card", "an attack", "a payment"],
)
def test_sequences_counted_by_hand(state: State, counts: list[int]) -> None:
    assert [count_sequences(state, depth) for depth in (1, 2, 3)] == counts

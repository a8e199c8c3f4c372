"""A save comes back as it was; anything else is refused with the right sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core.engine import apply, to_json
from saves.files import MAX_BYTES
from saves.format import CHECKSUM, encode, parse, seal
from saves.replay import restore
from saves.save import FORMAT, MAX_SEED, SaveError, digest
from tests.saves.games import GAME, altered, decode, played

SAVE = played(120)
NOW = msgspec.to_builtins(SAVE.now)
DATA = encode(SAVE)


def refusal(data: bytes) -> SaveError:
    """Return how decoding is refused."""
    with pytest.raises(SaveError) as caught:
        decode(data)
    return caught.value


@pytest.mark.parametrize("actions", [0, 1, 30, 200, 10_000])
def test_round_trip(actions: int) -> None:
    save = played(actions)
    assert decode(encode(save)) == save


def test_a_loaded_game_goes_on_like_the_saved_one() -> None:
    loaded = restore(parse(DATA)).state
    again = SAVE.begin()
    for action in SAVE.log:
        apply(again, action)
    assert loaded == again
    assert digest(again) == SAVE.now.position
    assert loaded.decision is not None
    for option in loaded.decision:
        one, other = loaded.copy(), again.copy()
        assert apply(one, option) == apply(other, option)
        assert to_json(one) == to_json(other)


def test_a_file_is_lines_of_json_in_sight_of_everybody() -> None:
    head, log = (msgspec.json.decode(line) for line in DATA.splitlines())
    assert list(head) == [*SAVE.head.__struct_fields__, CHECKSUM]
    assert head["format"] == FORMAT
    assert head["seats"][0] == {"player": "human", "name": "Аня"}
    assert len(log["log"]) == len(SAVE.log)


def test_cut_off_anywhere() -> None:
    # Without its last newline alone, nothing is missing.
    for length in [*range(200), *range(200, len(DATA), 97), *range(len(DATA) - 100, len(DATA) - 1)]:
        assert refusal(DATA[:length]).key == "broken_save"


def test_flipped_bits_anywhere() -> None:
    for place in range(0, len(DATA) - 1, 5):
        for bit in range(8):
            data = bytearray(DATA)
            data[place] ^= 1 << bit
            assert refusal(bytes(data)).key == "broken_save"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 4096,
        b"\xff\xfe\xfd",
        b"\x80\x04\x95not a pickle either.",
        b"null",
        b"[]",
        b"7",
        b'"save"',
        b"{}",
        b'{"format":1}',
        b'{"checksum":null}',
        b'{"name":"\xff"}',
        seal({}),
        seal({"format": FORMAT}),
        seal({"format": "1"}),
        seal({"format": None}),
        seal({"format": 0}),
        seal({"format": -1}),
        b"[" * 100_000,
        b'{"position":' * 100_000,
        b"1" * 10_000,
        DATA + b" " * MAX_BYTES,
        DATA * 2,
    ],
    ids=range(23),
)
def test_foreign_content(data: bytes) -> None:
    assert refusal(data).key == "broken_save"


@pytest.mark.parametrize("field", SAVE.__struct_fields__)
def test_every_field_is_needed_and_typed(field: str) -> None:
    assert refusal(altered(SAVE, **{field: None})).key == "broken_save"
    assert refusal(altered(SAVE, **{field: 1.5})).key == "broken_save"
    assert refusal(altered(SAVE, **{field: [[]]})).key == "broken_save"


@pytest.mark.parametrize(
    "fields",
    [
        {"surprise": 1},
        {"seed": -1},
        {"seed": MAX_SEED + 1},
        {"options": {"setup": "chess"}},
        {"options": {"speed": "fast"}},
        {"options": {"setup": "match"}},
        {"options": {"setup": 1}},
        {"seats": []},
        {"seats": [{"player": "human"}]},
        {"seats": [{"player": "human"}] * 5},
        {"seats": [{"player": "human"}, {"player": "human"}, {"player": "bot:brilliant"}]},
        {"seats": [{"player": "human"}, {"player": "human"}, {"player": "human", "age": 9}]},
        {"seats": [{"player": "human", "name": "A" * 10_000}] * 3},
        {"log": [{"kind": "pass", "why": "tired"}]},
        {"log": [{"source": "athanor"}]},
        {"log": ["pass"]},
        {"now": {}},
        {"now": {**NOW, "position": "another"}},
        {"now": {**NOW, "round": NOW["round"] + 1}},
        {"now": {**NOW, "deciding": (NOW["deciding"] + 1) % 3}},
        {"now": {**NOW, "deciding": 3}},
        {"now": {**NOW, "deciding": -1}},
        {"now": {**NOW, "deciding": -2}},
        {"now": {**NOW, "winners": [0]}},
        {"now": {**NOW, "winners": [7]}},
        {"now": {**NOW, "seconds": -1}},
        {"log": msgspec.to_builtins(SAVE.log[:-1])},
        {"log": []},
    ],
    ids=lambda fields: str(fields)[:60],
)
def test_altered_fields_under_a_right_checksum(fields: dict[str, Any]) -> None:
    assert refusal(altered(SAVE, **fields)).key == "broken_save"


def test_a_log_that_cannot_be_played_is_told() -> None:
    log = [msgspec.to_builtins(action) for action in SAVE.log]
    assert refusal(altered(SAVE, log=[*log[:9], {"kind": "castle"}, *log[9:]])).key == "broken_save"


def test_the_sentence_names_what_it_speaks_of() -> None:
    error = refusal(altered(SAVE, format=FORMAT + 1, unheard="of"))
    assert (error.key, error.details) == ("future_save", {"version": FORMAT + 1})
    error = refusal(altered(SAVE, game="chess"))
    assert (error.key, error.details["name"]) == ("unknown_game", "chess")
    assert GAME.name in str(error.details["known"])

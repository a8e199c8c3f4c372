"""What every quest asks for, each met and just not met; `quest_conditions.txt` says how it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.black_rose.attacks import Opening
from rules.black_rose.moments import announce, happening
from rules.black_rose.records import NOBODY, Happening, Prepared
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from rules.core.engine import advance
from tests.rules.black_rose_wars.scenario import evocation, lodge, mage, place
from tests.rules.notation import offered

LINES = [
    line
    for line in (Path(__file__).parent / "quest_conditions.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
ARMS = {"trap": Prepared("blackmail", token="trap"), "protection": Prepared("dark_armor", token="protection")}


def pairs(text: str) -> list[tuple[str, str]]:
    """Read `1:throne,2:arena`."""
    found = [entry.partition(":") for entry in text.split(",") if entry]
    return [(key, value) for key, _, value in found]


def position(name: str, words: list[str]) -> State:
    """Return a lodge as the words before the colon say."""
    said = dict(word.split("=") for word in words)
    rooms = dict(enumerate(["black_rose_hall", "treasure", "observatory", "cemetery"]))
    rooms |= {int(seat): room for seat, room in pairs(said.get("at", ""))}
    damage = {int(seat): tuple(map(int, digits)) for seat, digits in pairs(said.get("damage", ""))}
    done = [quest for quest in WARS.quests if quest != name][: int(said.get("done", 0))]
    seats = [mage(rooms[seat], damage=damage.get(seat, ()), done=() if seat else done) for seat in range(4)]
    own = [evocation(kind, 0, rooms[0]) for kind in filter(None, said.get("own", "").split(","))]
    foes = [evocation(kind, 1, rooms[1]) for kind in filter(None, said.get("foes", "").split(","))]
    state = lodge(
        *seats,
        cubes={room: tuple(map(int, digits)) for room, digits in pairs(said.get("cubes", ""))},
        evocations=[*own, *foes],
        destroyed=dict.fromkeys(filter(None, said.get("ruins", "").split(",")), 0),
        trophies=(int(said.get("trophies", 0)),),
        power=tuple(map(int, filter(None, said.get("power", "").split(",")))),
        crown=int(said.get("first", 3)),
        moon=3,
    )
    state.crown = int(said.get("crown", 3))
    state.seats[0].hand = ["litany"] * int(said.get("hand", 0))
    for slot, token in enumerate(filter(None, said.get("armed", "").split(","))):
        state.seats[0].slots[slot] = ARMS[token]
    state.seats[0].put(quests=(name,))
    return state


def figure(word: str) -> str:
    return f"mage:{word}" if word.isdigit() else word


def read(state: State, text: str) -> Happening:
    """Read something that happens: `harmed 0>1 n=2 kind=physical`, `entered 0 @garden`."""
    trigger, *words = text.split()
    source, where = "", NOBODY
    subjects: tuple[str, ...] = ()
    fields: dict[str, str] = {}
    for word in words:
        if "=" in word:
            key, _, value = word.partition("=")
            fields[key] = value
        elif word.startswith("@"):
            where = place(word[1:])
        else:
            source, _, whom = word.partition(">")
            subjects = tuple(figure(one) for one in whom.split(",") if one)
    made = happening(state, trigger, figure(source) if source else "", subjects, where)
    n = int(fields.pop("n", 0))
    if subjects and n:
        made = replace(made, amounts=(n,) * len(subjects))
    elif n:
        made = replace(made, n=n)
    shares = tuple((int(seat), int(many)) for seat, many in pairs(fields.pop("shares", "")))
    made = replace(made, shares=shares, walking="walking" in fields, slot=int(fields.pop("slot", -1)))
    return replace(made, **{key: value for key, value in fields.items() if key != "walking"})


@pytest.mark.parametrize("line", LINES)
def test_a_quest_is_met_or_just_not(line: str) -> None:
    head, _, tail = line.partition(" : ")
    sign, name, *words = head.split()
    state = position(name, words)
    *before, last = tail.split(" ; ")
    state.write(ledger=tuple(read(state, text) for text in before))
    if last.startswith("activate "):
        state.stack.append(Opening(0, place(last.split()[1])))
        advance(state)
        met = f"complete {name}" in offered(state)
    else:
        announce(state, read(state, last))
        advance(state)
        met = name not in state.seats[0].quests
    assert met == (sign == "+")


def test_every_quest_is_met_and_just_not_met_somewhere() -> None:
    for sign in "+-":
        assert {line.split()[1] for line in LINES if line.startswith(sign)} == set(WARS.quests)

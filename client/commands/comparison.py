"""Two measurements side by side, each in loops of its own machine at its own time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from client.commands.arguments import UsageError

COMMAND = "bench --json"
LATE = "late"
"""The name of the share of late passes among the times of frames: it is no time."""
WORST = 1.3
"""How many times slower than before something may be."""


class Speed(Struct, frozen=True):
    """What was measured of one game, on one core."""

    decisions_per_s: float
    copies_per_s: float
    options_per_decision: float
    json_bytes: int
    json_round_trip_ms: float


class Bench(Struct, frozen=True):
    """The speeds of the rules, of the tables, and of the start; and how long a fixed loop took."""

    games: dict[str, Speed]
    frame_ms: dict[str, dict[str, float]]
    first_frame_ms: float
    loop_ms: float
    frame_loops: dict[str, dict[str, float]]
    first_frame_loops: float


class Compared(Struct, frozen=True):
    """One number before and now, in loops; `slower` is by what factor it became slower."""

    what: str
    before: float
    now: float
    slower: float


def in_loops(
    games: dict[str, Speed], frame_ms: dict[str, dict[str, float]], first_frame_ms: float, loop_ms: float
) -> Bench:
    """Put a measurement together, with frames and the start as multiples of the loop."""
    loops = {
        game: {name: time / loop_ms for name, time in times.items() if name != LATE}
        for game, times in frame_ms.items()
    }
    return Bench(games, frame_ms, first_frame_ms, loop_ms, loops, first_frame_ms / loop_ms)


def read(path: Path) -> Bench:
    """Read what `bench --json` printed, or raise `UsageError`."""
    if not path.is_file():
        raise UsageError("cli.no_file", path=path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Bench)
    except msgspec.MsgspecError:
        raise UsageError("cli.no_bench", path=path, command=COMMAND) from None


def changes(before: Bench, now: Bench) -> Iterator[Compared]:
    """Compare what both have measured: what is done in the time of a loop, and how many loops a time is."""
    for game, speed in now.games.items():
        if game in before.games:
            for name in ("decisions_per_s", "copies_per_s"):
                old = getattr(before.games[game], name) * before.loop_ms / 1000
                new = getattr(speed, name) * now.loop_ms / 1000
                yield Compared(f"{game} {name.removesuffix('_per_s')}", old, new, old / new)
        if game in before.frame_loops and game in now.frame_loops:
            old, new = before.frame_loops[game]["p99"], now.frame_loops[game]["p99"]
            yield Compared(f"{game} frame p99", old, new, new / old)
    old, new = before.first_frame_loops, now.first_frame_loops
    yield Compared("first frame", old, new, new / old)

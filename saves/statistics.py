"""What was played: one line a game in one file, and what can be told from all of them together."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from rules.bots import LEVELS
from saves.files import as_save_errors, data_folder
from saves.save import BOT, Seat, human_seats

Count = Annotated[int, Meta(ge=0)]


class Record(Struct, frozen=True, kw_only=True):
    """A finished game; `points` are by seat, `finished` is a date as ISO 8601 writes it.

    `draws` is how often each card was drawn in play, `rolls` how often each side of a die came up; what
    is not named never did.
    """

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    winners: tuple[Count, ...]
    points: tuple[int, ...]
    rounds: Count
    seconds: Annotated[float, Meta(ge=0)]
    finished: str
    seed: int
    draws: dict[str, Count] = {}
    rolls: dict[str, Count] = {}

    def __post_init__(self) -> None:
        """Refuse a line that somebody's editor left at odds with itself."""
        if len(self.points) != len(self.seats) or not set(self.winners) <= set(range(len(self.seats))):
            raise ValueError("points and winners do not fit the seats")

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return human_seats(self.seats)

    @property
    def levels(self) -> set[str]:
        """The levels of the bots at the table."""
        return {seat.player.removeprefix(BOT) for seat in self.seats if seat.player.startswith(BOT)}


class Statistics(Struct, frozen=True):
    """How people fared: a game is won if one of them is among its winners."""

    games: int = 0
    wins: int = 0
    points: float = 0.0
    best: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0


class Chances(Struct, frozen=True):
    """How often each card was drawn, or each side of a die rolled, in all games together."""

    counts: dict[str, int]

    @property
    def total(self) -> int:
        """How many cards or sides came up."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """How often each would have come up if all had come up alike."""
        return self.total / len(self.counts) if self.counts else 0.0


def summarise(records: Iterable[Record]) -> Statistics:
    """Return how people fared in these games; bots among themselves do not count."""
    played = [record for record in records if record.humans]
    if not played:
        return Statistics()
    points = [record.points[seat] for record in played for seat in record.humans]
    return Statistics(
        games=len(played),
        wins=sum(not set(record.winners).isdisjoint(record.humans) for record in played),
        points=fmean(points),
        best=max(points),
        seconds=fmean(record.seconds for record in played),
    )


def by_level(records: Iterable[Record], game: str) -> dict[str, Statistics]:
    """Return how people fared in a game against each level of bots; a mixed table counts for each of its."""
    played = [record for record in records if record.game == game]
    against = {level: summarise(record for record in played if level in record.levels) for level in LEVELS}
    return {level: statistics for level, statistics in against.items() if statistics.games}


def add_up(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    """Return how often each thing came up in all games together."""
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return dict(total)


class StatisticsFile:
    """The file of all games played; a line once written is never touched again."""

    def __init__(self, chosen: Path | None = None) -> None:
        self.path = data_folder(chosen) / "statistics.jsonl"

    def append(self, record: Record) -> None:
        """Add a game, or raise `SaveError`; it is on the disk afterwards."""
        line = msgspec.json.encode(record) + b"\n"
        with as_save_errors(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab+") as file:
                if file.tell():
                    file.seek(-1, os.SEEK_END)
                    if file.read(1) != b"\n":
                        # A line that a crash cut short must not swallow this one.
                        line = b"\n" + line
                file.write(line)
                file.flush()
                os.fsync(file.fileno())

    def records(self) -> list[Record]:
        """Return all games, the oldest first, or raise `SaveError`; a broken line is skipped."""
        if not self.path.exists():
            return []
        with as_save_errors(self.path):
            return list(_readable(self.path.read_bytes().splitlines()))


def _readable(lines: Iterable[bytes]) -> Iterator[Record]:
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=Record)
        except (ValueError, RecursionError):
            continue

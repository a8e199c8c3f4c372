"""A finished game in words: how it stood, whom it was against, when it was."""

from __future__ import annotations

from datetime import datetime

from client.art.text import escape
from client.saved_games import when
from client.seat_names import seat_names
from rules.core.words import Words
from saves.statistics import Record, Statistics


def standing(record: Record, words: Words) -> str:
    """Return who had how many points, the winners in bold."""
    parts = []
    names = seat_names(record.seats, words)
    for number, (name, points) in enumerate(zip(names, record.points, strict=True)):
        text = f"{escape(name)}: {points}"
        parts.append(f"*{text}*" if number in record.winners else text)
    return " · ".join(parts)


def details(record: Record, words: Words) -> str:
    """Return the levels of the bots, and how long the game took."""
    levels = [words(f"bot.{level}") for level in sorted(record.levels)]
    parts = [words("shell.statistics.against", levels=", ".join(levels))] if levels else []
    parts.append(words.count("shell.statistics.rounds", record.rounds))
    parts.append(words.count("shell.statistics.minutes", round(record.seconds / 60)))
    return " · ".join(parts)


def finished(record: Record, words: Words) -> str:
    """Return when a game ended; somebody's editor may have left something else there."""
    try:
        return when(datetime.fromisoformat(record.finished).timestamp(), words)
    except ValueError:
        return escape(record.finished)


def cells(figures: Statistics, words: Words) -> list[str]:
    """Return the cells of a line after its name."""
    return [
        str(figures.games),
        str(figures.wins),
        words("shell.percent", n=round(100 * figures.rate)),
        decimal(figures.points, words),
        str(figures.best),
        words.count("shell.statistics.minutes", round(figures.seconds / 60)),
    ]


def decimal(value: float, words: Words) -> str:
    """Return a number with one decimal."""
    return f"{value:.1f}".replace(".", words("shell.decimal_point"))

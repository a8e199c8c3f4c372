"""Sentences about saved games: which game, how far it is, who plays, and when it was left."""

from __future__ import annotations

import re
from datetime import datetime

from client.seat_names import seat_names
from rules.core.words import Words
from rules.games import GAMES
from saves.listing import AUTOSAVE, StoredSave
from saves.save import NOBODY, Head, human_seats

_BY_DATE = re.compile(r"(.+ )?\d{4}-\d\d-\d\d \d\d-\d\d-\d\d( \(\d+\))?")
"""The names that the program gives by itself, after the moment."""


def name(item: StoredSave, words: Words) -> str:
    """Return what a save is called."""
    return words("shell.autosave") if item.name == AUTOSAVE else item.name


def title(item: StoredSave, words: Words, *, short: bool = False) -> str:
    """Return what happened in a game, or the name that somebody gave it; a `short` one tells no points."""
    save = item.head
    if save is None or _is_named(item):
        return name(item, words)
    far = "" if save.finished else stage(save.now.round, words)
    points = "" if short else score(save)
    return " · ".join(filter(None, (words(f"{save.game}.title"), far, points, outcome(save, words))))


def about(item: StoredSave, save: Head, words: Words) -> str:
    """Return what the title leaves out: who plays, or where a name says it all, which game it is."""
    return progress(save, words) if _is_named(item) else ", ".join(seat_names(save.seats, words))


def _is_named(item: StoredSave) -> bool:
    """Tell whether a person gave the save its name."""
    return item.name != AUTOSAVE and not _BY_DATE.fullmatch(item.name)


def outcome(save: Head, words: Words) -> str:
    """Return whose turn it is, or who has won: to the only person at the table, in that person's eyes."""
    people = human_seats(save.seats)
    if len(people) != 1:
        return turn(save, words)
    if not save.finished:
        return words("shell.saved.your_turn") if save.now.deciding == people[0] else turn(save, words)
    return words("shell.saved.won") if people[0] in save.now.winners else words("shell.saved.lost")


def score(save: Head) -> str:
    """Return everybody's points, those of the only person first; nothing while nobody has any."""
    if not save.now.round or not any(save.now.points):
        return ""
    order = sorted(range(len(save.now.points)), key=lambda seat: human_seats(save.seats) != [seat])
    return " : ".join(str(save.now.points[seat]) for seat in order)


def progress(save: Head, words: Words) -> str:
    """Return the game, how far it has come, and how many play."""
    far = words("shell.finished") if save.finished else stage(save.now.round, words)
    return " · ".join((words(f"{save.game}.title"), far, words.count("shell.players", len(save.seats))))


def stage(number: int, words: Words) -> str:
    """Return how far a game has come that is in the round of that number."""
    return words("shell.round", n=number) if number else words("table.setup").lower()


def turn(save: Head, words: Words) -> str:
    """Return who is to decide, or who has won."""
    names, game = seat_names(save.seats, words), GAMES[save.game]
    if save.now.deciding != NOBODY:
        return words("shell.turn", name=names[save.now.deciding])
    winners = [names[seat] for seat in save.now.winners]
    return words("shell.winner", name=", ".join(winners) or words(f"{game.domain}.name.{game.neutral}"))


def when(moment: float, words: Words) -> str:
    """Return a moment as people say it."""
    then, today = datetime.fromtimestamp(moment), datetime.now().date()
    days = (today - then.date()).days
    key = {0: "shell.when.today", 1: "shell.when.yesterday"}.get(days, "shell.when.earlier")
    return words(
        key, time=f"{then:%H:%M}", day=then.day, month=words(f"shell.month.{then.month}"), year=then.year
    )

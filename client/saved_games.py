"""How a saved game is told in a line: which game, how far, who plays, and when it was left."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from rules.core.engine import State
from rules.core.game import AnyGame
from rules.core.words import Words
from rules.games import GAMES
from saves.save import BOT, Save, SaveError, Seat
from saves.store import AUTOSAVE, Store, StoredSave


class SavedGame(NamedTuple):
    """A save of the list with its position, or the trouble that reading it met."""

    entry: StoredSave
    state: State | None
    trouble: str

    @property
    def save(self) -> Save:
        """The save of a sound entry."""
        assert self.entry.save is not None
        return self.entry.save

    @property
    def sound(self) -> bool:
        """Whether it can be sat down to again."""
        return self.state is not None

    @property
    def deciding(self) -> int:
        """The seat that is to decide in a game that goes on."""
        assert self.state is not None
        assert self.state.decision is not None
        return self.state.decision.seat

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.decision is None


def kept(store: Store) -> list[SavedGame]:
    """Return all saves, the newest first."""
    return [_read(entry) for entry in store.entries()]


def _read(entry: StoredSave) -> SavedGame:
    if entry.save is None:
        return SavedGame(entry, None, entry.trouble)
    try:
        return SavedGame(entry, entry.save.state(), "")
    except SaveError as error:
        return SavedGame(entry, None, error.key)


# --- in words ----------------------------------------------------------------------------------------


def name(item: SavedGame, words: Words) -> str:
    """Return what a save is called."""
    return words("shell.autosave") if item.entry.name == AUTOSAVE else item.entry.name


def seat_names(save: Save, words: Words) -> list[str]:
    """Return the names of the players."""
    return [seat.name or words("seat", n=number + 1) for number, seat in enumerate(save.seats)]


def player(seat: Seat, words: Words) -> str:
    """Return who plays a seat: a person, or a bot and how well it does."""
    if not seat.player.startswith(BOT):
        return words("shell.human").lower()
    return words("shell.bot_level", level=words(f"bot.{seat.player.removeprefix(BOT)}").lower())


def progress(item: SavedGame, words: Words) -> str:
    """Return the game, how far it has come, and how many play."""
    save = item.save
    parts = [words(f"{save.game}.title")]
    parts.append(words("shell.finished") if item.finished else stage(GAMES[save.game], item.state, words))
    parts.append(words.count("shell.players", len(save.seats)))
    return " · ".join(parts)


def stage(game: AnyGame, state: State | None, words: Words) -> str:
    """Return how far a game has come."""
    number = game.round(state)
    return words("shell.round", n=number) if number else words("table.setup").lower()


def turn(item: SavedGame, words: Words) -> str:
    """Return who is to decide, or who has won."""
    names = seat_names(item.save, words)
    if item.finished:
        game = GAMES[item.save.game]
        winners = [names[seat] for seat in game.winners(item.state)]
        won = ", ".join(winners) or words(f"{game.domain}.name.{game.neutral}")
        return words("shell.winner", name=won)
    return words("shell.turn", name=names[item.deciding])


def when(moment: float, words: Words) -> str:
    """Return a moment as people say it."""
    then, today = datetime.fromtimestamp(moment), datetime.now().date()
    days = (today - then.date()).days
    key = {0: "shell.when.today", 1: "shell.when.yesterday"}.get(days, "shell.when.earlier")
    return words(
        key, time=f"{then:%H:%M}", day=then.day, month=words(f"shell.month.{then.month}"), year=then.year
    )

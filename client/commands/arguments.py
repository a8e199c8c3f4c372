"""Arguments of the commands; whatever is wrong with one becomes one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import NoReturn

from rules.core.game import AnyGame, BadOptions
from rules.core.words import Words
from rules.games import GAMES
from saves.save import BOT, BOTS, PLAYERS, Seat

SMALLEST, LARGEST = 480, 8000


class UsageError(Exception):
    """The player asked for something that is not there: `key` is the sentence, `details` fill it."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


class Parser(argparse.ArgumentParser):
    """Raises `UsageError` where argparse would print its usage and exit."""

    def __init__(self, name: str, description: str = "", *, add_help: bool = True) -> None:
        super().__init__(
            prog=name,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=add_help,
            allow_abbrev=False,
            exit_on_error=False,
        )

    def parse(self, arguments: list[str]) -> argparse.Namespace:
        """Read all the arguments."""
        found, unknown = self.split(arguments)
        if unknown:
            raise UsageError("cli.unknown_argument", name=unknown[0])
        return found

    def split(self, arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
        """Read the known arguments and return the others untouched."""
        try:
            return self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error(error.message)
            raise UsageError("cli.bad_usage", name=error.argument_name) from None

    def error(self, message: str) -> NoReturn:
        """Tell which arguments are missing: nothing else is left for argparse to complain about here."""
        raise UsageError("cli.missing_argument", name=message.rpartition(": ")[2])


def whole_number(option: str, least: int, most: int) -> Callable[[str], int]:
    """Return a converter for numbers in a range."""

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise UsageError("cli.bad_number", option=option, value=text) from None
        if not least <= number <= most:
            raise UsageError("cli.out_of_range", option=option, least=least, most=most, value=text)
        return number

    return convert


def add_game(parser: Parser, words: Words, *, required: bool = True) -> None:
    """Let a command be told the game."""
    text = words("cli.help.game", known=", ".join(GAMES))
    parser.add_argument("--game", type=known_game, required=required, help=text)


def known_game(name: str) -> AnyGame:
    """Return the game of that name."""
    if name not in GAMES:
        raise UsageError("cli.unknown_game", name=name, known=", ".join(GAMES))
    return GAMES[name]


def bot_levels(text: str) -> list[str]:
    """Return the levels of seats like `bot:hard,bot:normal`."""
    levels = []
    for seat in text.split(","):
        if seat not in BOTS:
            raise UsageError("cli.bad_seat", name=seat, known=", ".join(BOTS))
        levels.append(seat.removeprefix(BOT))
    return levels


def players(text: str) -> tuple[Seat, ...]:
    """Return the seats of `human,bot:hard`."""
    for player in text.split(","):
        if player not in PLAYERS:
            raise UsageError("cli.bad_seat", name=player, known=", ".join(PLAYERS))
    return tuple(Seat(player) for player in text.split(","))


def window_size(text: str) -> tuple[int, int]:
    """Return the size of `1600x900`."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise UsageError("cli.bad_size", value=text)
    if not (SMALLEST <= int(width) <= LARGEST and SMALLEST <= int(height) <= LARGEST):
        raise UsageError("cli.bad_size", value=text)
    return int(width), int(height)


def game_options(text: str) -> dict[str, str]:
    """Return the options of `name=value,name=value`."""
    options: dict[str, str] = {}
    for part in text.split(","):
        name, sign, value = part.partition("=")
        if not sign or name in options:
            raise UsageError("cli.bad_options", value=part)
        options[name] = value
    return options


def check_setup(game: AnyGame, seats: int, options: Mapping[str, str]) -> None:
    """Make sure that such a game can be set up."""
    try:
        game.new(seats, 0, options)
    except BadOptions as error:
        reason = error.reason
        raise UsageError(f"reason.{reason.key}", about=reason.about, n=reason.amount) from None

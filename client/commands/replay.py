"""`replay`: plays the log of a save again and tells whether it still leads to the same position."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from client.commands.arguments import Parser, UsageError, whole_number
from client.commands.output import print_json
from client.session import Session
from rules.core.words import Words
from saves.files import read
from saves.format import parse
from saves.replay import replay
from saves.save import Save, SaveError


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli.help.file"))
    parser.add_argument("--to", metavar="N", help=words("cli.help.to"))
    parser.add_argument("--json", action="store_true", help=words("cli.help.json"))


def run(arguments: Namespace, words: Words) -> int:
    """Replay the save; 0 for the same position, 1 for another one."""
    save = read_save(arguments.file)
    to = None if arguments.to is None else whole_number("--to", 0, len(save.log))(arguments.to)
    again = replay(save, to)
    same = again.differs_at is None
    if arguments.json:
        print_json(
            {
                "game": save.game,
                "actions": len(save.log),
                "played": again.played,
                "same": same,
                "differs_at": again.differs_at,
            }
        )
    elif not same:
        print(words("cli.replay_differs", n=again.differs_at))
    elif again.played < len(save.log):
        print(words("cli.replay_so_far", n=again.played))
    else:
        print(words("cli.replay_same", n=again.played))
    return 0 if same else 1


def read_save(path: Path) -> Save:
    """Return the save in a file, or say what is wrong with it."""
    try:
        return parse(read(path))
    except SaveError as error:
        raise UsageError(f"cli.{error.key}", **{"path": path, **error.details}) from None


def load_session(save: Save, path: Path) -> Session:
    """Return the game of a save, or say what is wrong with its file."""
    try:
        return Session.from_save(save)
    except SaveError as error:
        raise UsageError(f"cli.{error.key}", **{"path": path, **error.details}) from None

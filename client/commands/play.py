"""`play`: opens the window, straight into a game when one is named."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from functools import partial
from pathlib import Path

from client.commands.arguments import (
    Parser,
    add_game,
    check_setup,
    game_options,
    players,
    whole_number,
    window_size,
)
from client.commands.frames import STARTED
from client.commands.replay import load_session, read_save
from client.session import Session, random_seed
from rules.core.words import Words
from saves.save import MAX_SEED, PLAYERS, Seat

NO_WINDOW = 1
DEFAULT_SEATS = (Seat("human"), Seat("bot:normal"))


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words, required=False)
    add_table(parser, words)
    parser.add_argument("--size", type=window_size, metavar="WxH", help=words("cli.help.size"))
    parser.add_argument("--fullscreen", action="store_true", help=words("cli.help.fullscreen"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=words("cli.help.load"))
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=words("cli.help.data_dir"))


def add_table(parser: Parser, words: Words) -> None:
    """Let a command be told who sits where and what is dealt."""
    parser.add_argument(
        "--seats",
        type=players,
        default=DEFAULT_SEATS,
        metavar="SEAT,SEAT",
        help=words("cli.help.players", known=", ".join(PLAYERS)),
    )
    parser.add_argument(
        "--options", type=game_options, default={}, metavar="NAME=VALUE", help=words("cli.help.options")
    )
    parser.add_argument(
        "--seed", type=whole_number("--seed", 0, MAX_SEED), metavar="N", help=words("cli.help.seed")
    )


def run(arguments: Namespace, words: Words) -> int:
    """Open the window and play until it is closed."""
    if arguments.game is not None:
        check_setup(arguments.game, len(arguments.seats), arguments.options)
    session = load_session(read_save(arguments.load), arguments.load) if arguments.load else None
    # Imported after the arguments are known to be right: a wrong one is told at once.
    import pygame

    from client.app import App
    from client.scenes import open_table
    from client.scenes.beside import BesideScene
    from client.scenes.title import TitleScene

    try:
        app = App(arguments.data_dir, size=arguments.size, language=arguments.lang)
    except pygame.error:
        print(words("cli.no_window"), file=sys.stderr)
        return NO_WINDOW
    if arguments.fullscreen and not app.fullscreen:
        app.toggle_fullscreen()
    app.push(TitleScene(app))
    if session is not None:
        session.store = app.store
    elif arguments.game is not None:
        seed = random_seed() if arguments.seed is None else arguments.seed
        session = Session(arguments.game, arguments.seats, seed, arguments.options, app.store)
    begin = partial(open_table, app, session) if session is not None else _stay_at_the_title
    if app.store.is_beside:
        app.push(BesideScene(app, begin))
    else:
        begin()
    if STARTED in os.environ:
        app.frame(0)
        print(1000 * (time.time() - float(os.environ[STARTED])))
        app.close()
        return 0
    app.run()
    return 0


def _stay_at_the_title() -> None:
    """Begin no game yet."""

"""`shot`: draws the table after some decisions of bots, or any other scene, into a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from client.commands.arguments import Parser, UsageError, add_game, check_setup, whole_number, window_size
from client.commands.play import add_table
from client.commands.unseen import unseen_app
from client.scenes import CLASSES
from rules.bots import LEVELS
from rules.core.rng import Source
from rules.core.words import Words
from rules.games import GAMES

if TYPE_CHECKING:
    from client.app import App
    from client.scene import Scene
    from client.session import Session

OVER_TABLE = ("table", "curtain", "points", "pause", "zoom")
"""The table, and the scenes that lie over it."""
SCENES = ("table", *CLASSES)
MOST_DECISIONS = 10_000
MOST_PICTURES = 200
SETTLING_FRAMES, FRAME_SECONDS = 30, 0.05


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words, required=False)
    add_table(parser, words)
    parser.add_argument(
        "--after",
        type=whole_number("--after", 0, MOST_DECISIONS),
        default=0,
        metavar="N",
        help=words("cli.help.after"),
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=words("cli.help.out"))
    parser.add_argument(
        "--size", type=window_size, default=(1920, 1080), metavar="WxH", help=words("cli.help.size")
    )
    parser.add_argument(
        "--burst",
        type=whole_number("--burst", 1, MOST_PICTURES),
        default=0,
        metavar="N",
        help=words("cli.help.burst"),
    )
    parser.add_argument(
        "--every",
        type=whole_number("--every", 10, 5000),
        default=160,
        metavar="MS",
        help=words("cli.help.every"),
    )
    parser.add_argument("--until", default="", metavar="EVENT", help=words("cli.help.until"))
    parser.add_argument("--scale", type=whole_number("--scale", 75, 250), default=100, metavar="N")
    parser.add_argument(
        "--scene", default="table", metavar="NAME", help=words("cli.help.scene", known=", ".join(SCENES))
    )


def run(arguments: Namespace, words: Words) -> int:
    """Draw and save."""
    if arguments.scene not in SCENES:
        raise UsageError("cli.unknown_scene", name=arguments.scene, known=", ".join(SCENES))
    game = arguments.game or next(iter(GAMES.values()))
    check_setup(game, len(arguments.seats), arguments.options)
    if arguments.until and arguments.until not in game.kinds.events:
        raise UsageError("cli.unknown_event", name=arguments.until, known=", ".join(game.kinds.events))
    if not arguments.out.parent.is_dir():
        raise UsageError("cli.no_file", path=arguments.out.parent)
    if arguments.out.is_dir():
        raise UsageError("cli.is_folder", path=arguments.out)
    import pygame

    from client.session import Session

    with unseen_app(arguments.size, arguments.lang) as app:
        app.settings.scale = arguments.scale
        session = Session(game, arguments.seats, arguments.seed or 0, arguments.options)
        play_on(session, arguments.after)
        if arguments.burst:
            burst(app, session, arguments)
            return 0
        app.settings.speed = "off"
        for scene in scenes(app, session, arguments.scene):
            app.push(scene)
        app.lay_out()
        settle(app)
        app.draw(app.screen)
        try:
            pygame.image.save(app.screen, arguments.out)
        except pygame.error as error:
            raise UsageError("cli.no_access", path=arguments.out, reason=error) from None
    return 0


def burst(app: App, session: Session, arguments: Namespace) -> None:
    """Save pictures of how the next step is shown, or the next one in which something happens."""
    import pygame

    from client.games import table_for
    from client.table.scene import TableScene
    from client.table.watched import WatchedTable

    while arguments.until and not session.over:
        play_on(session, 1)
        if any(event.kind == arguments.until for event in session.steps[-1].events):
            break
    else:
        play_on(session, 1)
    step = session.steps[-1]
    session.recover(len(session.steps) - 1)
    table = TableScene(app, session, table_for(session.game.name))
    app.push(table)
    table.show(session.act(step.action))
    for number in range(arguments.burst):
        app.draw(app.screen)
        path = arguments.out.with_stem(f"{arguments.out.stem}_{number:02}")
        pygame.image.save(app.screen, path)
        WatchedTable.update(table, arguments.every / 1000)
        shown = not table.playback.running and not table.beats_left
        if shown and session.deciding not in (-1, *session.humans):
            play_on(session, 1)
            table.show(session.steps[-1])


def settle(app: App) -> None:
    """Let a page finish what it does in slices; at a table, time would let the bots play on."""
    from client.scenes.page import Page

    if isinstance(app.scene, Page):
        for _ in range(SETTLING_FRAMES):
            app.scene.update(FRAME_SECONDS)
            app.draw(app.screen)


def play_on(session: Session, decisions: int) -> None:
    """Let bots decide for everybody."""
    for _ in range(decisions):
        if session.over:
            return
        # As at a table: with the same chance again, an easy bot takes back what it has laid for ever.
        source = Source(session.bot_seed())
        seat = session.deciding
        level = session.bot_level(seat) or "normal"
        session.act(LEVELS[level].choose(session.game, session.view(seat), source, lambda: True).action)


def scenes(app: App, session: Session, name: str) -> list[Scene]:
    """Return the scenes that lie on the stack to show one of them."""
    from client.games import table_for
    from client.scenes import make
    from client.table.scene import TableScene

    if name in ("cards", "rules"):
        return [make(app, name, session.game.name)]
    if name in ("result", "victory"):
        return [make(app, name, session)]
    if name not in OVER_TABLE:
        return [make(app, name)]
    table = TableScene(app, session, table_for(session.game.name))
    if session.deciding in session.humans:
        table.look_from(session.deciding)
    table.lay_out()
    match name:
        case "curtain":
            return [table, make(app, name, table, max(session.deciding, 0))]
        case "points":
            return [table, make(app, name, session, table.model.view, session.events)]
        case "pause":
            return [table, make(app, name, session)]
        case "zoom":
            component = next(filter(None, map(table.model.component, table.model.arrangement.spots)))
            return [table, make(app, name, session.game, component, table.model.view, table.viewer)]
    return [table]

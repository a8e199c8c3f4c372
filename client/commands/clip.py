"""`clip`: draws a stretch of a save's log into an animated clip, or one moment of it into a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from client.commands.arguments import Parser, UsageError, whole_number, window_size
from client.commands.replay import load_session, read_save
from client.commands.unseen import unseen_app
from rules.core.words import Words


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli.help.file"))
    parser.add_argument("--from", dest="first", default="0", metavar="N", help=words("cli.help.clip_from"))
    parser.add_argument("--to", dest="last", metavar="M", help=words("cli.help.clip_to"))
    parser.add_argument("--out", type=Path, required=True, metavar="X", help=words("cli.help.clip_out"))
    parser.add_argument("--seat", default="1", metavar="N", help=words("cli.help.clip_seat"))
    parser.add_argument(
        "--size", type=window_size, default=(960, 540), metavar="WxH", help=words("cli.help.size")
    )


def run(arguments: Namespace, words: Words) -> int:
    """Play the log again and draw what was asked for."""
    save = read_save(arguments.file)
    first = whole_number("--from", 0, len(save.log))(arguments.first)
    last = whole_number("--to", first, len(save.log))(arguments.last or str(len(save.log)))
    seat = whole_number("--seat", 1, len(save.seats))(arguments.seat) - 1
    if not arguments.out.parent.is_dir():
        raise UsageError("cli.no_file", path=arguments.out.parent)
    from client.clip import frames, suffixes, write

    known = suffixes(first, last)
    if arguments.out.suffix.lower() not in known:
        raise UsageError("cli.bad_suffix", path=arguments.out.name, known=", ".join(known))
    session = load_session(save, arguments.file)
    with unseen_app(arguments.size, arguments.lang) as app:
        app.settings.mute = True
        write(arguments.out, list(frames(app, session, first, last, seat, arguments.size)))
    print(words("cli.clip_written", path=arguments.out, n=last - first))
    return 0

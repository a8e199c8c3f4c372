"""The command line: finds the language and the command, and tells what is wrong in one line."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module

from client.commands.arguments import Parser, UsageError
from client.words import LANGUAGES, load, system_language
from rules.core.words import Words

# Its greeting would stand in the way of what a command prints.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

PROGRAM = "conclave" if getattr(sys, "frozen", False) else "main.py"
COMMANDS = ("play", "sim", "bench", "shot", "cards", "replay", "clip")
FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130


def main(argv: list[str]) -> int:
    """Run a command and return its exit code."""
    _prepare_streams()
    words = load(system_language())
    try:
        language, arguments = _split_language(argv)
        words = load(language or system_language())
        code = _run(arguments, words, language)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(words(error.key, **error.details), file=sys.stderr)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough (`cards | head`); what Python still holds goes nowhere.
        _print_into_nothing()
        return 0
    except OSError as error:
        # A full disk behind `> file`, or a file that cannot be written.
        print(words("cli.system_error", reason=error.strerror or error), file=sys.stderr)
        _print_into_nothing()
        return FAILED


def _prepare_streams() -> None:
    """Let every stream take every letter; without a console, as on Windows, print into nothing."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            # Open as long as the program runs.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            # What goes to a file is UTF-8 whatever the console speaks; a console shows what it can.
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def _print_into_nothing() -> None:
    """Let what Python still holds for the output go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _split_language(argv: list[str]) -> tuple[str, list[str]]:
    """Take `--lang` out of the arguments, wherever it stands; empty where nothing is said."""
    parser = Parser(PROGRAM, add_help=False)
    parser.add_argument("--lang", default="")
    found, arguments = parser.split(argv)
    if found.lang and found.lang not in LANGUAGES:
        raise UsageError("cli.unknown_language", name=found.lang, known=", ".join(LANGUAGES))
    return found.lang, arguments


def _run(arguments: list[str], words: Words, language: str) -> int:
    if arguments in (["-h"], ["--help"]):
        Parser(PROGRAM, _overview(words)).parse(arguments)
    if not arguments or arguments[0].startswith("-"):
        arguments = ["play", *arguments]
    name = arguments[0]
    if name in COMMANDS:
        # Only the chosen command is imported: each starts without paying for the others.
        command = import_module(f"client.commands.{name}")
        parser = Parser(f"{PROGRAM} {name}", words(f"cli.help.{name}"))
        command.add_arguments(parser, words)
        told = parser.parse(arguments[1:])
        told.lang = language
        code: int = command.run(told, words)
        return code
    raise UsageError("cli.unknown_command", name=name, known=", ".join(COMMANDS))


def _overview(words: Words) -> str:
    """Return what `--help` alone says: the commands, a line each."""
    lines = [f"  {name:8}{words(f'cli.help.{name}')}" for name in COMMANDS]
    return "\n".join([words("cli.help", language=f"--lang {'|'.join(LANGUAGES)}"), "", *lines])

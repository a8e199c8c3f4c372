"""`cards`: every component of a game with its names, cost, rules text and the origin of its numbers."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from client.commands.arguments import Parser, add_game, whole_number
from client.commands.output import print_json
from client.commands.sheet import save_sheet
from client.words import LANGUAGES, load
from rules.core.catalogue import Component
from rules.core.game import AnyGame
from rules.core.words import Words


def add_arguments(parser: Parser, words: Words) -> None:
    """Say what the command can be told."""
    add_game(parser, words)
    parser.add_argument("--json", action="store_true", help=words("cli.help.json"))
    parser.add_argument("--sheet", type=Path, metavar="FILE.png", help=words("cli.help.sheet"))
    parser.add_argument(
        "--width",
        type=whole_number("--width", 40, 800),
        default=200,
        metavar="N",
        help=words("cli.help.width"),
    )


def run(arguments: Namespace, words: Words) -> int:
    """Print the components, as JSON in all languages, or draw them all on a sheet."""
    if arguments.sheet:
        save_sheet(arguments.game, arguments.width, words, arguments.sheet)
    elif arguments.json:
        print_json(document(arguments.game))
    else:
        _print(arguments.game, words)
    return 0


def document(game: AnyGame) -> dict[str, Any]:
    """Return everything there is to say about the components."""
    languages = {language: load(language) for language in LANGUAGES}

    def in_all(render: Callable[[Component, Words], str], component: Component) -> dict[str, str]:
        return {language: render(component, words) for language, words in languages.items()}

    return {
        "game": game.name,
        "components": [
            {
                "id": component.id,
                "kind": component.kind,
                "copies": component.copies,
                "name": in_all(partial(name, game), component),
                "cost": in_all(game.cost, component),
                "points": getattr(component, "points", 0),
                "text": in_all(game.text, component),
                "origin": component.origin,
            }
            for component in game.components.values()
        ],
    }


def name(game: AnyGame, component: Component, words: Words) -> str:
    """Return what a component is called."""
    return words(f"{game.domain}.name.{component.id}")


def _print(game: AnyGame, words: Words) -> None:
    by_kind: dict[str, list[Component]] = {}
    for component in game.components.values():
        by_kind.setdefault(component.kind, []).append(component)
    for kind, components in by_kind.items():
        print(f"{words(f'{game.domain}.kind.{kind}')} ({len(components)})")
        for component in components:
            _print_component(game, component, words)


def _print_component(game: AnyGame, component: Component, words: Words) -> None:
    copies = f" ×{component.copies}" if component.copies > 1 else ""
    price = game.cost(component, words)
    print(f"  {name(game, component, words)}{copies}" + (f" — {price}" if price else ""))
    for line in game.text(component, words).splitlines():
        print(f"    {line}")
    print(f"    [{words(f'origin.{component.origin}')}]\n")

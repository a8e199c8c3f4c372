"""A contact sheet: the faces of all components of a game side by side, to be looked at together."""

from __future__ import annotations

from pathlib import Path

from client.commands.arguments import UsageError
from client.commands.unseen import use_no_screen
from rules.core.game import AnyGame
from rules.core.words import Words

ACROSS, GAP = 1900, 6
"""How wide a sheet may be, and how far apart its cards lie, in pixels."""


def save_sheet(game: AnyGame, width: int, words: Words, path: Path) -> None:
    """Draw every component so many pixels wide into a picture."""
    use_no_screen()
    import pygame

    from client.art.theme import SHELL
    from client.games import book_for

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    book = book_for(game.name)
    faces = [book.face(component, width, words) for component in game.components]
    in_a_row = min(len(faces), max(1, ACROSS // (width + GAP)))
    rows, high = -(-len(faces) // in_a_row), max(face.get_height() for face in faces)
    sheet = pygame.Surface((in_a_row * (width + GAP) + GAP, rows * (high + GAP) + GAP))
    sheet.fill(SHELL.ground)
    for number, face in enumerate(faces):
        row, column = divmod(number, in_a_row)
        sheet.blit(face, (GAP + column * (width + GAP), GAP + row * (high + GAP)))
    try:
        pygame.image.save(sheet, path)
    except pygame.error as error:
        raise UsageError("cli.no_access", path=path, reason=error) from None

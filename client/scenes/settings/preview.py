"""How the table looks with the settings as they are: a card, the seats, two lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import QUIET, READING
from client.art.theme import FELT, SEATS
from client.art.type_sizes import Type
from client.canvas import Box
from client.games import book_for
from client.scenes.reference import ReferenceScreen, rule
from client.table.watched import WatchedTable
from rules.games import GAMES

if TYPE_CHECKING:
    from client.app import App

LOG = ("first", "second")


def _game(app: App) -> str:
    """Return the game from whose table the settings were opened, else the one that was last set up."""
    played = (scene.session.game.name for scene in reversed(app.scenes) if isinstance(scene, WatchedTable))
    name = next(played, app.settings.setup.game)
    return name if name in GAMES else next(iter(GAMES))


def paint_preview(page: ReferenceScreen, surface: Surface, box: Box) -> None:
    """Draw the preview into a panel of felt."""
    words = page.app.words
    page.paint_panel(surface, box, FELT)
    inner = box.inset(page.padding)
    middle = inner.centre[0]
    at = (middle, inner.y + 14)
    page.write_title(surface, words("shell.settings.preview"), at, inner.width, Type.SECTION, "center")
    tall = inner.height - 384
    book = book_for(_game(page.app))
    width, height = book.shape
    card = book.face(book.sample, page.px(tall * width / height), words)
    place(surface, card, page.at(middle, inner.y + 50), "midtop")
    y = inner.y + tall + 84
    page.write(surface, words("shell.settings.preview.seats"), (inner.x, y), inner.width, style=QUIET)
    pitch = inner.width / len(SEATS)
    for seat in range(len(SEATS)):
        place(surface, seat_sign(seat, page.px(50)), page.at(inner.x + (seat + 0.5) * pitch, y + 52))
    y += 96
    line = page.box(inner.x, y, inner.width, 2)
    surface.blit(rule(line.size), line)
    page.write(surface, words("shell.settings.preview.log"), (inner.x, y + 26), inner.width, style=QUIET)
    for number, key in enumerate(LOG):
        at = (inner.x + 40, y + 50 + number * 66)
        place(surface, seat_sign(number, page.px(28)), page.at(inner.x, at[1]), "topleft")
        text = words(f"shell.settings.preview.{key}", life="[life]", gold="[gold]")
        page.write_block(surface, text, at, (inner.width - 40, 60), size=Type.BODY, style=READING)

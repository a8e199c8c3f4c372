"""The pages of the rules that show parts of a real table, and when they are made."""

from __future__ import annotations

from functools import cache, partial
from typing import get_args

from pygame import Surface

from client.canvas import Box
from client.rules_examples import STEPS, Subject
from client.rules_pictures import played
from client.scenes.example_page import ExamplePage
from client.scenes.picture_page import PicturePage
from client.scenes.reference import ReferenceScreen

STILL = 0.5
"""After how many seconds without mouse and keys further pages are made."""


class PicturedPages:
    """The table with its marks, then a page of examples for every subject."""

    def __init__(self, screen: ReferenceScreen, game: str) -> None:
        session = cache(partial(played, game, STEPS))
        self._pages: list[PicturePage | ExamplePage] = [PicturePage(screen, game)]
        self._pages += [ExamplePage(screen, game, subject, session) for subject in get_args(Subject)]
        self._seen: PicturePage | ExamplePage | None = None
        """The page that was shown last."""
        self._still = 0.0

    def disturb(self) -> None:
        """Make nothing ahead for a while: somebody moves."""
        self._still = 0.0

    def paint(self, number: int, surface: Surface, box: Box) -> None:
        """Draw a page as far as it is made."""
        self._seen = self._pages[number]
        self._seen.paint(surface, box)

    def update(self, number: int, seconds: float) -> bool:
        """Make the next picture, of the page that is open if it was shown; tell whether it has a new one."""
        self._still += seconds
        page = self._pages[number]
        if page is not self._seen:
            return False
        if not page.ready:
            page.update()
            return True
        following = next((other for other in self._pages if not other.ready), None)
        if following is not None and self._still > STILL:
            following.update()
        return False

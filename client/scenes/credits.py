"""The screen that names the authors and the licences."""

from __future__ import annotations

import html
import json
import re
from collections import Counter

from pygame import Surface

from client.art.icons import FOLDER as ICONS
from client.art.type_sizes import Type
from client.bootstrap import ROOT
from client.canvas import Box
from client.markdown import Sizes
from client.scenes.screen import Screen
from client.widgets.text_page import TextPage

PAGES = {"en": "CREDITS.md", "ru": "CREDITS.ru.md"}
LINKS = re.compile(r"\[([^\]]+)\]\([^)]+\)")
EMPHASIS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
RULE = re.compile(r"\|[-|: ]+\|")


class CreditsScene(Screen):
    """The credits as one long page."""

    heading = "shell.credits"

    @property
    def _panel(self) -> Box:
        top = 72 if self.compact else 116
        return Box(self.margin, top, self.stage[0] - 2 * self.margin, self.stage[1] - top - 36)

    def build(self) -> None:
        """Add the way back and the page."""
        self.header()
        sizes = Sizes(*map(self.px, (*Type.CREDITS, 8)))
        rect = self.box(*self._panel.inset(8))
        self.primary = TextPage(rect, self.unit, self.app.gui, self.page(), sizes)
        self.add(self.primary)

    def page(self) -> str:
        """Return the credits and the authors of the icons as a text box reads them."""
        text = (ROOT / PAGES[self.app.language]).read_text(encoding="utf-8")
        authors = Counter(json.loads((ICONS / "authors.json").read_text(encoding="utf-8")).values())
        icons = ", ".join(f"{author} ({count})" for author, count in authors.most_common())
        blocks = [_block(block) for block in re.split(r"\n\s*\n", text.strip())]
        blocks.append(f"<b>{self.app.words('shell.credits.icons')}</b>")
        return "<br><br>".join([*blocks, icons])

    def paint(self, surface: Surface) -> None:
        """Draw the panel under the page."""
        super().paint(surface)
        self.paint_panel(surface, self._panel)


def _block(source: str) -> str:
    """Return a paragraph, a heading or a table of Markdown; a row of a table becomes a line."""
    text = EMPHASIS.sub(r"<b>\1\2</b>", LINKS.sub(r"\1", html.escape(source, quote=False)))
    if text.startswith("#"):
        return f"<b>{text.lstrip('# ')}</b>"
    if text.startswith("|"):
        # The first row names the columns, which every line tells by itself.
        rows = [row for row in text.splitlines() if not RULE.fullmatch(row)][1:]
        return "<br>".join(" · ".join(cell.strip() for cell in row.strip("|").split("|")) for row in rows)
    return re.sub(r"\s*\n(?![-*] )\s*", " ", text).replace("\n", "<br>")

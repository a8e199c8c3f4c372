"""The little Markdown that pages of rules are written in, as chapters and as the markup of text boxes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from html import escape
from typing import NamedTuple

from client.art.theme import ACCENT, FOCUS, FOUND, FOUND_CURRENT

BULLET = "•"
DISPLAY = "display"
"""The face of headings, as text boxes know it."""
_EMPHASIS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|(?P<plain>[^*]+)")


_HEADING = re.compile(r"(?P<title>.*?)\s*(?:\{(?P<topics>.*)\})?\s*")


class ChapterPart(NamedTuple):
    """A stretch of a chapter under a heading of its own, or under none."""

    title: str
    blocks: tuple[str, ...]
    """Paragraphs and, begun by a dash, items of lists."""
    topics: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """All that stands under one large heading.

    In braces after a heading stand the `topics` that it explains: kinds of components, and questions, which
    end in a question mark; a star stands for anything.
    """

    title: str
    parts: tuple[ChapterPart, ...]
    topics: tuple[str, ...] = ()


class Sizes(NamedTuple):
    """Pixel sizes of text and headings, and how much the air between blocks takes."""

    text: int
    chapter: int
    part: int
    air: int


def chapters(source: str) -> list[Chapter]:
    """Take a document apart; what stands before the first large heading is its name."""
    return [_chapter(piece) for piece in re.split(r"^## ", source, flags=re.MULTILINE)[1:]]


def _chapter(source: str) -> Chapter:
    heading, _, rest = source.partition("\n")
    title, topics = _titled(heading)
    first, *others = re.split(r"^### ", rest, flags=re.MULTILINE)
    parts = [ChapterPart("", _blocks(first))] if first.strip() else []
    for other in others:
        heading, _, body = other.partition("\n")
        name, about = _titled(heading)
        parts.append(ChapterPart(name, _blocks(body), about))
    return Chapter(title, tuple(parts), topics)


def _titled(heading: str) -> tuple[str, tuple[str, ...]]:
    """Return a heading without the topics in its braces, and these."""
    found = _HEADING.fullmatch(heading)
    assert found is not None, "any line is a heading"
    return found["title"], tuple((found["topics"] or "").split())


def find_topic(document: list[Chapter], topics: Sequence[str]) -> tuple[int, int] | None:
    """Return the chapter that explains the first of some topics which any explains, and its part or -1."""
    for topic in topics:
        for number, chapter in enumerate(document):
            titled = [part for part in chapter.parts if part.title]
            for part, explained in ((-1, chapter.topics), *enumerate(part.topics for part in titled)):
                if any(fnmatchcase(topic, _literal(pattern)) for pattern in explained):
                    return number, part
    return None


def _literal(pattern: str) -> str:
    """Return a pattern in which only the star stands for something else."""
    return pattern.replace("?", "[?]")


def _blocks(source: str) -> tuple[str, ...]:
    pieces = re.split(r"\n\s*\n|\n(?=- )", source.strip())
    return tuple(" ".join(piece.split()) for piece in pieces)


def matches(chapter: Chapter, wanted: str) -> int:
    """Return how often a chapter holds what is searched for."""
    return sum(len(_find(text, wanted)) for block in _texts(chapter) for _, text in _styled(block))


def _texts(chapter: Chapter) -> Iterator[str]:
    yield chapter.title
    for part in chapter.parts:
        if part.title:
            yield part.title
        yield from part.blocks


def page(chapter: Chapter, sizes: Sizes, wanted: str = "", current: int = -1) -> str:
    """Return a chapter as a text box reads it, with all matches on a ground of their own."""
    writer = _Writer(wanted, current)
    # A line is as high as the face in which it begins: the air begins before it.
    end = f"<font pixel_size={sizes.air}><br><br></font>"
    head = f"<font face={DISPLAY} pixel_size={sizes.chapter} color={FOCUS}>"
    lines = [f"{head}{writer.write(chapter.title)}</font>{end}"]
    for part in chapter.parts:
        if part.title:
            head = f"<font face={DISPLAY} pixel_size={sizes.part} color={ACCENT}>"
            lines.append(f"{head}{writer.write(part.title)}</font>{end}")
        for block in part.blocks:
            item = block.startswith("- ")
            text = f"{BULLET} {writer.write(block[2:])}" if item else writer.write(block)
            lines.append(text + end)
    # A text box breaks lines at `br` only.
    return f"<font pixel_size={sizes.text}>{''.join(lines)}</font>"


class _Writer:
    """Writes texts one after the other and counts the matches in them."""

    def __init__(self, wanted: str, current: int) -> None:
        self._wanted = wanted
        self._current = current
        self._seen = 0

    def write(self, text: str) -> str:
        """Return a text with its emphasis and its matches."""
        return "".join(self._dress(tag, piece) for tag, piece in _styled(text))

    def _dress(self, tag: str, piece: str) -> str:
        marked, end = "", 0
        for start in _find(piece, self._wanted):
            ground = FOUND_CURRENT if self._seen == self._current else FOUND
            self._seen += 1
            hit = escape(piece[start : start + len(self._wanted)], quote=False)
            marked += f"{escape(piece[end:start], quote=False)}<body bgcolor={ground}>{hit}</body>"
            end = start + len(self._wanted)
        marked += escape(piece[end:], quote=False)
        return f"<{tag}>{marked}</{tag}>" if tag else marked


def _styled(text: str) -> list[tuple[str, str]]:
    """Return stretches of text with the tag that dresses them."""
    tags = {"bold": "b", "italic": "i", "plain": ""}
    return [
        (tags[name], found[name])
        for found in _EMPHASIS.finditer(text)
        if (name := found.lastgroup) is not None
    ]


def _find(text: str, wanted: str) -> list[int]:
    """Return where a text holds what is wanted, whatever the case of its letters."""
    if not wanted:
        return []
    return [found.start() for found in re.finditer(re.escape(wanted), text, re.IGNORECASE)]

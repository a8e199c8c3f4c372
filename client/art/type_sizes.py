"""Sizes of letters, named for what is written in them."""

from __future__ import annotations


class Type:
    """Type sizes in logical units, named for what is written in them; the second of a pair is compact."""

    LEAST = 10
    """How small words may get where they shrink to their room."""
    LEAST_TOLD = 11
    """How small the whole text of a card may get beside it."""
    LEAST_PIXELS = 11
    """How small a number on a small card may get, in pixels."""
    TINY = 13
    FINE = 14
    NOTE = 15
    CAPTION = 16
    SMALL = 17
    LABEL = 18
    FACT = 19
    BODY = 20
    MESSAGE = 21
    LEAD = 22
    QUESTION = 24
    SUBSECTION = 25
    PROMPT = 26
    OVERLAY = 27
    PRIMARY = 28
    SECTION = 29
    HEADING = 30
    DIALOG = 34
    CRASH = 36
    MENU = 40
    CARD = 46
    SCREEN = 48
    CREDITS = (20, 32, 26)
    """The text, the headings of chapters and those of their parts."""
    RULES = (22, 38, 28)
    TAGLINE = (24, 17)
    PANEL = (29, 22)
    TABLE = (30, 22)
    SAVE = (30, 24)
    HAND_OVER = (30, 22)
    CURTAIN_GAME = (20, 18)
    WINNER = (76, 42)
    CURTAIN_NAME = (104, 68)
    MOMENT = (58, 36)
    MOMENT_LINE = (25, 17)
    FLOATING = (52, 34)
    VICTORY = (118, 60)
    VICTORY_NAME = (44, 26)
    VICTORY_LINE = (25, 16)
    VICTORY_CARD = (32, 20)
    WORDMARK = (138, 84)

    FACE_NAME = 0.1
    """The name on the face of a card, by the width of the card, as all that follow."""
    FACE_KIND = 0.064
    FACE_WORDS = 0.057
    FACE_SENTENCE = 0.074
    """A sentence that has the sheet for itself."""
    FACE_SPELL = 0.085
    """The words of a spell that has no symbols."""
    FACE_FORMULA = 0.13

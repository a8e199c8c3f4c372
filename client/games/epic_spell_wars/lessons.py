"""What the rules of Epic Spell Wars show in pictures: a table that is played, and where to look."""

from __future__ import annotations

from client.games.lessons import Lesson, Lessons

LESSONS = Lessons(
    after=15,
    marks={
        "rival": "seat:1",
        "order": "order",
        "mountain": "mountain",
        "own": "own",
        "spell": "spell:0",
        "hand": "hand",
        "log": "log",
    },
    round=(
        Lesson("draw", "hand"),
        Lesson("lay", "spell:0"),
        Lesson("order", "order"),
        Lesson("cast", "mountain"),
        Lesson("roll", "summary"),
        Lesson("die", "own"),
    ),
    example=(
        Lesson("order", "order"),
        Lesson("glyphs", "spell:0"),
        Lesson("wild", "spell_deck"),
        Lesson("victims", "seat:1"),
        Lesson("summary", "summary"),
        Lesson("life", "own"),
    ),
)

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
        Lesson("draw", "hand", "round"),
        Lesson("lay", "spell:0", "lay"),
        Lesson("order", "order", "order"),
        Lesson("cast", "choice", "announced"),
        Lesson("roll", "summary", "power_roll"),
        Lesson("die", "seat:1", "died"),
    ),
    example=(
        Lesson("order", "order", "order"),
        Lesson("glyphs", "spell:0"),
        Lesson("wild", "choice", "wild_magic"),
        Lesson("victims", "seat:1", "targeted"),
        Lesson("summary", "summary"),
        Lesson("life", "seat:1", "died"),
    ),
    card={
        "kind": (0.94, 0.56),
        "sign": (0.05, 0.585),
        "initiative": (0.955, 0.24),
        "target": (0.83, 0.645),
        "table": (0.055, 0.805),
    },
)

"""What the rules of Five Seals show in pictures: a table that is played, and where to look."""

from __future__ import annotations

from client.games.lessons import Lesson, Lessons

LESSONS = Lessons(
    after=50,
    marks={
        "dungeon": "field",
        "store": "store:fire",
        "own": "seat:0",
        "scrolls": "hand",
        "rival": "seat:1",
        "signs": "legend",
        "sixes": "sixes",
    },
    round=(
        Lesson("roll", "own", "rolled"),
        Lesson("cast", "", "cast"),
        Lesson("break", "mage:0", "break"),
        Lesson("end", "seat:1", "left"),
        Lesson("take", "seat:0", "take"),
        Lesson("again", "sixes", "first"),
    ),
    example=(
        Lesson("must", "mage:0"),
        Lesson("needless", "own"),
        Lesson("mind", "legend"),
        Lesson("barred", "mage:1", "break"),
        Lesson("rests", "seat:1", "left"),
        Lesson("sixes", "sixes"),
    ),
    card={
        "element": (0.06, 0.07),
        "strength": (0.94, 0.25),
        "spell": (0.19, 0.45),
        "circle": (0.94, 0.925),
    },
)

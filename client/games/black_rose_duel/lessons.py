"""What the rules of the Duel show in pictures: a table that is played, and where to look."""

from __future__ import annotations

from client.games.lessons import Lesson, Lessons

LESSONS = Lessons(
    after=40,
    marks={
        "phases": "top",
        "event": "event",
        "tracks": "tracks",
        "quests": "quests",
        "lodge": "field",
        "mage": "seat:0",
        "slots": "slots",
        "hand": "hand",
        "rival": "seat:1",
    },
    round=(
        Lesson("event", "event", "event"),
        Lesson("lay", "slots", "lay"),
        Lesson("explore", "", "moved"),
        Lesson("cast", "slots", "cast"),
        Lesson("evocations", "", "command"),
        Lesson("clean", "field", "cleared"),
    ),
    example=(
        Lesson("slots", "slots", "ready"),
        Lesson("sight", "field"),
        Lesson("instability", "", "placed"),
        Lesson("defeat", "", "defeated"),
        Lesson("quests", "quests", "claimed"),
        Lesson("rose", "tracks"),
    ),
    card={
        "signs": (0.05, 0.17),
        "does": (0.37, 0.285),
        "instability": (0.07, 0.69),
        "reverse": (0.04, 0.805),
        "target": (0.955, 0.17),
        "school": (0.94, 0.69),
    },
)

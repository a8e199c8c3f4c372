"""What the rules of Black Rose Wars show in pictures: a table that is played, and where to look."""

from __future__ import annotations

from client.games.lessons import Lesson, Lessons

LESSONS = Lessons(
    after=60,
    marks={
        "phases": "top",
        "tracks": "tracks",
        "event": "event",
        "quests": "quests",
        "lodge": "field",
        "mage": "seat:0",
        "slots": "slots",
        "hand": "hand",
        "rival": "seat:1",
    },
    round=(
        Lesson("event", "event", "event"),
        Lesson("study", "hand", "draw"),
        Lesson("lay", "slots", "lay"),
        Lesson("walk", "", "moved"),
        Lesson("cast", "", "revealed"),
        Lesson("evocations", "", "command"),
    ),
    example=(
        Lesson("traps", "slots", "armed"),
        Lesson("step", "field", "moved"),
        Lesson("rooms", "", "placed"),
        Lesson("defeat", "seat:1"),
        Lesson("moons", "tracks"),
        Lesson("rose", "event", "event"),
    ),
    # The event of the first round leaves at once, that of the second one stays.
    since=80,
    card={
        "signs": (0.05, 0.17),
        "does": (0.05, 0.285),
        "instability": (0.07, 0.68),
        "reverse": (0.04, 0.795),
        "target": (0.955, 0.17),
        "school": (0.94, 0.68),
    },
)

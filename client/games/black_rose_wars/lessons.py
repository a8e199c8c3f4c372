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
        Lesson("rose", "event"),
    ),
)

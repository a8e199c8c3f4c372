"""What the rules of Res Arcana show in pictures: a table that is played, and where to look."""

from __future__ import annotations

from client.games.lessons import Lesson, Lessons

LESSONS = Lessons(
    after=45,
    marks={
        "rival": "seat:1",
        "places": "places",
        "monuments": "monuments",
        "items": "items",
        "table": "table",
        "pool": "pool",
        "hand": "hand",
        "piles": "piles",
        "score": "score",
    },
    round=(
        Lesson("collect", "pool", "take"),
        Lesson("discard", "piles", "discard"),
        Lesson("use", "", "use"),
        Lesson("place", "", "place"),
        Lesson("claim", "places", "claim"),
        Lesson("pass", "items", "pass"),
    ),
    example=(
        Lesson("check", "score"),
        Lesson("discard", "hand"),
        Lesson("turned", "table", "turned"),
        Lesson("lying", "table"),
        Lesson("token", "score", "took_token"),
        Lesson("life", "pool"),
    ),
    card={
        "cost": (0.04, 0.19),
        "kind": (0.95, 0.19),
        "points": (0.98, 0.06),
        "power": (0.06, 0.9),
        "does": (0.34, 0.955),
        "spared": (0.95, 0.9),
    },
)

"""What explains itself when pointed at: tracks, decks, tokens and numbers; where each is, what it says."""

from __future__ import annotations

from collections.abc import Iterator

from client.art.text import escape
from client.canvas import Box
from client.games.black_rose.formulas import DOMAIN, name_of
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.score import FIRST_ON_TRACK, LEVEL_ON_TRACK
from rules.black_rose.state import State
from rules.black_rose.study import STUDIED
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.turns import ROUNDS, TOKENS

NOTE = "note:"
"""What the names of these things begin with."""
OWN = {
    "health": Box(118, 68, 44, 26),
    "strength": Box(164, 68, 44, 26),
    "speed": Box(210, 68, 44, 26),
    "hand": Box(256, 68, 66, 26),
    "tokens": Box(330, 60, 84, 40),
    "life": Box(120, 104, 292, 28),
    "grimoire": Box(16, 142, 52, 88),
    "supply": Box(190, 142, 96, 52),
    "trophies": Box(292, 142, 60, 52),
    "track": Box(354, 142, 62, 52),
    "crown": Box(120, 12, 292, 32),
}
RIVAL = {
    "health": Box(92, 40, 43, 24),
    "strength": Box(137, 40, 43, 24),
    "speed": Box(182, 40, 43, 24),
    "hand": Box(227, 40, 60, 24),
    "tokens": Box(288, 34, 72, 34),
    "life": Box(94, 74, 264, 25),
    "grimoire": Box(246, 106, 76, 42),
    "memories": Box(246, 150, 110, 36),
    "supply": Box(326, 106, 34, 42),
    "crown": Box(94, 8, 264, 28),
}
SMALL = {
    "strength": Box(56, 36, 28, 18),
    "speed": Box(86, 36, 28, 18),
    "hand": Box(115, 36, 38, 18),
    "tokens": Box(156, 32, 52, 24),
    "life": Box(6, 65, 202, 17),
    "grimoire": Box(6, 86, 38, 22),
    "memories": Box(47, 86, 38, 22),
    "trophies": Box(88, 86, 38, 22),
    "track": Box(129, 86, 38, 22),
    "supply": Box(170, 86, 40, 22),
    "crown": Box(58, 6, 150, 24),
}
"""Where the numbers of a mage's board are on it: on the viewer's, a rival's, and in a small window."""


def on_panels(zones: dict[str, Box], view: State, viewer: int, *, compact: bool) -> Iterator[tuple[str, Box]]:
    """List what explains itself on the panels, by name."""
    event, tracks, tools = zones["event"], zones["tracks"], zones["tools"]
    if not compact:
        yield "order", Box(tools.x - 264, 4, 240, 40)
    unit = 0.8 if compact else 1.0
    wide = 27 * unit * ROUNDS + 8
    yield "round", Box(event.x + event.width - wide - 10 * unit, event.y + 2, wide, 32 * unit)
    unit = 0.72 if compact else 1.0
    x, y, width, height = tracks
    yield "power", Box(x, y, width - 86 * unit, height)
    yield "trophies", Box(x + width - 86 * unit, y, 40 * unit, height)
    yield "track", Box(x + width - 46 * unit, y, 46 * unit, height)
    for seat, me in enumerate(view.seats):
        boxes = SMALL if compact else OWN if seat == viewer else RIVAL
        x, y, _, _ = zones["own" if seat == viewer else "rival"]
        # The memories of the viewer are a thing of their own.
        absent = ("memories" if seat == viewer else "", "" if view.crown == seat else "crown")
        for name, box in boxes.items():
            if me.mage and name not in absent:
                yield f"{name}:{seat}", box._replace(x=x + box.x, y=y + box.y)


def beside_the_lodge(field: Box, *, compact: bool) -> Iterator[tuple[str, Box]]:
    """List what lies in the corners of the map, under rooms that are looked at closely."""
    unit = 0.62 if compact else 1.0
    for number, name in enumerate(("library", "forgotten")):
        yield name, Box(field.x + (16 + 94 * number) * unit, field.y + 12 * unit, 88 * unit, 126 * unit)
    for number, name in enumerate(("templars", "upgrades", "rose_cubes")):
        top = field.y + field.height - (168 - 50 * number) * unit
        yield name, Box(field.x + field.width - 116 * unit, top, 108 * unit, 48 * unit)


def told(spot: Spot, model: TableModel[State]) -> str:
    """Return what a thing says about itself in a sentence or two, with its numbers."""
    if spot.look == "deed":
        return _deed(spot, model)
    if spot.look == "cell":
        return _say(model, "cell", name=escape(model.names[spot.seat]))
    if spot.look == "pile":
        return _of_seat("memories", spot.seat, model)
    if spot.look != "note":
        return ""
    name, _, seat = spot.id.removeprefix(NOTE).partition(":")
    return _of_seat(name, int(seat), model) if seat else _of_table(name, model)


def _say(model: TableModel[State], key: str, /, **values: object) -> str:
    return model.words(f"{DOMAIN}.hint.{key}", **values)


def _deed(spot: Spot, model: TableModel[State]) -> str:
    """Return what an action does: where there is room it says so itself."""
    if not model.canvas.compact:
        return ""
    view, words, deed = model.view, model.words, spot.id.partition(":")[2]
    mage = MAGES[model.viewer]
    n = view.strength(mage) if deed == "fight" else view.speed(mage)
    return f"*{words(f'{DOMAIN}.deed.{deed}')}:* {words(f'{DOMAIN}.deed.{deed}.note', n=n)}"


def _of_table(name: str, model: TableModel[State]) -> str:
    view = model.view
    match name:
        case "order":
            return _say(model, "crown", name=escape(model.names[view.crown]))
        case "round":
            # Before the first round it is the first one that is shown.
            return _say(model, name, n=max(1, view.round), of=ROUNDS)
        case "power" | "trophies" | "track":
            powers = (*range(len(view.seats)), ROSE)
            counts = {
                "power": [view.power(power) for power in powers],
                "trophies": [view.trophies[power] for power in powers],
                "track": [view.track[power] for power in powers],
            }[name]
            names = [*map(escape, model.names), name_of("black_rose", model.words)]
            each = ", ".join(f"{who} *{n}*" for who, n in zip(names, counts, strict=True))
            return _say(model, f"all_{name}", each=each, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)
    left = {
        "library": len(view.library),
        "forgotten": len(view.forgotten),
        "templars": sum(e.copies for e in view.book.evocations.values()) - len(view.evocations),
        "upgrades": len(view.upgrades),
        "rose_cubes": view.supply[ROSE],
    }
    return _say(model, name, n=left[name], drawn=STUDIED)


def _of_seat(name: str, seat: int, model: TableModel[State]) -> str:
    view = model.view
    me, mage = view.seats[seat], MAGES[seat]
    if name == "memories":
        # They lie there before a mage is chosen.
        return _say(model, name, n=len(me.memories))
    printed = view.book.mages[me.mage]
    match name:
        case "health" | "life":
            return _say(model, "health", n=view.health_left(mage), of=printed.health)
        case "crown":
            return _say(model, name, name=escape(model.names[seat]))
    count = {
        "strength": view.strength(mage),
        "speed": view.speed(mage),
        "hand": len(me.hand),
        "tokens": me.tokens,
        "grimoire": len(me.grimoire),
        "supply": view.supply[seat],
        "trophies": view.trophies[seat],
        "track": view.track[seat],
    }[name]
    of = {"hand": printed.hand, "tokens": TOKENS}.get(name, 0)
    return _say(model, name, n=count, of=of, drawn=STUDIED, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)

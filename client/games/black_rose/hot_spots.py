"""What explains itself when it is pointed at: the sentences of tracks, decks, tokens and numbers."""

from __future__ import annotations

from client.art.text import escape
from client.games.black_rose.formulas import DOMAIN, name_of
from client.games.black_rose.layout import HOT_SPOT
from client.games.black_rose.seats.boards import numbers_of
from client.games.black_rose.sprites.deeds import deed_note
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.score import FIRST_ON_TRACK, LEVEL_ON_TRACK
from rules.black_rose.state import State
from rules.black_rose.study import STUDIED
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import ROUNDS, TOKENS

Model = TableModel[State]


def told(spot: Spot, model: Model) -> str:
    """Return what a thing says about itself in a sentence or two, with its numbers."""
    match spot.look:
        case "deed":
            return _of_deed(spot.id.partition(":")[2], model)
        case "cell":
            return _say(model, "cell", name=escape(model.names[spot.seat]))
        case "pile":
            return _say(model, "memories", n=len(model.view.seats[spot.seat].memories))
        case "hot_spot":
            name, _, seat = spot.id.removeprefix(HOT_SPOT).partition(":")
            return _of_seat(name, int(seat), model) if seat else _of_table(name, model)
    return ""


def _say(model: Model, key: str, /, **values: object) -> str:
    return model.words(f"{DOMAIN}.hint.{key}", **values)


def _of_deed(deed: str, model: Model) -> str:
    """Return what a deed does: where there is room it says so itself."""
    if not model.canvas.compact:
        return ""
    return f"*{model.words(f'{DOMAIN}.deed.{deed}')}:* {deed_note(deed, model)}"


def _of_table(name: str, model: Model) -> str:
    view = model.view
    powers = (*range(len(view.seats)), ROSE)
    tracks = {
        "power": [view.power(power) for power in powers],
        "trophies": [view.trophies[power] for power in powers],
        "track": [view.track[power] for power in powers],
    }
    left = {
        "library": len(view.library),
        "forgotten": len(view.forgotten),
        "templars": sum(e.copies for e in view.book.evocations.values()) - len(view.evocations),
        "upgrades": len(view.upgrades),
        "rose_cubes": view.supply[ROSE],
    }
    match name:
        case "order":
            return _say(model, "crown", name=escape(model.names[view.crown]))
        case "round":
            # Before the first round it is the first one that is shown.
            return _say(model, name, n=max(1, view.round), of=ROUNDS)
        case "power" | "trophies" | "track":
            names = [*map(escape, model.names), name_of("black_rose", model.words)]
            each = ", ".join(f"{who} *{n}*" for who, n in zip(names, tracks[name], strict=True))
            return _say(model, f"all_{name}", each=each, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)
    return _say(model, name, n=left[name], drawn=STUDIED)


def _of_seat(name: str, seat: int, model: Model) -> str:
    view = model.view
    printed = view.book.mages[view.seats[seat].mage]
    if name == "crown":
        return _say(model, name, name=escape(model.names[seat]))
    name = "health" if name == "life" else name
    of = {"health": printed.health, "hand": printed.hand, "tokens": TOKENS}.get(name, 0)
    count = numbers_of(view, seat)[name]
    return _say(model, name, n=count, of=of, drawn=STUDIED, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)

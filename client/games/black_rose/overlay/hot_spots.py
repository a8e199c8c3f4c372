"""What explains itself when it is pointed at: the sentences of tracks, decks, tokens and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from client.art.text import escape
from client.games.black_rose.backdrop.top_bar import TopBar
from client.games.black_rose.formulas import DOMAIN, name_of
from client.games.black_rose.layout.zones import HOT_SPOT, PHASE
from client.games.black_rose.seats.boards import numbers_of, templars_left, tracks_of
from client.games.black_rose.sprites.decks import counted
from client.games.black_rose.sprites.deeds import deed_key, deed_note, habit_note
from client.table.display_list import DisplayList
from client.table.layout import Spot, original
from client.table.model import TableModel
from rules.black_rose.decks import USED, events_of, quests_of
from rules.black_rose.preview import at_the_end
from rules.black_rose.score import FIRST_ON_TRACK, LEVEL_ON_TRACK
from rules.black_rose.state import State
from rules.black_rose.study import STUDIED
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import ROUNDS, TOKENS
from rules.core.events import HIDDEN

Model = TableModel[State]
SHOWN = 8
"""How many of the open cards of a school are named."""
OTHERWISE = ("trophies", "track", "done", "grimoire", "memories")
"""The numbers of a mage that mean something else in games with moons."""


def over_phases(model: Model) -> dict[str, Spot]:
    """Return the hot spots over the phases of a round: how wide they are hangs on their words."""
    boxes = TopBar(DisplayList((1, 1)), model).phases()
    spots = (Spot(f"{PHASE}{name}", box, "hot_spot", "hot_spots", fixed=True) for name, box in boxes.items())
    return {spot.id: spot for spot in spots}


def told(spot: Spot, model: Model) -> str:
    """Return what a thing says about itself in a sentence or two, with its numbers."""
    match spot.look:
        case "deed":
            return _of_deed(spot.id.partition(":")[2], model)
        case "habit":
            return _say(model, "habit", now=habit_note(model))
        case "deck" | "tile":
            return _of_deck(original(spot.id), model)
        case "cell":
            return _say(model, "cell", name=escape(model.names[spot.seat]))
        case "pile":
            return _say(model, "memories", n=len(model.view.seats[spot.seat].memories))
        case "slot" | "line" | "mini" if _is_empty(spot, model):
            return _say(model, f"slot.{spot.id[-1]}")
        case "hot_spot" if spot.id.startswith(PHASE):
            key = "moon_phase" if model.view.moon else "phase"
            return _say(model, f"{key}.{spot.id.removeprefix(PHASE)}", drawn=STUDIED)
        case "hot_spot":
            name, _, seat = spot.id.removeprefix(HOT_SPOT).partition(":")
            return _of_seat(name, int(seat), model) if seat else _of_table(name, model)
    return ""


def _is_empty(spot: Spot, model: Model) -> bool:
    """Tell whether no spell lies in a slot."""
    slots = model.view.seats[spot.seat].slots
    return not slots or slots[int(spot.id[-1])] is None


def _say(model: Model, key: str, /, **values: object) -> str:
    return model.words(f"{DOMAIN}.hint.{key}", **values)


def _of_deed(deed: str, model: Model) -> str:
    """Return what a deed does: where there is room it says so itself."""
    if not model.canvas.compact:
        return ""
    return f"*{model.words(deed_key(deed, model))}:* {deed_note(deed, model)}"


def _of_deck(deck: str, model: Model) -> str:
    """Return which deck it is, how many cards it has, and which of its cards lie open."""
    cards, used = counted(model.view, deck)
    name = name_of(deck, model.words) if deck != "forgotten" else ""
    if not name:
        return _say(model, "forgotten_deck", n=cards)
    pile = model.view.decks.get(f"{deck}{USED}", ())
    open_ = ", ".join(f"{name_of(card, model.words)}" for card in reversed(pile[-SHOWN:]))
    told = _say(model, "school", name=name, n=cards)
    return f"{told} {_say(model, 'school_pile', n=used, cards=open_)}" if used else told


def _of_moons(name: str, model: Model) -> str:
    """Return what a table of a game with moons says about its numbers."""
    view = model.view
    powers = (*range(len(view.seats)), ROSE)
    match name:
        case "order":
            return _say(model, "order", name=escape(model.names[view.crown]))
        case "quests" | "events":
            deck = (quests_of if name == "quests" else events_of)(view.moon)
            return _say(model, f"{name}_deck", n=counted(view, deck)[0], moon=view.moon)
        case "rose_cubes":
            return _say(model, name, n=view.supply[ROSE])
    values = [
        {"power": view.power(power), "trophies": view.trophies[power], **tracks_of(view, power)}[name]
        for power in powers
    ]
    told = _say(model, f"moon_{name}", each=_each(values, model))
    if name != "power":
        return told
    return f"{model.goal}. {told} {_say(model, 'at_the_end', each=_each(at_the_end(view), model))}"


def _each(values: Sequence[int], model: Model) -> str:
    """Return everybody's number, that of the Black Rose last."""
    names = [*map(escape, model.names), name_of("black_rose", model.words)]
    return ", ".join(f"{who} *{n}*" for who, n in zip(names, values, strict=True))


def _of_table(name: str, model: Model) -> str:
    view = model.view
    if view.moon:
        return _of_moons(name, model)
    powers = (*range(len(view.seats)), ROSE)
    tracks = {
        "power": [view.power(power) for power in powers],
        "trophies": [view.trophies[power] for power in powers],
        "track": [view.track[power] for power in powers],
    }
    left = {
        "library": len(view.library),
        "forgotten": len(view.forgotten),
        "templars": templars_left(view),
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
            each = _each(tracks[name], model)
            told = _say(model, f"all_{name}", each=each, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)
            return f"{model.goal}. {told}" if name == "power" else told
    return _say(model, name, n=left[name], drawn=STUDIED)


def _known(seat: int, model: Model) -> str:
    """Return which cards in a rival's hidden hands the viewer has looked at."""
    other = model.view.seats[seat]
    cards = [name_of(card, model.words) for card in (*other.hand, *other.quests) if card != HIDDEN]
    return _say(model, "known", cards=", ".join(cards)) if cards else ""


def _of_seat(name: str, seat: int, model: Model) -> str:
    view = model.view
    printed = view.book.mages[view.seats[seat].mage]
    if name == "crown" and view.moon:
        return _say(model, "order", name=escape(model.names[seat]))
    if name == "crown":
        return _say(model, name, name=escape(model.names[seat]))
    name = "health" if name == "life" else name
    of = {"health": printed.health, "hand": printed.hand, "tokens": TOKENS}.get(name, 0)
    count = numbers_of(view, seat)[name]
    if name == "hand" and seat != model.viewer and (known := _known(seat, model)):
        return f"{_say(model, name, n=count, of=of)} {known}"
    if view.moon and name in OTHERWISE:
        return _say(model, f"own_{name}", n=count)
    return _say(model, name, n=count, of=of, drawn=STUDIED, most=FIRST_ON_TRACK, level=LEVEL_ON_TRACK)

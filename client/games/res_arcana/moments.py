"""What of Res Arcana is worth watching: cards that enter, attacks, and essences that change."""

from __future__ import annotations

from collections.abc import Sequence

from client.canvas import Box
from client.games.res_arcana.layout import POOL
from client.games.res_arcana.seats import RivalPanel, rival_news, rival_shape
from client.table.model import TableModel
from client.table.moments import ROUND, Delta, Moments, Shown, Told, Weight, corner, weightless
from rules.core.events import Event
from rules.core.ids import kind_of, seat_of
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.log_text import CLAIMED_FROM
from rules.res_arcana.score import GOAL
from rules.res_arcana.state import State

NEWS, CORNER = 8, 36
"""How far down in the cell of an essence a chip reaches, and how wide it is, in units."""
MEDAL = 46
"""Around the points of a seat, in units: the corner of its panel."""


def _entering(event: Event, model: TableModel[State]) -> Weight:
    """Return the weight of what comes into play: a place, a monument or a dragon is great."""
    if event.source in CLAIMED_FROM or "dragon" in COMPONENTS[event.what].types:
        return "great"
    return "middle"


def _attack(event: Event, model: TableModel[State]) -> Weight:
    return "great" if event.seat == model.viewer else "middle"


def _changes(event: Event) -> Sequence[Delta]:
    """Return the essences that a pool or a component loses or gains."""
    if event.kind != "essence":
        return ()
    sign = f"[{event.what}]"
    lost = [Delta(event.source, -event.amount, sign)] if event.source != "supply" else []
    gained = [Delta(event.target, event.amount, sign)] if event.target != "supply" else []
    return [change for change in (*lost, *gained) if kind_of(change.at) == POOL or change.at in COMPONENTS]


def _news(events: Sequence[Event]) -> Sequence[Delta]:
    """Return what has come into pools and gone out of them."""
    return [change for event in events for change in _changes(event) if kind_of(change.at) == POOL]


def _news_at(model: TableModel[State], change: Delta) -> Box | None:
    """Return the head of an own essence's cell, or a place in the head of a rival's panel."""
    seat, essence = seat_of(change.at), change.sign.strip("[]")
    if seat == model.viewer:
        # Over the upper corner of the cell: what it counts stays in sight.
        cell = model.arrangement.spots[essence].box
        return Box(cell.x + cell.width - CORNER, cell.y, CORNER, NEWS)
    panel, shape = model.arrangement.zones.get(f"seat:{seat}"), _shape(model)
    return rival_news(panel, shape, essence) if panel is not None else None


def _shape(model: TableModel[State]) -> RivalPanel:
    """Return how the panels of rivals are laid out."""
    return rival_shape(len(model.names), compact=model.canvas.compact)


def _marks(event: Event) -> Sequence[str]:
    """Return what has entered, was turned or has got essences."""
    match event.kind:
        case "entered" | "took_item" | "turned" | "revealed" | "used":
            return (event.what,)
        case "essence" if event.target in COMPONENTS:
            return (event.target,)
    return ()


def _score(model: TableModel[State], power: int) -> Box | None:
    """Return where the points of a seat stand: in the corner of its own panel, or of a rival's head."""
    zones = model.arrangement.zones
    rival = zones.get(f"seat:{power}")
    if rival is None:
        return corner(zones.get(POOL), MEDAL)
    return corner(rival._replace(width=_shape(model).width or rival.width), MEDAL)


def _looking(event: Event, model: TableModel[State]) -> Weight:
    """Return the weight of a look: a single card is not asked about, only here it is seen."""
    return "great" if event.seat == model.viewer and event.amount == 1 else ""


def _looked(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told | None:
    """Tell which card the viewer has looked at."""
    card = model.view.deck(event.target)[-1]
    if card not in COMPONENTS:
        return None
    words, name = model.words, model.words(f"res_arcana.name.{card}")
    said = model.game.text(COMPONENTS[card], words).partition("\n")[0]
    return Told(words("res_arcana.table.on_top", name=name), said)


MOMENTS = Moments[State](
    {
        "round": ROUND,
        "entered": Shown(card=True, weigh=_entering, sound="claim"),
        "took_item": Shown(card=True, sound="card_place"),
        "destroyed": Shown(card=True, sound="attack"),
        "attacked": Shown(
            card=True,
            weigh=_attack,
            aims=lambda event: (f"seat:{event.seat}",),
            sound="attack",
            by_actor=True,
        ),
        "used": Shown(weigh=weightless, effect="glow"),
        "looked": Shown(weigh=_looking, told=_looked),
    },
    _changes,
    _marks,
    _score,
    GOAL,
    _news,
    _news_at,
)

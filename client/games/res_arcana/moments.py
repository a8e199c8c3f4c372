"""What of Res Arcana is worth watching: cards that enter, attacks, and essences that change."""

from __future__ import annotations

from collections.abc import Sequence

from client.canvas import Box
from client.games.res_arcana.layout import POOL
from client.table.layout import Arrangement
from client.table.model import TableModel
from client.table.moments import ROUND, Change, Moments, Shown, Weight
from rules.core.events import Event
from rules.core.ids import kind_of
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.log_text import CLAIMED_FROM
from rules.res_arcana.state import State

MEDAL = 46
"""Around the points of a seat, in units: the corner of its panel."""


def _entering(event: Event, model: TableModel[State]) -> Weight:
    """A place, a monument or a dragon is a great one."""
    if event.source in CLAIMED_FROM or "dragon" in COMPONENTS[event.what].types:
        return "great"
    return "middle"


def _attack(event: Event, model: TableModel[State]) -> Weight:
    return "great" if event.seat == model.viewer else "middle"


def _changes(event: Event) -> Sequence[Change]:
    """Return the essences that a pool or a component loses or gains."""
    if event.kind != "essence":
        return ()
    sign = f"[{event.what}]"
    lost = [Change(event.source, -event.amount, sign)] if event.source != "supply" else []
    gained = [Change(event.target, event.amount, sign)] if event.target != "supply" else []
    return [change for change in (*lost, *gained) if kind_of(change.at) == POOL or change.at in COMPONENTS]


def _marks(event: Event) -> Sequence[str]:
    """Return what has entered, was turned or has got essences."""
    match event.kind:
        case "entered" | "took_item" | "turned" | "revealed" | "used":
            return (event.what,)
        case "essence" if event.target in COMPONENTS:
            return (event.target,)
    return ()


def _score(arrangement: Arrangement, power: int) -> Box | None:
    """Return the corner of a seat's panel: that is where its points stand."""
    box = arrangement.zones.get(f"seat:{power}") or arrangement.zones.get(POOL)
    return Box(box.x + box.width - MEDAL, box.y, MEDAL, MEDAL) if box is not None else None


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
        "used": Shown(weigh=lambda event, model: "", effect="glow"),
    },
    _changes,
    _marks,
    _score,
)

"""What of Epic Spell Wars is worth watching beside its blows: medals, treasures, games and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from client.art.text import escape
from client.table.model import TableModel
from client.table.moments import Moments, Shown, Told, great
from rules.core.events import Event
from rules.epic_spell_wars.state import State

DOMAIN = "epic_spell_wars"


def _medal(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who has survived a game, and how many medals that makes."""
    words, name = model.words, escape(model.names[event.seat])
    return Told(
        words(f"{DOMAIN}.table.survived", name=name),
        words.count(f"{DOMAIN}.log.medal", event.amount, who=name),
    )


def _game(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told | None:
    """Tell that another game begins; the first one goes without saying."""
    if event.amount == 1:
        return None
    return Told(model.words(f"{DOMAIN}.log.game", n=event.amount), model.words(f"{DOMAIN}.table.again"))


def _round(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    return Told(model.words("table.round", n=event.amount), model.words(f"{DOMAIN}.table.phase.rule"))


def _marks(event: Event) -> Sequence[str]:
    """Return the treasures that have come to somebody."""
    return (event.what,) if event.kind in ("gained_treasure", "stole_treasure") else ()


MOMENTS = Moments[State](
    {
        "medal": Shown(weigh=great, told=_medal, sound="win"),
        "game": Shown(weigh=great, told=_game, sound="shuffle"),
        "round": Shown(weigh=great, told=_round, sound="turn_start"),
        "gained_treasure": Shown(card=True, sound="claim"),
        "stole_treasure": Shown(card=True, sound="card_draw"),
    },
    marks=_marks,
)

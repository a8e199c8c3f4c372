"""What of Epic Spell Wars is worth watching beside its blows: medals, treasures, games and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from client.art.text import escape
from client.canvas import Box
from client.games.epic_spell_wars.seats import TILES, measures
from client.table.model import TableModel
from client.table.moments import Change, Moments, Shown, Told, Weight, great
from rules.core.events import Event
from rules.core.ids import seat_of
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.state import State

DOMAIN = "epic_spell_wars"
NEWS = 1.1
"""How far below the middle of the track a chip ends, by its height."""


def _medal(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who has survived a game, and how many medals that makes."""
    words, name = model.words, escape(model.names[event.seat])
    mine, needed = model.alone and event.seat == model.viewer, MEDALS[model.view.length]
    title = words(f"{DOMAIN}.table.you_survived") if mine else words(f"{DOMAIN}.table.survived", name=name)
    return Told(title, words(f"{DOMAIN}.table.medals", n=event.amount, of=needed) if needed > 1 else "")


def _own_death(event: Event, model: TableModel[State]) -> Weight:
    """Return how much it weighs that somebody dies: to the only person, that person's own death is great."""
    return "great" if model.alone and event.seat == model.viewer else ""


def _died(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell the viewer who did it, and with what."""
    words, card, by = model.words, event.cause, seat_of(event.source)
    killed = ""
    if by != event.seat and model.game.component(card) is not None:
        told = {"name": escape(model.names[by]), "card": words(f"{DOMAIN}.name.{card}")}
        killed = words(f"{DOMAIN}.table.killed", **told)
    return Told(words(f"{DOMAIN}.table.you_died"), killed)


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


def _news(events: Sequence[Event]) -> Sequence[Change]:
    """Return the life that was lost and won in the present game."""
    begun = max((number for number, event in enumerate(events) if event.kind == "game"), default=0)
    signs = {"damaged": -1, "healed": 1}
    return [
        Change(f"seat:{event.seat}", signs[event.kind] * event.amount, "")
        for event in events[begun:]
        if event.kind in signs
    ]


def _news_at(model: TableModel[State], change: Change) -> Box | None:
    """Return the track of life on a board."""
    board = model.arrangement.zones.get(change.at)
    if board is None:
        return None
    at = measures(board.width, board.height)
    if not at.about:
        return Box(board.x, board.y, board.width - TILES, at.name_y * 2)
    return Box(board.x, board.y, board.width - 8, at.life_y + at.life * NEWS)


MOMENTS = Moments[State](
    {
        "died": Shown(weigh=_own_death, told=_died, sound="attack"),
        "medal": Shown(weigh=great, told=_medal, sound="win"),
        "game": Shown(weigh=great, told=_game, sound="shuffle"),
        "round": Shown(weigh=great, told=_round, sound="turn_start"),
        "gained_treasure": Shown(card=True, sound="claim"),
        "stole_treasure": Shown(card=True, sound="card_draw"),
    },
    marks=_marks,
    news=_news,
    news_at=_news_at,
)

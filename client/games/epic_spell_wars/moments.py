"""What of Epic Spell Wars is worth watching beside its blows: medals, treasures, games and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from client.art.text import escape
from client.canvas import Box
from client.games.epic_spell_wars.faces.tableaux import Tableau, picture
from client.games.epic_spell_wars.seats import measures
from client.table.model import TableModel
from client.table.moments import Beat, Delta, Moments, Shown, Told, Weight, great
from rules.core.events import Event
from rules.core.ids import seat_of
from rules.core.words import Words
from rules.epic_spell_wars.beats import beats
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.traits import StartCards, StartDie, StartLife, StartTreasure, StartWild

DOMAIN = "epic_spell_wars"
NEWS = (8, 28)
"""How far beyond the portrait and below the edge of the board a chip ends."""
STAYS = {
    "order": 3.0,
    "reveal": 6.0,
    "cast": 2.0,
    "roll": 1.0,
    "tie": 4.0,
    "result": 4.0,
    "blow": 3.0,
    "loot": 2.0,
    "parts": 1.0,
    "medal": 1.0,
    "sweep": 1.0,
}
"""How long each family of events is looked at, in glides."""


def _own(event: Event, model: TableModel[State]) -> Weight:
    """Return the weight of a card that is shown only to whom it comes."""
    return "middle" if event.seat == model.viewer else ""


def _medal(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who has survived a game, and how many medals that makes."""
    words, name = model.words, escape(model.names[event.seat])
    mine, needed = model.alone and event.seat == model.viewer, MEDALS[model.view.length]
    title = words(f"{DOMAIN}.table.you_survived") if mine else words(f"{DOMAIN}.table.survived", name=name)
    line = words(f"{DOMAIN}.table.medals", n=event.amount, of=needed) if needed > 1 else ""
    return Told(
        title, line, tableau=Tableau("medal", model.view.seats[event.seat].hero, event.amount, needed)
    )


def _died(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who did it and with what; the only person at the table also sees it, and what comes of it."""
    words, mine = model.words, model.alone and event.seat == model.viewer
    lines = [_cause_of_death(event, model)]
    if not mine:
        name = escape(model.names[event.seat])
        return Told(words(f"{DOMAIN}.table.died", name=name), lines[0])
    if MEDALS[model.view.length] > 1:
        lines.append(words(f"{DOMAIN}.table.afterlife"))
    hero = model.view.seats[event.seat].hero
    return Told(
        words(f"{DOMAIN}.table.you_died"), "\n".join(filter(None, lines)), tableau=Tableau("death", hero)
    )


def _cause_of_death(event: Event, model: TableModel[State]) -> str:
    words, card, by = model.words, event.cause, seat_of(event.source)
    if model.game.component(card) is None:
        return ""
    told = {"name": escape(model.names[by]), "card": words(f"{DOMAIN}.name.{card}")}
    return words(f"{DOMAIN}.table.{'killed' if by != event.seat else 'killed_itself'}", **told)


def _game(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told | None:
    """Tell that another game begins, and what the dead bring along; the first one goes without saying."""
    if event.amount == 1:
        return None
    brought = [brought_along(seat.dead, model.words) for seat in model.view.seats]
    title = model.words(f"{DOMAIN}.log.game", n=event.amount)
    return Told(title, "\n".join(brought), tableau=Tableau("game"))


def _treasure(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who has got a treasure now, whatever else it has done in the same step."""
    names = [escape(name) for name in model.names]
    (line,) = model.game.tell([event], model.words, names)
    return Told(line.text)


def brought_along(dead: Sequence[str], words: Words) -> str:
    """Say what the cards that a wizard drew while dead give it in the next game."""
    said = []
    for card in dead:
        match COMPONENTS[card].trait:
            case StartLife(life):
                said.append(words.count(f"{DOMAIN}.along.life", life))
            case StartCards(cards):
                said.append(words.count(f"{DOMAIN}.along.cards", cards))
            case StartTreasure():
                said.append(words(f"{DOMAIN}.along.treasure"))
            case StartDie():
                said.append(words(f"{DOMAIN}.along.die"))
            case StartWild():
                said.append(words(f"{DOMAIN}.along.wild"))
    return ", ".join(said)


def _round(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told | None:
    """Tell which round begins; the first one of a further game goes without saying."""
    if event.amount == 1 and model.view.game > 1:
        return None
    return Told(model.words("table.round", n=event.amount), model.words(f"{DOMAIN}.table.phase.rule"))


def _marks(event: Event) -> Sequence[str]:
    """Return the treasures that have come to somebody."""
    return (event.what,) if event.kind in ("gained_treasure", "stole_treasure") else ()


def _news(events: Sequence[Event]) -> Sequence[Delta]:
    """Return the life that was lost and won in the present game."""
    begun = max((number for number, event in enumerate(events) if event.kind == "game"), default=0)
    signs = {"damaged": -1, "healed": 1}
    return [
        Delta(f"seat:{event.seat}", signs[event.kind] * event.amount, "")
        for event in events[begun:]
        if event.kind in signs
    ]


def _news_at(model: TableModel[State], change: Delta) -> Box | None:
    """Return the upper corner of the portrait, where nothing else stands."""
    board = model.arrangement.zones.get(change.at)
    if board is None:
        return None
    at = measures(board.width, board.height)
    return Box(board.x, board.y, at.pad + at.portrait + NEWS[0], NEWS[1])


def _beats(before: State, events: Sequence[Event], after: State) -> list[Beat[State]]:
    """Return what an action did, beat by beat."""
    return [
        Beat(beat.events, beat.view, STAYS.get(beat.family, 0.0)) for beat in beats(before, events, after)
    ]


MOMENTS = Moments[State](
    {
        "died": Shown(weigh=great, told=_died, sound="attack"),
        "drew_dead": Shown(card=True, weigh=_own, sound="card_draw", unread=True),
        "medal": Shown(weigh=great, told=_medal, sound="win"),
        "game": Shown(weigh=great, told=_game, sound="shuffle"),
        "round": Shown(weigh=great, told=_round, sound="turn_start"),
        "gained_treasure": Shown(card=True, told=_treasure, sound="claim", unread=True),
        "stole_treasure": Shown(card=True, told=_treasure, sound="card_draw", unread=True),
    },
    marks=_marks,
    news=_news,
    news_at=_news_at,
    tableau=picture,
    beats=_beats,
)

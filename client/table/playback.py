"""Plays what happened: things glide, tokens fly, dice roll, banners and sounds tell the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client.sound import Sounds
from client.table.flights import flights_of, origins_of
from client.table.layout import Arrangement, original
from client.table.model import S, TableModel
from client.table.motion import Motion
from rules.core.events import Event

TURNED_OVER = ("drew", "revealed")
"""The kinds of events in which a card is turned over."""
COUNT_SECONDS = 0.09
"""How long shown points take to go up by one."""


class Playback:
    """The motion of one table, the points that count up, and the sounds."""

    def __init__(self, sounds: Sounds) -> None:
        self.motion = Motion()
        self._sounds = sounds
        self._since_count = 0.0

    def place(self, model: TableModel[S], *, moving: bool, events: Sequence[Event] = ()) -> None:
        """Let everything go to where it lies in a model, by its way if it has one, or put it there."""
        spots = model.arrangement.spots.values()
        self.motion.rearrange(spots, {}, moving=moving, ways=_ways(model, events))

    def play(
        self,
        events: Sequence[Event],
        before: Arrangement,
        model: TableModel[S],
        *,
        moving: bool,
        telling: bool,
    ) -> None:
        """Show what led from an arrangement to a model: `moving` with motion, `telling` with banners."""
        table, arrangement = model.table, model.arrangement
        flights = table.flights
        flying = flights.kinds if flights else frozenset()
        self.motion.rearrange(
            arrangement.spots.values(),
            origins_of(events, before, flying),
            moving=moving,
            flipping={event.what for event in events if event.kind in TURNED_OVER},
            ways=_ways(model, events),
        )
        if moving and flights:
            tokens = [(flights.sent(e), flights.pieces(e)) for e in events if e.kind in flying]
            self.motion.fly(flights_of(tokens, before, arrangement))
        if moving and table.rolling:
            rolled = {table.rolling.thing_of(event) for event in events}
            self.motion.roll(thing for thing in arrangement.spots if original(thing) in rolled)
        if telling:
            self.motion.announce(table.banners(events, model))
        sound = next((table.sounds[event.kind] for event in events if event.kind in table.sounds), "")
        if sound:
            self._sounds.play(sound)

    def count_up(self, shown: tuple[int, ...], true: tuple[int, ...], seconds: float) -> tuple[int, ...]:
        """Return the points to show after so much time: they follow the true ones, one by one."""
        self._since_count += seconds
        if shown == true or self._since_count < COUNT_SECONDS:
            return shown
        self._since_count = 0.0
        return tuple(now + (now < goal) - (now > goal) for now, goal in zip(shown, true, strict=True))


def _ways(model: TableModel[Any], events: Sequence[Event]) -> dict[str, Any]:
    walking = model.table.walking
    return walking.ways(events, model.view, model.arrangement, model.camera) if walking else {}

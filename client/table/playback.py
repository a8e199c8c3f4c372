"""Plays what happened: moments are shown, things glide, tokens fly, dice roll, sounds tell the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from client.sound import Sounds
from client.table.flights import flights_of, origins_of
from client.table.layout import Arrangement, S, original
from client.table.model import TableModel
from client.table.moment_effects import Stage
from client.table.moment_events import moments_of
from client.table.moment_queue import FLIGHTS, RESTS, MomentQueue, Pace
from client.table.moments import Moment
from client.table.motion import Motion
from rules.core.events import Event
from saves.settings import Settings

TURNED_OVER = ("drew", "revealed")
"""The kinds of events in which a card is turned over."""
COUNT_SECONDS = 0.09
"""How long shown points take to go up by one."""


class Playback:
    """The motion of one table, its moments, the points that count up, and the sounds."""

    def __init__(self, sounds: Sounds) -> None:
        self.motion = Motion()
        self.queue = MomentQueue(self._prepare, lambda moment: self._play(moment.sound))
        self._sounds = sounds
        self._since_count = 0.0
        self._before: TableModel[Any] | None = None
        """The table as it was before what is shown now."""
        self._arrived: frozenset[str] = frozenset()
        """The things that have come to their places in what is shown now."""
        self.stage = Stage()

    @property
    def running(self) -> bool:
        """Whether anything is still to be seen."""
        return self.motion.running or self.queue.running

    @property
    def hidden(self) -> frozenset[str]:
        """The things that are not in their places yet, since they are shown large or are falling."""
        coming = {moment.card for moment in self.queue.moments if moment.card} & self._arrived
        falling = {moment.at for moment in self.queue.moments[:1] if moment.effect == "fall"}
        return frozenset(coming | falling) if self.queue.holds else frozenset(coming)

    def place(self, model: TableModel[S], *, moving: bool, events: Sequence[Event] = ()) -> None:
        """Let everything go to where it lies in a model, by its way if it has one, or put it there."""
        spots = model.arrangement.spots.values()
        ways = model.table.map.ways(events, model.view, model.arrangement, model.camera)
        self.motion.rearrange(spots, {}, moving=moving, ways=ways)

    def play(
        self,
        events: Sequence[Event],
        before: TableModel[S],
        model: TableModel[S],
        *,
        moving: bool,
    ) -> None:
        """Let everything move that moved on the way from one model to another."""
        table, arrangement, lay = model.table, model.arrangement, before.arrangement
        flights = table.flights
        flying = flights.kinds if flights else frozenset()
        self.motion.rearrange(
            arrangement.spots.values(),
            origins_of(events, lay, flying),
            moving=moving,
            flipping={event.what for event in events if event.kind in TURNED_OVER},
            ways=table.map.ways(events, model.view, arrangement, model.camera),
        )
        if moving and flights:
            tokens = [(flights.sent(e), flights.pieces(e)) for e in events if e.kind in flying]
            self.motion.fly(flights_of(tokens, lay, arrangement))
        if moving and table.rolling:
            rolled = Counter(table.rolling.thing_of(event) for event in events)
            self.motion.roll(_rolling(rolled, lay, arrangement))

    def perform(
        self,
        events: Sequence[Event],
        before: TableModel[S],
        model: TableModel[S],
        actor: int,
        gained: Sequence[int],
        settings: Settings,
    ) -> None:
        """Show the moments of a step, unless nothing is to be shown, and let its sound be heard."""
        shows = settings.speed != "off"
        moments = moments_of(events, model, actor, gained, self.queue.standing) if shows else []
        pace = Pace(FLIGHTS[settings.speed], RESTS[settings.bot_pace], not settings.reduced_motion)
        decision = model.view.decision
        last = moments[-1].card if moments else self.queue.standing
        stays = decision is not None and bool(last) and decision.cause == last and not model.asking
        self._before = before
        self._arrived = _arrived(before.arrangement, model.arrangement)
        self.queue.play(moments, pace, stays=stays)
        if not any(moment.sound for moment in moments[:1]):
            sounds = model.table.sounds
            self._play(next((sounds[event.kind] for event in events if event.kind in sounds), ""))

    def greet(self, moment: Moment, settings: Settings) -> None:
        """Show a moment in which nothing has happened: the table is handed to a person."""
        self._before = None
        self.queue.play([moment], Pace(FLIGHTS[settings.speed], 1.0, not settings.reduced_motion))

    def _prepare(self, moment: Moment) -> None:
        """Keep how the thing looked that a moment is about."""
        self.stage = Stage(self._before.arrangement if self._before is not None else None)
        spot = self._before.arrangement.spots.get(moment.at) if self._before is not None else None
        if spot is not None and self._before is not None and moment.effect in ("break", "fall"):
            # As it looks in a hand: what is part of the ground has no picture as it lies.
            picture = self._before.table.picture(spot, self._before, "held")
            self.stage = Stage(self._before.arrangement, picture, spot.box)

    def _play(self, sound: str) -> None:
        if sound:
            self._sounds.play(sound)

    def advance(self, seconds: float, speed: str) -> None:
        """Let time pass: what a card moves waits until the card has been read."""
        owed = self.queue.owes_points
        if not self.queue.holds:
            self.motion.advance(seconds, speed)
        self.queue.advance(seconds, settled=not self.motion.running)
        if owed and not self.queue.owes_points:
            self._play("points")

    def finish(self) -> None:
        """Put everything in its place at once, and show no more moments."""
        self.motion.finish()
        self.queue.finish()

    def count_up(self, shown: tuple[int, ...], true: tuple[int, ...], seconds: float) -> tuple[int, ...]:
        """Return the points to show after so much time: they follow the true ones, one by one."""
        self._since_count += seconds
        if shown == true or self._since_count < COUNT_SECONDS or self.queue.owes_points:
            return shown
        self._since_count = 0.0
        return tuple(now + (now < goal) - (now > goal) for now, goal in zip(shown, true, strict=True))


def _arrived(before: Arrangement, after: Arrangement) -> frozenset[str]:
    """Return the things that lie elsewhere than before, or were not to be seen."""
    lay = before.spots
    return frozenset(
        name for name, spot in after.spots.items() if name not in lay or lay[name].box != spot.box
    )


def _rolling(rolled: Mapping[str, int], before: Arrangement, after: Arrangement) -> Iterator[str]:
    """Yield what rolls: of equal things so many as were rolled, first those that were not there before."""
    copies = sorted(after.spots, key=lambda thing: thing in before.spots)
    for name, number in rolled.items():
        yield from [thing for thing in copies if original(thing) == name][:number]

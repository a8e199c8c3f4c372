"""Plays moments one after the other; nobody waits for it who may act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.table.moments import Effect, Moment

FLIGHTS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
RESTS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.3}
"""How many times as long as at normal speed things fly, and how long words stand by the pace of bots."""
LIFT, BEAM, HIT, GAIN, HOME, FADE = 0.32, 0.32, 0.56, 0.68, 0.36, 0.12
"""The seconds in which a card comes, a line runs, numbers rise, points fly, a card goes; and fades."""
COMING = 0.2
"""In how many seconds words and the darkness around them come and go."""
NUMBERS_STAND = 0.9
"""How long numbers are seen that do not rise."""
EFFECTS: dict[Effect, float] = {
    "": 0.0,
    "glow": 0.45,
    "burst": 0.7,
    "break": 0.95,
    "fall": 0.75,
    "stamp": 0.4,
    "band": 0.26,
}
CARD_RESTS, TITLE_RESTS, NOTE_RESTS, TABLEAU_RESTS = (0.8, 1.4), (1.2, 2.4), (0.8, 1.3), (2.6, 5.0)
"""How long a card, a title, a note and a tableau stand at least and at most, by the length of words."""
KNOWN_RESTS, BAND_RESTS = 0.25, 1.8
"""How long a card stands that one knows, and the band that greets a person."""
PER_LETTER = 0.022


class Pace(NamedTuple):
    """How fast moments are played, and whether anything moves in them."""

    flights: float = 1.0
    rests: float = 1.0
    moving: bool = True


class MomentTimes(NamedTuple):
    """The second at which each part of a moment ends: the card comes, something happens to it, ..."""

    lift: float
    effect: float
    rest: float
    beam: float
    hit: float
    home: float
    gain: float

    @property
    def end(self) -> float:
        """When the moment is over."""
        return self.gain

    def share(self, part: str, now: float) -> float:
        """Return how much of a part is over."""
        number = self._fields.index(part)
        start = self[number - 1] if number else 0.0
        if now >= self[number]:
            return 1.0
        return (now - start) / (self[number] - start) if now > start else 0.0


def timeline(moment: Moment, pace: Pace, *, standing: bool = False, stays: bool = False) -> MomentTimes:
    """Return when what happens in a moment; a card may stand there already, or stay."""
    alone = not (moment.card or moment.told.title or moment.changes)

    def lasts(seconds: float, *, stands: bool) -> float:
        """Return how long something moves; where nothing does, it stands, or is not seen by itself."""
        return seconds * pace.flights if pace.moving else NUMBERS_STAND * pace.rests * stands

    parts = (
        (LIFT * pace.flights if pace.moving else FADE) if moment.card and not standing else 0.0,
        lasts(EFFECTS[moment.effect], stands=alone) if moment.effect else 0.0,
        _rest(moment, standing=standing) * pace.rests,
        lasts(BEAM, stands=not moment.changes) if moment.targets else 0.0,
        lasts(HIT, stands=True) if moment.changes else 0.0,
        (HOME * pace.flights if pace.moving else FADE) if moment.card and not stays else 0.0,
        lasts(GAIN, stands=True) if moment.points else 0.0,
    )
    ends = [sum(parts[: number + 1]) for number in range(len(parts))]
    return MomentTimes(*ends)


def _rest(moment: Moment, *, standing: bool) -> float:
    """Return how long words take to be read."""
    if standing or not (moment.card or moment.told.title):
        return 0.0
    if moment.known or moment.effect == "band":
        return KNOWN_RESTS if moment.known else BAND_RESTS
    words = TITLE_RESTS if moment.told.tableau is None else TABLEAU_RESTS
    words = NOTE_RESTS if moment.weight == "note" else words
    least, most = CARD_RESTS if moment.card else words
    return min(most, max(least, 0.6 + PER_LETTER * len(moment.told.title + moment.told.line)))


class MomentQueue:
    """The moments of a table that are still to be seen."""

    def __init__(self, prepare: Callable[[Moment], None], begin: Callable[[Moment], None]) -> None:
        self._prepare = prepare
        self._begin = begin
        """Called when a moment is next, and when it begins: it may have to wait for what moves."""
        self._begun = False
        self._moments: list[Moment] = []
        self._pace = Pace()
        self._stays = False
        self._standing = False
        """Whether the card of the moment was there before it began."""
        self._rested = False
        """Whether the last card stands until what it does next is known."""
        self.elapsed = 0.0
        self.times = MomentTimes(*[0.0] * 7)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Everything that is still to be seen."""
        return tuple(self._moments)

    @property
    def moment(self) -> Moment | None:
        """What is shown now."""
        return self._moments[0] if self._moments else None

    @property
    def moving(self) -> bool:
        """Whether things move in moments."""
        return self._pace.moving

    @property
    def standing(self) -> str:
        """The card that stays until what it does next is known."""
        return self._moments[0].card if self._rested else ""

    @property
    def running(self) -> bool:
        """Whether something is to be seen before the game goes on."""
        return bool(self._moments) and not self._rested

    @property
    def tells(self) -> bool:
        """Whether a card is shown with the words of what is done with it."""
        moment = self.moment
        return moment is not None and bool(moment.card and moment.told.title) and not moment.known

    @property
    def seen(self) -> float:
        """How much is to be seen of what comes with the present moment and goes with it."""
        left = (self.times.end - self.elapsed) / COMING
        return 1.0 if self.standing else max(0.0, min(1.0, self.elapsed / COMING, left))

    @property
    def holds(self) -> bool:
        """Whether what moves on the table waits: for a card to be read, or for a figure to fall."""
        if not self.running:
            return False
        first = self._moments[0]
        if first.effect == "fall":
            return self.elapsed < self.times.effect
        falls = any(moment.effect == "fall" for moment in self._moments)
        return falls or (bool(first.card) and self.elapsed < self.times.rest)

    @property
    def _waits(self) -> bool:
        """Whether the present moment begins when everything on the table has settled."""
        first = self._moments[0]
        return not self.elapsed and not first.card and not first.changes and first.effect != "fall"

    @property
    def owes_points(self) -> bool:
        """Whether points are still on their way to where they are counted."""
        first, rest = self._moments[:1], self._moments[1:]
        flying = bool(first and first[0].points) and self.share("gain") < 1
        return flying or any(moment.points for moment in rest)

    def share(self, part: str) -> float:
        """Return how much of a part of the present moment is over."""
        return self.times.share(part, self.elapsed)

    def play(self, moments: Sequence[Moment], pace: Pace, *, stays: bool = False) -> None:
        """Show moments, the card of the last one till more is known of it.

        A card that stands from before goes on, or goes home first.
        """
        standing, self._moments = self._moments[:1] if self._rested else [], list(moments)
        self._pace, self._stays, self._rested = pace, stays, False
        self._standing = bool(standing and moments and moments[0].card == standing[0].card)
        if standing and not self._standing:
            if stays and not moments:
                self._moments, self._rested = standing, True
                return
            gone = standing[0]._replace(sound="", effect="", changes=(), points=(), aims=())
            self._moments.insert(0, gone)
            self._standing = True
        elif self._standing:
            shown = standing[0]
            self._moments[0] = self._moments[0]._replace(
                told=shown.told, seat=shown.seat, weight=shown.weight, source=shown.source, home=shown.home
            )
        self._start()

    def show_at_rest(self, moment: Moment) -> None:
        """Show a moment as it looks when everything in it is to be seen."""
        self.play([moment], Pace())
        self.elapsed = self.times.rest

    def _start(self) -> None:
        self.elapsed = 0.0
        if self._moments:
            stays = self._stays and len(self._moments) == 1
            self.times = timeline(self._moments[0], self._pace, standing=self._standing, stays=stays)
            self._begun = False
            self._prepare(self._moments[0])

    def advance(self, seconds: float, *, settled: bool) -> None:
        """Let time pass; `settled` tells whether everything on the table has come to rest."""
        if not self.running or (self._waits and not settled):
            return
        if not settled and not self.holds:
            # What a card moves is seen to its end before the card goes home.
            seconds = min(seconds, max(0.0, self.times.hit - self.elapsed))
        if not self._begun:
            self._begun = True
            self._begin(self._moments[0])
        self.elapsed += seconds
        if self.elapsed < self.times.end or (
            not settled and not self.holds and self.elapsed <= self.times.hit
        ):
            return
        if self._stays and len(self._moments) == 1 and self._moments[0].card:
            self._rested = True
            return
        del self._moments[0]
        self._standing = False
        self._start()

    def finish(self) -> None:
        """Show nothing any more."""
        self._moments, self._rested = [], False

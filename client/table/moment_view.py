"""Draws the moment that a table shows: a card in large, lines to what it concerns, numbers, light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.art import sparkle
from client.art.effects import outline
from client.art.heraldry import medal
from client.art.scaled import draw_scaled
from client.art.theme import SPARK
from client.art.type_sizes import Type
from client.games import book_for
from client.games.book import Situation
from client.table.flights import place_of
from client.table.model import Model
from client.table.moment_effects import Stage, burst, fall, shatter
from client.table.moment_pictures import aim_marks, band, colour_of, numbers, ribbon, said, stamp
from client.table.moment_places import (
    band_rect,
    card_rect,
    note_rect,
    ribbon_rect,
    ribbon_room,
    words_picture,
    words_rect,
    words_room,
)
from client.table.moment_queue import COMING, MomentQueue
from client.table.moments import Delta, Moment

MEDAL, SPARKS, BEAM, TRAIL = 64, 26, 22, 16
RISE, SLAPPED = 40, 0.3
"""How far a number rises, in units; how much larger a tableau comes than it stays."""
FLOWN = 0.6
"""Which part of their time points fly; then they are seen to arrive."""


def draw_moment(surface: Surface, model: Model, queue: MomentQueue, stage: Stage) -> None:
    """Draw the present moment over the table."""
    moment = queue.moment
    if moment is not None:
        MomentView(surface, model, queue, moment, stage).draw()


class MomentView:
    """Draws one moment as far as it has come."""

    def __init__(
        self, surface: Surface, model: Model, queue: MomentQueue, moment: Moment, stage: Stage
    ) -> None:
        self._surface = surface
        self._model = model
        self._queue = queue
        self._moment = moment
        self._stage = stage
        self._px = model.canvas.px
        self._colour = colour_of(moment.seat)

    def draw(self) -> None:
        """Draw everything from the bottom to the top."""
        self._effect()
        self._aims()
        if self._moment.card:
            self._card()
        elif self._moment.effect == "band":
            self._band()
        elif self._moment.told.title:
            self._words()
        self._numbers()
        self._points()

    def _box(self, name: str) -> Rect | None:
        """Return where a thing lay before the moment, or lies now, or where a zone is."""
        lay = place_of(name, self._stage.before) if self._stage.before is not None else None
        box = lay or place_of(name, self._model.arrangement)
        return self._model.canvas.rect(*box) if box is not None else None

    @property
    def _thing(self) -> Rect | None:
        """Where the thing lay or lies that the moment is about."""
        where = self._stage.where
        return self._model.canvas.rect(*where) if where is not None else self._box(self._moment.at)

    def _blit(self, picture: Surface, place: Rect, shown: float) -> None:
        if shown < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, shown)))
        self._surface.blit(picture, place)

    def _effect(self) -> None:
        """Draw what happens to the thing that the moment is about."""
        moment, stage, queue, rect = self._moment, self._stage, self._queue, self._thing
        share, k = queue.share("effect"), self._model.canvas.k
        if rect is None or not moment.effect or share >= 1:
            return
        if stage.picture is not None and not queue.elapsed:
            # It lies there until it is its turn.
            self._surface.blit(stage.picture, stage.picture.get_rect(center=rect.center))
            return
        match moment.effect if queue.moving else "glow":
            case "glow":
                light = outline(rect.size, "changed", k)
                self._surface.blit(light, light.get_rect(center=rect.center))
            case "break" if stage.picture is not None:
                shatter(self._surface, stage.picture, rect, share, self._colour, k)
            case "burst" | "break":
                burst(self._surface, rect.center, share, max(rect.size) * 0.9, self._colour, self._px(SPARKS))
            case "fall":
                now = self._model.arrangement.spots.get(moment.at)
                home = self._model.canvas.rect(*now.box) if now is not None else None
                fall(self._surface, stage, rect, home, share, self._colour, k)

    def _aims(self) -> None:
        """Draw lines to what is aimed at, and corners around it; whoever pays needs no line."""
        queue, moment = self._queue, self._moment
        if not moment.targets or not queue.times.rest <= queue.elapsed < queue.times.hit:
            return
        own = self._box(f"seat:{moment.seat}")
        origin = card_rect(self._model, moment) if moment.card else self._box(moment.source)
        run, late = queue.share("beam"), queue.share("hit")
        for name in moment.targets:
            rect = self._box(name)
            if rect is None or rect == own or origin is None or rect.collidepoint(origin.center):
                continue
            if moment.weight:
                marks = aim_marks(rect.size, self._colour, self._model.canvas.k)
                self._surface.blit(marks, marks.get_rect(center=rect.center))
            if queue.moving and late < FLOWN:
                start, width = origin.center, self._px(BEAM)
                sparkle.beam(self._surface, start, rect.center, run + late, self._colour, width)

    # --- cards and words ---------------------------------------------------------------------------

    def _card(self) -> None:
        """Draw the card on its way, in its place, or going home, with who does what below it."""
        model, moment, queue = self._model, self._moment, self._queue
        home = queue.share("home") if queue.elapsed > queue.times.hit and not queue.standing else 0.0
        if home >= 1:
            return
        rest, lift = card_rect(model, moment), queue.share("lift")
        at = Situation(model.view, model.viewer, model.names)
        face = book_for(model.game.name).face(moment.card, rest.width, model.words, large=True, at=at)
        if not queue.moving:
            self._blit(face, face.get_rect(center=rest.center), min(lift, 1 - home))
        elif lift < 1:
            self._fly(face, self._source(), rest, 1 - (1 - lift) ** 3)
        elif home:
            self._fly(face, self._home(), rest, 1 - home**3)
        else:
            glow = outline(rest.size, "act", model.canvas.k)
            self._surface.blit(glow, glow.get_rect(center=rest.center))
            self._surface.blit(face, face.get_rect(center=rest.center))
        if moment.effect == "stamp" and not home:
            self._stamp(rest)
        if moment.told.title and not moment.known:
            picture = ribbon(moment.told, moment.seat, ribbon_room(model), model.canvas)
            self._blit(picture, ribbon_rect(model, rest, picture.get_size()), min(lift**4, 1 - home))

    def _fly(self, face: Surface, away: Rect | None, rest: Rect, share: float) -> None:
        """Draw a card so far on the way from elsewhere to where it stands, in an arc."""
        box = away or rest
        start = Rect(0, 0, max(1, round(box.height * rest.width / rest.height)), box.height)
        start.center = box.center
        size = [round(a + (b - a) * share) for a, b in zip(start.size, rest.size, strict=True)]
        x, y = sparkle.curve(start.center, rest.center, share, 0.12)
        draw_scaled(self._surface, face, Rect((0, 0), size).move_to(center=(round(x), round(y))))

    def _source(self) -> Rect | None:
        before = self._stage.before
        spot = before.spots.get(self._moment.card) if before is not None else None
        return self._model.canvas.rect(*spot.box) if spot is not None else self._box(self._moment.source)

    def _home(self) -> Rect | None:
        spot = self._model.arrangement.spots.get(self._moment.card)
        if spot is not None:
            return self._model.canvas.rect(*spot.box)
        return self._box(self._moment.home) or self._box(self._moment.source)

    def _stamp(self, rest: Rect) -> None:
        """Stamp the card: the stamp comes down from above."""
        share = self._queue.share("effect")
        if self._queue.elapsed <= self._queue.times.lift:
            return
        mark = stamp(self._model.words("table.done"), rest.width, self._model.canvas.k)
        size = 1.6 - 0.6 * min(1.0, share * 2)
        place = mark.get_rect(center=rest.center)
        if size > 1 and self._queue.moving:
            draw_scaled(self._surface, mark, place.scale_by(size))
        else:
            self._surface.blit(mark, place)
        if 0.4 < share < 1 and self._queue.moving:
            gone, reach = (share - 0.4) / 0.6, rest.width * 0.8
            sparkle.sparks(self._surface, rest.center, gone, reach, SPARK, self._px(SPARKS))

    def _words(self) -> None:
        """Draw a title that comes and goes, or a note; a tableau comes from above, as if slapped down."""
        model, moment, coming = self._model, self._moment, self._queue.elapsed / COMING
        if moment.weight == "note":
            picture = ribbon(moment.told, moment.seat, ribbon_room(model), model.canvas)
            place = note_rect(model, self._thing, picture.get_size())
        else:
            picture, place = words_picture(model, moment), words_rect(model, moment)
        if moment.told.tableau is not None and self._queue.moving and coming < 1:
            picture = pygame.transform.smoothscale_by(picture, 1 + SLAPPED * (1 - coming) ** 2)
            place = picture.get_rect(center=place.center)
        self._blit(picture, place, self._queue.seen)

    def _band(self) -> None:
        """Draw the band that greets a person: it comes from the left and goes to the right."""
        queue, moment, place = self._queue, self._moment, band_rect(self._model)
        picture = band(moment.told, moment.news, moment.seat, place.size, self._model.canvas)
        if not queue.moving:
            self._blit(picture, place, self._queue.seen)
            return
        coming, leaving = queue.share("effect"), (queue.times.end - queue.elapsed) / COMING
        place.x = round(-place.width * (1 - coming) ** 5) + round(place.width * max(0.0, 1 - leaving) ** 3)
        self._surface.blit(picture, place)

    # --- numbers -----------------------------------------------------------------------------------

    def _numbers(self) -> None:
        """Let numbers rise where they have changed."""
        queue, share = self._queue, self._queue.share("hit")
        if queue.elapsed < queue.times.beam or share >= 1:
            return
        size = self._px(Type.FLOATING[self._model.canvas.compact])
        groups: dict[str, list[Delta]] = {}
        for change in self._moment.changes:
            groups.setdefault(change.at, []).append(change)
        for name, changes in groups.items():
            rect = self._box(name)
            if rect is not None:
                picture = numbers(tuple(changes), size)
                up = round(self._px(RISE) * (1 - (1 - share) ** 3)) if queue.moving else 0
                place = picture.get_rect(center=(rect.centerx, rect.centery - up))
                self._blit(picture, place.clamp(self._surface.get_rect()), min(1.0, (1 - share) * 4))

    def _points(self) -> None:
        """Let points fly to where they are counted, and show there what is lost."""
        queue, share = self._queue, self._queue.share("gain")
        if not self._moment.points or queue.elapsed < queue.times.home or share >= 1:
            return
        start, canvas = self._start_of_points().center, self._model.canvas
        for power, n in self._moment.points:
            box = self._model.table.moments.score(self._model, power)
            if box is None:
                continue
            goal, picture = canvas.rect(*box).center, medal(said([Delta("", n, "")]), canvas.px(MEDAL))
            if not queue.moving or n < 0:
                self._surface.blit(picture, picture.get_rect(midbottom=goal).clamp(self._surface.get_rect()))
            elif share < FLOWN:
                gone = share / FLOWN
                eased = gone * gone * (3 - 2 * gone)
                x, y = sparkle.curve(start, goal, eased)
                sparkle.beam(self._surface, start, goal, eased, SPARK, self._px(TRAIL))
                self._surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            else:
                gone, reach = (share - FLOWN) / (1 - FLOWN), self._px(80)
                burst(self._surface, goal, gone, reach, SPARK, self._px(SPARKS))

    def _start_of_points(self) -> Rect:
        """Return where points come from: the card at home, the thing that it is about, or the middle."""
        rect = self._thing
        if self._moment.card:
            times, card = self._queue.times, card_rect(self._model, self._moment)
            rect = self._home() if times.home > times.hit else card
        return rect if rect is not None else Rect(words_room(self._model).center, (0, 0))

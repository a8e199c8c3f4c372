"""A table that is looked at: it shows a model of the game, and what leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from client.canvas import Canvas
from client.debug import ZONE
from client.scene import Scene
from client.session import Session, Step
from client.table import screens
from client.table.assemble import assemble, complete
from client.table.camera import WHOLE, Camera
from client.table.choosing import arrange
from client.table.game_table import GameTable
from client.table.gestures import changed
from client.table.input import Input
from client.table.intentions import Inspect, Intention, Pan, Peek, Scroll, ShowWords, Zoom
from client.table.layout import FIELD
from client.table.log_panel import Log, Teller
from client.table.model import TableModel
from client.table.moment_places import hidden_rect
from client.table.moments import Beat
from client.table.motion import Motion
from client.table.playback import Playback
from client.table.prewarm import draw_ahead
from client.table.renderer import Renderer
from client.table.steady import NO_ORDER
from client.table.turns import Turns, Watching
from rules.core.engine import State
from rules.core.events import Event
from rules.core.game import LogLine

if TYPE_CHECKING:
    from client.app import App


class WatchedTable(Scene):
    """A game as the viewer may see it."""

    patient = True
    playing = False
    """Whether there are buttons to play with."""

    def __init__(self, app: App, session: Session, table: GameTable[Any]) -> None:
        super().__init__(app)
        self.session = session
        self.table = table
        self.ambience = session.game.name
        self.viewer = session.humans[0] if session.humans else 0
        self.input = Input()
        self.turns = Turns(session, lambda: app.worker, table.own_panel.attacks, table.automatic.formalities)
        self.playback = Playback(app.sounds)
        self.renderer = Renderer()
        self._prepared: tuple[Canvas, str] | None = None
        self._beats: list[tuple[Step, Beat[Any]]] = []
        """What is still to be seen of the last step."""
        self._teller = Teller(session.game)
        self._retell()
        self.set_model(self._assemble(session.view(self.viewer), WHOLE))
        self._goal = self.model.points
        """The true points, which the shown ones follow."""
        self.playback.place(self.model, moving=False)

    @property
    def motion(self) -> Motion:
        """Everything that moves on the table."""
        return self.playback.motion

    @property
    def beats_left(self) -> int:
        """How many beats of the last step are still to be seen."""
        return len(self._beats)

    # --- the model ---------------------------------------------------------------------------------

    def set_model(self, model: TableModel[Any]) -> None:
        """Show a model and what follows from it; there is no other way to change the table."""
        self.model = complete(model, self.log)
        self.dirty = True

    def _assemble(self, view: State, camera: Camera) -> TableModel[Any]:
        may_act, holder = self.turns.open and not self._beats, self.turns.holder if self.playing else None
        session, seen = self.session, (self.viewer, self.canvas, camera, self.app.words, self.app.settings)
        model = assemble(
            session, self.table, view, *seen, people_may_act=may_act, holder=holder, order=self._order
        )
        watching, performing = isinstance(self.turns.state, Watching), bool(self._beats)
        return model._replace(watching=watching, performing=performing)

    def _lay(self, view: State, *, counting: bool = False) -> TableModel[Any]:
        """Lay the table for a view, with nothing chosen; return how it was shown before."""
        old, model = self.model, self._assemble(view, self.model.camera)
        self._goal = model.points
        # A card that has left the hand comes back with its first side up.
        flipped = old.flipped & model.arrangement.spots.keys()
        model = model._replace(message=old.message, in_words=old.in_words, flipped=flipped)
        self.set_model(model._replace(points=old.points) if counting else model)
        self.input.retarget(self.model)
        return old

    def _seen_as_now(self, before: TableModel[Any]) -> TableModel[Any]:
        """Return how the table was, seen by the camera of now: things do not move because that has moved."""
        camera = self.model.camera
        if before.camera == camera:
            return before
        asking = before.asking and not before.peeking
        seen = (before.view, self.viewer, self.canvas, camera, before.order)
        lay = arrange(self.table, *seen, asking=asking)
        before = before._replace(camera=camera, arrangement=lay)
        self.playback.place(before, moving=False)
        return before

    def _next_beat(self) -> None:
        """Show the next part of what an action did."""
        step, beat = self._beats.pop(0)
        settings, goal = self.app.settings, self._goal
        moving = self.animated and not settings.reduced_motion
        self._tell_step(step._replace(events=list(beat.events)))
        before = self._seen_as_now(self._lay(beat.view, counting=moving))
        self.playback.play(beat.events, before, self.model, moving=moving)
        gained = [new - old for new, old in zip(self._goal, goal, strict=True)]
        self.playback.perform(beat.events, before, self.model, step.seat, gained, settings)
        if self.animated:
            self.motion.pause(beat.stays)

    def _show_anew(self, view: State, events: Sequence[Event] = (), *, moving: bool) -> None:
        """Show another moment of the game: everything is told again, and goes or lies where it lay then."""
        self._retell()
        self._seen_as_now(self._lay(view))
        self.playback.queue.finish()
        self.playback.place(self.model, moving=moving, events=events)

    @property
    def animated(self) -> bool:
        """Whether things are to be seen on their way."""
        return self.app.settings.speed != "off"

    def lay_out(self) -> None:
        """Lay the table for the window, the language and what is set."""
        self.finish()
        if self.model.in_words != self.app.settings.in_words:
            self.set_model(self.model._replace(in_words=self.app.settings.in_words))
        self._show_anew(self.model.view, moving=False)
        look = (self.canvas, self.app.language)
        if look != self._prepared:
            self._prepared = look
            self.app.prewarm.begin(draw_ahead(self))

    def look_from(self, seat: int) -> None:
        """Show the table as another seat sees it."""
        self.viewer = self.turns.holder = seat
        self._show_anew(self.session.view(seat), moving=False)

    def show(self, step: Step) -> None:
        """Show what one action did, at once or beat by beat."""
        if self.model.message is not None:
            self.set_model(self.model._replace(message=None))
        view = self.session.game.view(step.after, self.viewer)
        events = [event.seen_from(self.viewer) for event in step.events]
        beats: Sequence[Beat[Any]] = [Beat(events, view)]
        if self.animated:
            beats = self.table.moments.beats(self.model.view, events, view)
        later = step._replace(told_together=True)
        self._beats = [(later if number else step, each) for number, each in enumerate(beats)]
        self._next_beat()
        if step.after.decision is None:
            self.app.prewarm.begin(screens.prepare_victory(self))

    def skip(self) -> None:
        """Go on to the next beat at once."""
        self.playback.finish()
        self._next_beat()

    def finish(self) -> None:
        """Finish everything that moves, and show what is left of an action."""
        while self._beats:
            self._next_beat()
        self.playback.finish()
        self.dirty = True

    def show_step(self, count: int) -> None:
        """Show the table as it was after so many steps; from then on it is only watched."""
        session = self.session
        went_on = self.turns.state == Watching(count - 1)
        self.turns.state = Watching(count)
        events = session.steps[count - 1].events if went_on else ()
        view = session.game.view(session.position_after(count), self.viewer)
        self._show_anew(view, events, moving=self.animated)

    # --- words -------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.session.seat_names(self.app.words)

    def tell(self, events: Sequence[Event]) -> list[LogLine]:
        """Return the lines of the log for what happened."""
        return self._teller.tell(events, self.app.words, self.names)

    def _retell(self) -> None:
        """Tell the whole log again: the language, the viewer or the moment has changed."""
        leads_on = self.session.game.left_to_chance
        self.log = Log(self.viewer, self.tell, lambda step: leads_on(step.after, step.action))
        self.log.begin(self.session.opening)
        steady = self.table.steady
        self._order = steady.begins(self.session.start) if steady is not None else NO_ORDER
        for step in self.session.steps[: self.turns.shown]:
            self._tell_step(step)

    def _tell_step(self, step: Step) -> None:
        """Tell what a step did, and note where things lie after it that stay in their places."""
        self.log.add(step)
        if self.table.steady is not None:
            self._order = self.table.steady.after(self._order, step.events)

    # --- the window --------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let things move and shown points follow the true ones."""
        if self.playback.running:
            self.playback.advance(seconds, self.app.settings.speed)
            self.dirty = True
        elif self._beats:
            self._next_beat()
        tells = self.playback.queue.tells
        points = self.playback.count_up(self.model.points, self._goal, seconds)
        if (tells, points) != (self.model.told_aside, self.model.points):
            self.set_model(self.model._replace(told_aside=tells, points=points))

    def draw(self, surface: Surface) -> None:
        """Draw the table."""
        self.renderer.draw(surface, self.model, self.input.pointer, self.playback)

    def handle(self, event: pygame.Event) -> None:
        """Find out what an event means, and do it."""
        before = self.input.pointer
        for intention in self.input.read(event, self.model):
            self.carry_out(intention)
        # Where exactly the pointer is matters only while it holds something.
        self.dirty |= self.input.pointer[1:] != before[1:] or bool(self.model.held)

    def carry_out(self, intention: Intention) -> None:
        """Do what a player wants who only looks."""
        model = self.model
        after = changed(model, intention)
        if after is not None:
            self.set_model(after)
        match intention:
            case Peek(on) if on != model.peeking:
                self._rearrange(model._replace(peeking=on), moving=self.animated)
            case ShowWords(on):
                in_words = self.app.settings.in_words != on
                if in_words != model.in_words:
                    self.set_model(model._replace(in_words=in_words))
            case Inspect(thing):
                screens.open_zoom(self, thing)
            case Pan(x, y):
                k = model.canvas.k
                self.look(model.camera.panned(x / k, y / k, model.arrangement.zones[FIELD]))
            case Zoom(notches, position) if FIELD in model.arrangement.zones:
                at, field = model.canvas.point(position), model.arrangement.zones[FIELD]
                self.look(model.camera.zoomed(notches, at, field))
            case Scroll(lines):
                self.log.scroll(lines)
                self.set_model(model)
                self.input.retarget(self.model)

    def hides(self, position: tuple[int, int]) -> bool:
        """Tell whether a moment hides what lies at a point."""
        hidden = hidden_rect(self.model, self.playback.queue)
        return hidden is not None and bool(hidden.collidepoint(position))

    def look(self, camera: Camera) -> None:
        """Look at another part of the map; what is chosen stays chosen."""
        model = self.model
        if camera != model.camera:
            self._rearrange(model._replace(camera=camera))

    def _rearrange(self, model: TableModel[Any], *, moving: bool = False) -> None:
        """Lay the same view anew: seen from elsewhere, with or without what is chosen from over it."""
        seen = (model.view, self.viewer, self.canvas, model.camera, model.order)
        asking = model.asking and not model.peeking
        arrangement = arrange(self.table, *seen, asking=asking, covered=model.covered)
        self.set_model(model._replace(arrangement=arrangement))
        self.input.retarget(self.model)
        self.playback.place(self.model, moving=moving)

    def debug_boxes(self) -> dict[str, Rect]:
        """Return the box of every zone, thing and button by its name."""
        model = self.model
        zones = {f"{ZONE}{name}": box for name, box in model.arrangement.zones.items()}
        spots = {name: spot.box for name, spot in model.arrangement.spots.items()}
        boxes = {name: model.canvas.rect(*box) for name, box in (zones | spots).items()}
        return boxes | {button.name: button.rect for button in model.buttons}

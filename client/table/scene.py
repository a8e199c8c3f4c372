"""The table: draws a view, turns gestures into actions, and shows what everybody else does."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

import pygame

from client.art.text import escape
from client.canvas import Canvas
from client.scene import Scene
from client.session import Session, Step
from client.table.board import Arrangement, Board, Box, Scenery, original
from client.table.camera import WHOLE, Camera
from client.table.feed import Feed
from client.table.flights import flights_of, origins_of
from client.table.gestures import Gestures
from client.table.hand import Hand
from client.table.motion import Motion
from client.table.painter import Painter
from client.table.prewarm import rehearse
from rules.bots.bot import explain
from rules.core.action import Action
from rules.core.engine import State
from rules.core.events import Event
from rules.core.game import Entry

if TYPE_CHECKING:
    from client.app import App

TOAST_SECONDS = 4.0
HINT_SECONDS = 20.0
COUNT_SECONDS = 0.09
TURNED_OVER = ("drew", "revealed")
BOT_SECONDS = {"slow": 1.4, "normal": 0.7, "fast": 0.25, "off": 0.0}


class TableScene(Scene):
    """A game in progress as the viewer may see it."""

    at_play = True
    """Whether there are buttons to play with."""

    def __init__(self, app: App, session: Session, board: Board) -> None:
        super().__init__(app)
        self.session = session
        self.board = board
        self.viewer = session.humans[0] if session.humans else 0
        self.motion = Motion()
        self.feed = Feed()
        self.hand = Hand(self)
        self.camera = WHOLE
        self.toast = ""
        self.refused = False
        self._toast_left = 0.0
        self._queue: deque[Step] = deque()
        self._pause = 0.0
        self._asked = False
        self._hinting = False
        self._silent_round = 0
        self._handed_over = len(session.humans) < 2
        """Whether whoever looks is known to be the viewer; at the start of a hot-seat game nobody is."""
        self._since_count = 0.0
        self._drawn_late = False
        self._prepared: tuple[Canvas, str] | None = None
        self.points: list[int] = []
        self._recent: list[Event] = []
        self._watched: int | None = None
        self.view: State = session.view(self.viewer)
        self.arrangement = Arrangement({}, {})
        self.gestures = Gestures(board, None, {})
        self._painter = Painter(self)
        self.changed = self._painter.changed
        self.button_at = self._painter.button_at
        self.press = self._painter.press
        self.shortcut = self._painter.shortcut
        self.reach = self._painter.focusable
        self.hides = self._painter.hides

    # --- what is shown -----------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether the viewer is to decide and sees the position in which."""
        mine = self.session.deciding == self.viewer and self.viewer in self.session.humans
        return mine and not self._queue and self._watched is None

    @property
    def watching(self) -> bool:
        """Whether what was played is looked at again."""
        return self._watched is not None

    def lay_out(self) -> None:
        """Arrange the table for the window, the language and the view."""
        self.hand.menu = None
        self._tell()
        self._arrange({}, moving=False)
        look = (self.canvas, self.app.language)
        if look != self._prepared:
            self._prepared = look
            self.app.prewarm.begin(rehearse(self))

    def _tell(self) -> None:
        """Tell the whole log again: the language or the viewer may have changed."""
        self.feed.clear()
        self._recent = []
        shown = len(self.session.steps) - len(self._queue) if self._watched is None else self._watched
        for step in self.session.steps[:shown]:
            self._narrate(step)

    def _narrate(self, step: Step) -> None:
        events = [event.seen_from(self.viewer) for event in step.events]
        self._recent = [] if step.seat == self.viewer else self._recent + events
        self.feed.add(events, self.tell, continuing=step.told_together, own=step.seat == self.viewer)

    def tell(self, events: Sequence[Event]) -> list[Entry]:
        """Return the lines of the log for what happened; names are what people typed, not markup."""
        return self.session.game.tell(events, self.app.words, [escape(name) for name in self.names])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.session.names(self.app.words)[: len(self.session.seats)]

    @property
    def scenery(self) -> Scenery:
        """Everything the furniture shows."""
        return Scenery(
            self.view,
            self.viewer,
            self.canvas,
            self.arrangement,
            self.app.words,
            self.names,
            tuple(seat.player for seat in self.session.seats),
            tuple(self.points),
            self._painter.lights(),
            self.asking,
            frozenset(self.hand.flipped),
            self._recent,
            self.camera,
            self.hand.aimed,
        )

    def _arrange(
        self,
        origins: dict[str, Box],
        *,
        moving: bool,
        flipping: Container[str] = (),
        events: Sequence[Event] = (),
    ) -> None:
        self.arrangement = self.board.arrange(self.view, self.viewer, self.canvas, self.camera)
        ways = self.board.ways(events, self.view, self.arrangement, self.camera)
        spots = self.arrangement.spots.values()
        self.motion.rearrange(spots, origins, moving=moving, flipping=flipping, ways=ways)
        if not moving:
            self.points = self.session.points(self.view)
        decision = self.view.decision if self.asking else None
        self.gestures = Gestures(self.board, decision, self.arrangement.spots)
        self.changed()
        self.hand.empty()
        # A card that has left the hand comes back with its first side up.
        self.hand.flipped &= self.arrangement.spots.keys()

    def show_step(self, count: int) -> None:
        """Show the table as it was after so many steps; from then on it is only watched."""
        went_on = self._watched is not None and count == self._watched + 1
        self._watched = count
        state = self.session.steps[count - 1].after if count else self.session.start
        self.view = self.session.game.view(state, self.viewer)
        self._tell()
        events = self.session.steps[count - 1].events if went_on else ()
        self._arrange({}, moving=self.app.settings.speed != "off", events=events)
        self.points = self.session.points(self.view)

    def _show(self, step: Step) -> None:
        """Show what one action did."""
        before = self.arrangement
        self.toast = ""
        self.view = self.session.game.view(step.after, self.viewer)
        self._narrate(step)
        events = [event.seen_from(self.viewer) for event in step.events]
        self._hinting = False
        moving = self.app.settings.speed != "off" and not self.app.settings.reduced_motion
        turned_over = {event.what for event in events if event.kind in TURNED_OVER}
        origins = origins_of(events, before, self.board.flying)
        self._arrange(origins, moving=moving, flipping=turned_over, events=events)
        if moving:
            flying = [
                (event, self.board.pieces(event)) for event in events if event.kind in self.board.flying
            ]
            self.motion.fly(flights_of(flying, before, self.arrangement))
            rolled = {self.board.rolled(event) for event in events}
            self.motion.roll(thing for thing in self.arrangement.spots if original(thing) in rolled)
        if self.app.settings.speed != "off":
            self.motion.announce(self.board.banners(events, self.scenery))
        sounds = (self.board.sounds[event.kind] for event in events if event.kind in self.board.sounds)
        sound = next(sounds, "")
        if sound:
            self.app.sounds.play(sound)

    def look(self, camera: Camera) -> None:
        """Look at another part of the map."""
        if camera != self.camera:
            self.camera = camera
            self.arrangement = self.board.arrange(self.view, self.viewer, self.canvas, camera)
            self.motion.rearrange(self.arrangement.spots.values(), {}, moving=False)
            self.changed()

    def send_home(self) -> None:
        """Let everything that was moved by hand go back to its place."""
        self.motion.rearrange(self.arrangement.spots.values(), {}, moving=self.app.settings.speed != "off")
        self.changed()

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let things move, let the others play."""
        self.session.seconds += seconds
        if self._drawn_late:
            self.dirty, self._drawn_late = True, False
        if self.motion.running:
            self.motion.advance(seconds, self.app.settings.speed)
            self.dirty = True
        self._count_up(seconds)
        if self._toast_left > 0:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self.toast = ""
                self._painter.changed()
        self._pause = max(0.0, self._pause - seconds)
        if self._queue and not self.motion.running and not self._pause:
            self._show(self._queue.popleft())
            self._pause = BOT_SECONDS[self.app.settings.bot_pace] if self._queue else 0.0
            # It is drawn with the next frame: both at once would make a long one of two short ones.
            self.dirty, self._drawn_late = False, True
            return
        if self._hinting:
            self._hear_hint()
        if self.session.trouble():
            self.say(self.app.words("table.not_kept"), refused=True)
        if not self._queue and not self.motion.running and self._watched is None:
            self._go_on()

    def _count_up(self, seconds: float) -> None:
        """Let shown points follow the true ones, one by one."""
        true = self.session.points(self.view)
        self._since_count += seconds
        if self.points == true or self._since_count < COUNT_SECONDS:
            return
        self._since_count = 0.0
        self.points = [
            shown + (shown < now) - (shown > now) for shown, now in zip(self.points, true, strict=True)
        ]
        self._painter.changed()

    def _go_on(self) -> None:
        """See who is next: a bot thinks, a person is handed the table, or the game is over."""
        session = self.session
        if session.over:
            self._end()
            return
        seat = session.deciding
        level = session.bot_level(seat)
        if level:
            self._let_bot_play(seat, level)
        elif seat != self.viewer or not self._handed_over:
            self._hand_over(seat)
        elif self._silent_round == session.game.round(session.state):
            self._give_in()

    def _let_bot_play(self, seat: int, level: str) -> None:
        session = self.session
        decision = session.state.decision
        if decision is not None and len(decision.options) == 1:
            self._enqueue(session.act(decision.options[0]))
            return
        if not self._asked:
            self._asked = True
            self.app.worker.ask(
                session.game, level, session.game.view(session.state, seat), session.bot_seed()
            )
            self._pause = BOT_SECONDS[self.app.settings.bot_pace]
            self._painter.changed()
        if self._pause:
            return
        advice = self.app.worker.poll()
        if advice is not None:
            self._asked = False
            self._enqueue(session.act(advice.action))

    def _enqueue(self, step: Step) -> None:
        self._queue.append(step)
        self.dirty = True

    def _hand_over(self, seat: int) -> None:
        """Give the table to another person, behind the curtain where it is wanted and hides anything."""
        if not self.app.settings.curtain or self.session.game.open:
            self.look_from(seat)
            return
        from client.scenes.curtain import CurtainScene

        self.app.push(CurtainScene(self.app, self, seat))

    def look_from(self, seat: int) -> None:
        """Show the table as another seat sees it."""
        self._handed_over = True
        self.viewer = seat
        self.view = self.session.view(seat)
        self._tell()
        self._arrange({}, moving=False)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        self._painter.draw(surface)

    def _end(self) -> None:
        self.app.sounds.play("win")
        self._show_result()

    def _show_result(self) -> None:
        from client.scenes.result import ResultScene

        self.app.push(ResultScene(self.app, self.session))

    # --- gestures ----------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Leave it to the player's hand."""
        self.hand.handle(event)

    def settle(self) -> None:
        """Finish everything that moves: whoever acts does not wait."""
        self.motion.finish()
        while self._queue:
            self._show(self._queue.popleft())
            self.motion.finish()
        self.dirty = True

    def flips(self, thing: str) -> bool:
        """Tell whether the viewer may choose a side of a thing now."""
        return bool(thing) and self.asking and self.board.flips(self.view, thing)

    def is_pile(self, thing: str) -> bool:
        """Tell whether a thing stands for what a seat has discarded."""
        spot = self.arrangement.spots.get(thing)
        return spot is not None and spot.look in ("pile", "seat")

    def component(self, thing: str) -> str:
        """Return the component that a thing on the table is one of, if it is any."""
        spot = self.arrangement.spots.get(thing)
        component = spot.component if spot else thing
        return component if component in self.session.game.components else ""

    def describe(self, action: Action) -> str:
        """Return an option in a few words."""
        return self.session.game.describe(self.view, action, self.app.words)

    def refuse(self, intents: list[Action]) -> None:
        """Say in one sentence why what was meant cannot be done."""
        reasons = [self.session.refusal(self.viewer, intent) for intent in intents]
        told = [reason for reason in reasons if reason is not None]
        if told:
            best = next(filter(self.board.is_telling, told), told[0])
            self.say(self.session.game.explain(self.view, self.viewer, best, self.app.words), refused=True)
            self.app.sounds.play("error")

    def say(self, sentence: str, *, refused: bool = False) -> None:
        """Show a sentence in the place of the prompt for a while; a hint may be read at leisure."""
        self.toast = sentence
        self.refused = refused
        self._toast_left = TOAST_SECONDS if refused else HINT_SECONDS
        self._painter.changed()

    def act(self, action: Action) -> None:
        """Carry out an option of the viewer."""
        if not self.asking or self.session.refusal(self.viewer, action) is not None:
            return
        self.toast = ""
        self._show(self.session.act(action))

    # --- commands ----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last action, with all that was paid for it."""
        if not self.take_back():
            self.say(self.app.words("table.no_undo"))

    def take_back(self) -> bool:
        """Take back the last action if that is allowed, and tell whether it was."""
        self.settle()
        if not self.session.undo(take_backs=self.app.settings.take_backs):
            return False
        self._back_in_time()
        return True

    def redo(self) -> None:
        """Do again what was taken back."""
        self.settle()
        for step in self.session.redo():
            self._show(step)

    def hint(self) -> None:
        """Ask the hard bot what it would do, and why."""
        if self.asking and not self._hinting:
            self._hinting = True
            self.app.worker.ask(self.session.game, "hard", self.view, self.session.bot_seed())
            self.say(self.app.words("table.hint_wait"))

    def _hear_hint(self) -> None:
        advice = self.app.worker.poll()
        if advice is None:
            return
        self._hinting = False
        if self.view.decision is not None and not advice.alike:
            spots = self.arrangement.spots
            self.hand.focus = (
                self.board.handles(self.view.decision, advice.action, spots)[0] or self.hand.focus
            )
        self.say(explain(self.session.game, self.view, advice, self.app.words))
        self._painter.changed()

    def stop_asking(self) -> None:
        """Give in to attacks in silence until the round ends."""
        self._silent_round = self.session.game.round(self.view)
        self._give_in()

    def _give_in(self) -> None:
        decision = self.view.decision
        while decision is not None and decision.prompt in self.board.attacks and self.asking:
            self.act(decision.options[-1])
            decision = self.view.decision

    def pay_for_me(self) -> None:
        """Let the rules choose what to pay with: never Gold when something else will do."""
        while (
            self.asking and self.view.decision is not None and self.view.decision.prompt in self.board.paying
        ):
            self.act(self.session.game.quick(self.view))

    def is_useful(self, source: str) -> bool:
        """Tell whether a thing can do more than what it nearly always can."""
        return not all(map(self.board.is_minor, self.gestures.actions(source)))

    def waste(self, action: Action, doubt: str = "") -> None:
        """Carry out an option that is hardly ever meant; ask first where confirmations are wanted."""
        if self.app.settings.confirm and self.hand.menu is None:
            self.hand.confirm(action, " \N{EN DASH} ".join(filter(None, (self.describe(action), doubt))))
        else:
            self.act(action)

    def pass_round(self, action: Action) -> None:
        """Pass for the round; with something useful left, ask first where confirmations are wanted."""
        useful = any(self.is_useful(source) for source in self.gestures.sources)
        if useful and self.app.settings.confirm and self.hand.menu is None:
            self.hand.confirm(action, self.app.words(self.board.pass_sure))
        else:
            self.act(action)

    def show_points(self) -> None:
        """Show where everybody's points come from."""
        from client.scenes.points import PointsScene

        self.app.push(PointsScene(self.app, self.session, self.view))

    def show_log(self) -> None:
        """Show the whole log."""
        from client.scenes.log import LogScene

        self.app.push(LogScene(self.app, self.feed, self.names[self.viewer]))

    def _back_in_time(self) -> None:
        self.app.worker.forget()
        self._asked = False
        self.view = self.session.view(self.viewer)
        self._tell()
        self._arrange({}, moving=self.app.settings.speed != "off")

    def enlarge(self, thing: str) -> None:
        """Show a component as tall as the window."""
        from client.scenes.zoom import ZoomScene

        component = self.component(thing)
        if component:
            game, view, names = self.session.game, self.view, self.names
            self.app.push(
                ZoomScene(self.app, game, component, view, self.viewer, names=names, thing=original(thing))
            )

    def command(self, key: int) -> None:
        """Carry out what a key means that is no button's."""
        match key:
            case pygame.K_z:
                self.undo()
            case pygame.K_y:
                self.redo()
            case pygame.K_d:
                self.show_piles()
            case pygame.K_l:
                self.show_log()
            case pygame.K_i:
                self.enlarge(self.hand.hovered)
            case pygame.K_F1:
                self._open_rules()

    def show_piles(self) -> None:
        """Show what everybody has discarded."""
        from client.scenes.piles import PilesScene

        if self.board.piles(self.view):
            self.app.push(PilesScene(self.app, self))

    def _open_rules(self) -> None:
        from client.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.session.game.name))

    def open_menu(self) -> None:
        """Leave the table for the game's own menu, or for the result that one has come from."""
        if self.watching:
            self._show_result()
            return
        from client.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app, self.session))

"""A table at which a game goes on: others play, sentences stand, steps are taken back, hints are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Surface

from client.save_pictures import SavePictures
from client.session import Session, Step
from client.table import screens
from client.table.advised import Advised
from client.table.game_table import GameTable
from client.table.guard import Guard
from client.table.intentions import Say
from client.table.moments import Moment, Told
from client.table.turns import NOBODY, GameOver, HandOver
from client.table.watched import WatchedTable
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.decision import Decision

if TYPE_CHECKING:
    from client.app import App

REFUSAL_SECONDS, HINT_SECONDS = 4.0, 20.0
"""How long a sentence stands in the place of the prompt; a hint may be read at leisure."""
NEWS = 3
"""How many lines of the log greet whoever is handed the table."""


class PlayedTable(WatchedTable):
    """A game that goes on: bots by themselves, people by what is carried out for them."""

    playing = True

    def __init__(self, app: App, session: Session, table: GameTable[Any]) -> None:
        super().__init__(app, session, table)
        self.turns.habit = self._habit
        session.answers_itself = lambda decision: self._habit(decision) is not None
        self._message_seconds = 0.0
        self._advised = Advised()
        self._follower: int | None = None
        """The seat that has followed a hint and is to be shown the next one."""
        self.guard = Guard()

    def _habit(self, decision: Decision | None) -> Action | None:
        """Return what is answered to a decision by itself, if anything is."""
        return self.table.automatic.habit.answer(decision, self.app.settings.habits)

    def update(self, seconds: float) -> None:
        """Let things move, let the others play."""
        self.session.seconds += seconds
        self.guard.update(seconds)
        self.dirty |= self.turns.end_undrawn()
        super().update(seconds)
        if self.model.message:
            self._message_seconds -= seconds
            if self._message_seconds <= 0:
                self.set_model(self.model._replace(message=None))
        if self.session.trouble():
            self.say(self.app.words("table.not_kept"), refused=True)
        if self.playback.running or self._beats:
            self.turns.ask_ahead(self.app.settings.bot_pace)
        else:
            self._go_on(seconds)
        self._follow_on()

    def _go_on(self, seconds: float) -> None:
        """Show what a bot has done, hand the table over, give the hint, or end the game."""
        match self.turns.update(seconds, self.app.settings.bot_pace):
            case Step() as step:
                self.show(step)
                self.turns.await_drawing()
                self.dirty = False
            case Advice() as advice:
                self._show_hint(advice)
            case HandOver(seat) if self._keeps_secrets and not self.table.is_public(self.session.state):
                screens.open_curtain(self, seat)
            case HandOver(seat):
                known = seat == self.viewer and self._keeps_secrets
                self.look_from(seat)
                if not known:
                    self.greet(seat)
            case GameOver():
                self._end()

    @property
    def _keeps_secrets(self) -> bool:
        """Whether several people with secrets share this screen."""
        return self.app.settings.curtain and not self.session.game.open and len(self.session.humans) > 1

    def show(self, step: Step) -> None:
        """Show what one action did; what all watch leaves the table in nobody's hands."""
        asked = self.session.position_after(len(self.session.steps) - 1)
        together = any(event.kind in self.table.watched_together for event in step.events)
        if self._keeps_secrets and (together or self.table.is_public(asked)):
            self.turns.holder = NOBODY
        super().show(step)

    def greet(self, seat: int) -> None:
        """Say whose turn it is, and what has happened since its last one, in the colour of the seat."""
        if self.animated and len(self.session.humans) > 1:
            lines = [line.text for line in self.tell(self.log.recent) if line.seat is not None]
            told = Told(self.names[seat], self.app.words("table.turn_of"))
            greeting = Moment(seat, told, "great", effect="band", news=tuple(lines[-NEWS:]))
            self.playback.greet(greeting, self.app.settings)

    def _end(self) -> None:
        screens.open_victory(self)

    def leave(self) -> None:
        """Leave a picture of the table for the list of saves."""
        super().leave()
        if self.session.store is not None and self.session.steps:
            self.finish()
            self.set_model(self.model._replace(menu=None, selected="", hint=None, message=None))
            picture = Surface(self.canvas.size)
            self.draw(picture)
            SavePictures(self.app.store.folder.parent).keep(self.session, picture, self.app.language)

    def finish(self) -> None:
        """Finish everything that moves: whoever acts does not wait."""
        super().finish()
        step = self.turns.pending()
        if step is not None:
            self.show(step)
            super().finish()
        self._follow_on()

    def say(self, sentence: str, *, refused: bool = False) -> None:
        """Show a sentence in the place of the prompt for a while."""
        self._message_seconds = REFUSAL_SECONDS if refused else HINT_SECONDS
        self.set_model(self.model._replace(message=Say(sentence, refused)))

    def act(self, action: Action) -> None:
        """Carry out an option of the viewer."""
        if self.model.asking and self.session.refusal(self.viewer, action) is None:
            self.turns.reset()
            # What is asked next may be asked in the same words.
            self.guard.spend()
            self._follower = None
            self._advised.keep_until(len(self.session.steps))
            self.show(self.session.act(action))

    # --- commands ----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of an action under way, else the last action with all that was paid."""
        allowed = self.app.settings.take_backs
        if not self._take_back(past_chance=allowed):
            nothing = self.session.undo_target(take_backs=True) is None
            self.say(self.app.words("table.no_undo.all" if nothing else "table.no_undo"))

    def undo_unseen(self, seat: int) -> None:
        """Take back the last choice of a seat behind a curtain, which waits for that person then."""
        self._take_back(past_chance=self.app.settings.take_backs)
        screens.open_curtain(self, seat)

    def take_back(self) -> None:
        """Take back the last choice whatever has happened since."""
        self._take_back(past_chance=True)

    def _take_back(self, *, past_chance: bool = False, whole: bool = False) -> bool:
        """Take back the last choice, or the whole action, if that is allowed; tell whether it was."""
        self.finish()
        if not self.session.undo(take_backs=past_chance, whole=whole):
            return False
        self.turns.reset()
        self._follower = None
        self._show_anew(self.session.view(self.viewer), moving=self.animated)
        return True

    def redo(self) -> None:
        """Do again what was taken back."""
        self.finish()
        for step in self.session.redo():
            self.turns.reset()
            self.show(step)

    def hint(self) -> None:
        """Ask the hard bot what it would do, and why; hide the hint that is shown."""
        if self.model.hint is not None:
            self._advised.forget(len(self.session.steps))
            self.set_model(self.model._replace(hint=None, message=None))
        elif self.model.asking and self._ask_hint():
            self.say(self.app.words("table.hint_wait"))

    def _ask_hint(self) -> bool:
        """Ask for a hint that goes on with the plan of the last one; tell whether none was on its way."""
        meant = self._advised.rest(self.session, self.viewer)
        advising = self.turns.ask_hint(self.viewer, meant)
        if advising:
            self.set_model(self.model._replace(advising=True))
        return advising

    def _show_hint(self, advice: Advice) -> None:
        """Mark on the table what is advised; it is kept for the position, should one come back to it."""
        self._advised.give(len(self.session.steps), advice)
        self.set_model(self.model._replace(message=None, advising=False))
        self._show_advised()

    def _show_advised(self) -> None:
        """Show what was advised for this position, if anything was."""
        hint = self._advised.at(len(self.session.steps), self.model)
        if hint != self.model.hint:
            self.set_model(self.model._replace(hint=hint))

    def _say_odds(self) -> None:
        if self.model.hint is not None:
            self.say(self.model.hint.odds)

    def follow_hint(self) -> None:
        """Make the choice that is advised; the hint for what is asked after it comes by itself."""
        hint = self.model.hint
        if hint is None or self.model.decision is None or hint.advice.action not in self.model.decision:
            return
        self.input.mark_used()
        self.act(hint.advice.action)
        self._follower = self.viewer
        self._follow_on()

    def _follow_on(self) -> None:
        """Show the next hint to whoever has followed one and is still at what that had begun."""
        if self._follower != self.viewer or not self.model.asking or self.turns.own_answer is not None:
            return
        following = self._advised.next(self.session, self.viewer)
        if following is not None:
            self._follower = None
            self._show_hint(following)
        elif not self._advised.goes_on(self.session, self.viewer) or self._ask_hint():
            self._follower = None

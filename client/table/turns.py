"""Who is next at a table: a bot thinks, a person is handed the table, or an answer is given in silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.session import Session, Step
from client.worker import Worker
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.decision import TURN, Decision

PAUSE_SECONDS = {"slow": 1.4, "normal": 0.7, "fast": 0.25, "off": 0.0}
"""How long a bot seems to think at least, by the pace of bots."""

NOBODY = -1
"""The seat of whoever looks where nobody is known to."""
CONTINUED = 0.3
"""How much of that a bot takes to go on with what it has begun."""
AFTER_PERSON = 1.7
"""How much of it a bot takes whose turn follows that of a person."""


class Idle(NamedTuple):
    """Nothing is under way: whoever decides may act."""


class Thinking(NamedTuple):
    """A bot has been asked; its answer is not looked for before so many seconds."""

    seconds: float


class Showing(NamedTuple):
    """A step was carried out and is not shown yet."""

    step: Step


class Undrawn(NamedTuple):
    """A step was shown; it is drawn with the next frame, as both at once would make a long one."""


class HintPending(NamedTuple):
    """A person decides, and the hard bot has been asked what it would do."""


class Watching(NamedTuple):
    """What was played is looked at again, after so many steps; nobody acts."""

    steps: int


TurnState = Idle | Thinking | Showing | Undrawn | HintPending | Watching


class HandOver(NamedTuple):
    """The table is to be given to a person."""

    seat: int


class GameOver(NamedTuple):
    """Nobody is next."""


Outcome = Step | Advice | HandOver | GameOver


class Turns:
    """Moves a game on between the choices of people."""

    def __init__(
        self,
        session: Session,
        worker: Callable[[], Worker],
        attacks: frozenset[str],
        formalities: frozenset[str] = frozenset(),
    ) -> None:
        self._session = session
        self._worker = worker
        self._attacks = attacks
        """The prompts to which one may give in silently."""
        self._formalities = formalities
        """The prompts that are asked where nothing can be chosen: bots learn nothing if they are not."""
        self.habit: Callable[[Decision], Action | None] = lambda decision: None
        """Returns what is answered to a decision by itself."""
        self._silent_round = 0
        self.state: TurnState = Idle()
        self.holder = session.humans[0] if len(session.humans) == 1 else NOBODY
        """The seat of the person who is known to look; at the start of a hot-seat game it is nobody."""

    @property
    def open(self) -> bool:
        """Whether a person may act now."""
        return isinstance(self.state, Idle | Undrawn | HintPending)

    @property
    def shown(self) -> int:
        """How many steps are to be seen."""
        match self.state:
            case Watching(steps):
                return steps
            case Showing():
                return len(self._session.steps) - 1
        return len(self._session.steps)

    def reset(self) -> None:
        """Let whatever was asked go unanswered: somebody has acted, or gone back."""
        if not isinstance(self.state, Idle | Undrawn):
            self._worker().forget()
            self.state = Idle()

    def pending(self) -> Step | None:
        """Return the step that is not shown yet, and take it as shown."""
        if isinstance(self.state, Showing):
            step, self.state = self.state.step, Idle()
            return step
        return None

    def await_drawing(self) -> None:
        """Let the step that was shown last be drawn with the next frame."""
        self.state = Undrawn()

    def end_undrawn(self) -> bool:
        """Tell whether a step that was shown is to be drawn now."""
        if not isinstance(self.state, Undrawn):
            return False
        self.state = Idle()
        return True

    def update(self, seconds: float, pace: str) -> Outcome | None:
        """Let time pass while nothing moves; return what has come of it."""
        match self.state:
            case Watching():
                return None
            case Showing():
                return self.pending()
            case Thinking(left):
                self.state = Thinking(max(0.0, left - seconds))
                if left <= seconds:
                    self._hear_bot()
                return None
            case HintPending():
                return self._hear_hint()
        return self._next(pace)

    def ask_ahead(self, pace: str) -> None:
        """Ask the bot that is next while something is still shown; its answer is looked for afterwards."""
        decision = self._session.state.decision
        if not isinstance(self.state, Idle) or decision is None or len(decision.options) == 1:
            return
        if self._session.bot_level(decision.seat):
            self._next(pace)

    def _next(self, pace: str) -> Outcome | None:
        session = self._session
        decision = session.state.decision
        if decision is None:
            return GameOver()
        level = session.bot_level(decision.seat)
        if not level:
            if decision.seat != self.holder:
                return HandOver(decision.seat)
            answer = self.own_answer
            return session.act(answer) if answer is not None else None
        if len(decision.options) == 1:
            self.state = Showing(session.act(decision.options[0]))
        else:
            view = session.view(decision.seat)
            self._worker().ask(session.game, level, view, session.bot_seed())
            self.state = Thinking(PAUSE_SECONDS[pace] * self._breath(decision))
        return None

    def _breath(self, decision: Decision) -> float:
        """Return how long a bot takes: longer right after a person, who may want to take a step back."""
        steps = self._session.steps
        follows = decision.prompt == TURN and bool(steps) and steps[-1].seat in self._session.humans
        return CONTINUED if decision.cause else AFTER_PERSON if follows else 1.0

    def _hear_bot(self) -> None:
        advice = self._worker().poll()
        if advice is not None:
            self.state = Showing(self._session.act(advice.action))

    # --- hints and silence -------------------------------------------------------------------------

    def ask_hint(self, seat: int, meant: tuple[Action, ...] = ()) -> bool:
        """Ask the hard bot what it would do in a seat that meant to do something.

        Tell whether it was not being asked already.
        """
        if not isinstance(self.state, Idle | Undrawn):
            return False
        session = self._session
        self._worker().ask_advice(session.game, session.view(seat), session.bot_seed(), meant)
        self.state = HintPending()
        return True

    def _hear_hint(self) -> Advice | None:
        advice = self._worker().poll()
        if advice is not None:
            self.state = Idle()
        return advice

    def silence(self) -> None:
        """Give in to attacks in silence until the round ends."""
        self._silent_round = self._session.game.round(self._session.state)

    @property
    def own_answer(self) -> Action | None:
        """What a person's decision is answered with by itself, if it is."""
        session = self._session
        decision: Decision | None = session.state.decision
        silent = self._silent_round == session.game.round(session.state)
        if decision is None:
            return None
        habitual = self.habit(decision)
        if habitual is not None:
            return habitual
        formal = decision.prompt in self._formalities and len(decision.options) == 1
        if (formal and len(session.humans) == 1) or (silent and decision.prompt in self._attacks):
            return decision.options[-1]
        return None

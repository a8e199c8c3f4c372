"""A game being played: the true position, who sits where, what happened, and the way back.

Scenes never change a position; they ask the session to.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from client.seat_names import seat_names
from client.undo import undo_target
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import State, refusal
from rules.core.events import Event
from rules.core.game import NEUTRAL, AnyGame, Counted
from rules.core.reasons import Reason
from rules.core.rng import Source, below
from rules.core.words import Words
from rules.games import GAMES
from saves.journal import Journal
from saves.listing import AUTOSAVE
from saves.replay import Move, play, restore
from saves.save import BOT, Change, Save, SaveError, Seat, capture, human_seats, points, standing
from saves.store import Store

RANDOM_SEEDS = 1 << 48
LONGEST_NAME = 18
"""How many letters of a name are shown, and how many can be typed."""


def cut_name(name: str) -> str:
    """Return a name as tables show it: one that would have to be written too small ends in three dots."""
    return (
        name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"
    )


def random_seed() -> int:
    """Return a seed that nobody knows."""
    return secrets.randbelow(RANDOM_SEEDS)


class Step(NamedTuple):
    """One action that was carried out: who chose it, what happened, and the position it led to.

    A `continuing` one belongs to the choice before it: a payment, a target, an answer to an effect, or the
    only answer there was. One that is told with the step before it continues that one, or answers the same
    question once more.
    """

    seat: int
    action: Action
    events: list[Event]
    after: State
    continuing: bool
    told_together: bool


class Session:
    """One game at the table."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, str],
        store: Store | None = None,
        start: State | None = None,
    ) -> None:
        """Deal a new game, or go on from the first position of one."""
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.options = dict(options)
        self.store = store
        first: Any = game.new(len(seats), seed, options) if start is None else start
        self.start: State = first
        self.state = first.copy()
        self.steps: list[Step] = []
        self.seconds = 0.0
        """How long people have sat at the table."""
        self.answers_itself: Callable[[Decision | None], bool] = lambda decision: False
        """Tells whether a question is answered without being asked; nobody goes back to one."""
        self.is_autosave = False
        """Whether the game was read from the autosave."""
        self.recovered_at: int | None = None
        """After how many steps it was played on after an error, if it was."""
        self._undone: list[Step] = []
        self._journal: Journal | None = None
        """Where the game is kept as it goes on, once it is the autosave."""

    @classmethod
    def from_save(cls, save: Save, store: Store | None = None) -> Session:
        """Go on with a saved game, or raise `SaveError`; its log is played again for the steps."""
        restored = restore(save)
        session = cls(GAMES[save.game], save.seats, save.seed, save.options, store, restored.start)
        for move in restored.moves:
            session._add_step(move)
        session.state, session.seconds = restored.state, save.now.seconds
        return session

    @classmethod
    def load(cls, store: Store, name: str = AUTOSAVE, *, previous: bool = False) -> Session:
        """Read a game and go on with it, or raise `SaveError`."""
        session = cls.from_save(store.load(name, previous=previous), store)
        session.is_autosave = name == AUTOSAVE and not previous
        return session

    # --- who ---------------------------------------------------------------------------------------

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return human_seats(self.seats)

    @property
    def against_bots(self) -> bool:
        """Whether one person plays with bots alone, whom no move that is taken back can vex."""
        return len(self.humans) == 1

    def bot_level(self, seat: int) -> str:
        """Return the level of the bot in a seat, empty for a person."""
        player = self.seats[seat].player
        return player.removeprefix(BOT) if player.startswith(BOT) else ""

    @property
    def deciding(self) -> int:
        """The seat that decides now, or -1 after the end."""
        return self.state.decision.seat if self.state.decision else -1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.decision is None

    # --- what --------------------------------------------------------------------------------------

    def act(self, action: Action) -> Step:
        """Carry out an option of whoever decides, and keep the game safe."""
        self._undone.clear()
        return self._carry_out(action)

    def _carry_out(self, action: Action) -> Step:
        (move,) = play(self.state, [action])
        step = self._add_step(move)
        self._keep(action)
        return step

    def _add_step(self, move: Move) -> Step:
        decision, answers = move.decision, bool(move.decision.cause)
        told_together = answers or self._asked_again(decision)
        continuing = answers or len(decision.options) == 1
        step = Step(decision.seat, move.action, move.events, move.after, continuing, told_together)
        self.steps.append(step)
        return step

    def _asked_again(self, decision: Decision) -> bool:
        """Tell whether a seat has just answered the same question: one choice made in several steps."""
        before = self.position_after(len(self.steps) - 1).decision if self.steps else None
        asked = before is not None and (before.seat, before.prompt) == (decision.seat, decision.prompt)
        return asked and decision.prompt != TURN

    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Return why an action is refused, or `None` for an option."""
        return refusal(self.state, seat, action)

    def view(self, seat: int) -> State:
        """Return all that a seat may know."""
        view: State = self.game.view(self.state, seat)
        return view

    # --- back --------------------------------------------------------------------------------------

    def undo_target(self, *, take_backs: bool, whole: bool = False) -> int | None:
        """Return how many steps would be left after undoing, or `None` where there is no way back."""
        return undo_target(self, take_backs=take_backs, whole=whole)

    def position_after(self, steps: int) -> State:
        """Return the position after so many steps: that in which the step of this index was taken."""
        return self.steps[steps - 1].after if steps else self.start

    def undo(self, *, take_backs: bool, whole: bool = False) -> bool:
        """Go back to the last choice, or to the beginning of the whole action; tell whether that can be."""
        if (target := self.undo_target(take_backs=take_backs, whole=whole)) is None:
            return False
        self._undone.extend(reversed(self.steps[target:]))
        del self.steps[target:]
        self.state = self.position_after(target).copy()
        self._keep()
        return True

    def redo(self) -> list[Step]:
        """Do again what was undone last, the whole of the choice."""
        steps: list[Step] = []
        while self._undone and (not steps or self._undone[-1].continuing):
            steps.append(self._carry_out(self._undone.pop().action))
        return steps

    def as_after(self, steps: int) -> Session:
        """Return the game as it was after so many steps, kept nowhere."""
        then = Session(self.game, self.seats, self.seed, self.options, start=self.start)
        then.steps = self.steps[:steps]
        then.state = self.position_after(steps).copy()
        return then

    def recover(self, steps: int) -> None:
        """Go back to the position after so many steps; an error may have left the present one half done."""
        del self.steps[steps:]
        self._undone.clear()
        self.state = self.position_after(steps).copy()
        self.recovered_at = steps

    # --- records -----------------------------------------------------------------------------------

    def save(self, name: str = AUTOSAVE) -> None:
        """Write the game down."""
        if self.store is None:
            return
        if name == AUTOSAVE:
            self._journal = self.store.begin(self.to_save())
        else:
            self.store.save(self.to_save(), name)

    def _keep(self, action: Action | None = None) -> None:
        """Keep what was done last, or without an action that something was taken back."""
        if self.store is not None:
            change = Change(len(self.steps), standing(self.game, self.state, self.seconds), action)
            self._journal = self.store.keep(self._journal, change, self.to_save)

    def trouble(self) -> SaveError | None:
        """Return, once, why the game could not be kept."""
        return self.store.trouble() if self.store is not None else None

    def to_save(self) -> Save:
        """Return the game as it is kept."""
        log, now = [step.action for step in self.steps], (self.state, self.seconds)
        return capture(self.game, self.options, self.seed, self.seats, log, *now)

    def bot_seed(self) -> int:
        """Return a seed for the bot's next thought: the same game gives the same thoughts."""
        return below(Source(self.seed ^ len(self.steps)), RANDOM_SEEDS)

    @property
    def powers(self) -> tuple[int, ...]:
        """The numbers of everybody who may win: the seats, and a power that plays by itself."""
        return (*range(len(self.seats)), *([NEUTRAL] if self.game.neutral else ()))

    @property
    def winners(self) -> list[int]:
        """Who has won: seats, or the power that plays by itself."""
        return self.game.winners(self.state) or ([NEUTRAL] if self.game.neutral else [])

    def names(self, words: Words) -> tuple[str, ...]:
        """Return the names of all powers."""
        seats = [cut_name(name) for name in seat_names(self.seats, words)]
        neutral = self.game.neutral
        return (*seats, *([words(f"{self.game.domain}.name.{neutral}")] if neutral else ()))

    def seat_names(self, words: Words) -> tuple[str, ...]:
        """Return the names of the players."""
        return self.names(words)[: len(self.seats)]

    def points(self, state: State) -> list[int]:
        """Return the points of all powers in a position."""
        return list(points(self.game, state))

    def counted(self, state: State) -> Counted:
        """Return the numbers that tell how all powers stand in a position, and what they are called."""
        return self.game.instead(state) or Counted(self.game.counted, points(self.game, state))

    def goal(self, words: Words, *, brief: bool = False) -> str:
        """Say what wins with these options and what counts for it, or briefly what wins."""
        kind = "goal" if brief else "aim"
        return words(f"shell.game.{self.game.name}.{kind}{self.game.goal(self.options)}")

    @cached_property
    def opening(self) -> list[Event]:
        """What happened before the first choice, since the first round began."""
        dealt, events = self.game.dealt(len(self.seats), self.seed, self.options)
        return events if dealt == self.start else []

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for step in self.steps for event in step.events]

    def by_round(self, of: Callable[[State], list[int]]) -> list[list[int]]:
        """Return a number of all powers, such as their points, at the start and at the end of each round."""
        rows, before = [of(self.start)], self.start
        for step in self.steps:
            number = self.game.round(before)
            if number and (self.game.round(step.after) != number or step.after.decision is None):
                rows.append(of(step.after))
            before = step.after
        return rows

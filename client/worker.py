"""Bots think in a process of their own: a view goes in, advice comes out, the window never waits."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection

import msgspec
from msgspec import Struct

from rules.bots import ADVISER, LEVELS
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.engine import State, advance, to_json
from rules.core.game import AnyGame
from rules.core.rng import Source
from rules.games import GAMES

LIMIT_SECONDS = 2.0


class Question(Struct):
    """What is asked: which bot, about which view, from which seed; `number` tells answers apart.

    For a hint no `level` is named; `meant` is what is left of what was advised before.
    """

    number: int
    game: str
    level: str
    seed: int
    view: msgspec.Raw
    meant: tuple[Action, ...] = ()


class Answer(Struct):
    """The advice for the question of that number."""

    number: int
    advice: Advice


class Worker:
    """The process and its pipe; ask, then poll once a frame.

    A process that was killed, by the system or by whoever tidied up there, is started anew and asked again.
    """

    def __init__(self) -> None:
        self._asked = 0
        self._question = b""
        self._failed_at = 0
        self._start()

    def _start(self) -> None:
        # Spawned on every system alike: a forked copy would share the window's resources.
        context = multiprocessing.get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def ask(self, game: AnyGame, level: str, view: State, seed: int) -> None:
        """Put a question; an earlier one is forgotten."""
        self._send(Question(self._asked + 1, game.name, level, seed, msgspec.Raw(to_json(view))))

    def ask_advice(self, game: AnyGame, view: State, seed: int, meant: tuple[Action, ...]) -> None:
        """Ask for a hint; an earlier question is forgotten."""
        self._send(Question(self._asked + 1, game.name, "", seed, msgspec.Raw(to_json(view)), meant))

    def _send(self, question: Question) -> None:
        self._asked = question.number
        self._question = msgspec.json.encode(question)
        try:
            self._pipe.send_bytes(self._question)
        except OSError:
            self._start_again()

    def poll(self) -> Advice | None:
        """Return the answer to the last question, once it is there."""
        try:
            while self._pipe.poll():
                answer = msgspec.json.decode(self._pipe.recv_bytes(), type=Answer)
                if answer.number == self._asked:
                    return answer.advice
        except (EOFError, OSError):
            # A question over which the process died twice would kill the next one too.
            if self._failed_at == self._asked:
                raise
            self._start_again()
        return None

    def _start_again(self) -> None:
        self._failed_at = self._asked
        self.stop()
        self._start()
        self._pipe.send_bytes(self._question)

    def forget(self) -> None:
        """Take no answer to what was asked so far."""
        self._asked += 1

    def stop(self) -> None:
        """End the process at once, whatever it is thinking about."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """Answer questions until the window is gone."""
    try:
        while True:
            question = msgspec.json.decode(pipe.recv_bytes(), type=Question)
            # A newer question is waiting: nobody wants the answer to this one any more.
            if not pipe.poll():
                pipe.send_bytes(msgspec.json.encode(_answer(question)))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer(question: Question) -> Answer:
    game = GAMES[question.game]
    view: State = msgspec.json.decode(question.view, type=game.state)
    advance(view)
    source, end = Source(question.seed), time.monotonic() + LIMIT_SECONDS

    def in_time() -> bool:
        return time.monotonic() < end

    if question.level:
        return Answer(question.number, LEVELS[question.level].choose(game, view, source, in_time))
    return Answer(question.number, ADVISER.choose(game, view, source, in_time, question.meant))

"""The bots' process: answers, forgotten questions, and what happens when it dies."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from client.worker import Worker
from rules.bots.bot import Advice
from rules.games import GAMES

GAME = GAMES["res_arcana"]
MOST_SECONDS = 60.0


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


def answer(worker: Worker) -> Advice:
    """Wait as long as a slow machine may need."""
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        advice = worker.poll()
        if advice is not None:
            return advice
        time.sleep(0.01)
    raise TimeoutError


def test_the_same_question_has_the_same_answer_in_another_process(worker: Worker) -> None:
    view = GAME.view(GAME.new(2, 1), 0)
    answers = []
    for _ in range(2):
        worker.ask(GAME, "easy", view, 7)
        answers.append(answer(worker))
        # As the system would in need of memory.
        worker._process.kill()
        worker._process.join()
    assert answers[0] == answers[1]


def test_a_process_that_dies_over_its_question_is_asked_once_more(worker: Worker) -> None:
    worker.ask(GAME, "hard", GAME.view(GAME.new(2, 1), 0), 7)
    worker._process.kill()
    worker._process.join()
    assert answer(worker).action in GAME.new(2, 1).decision.options


def test_a_question_that_no_process_survives_is_an_error(worker: Worker) -> None:
    worker.ask(GAME, "nobody", GAME.view(GAME.new(2, 1), 0), 7)
    with pytest.raises((EOFError, OSError)):
        answer(worker)


def test_a_forgotten_question_is_not_answered(worker: Worker) -> None:
    view = GAME.view(GAME.new(2, 1), 0)
    worker.ask(GAME, "easy", view, 7)
    worker.forget()
    time.sleep(1)
    assert worker.poll() is None
    worker.ask(GAME, "easy", view, 8)
    assert answer(worker).action in view.decision.options

"""How far a person may go back: to its last choice, never past what another did or chance has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.session import Session


def undo_target(session: Session, *, take_backs: bool, whole: bool) -> int | None:
    """Return how many steps would be left after undoing, or `None` where there is no way back.

    A person goes back to the beginning of its last action, and in the middle of one only to its last
    answer unless the `whole` is meant, until another one has acted, and not past chance, a reveal or the
    move of a bot: at most to what was chosen since. With take-backs agreed on, past those too, to the last
    action or the last answer to what another did.
    """
    steps = session.steps
    mine = next((step.seat for step in reversed(steps) if step.seat in session.humans), -1)
    if not whole and _answered_in_the_middle(session, mine):
        return len(steps) - 1
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if not take_backs and (step.seat != mine or _revealed(session, index)):
            asked = index + 1 < len(steps) and not session.answers_itself(step.after.decision)
            return index + 1 if asked else None
        if step.seat in session.humans and (not step.continuing or _answers_another(session, index)):
            return index
    return None


def _answered_in_the_middle(session: Session, seat: int) -> bool:
    """Tell whether a seat that is still asked because of its action has just chosen something for it."""
    last, now = len(session.steps) - 1, session.state.decision
    asked = session.position_after(last).decision if session.steps else None
    if now is None or asked is None or not (now.cause and asked.cause and now.seat == asked.seat == seat):
        return False
    return _chose(session, last) and not _revealed(session, last)


def _answers_another(session: Session, index: int) -> bool:
    """Tell whether a step is a choice that somebody else's action, or the table, asked for."""
    steps = session.steps
    return _chose(session, index) and (not index or steps[index - 1].seat != steps[index].seat)


def _chose(session: Session, index: int) -> bool:
    """Tell whether a step was one of several that the seat itself could take."""
    asked = session.position_after(index).decision
    return asked is not None and len(asked.options) > 1 and not session.answers_itself(asked)


def _revealed(session: Session, index: int) -> bool:
    """Tell whether a step brought out something that cannot be unseen."""
    step = session.steps[index]
    return session.position_after(index).rng != step.after.rng or any(event.reveals for event in step.events)

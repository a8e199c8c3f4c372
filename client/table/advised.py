"""What was advised at a table: found again by whoever goes back, and gone on with by whoever follows it."""

from __future__ import annotations

from client.session import Session
from client.table.model import Hint, Model
from rules.bots.bot import Advice, explain, odds
from rules.bots.course import acts, rest_of
from rules.core.action import Action
from rules.core.decision import TURN, Decision


class Advised:
    """What was advised, by the number of steps after which."""

    def __init__(self) -> None:
        self._given: dict[int, Advice] = {}

    def give(self, steps: int, advice: Advice) -> None:
        """Keep what is advised after so many steps; what was advised later was for another course."""
        self.keep_until(steps)
        self._given[steps] = advice

    def keep_until(self, steps: int) -> None:
        """Forget what was advised after more steps."""
        self._given = {at: advice for at, advice in self._given.items() if at <= steps}

    def forget(self, steps: int) -> None:
        """Forget what was advised after so many steps: it is not wanted."""
        self._given.pop(steps, None)

    def at(self, steps: int, model: Model) -> Hint | None:
        """Return the hint for what the viewer is asked after so many steps, if one was given."""
        advice, decision = self._given.get(steps), model.decision
        if advice is None or decision is None or advice.action not in decision:
            return None
        sentence, then = explain(model.game, model.view, advice, model.named)
        return Hint(advice, sentence, then, odds(model.game, model.view, advice, model.named))

    def rest(self, session: Session, seat: int) -> tuple[Action, ...]:
        """Return what is left of what was last advised to a seat, after all that was chosen since."""
        last = self._last(session)
        return () if last is None else rest_of(self._given[last], seat, _taken(session, last))

    def next(self, session: Session, seat: int) -> Advice | None:
        """Return what was advised to be done now, if that is not to be looked at anew."""
        last, decision, rest = self._last(session), session.state.decision, self.rest(session, seat)
        if last is None or decision is None or not rest or rest[0] not in decision:
            return None
        advice = self._given[last]
        if advice.leads_to:
            return None
        return Advice(rest[0], advice.chance, advice.plan[len(advice.plan) - len(rest) + 1 :], advice.gain)

    def goes_on(self, session: Session, seat: int) -> bool:
        """Tell whether a seat is still at what was last advised to it: nothing else has been begun since."""
        last, decision = self._last(session), session.state.decision
        if last is None or decision is None:
            return False
        if any(other.seat != seat and acts(other) for other, _ in _taken(session, last)):
            return False
        return decision.prompt != TURN or bool(self.rest(session, seat))

    def _last(self, session: Session) -> int | None:
        """Return after how many steps something was advised last, before what is asked now."""
        return max((at for at in self._given if at < len(session.steps)), default=None)


def _taken(session: Session, steps: int) -> list[tuple[Decision, Action]]:
    """Return what was asked, and what was chosen, after so many steps."""
    asked = [session.position_after(at).decision for at in range(steps, len(session.steps))]
    pairs = zip(asked, session.steps[steps:], strict=True)
    return [(decision, step.action) for decision, step in pairs if decision is not None]

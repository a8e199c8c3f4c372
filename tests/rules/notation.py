"""What scenarios of every game are written in: actions as a person writes them, `put calm -> mermaid`."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.engine import State, apply, refusal
from rules.core.events import Event


def read(line: str) -> Action:
    """Read what `str(action)` writes."""
    kind, source, target, arg = "", "", "", 0
    words = iter(line.split())
    kind = next(words)
    for word in words:
        if word == "->":
            target = next(words)
        elif word.startswith("#"):
            arg = int(word[1:])
        else:
            source = word
    return Action(kind, source, target, arg)


def do(state: State, *lines: str) -> list[Event]:
    """Carry out options written as `str(action)` writes them, whoever decides."""
    return [event for line in lines for event in apply(state, read(line))]


def offered(state: State, kind: str = "", source: str = "") -> list[str]:
    """Return the options (of a kind, from a source) as a person writes them."""
    assert state.decision is not None
    return [str(o) for o in state.decision if kind in ("", o.kind) and source in ("", o.source)]


def asked(state: State) -> tuple[int, str]:
    """Return who is asked for what."""
    assert state.decision is not None
    return state.decision.seat, state.decision.prompt


def refused(state: State, line: str) -> str:
    """Return the key of the reason against an action of whoever decides; empty for an option."""
    assert state.decision is not None
    reason = refusal(state, state.decision.seat, read(line))
    return reason.key if reason else ""

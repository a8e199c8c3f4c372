"""Randomness is one integer in the position: splitmix64, or a script that a test has laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_SCRIPT_BITS = 8


class HasRng(Protocol):
    """Anything whose next random results come from its `rng` field."""

    rng: int


def below(state: HasRng, n: int) -> int:
    """Return 0..n-1 and step the generator."""
    if state.rng < 0:
        return _next_scripted(state) % n
    state.rng = z = (state.rng + _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) % n


def choice(state: HasRng, items: Sequence[T]) -> T:
    """Return one of the items."""
    return items[below(state, len(items))]


def shuffle(state: HasRng, items: list[T]) -> None:
    """Shuffle in place; the last item is drawn first, so a script reads from the end of the list."""
    for i in range(len(items) - 1, 0, -1):
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]


def seeded(seed: int) -> int:
    """Return the generator of a seed; a negative one would be taken for a script."""
    return seed & _MASK


class Source:
    """A generator on its own, for whoever plays rather than for a position."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def script(state: HasRng, results: Sequence[int]) -> None:
    """Let the next results be these (0..255 each); afterwards chance goes on from seed 0."""
    packed = 1
    for result in reversed(results):
        packed = packed << _SCRIPT_BITS | result
    state.rng = -packed if results else 0


def _next_scripted(state: HasRng) -> int:
    packed = -state.rng
    rest = packed >> _SCRIPT_BITS
    state.rng = -rest if rest > 1 else 0
    return packed & ((1 << _SCRIPT_BITS) - 1)

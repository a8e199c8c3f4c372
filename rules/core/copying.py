"""Copies of records that change: each mutable field is copied, everything frozen is shared.

A search copies positions hundreds of thousands of times, so `copyable` writes out the one expression that
copies a record from the types of its fields, as `dataclasses` writes out `__init__`: for

    class Seat(Copyable):
        mage: str
        hand: list[str]
        slots: list[Card]     # a mutable record itself

it makes `Seat(self.mage, self.hand[:], [each.copy() for each in self.slots])`.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Self, TypeVar, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

T = TypeVar("T", bound="type[Copyable]")

SHARED = (NoneType, bool, float, int, str, tuple, frozenset)


class Copyable(Struct, omit_defaults=True):
    """A record that changes; a class of them is decorated with `copyable`."""

    def copy(self) -> Self:
        """Return an independent record; frozen parts are shared."""
        raise NotImplementedError(f"{type(self).__name__} is not decorated with @copyable")


def copyable(kind: T) -> T:
    """Give a class of records its `copy`; fields named in its `fresh` start empty in a copy."""
    fresh: frozenset[str] = getattr(kind, "fresh", frozenset())
    parts = [
        "[]" if field.name in fresh else _copied(f"self.{field.name}", field.type) for field in fields(kind)
    ]
    names: dict[str, Any] = {"Kind": kind}
    exec(f"def copy(self): return Kind({', '.join(parts)})", names)
    names["copy"].__doc__ = Copyable.copy.__doc__
    kind.copy = names["copy"]  # type: ignore[method-assign]
    return kind


def _copied(value: str, kind: Any) -> str:
    """Return the expression that copies a value of a type; raises `TypeError` where none is known."""
    if is_shared(kind):
        return value
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is list:
        each = _copied("each", inner[0])
        return f"{value}[:]" if each == "each" else f"[{each} for each in {value}]"
    if (origin in (set, dict) and all(map(is_shared, inner))) or issubclass(origin, Copyable):
        return f"{value}.copy()"
    raise TypeError(f"{kind} in {value} can neither be shared nor copied")


def is_shared(kind: Any) -> bool:
    """Tell whether values of a type never change."""
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        return all(map(is_shared, get_args(kind)))
    if origin is Literal or origin is Any:
        return True
    if not isinstance(origin, type):
        return False
    return issubclass(origin, SHARED) or (issubclass(origin, Struct) and origin.__struct_config__.frozen)

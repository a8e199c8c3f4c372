"""What the components of these games are made of, and the programs that their effects come down to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.board import ANYWHERE, Board
from rules.black_rose.casting import SPRINGING, Casting, ChooseElement, Claimed, IconAt, Over, Targeting
from rules.black_rose.conditions import Pattern, Test
from rules.black_rose.lasting import Guard, Modifier, Outlive, Stat, Whenever
from rules.black_rose.ordering import in_any_order
from rules.black_rose.programs import Aim, Icon, program
from rules.black_rose.queries import Room as RoomQuery
from rules.black_rose.quests import Condition
from rules.black_rose.resolve import Verb
from rules.black_rose.targets import SELF, Target
from rules.core.catalogue import Component as CoreComponent
from rules.core.events import HIDDEN
from rules.core.verbs import flatten

SpellType = Literal["", "combat", "conjunction", "protection", "trap"]
Element = Literal["", "magic", "holy", "profane", "air", "earth", "fire", "water", "any"]


class Face(Struct, frozen=True):
    """One effect: of a spell's side, a room's side, a quest, or a part of an event.

    A trap for rooms has an effect for each of two colours. Where the words of an effect are not made of those
    of its verbs, `said` is their key.
    """

    verbs: tuple[Verb, ...]
    target: Target = SELF
    type: SpellType = ""
    element: Element = ""
    each_mage: bool = False
    colour: str = ""
    said: str = ""


class Component(CoreComponent, frozen=True, kw_only=True):
    """A component; the parts named in `ours` and `public` are not from the rulebook.

    `origin` speaks of what its effect does.
    """

    faces: tuple[Face, ...] = ()
    ours: tuple[str, ...] = ()
    public: tuple[str, ...] = ()


class Spell(Component, frozen=True, kw_only=True):
    """A spell card with its main and its reverse side."""

    icon: bool = False
    owner: str = ""
    school: str = ""

    @property
    def is_room_trap(self) -> bool:
        """Whether it has one reading, with effects for rooms of two colours."""
        return bool(self.faces[0].colour)


class Room(Component, frozen=True, kw_only=True):
    """A room: ruined on one side, restored on the other; or with one effect, which a token turned spares.

    Such a one is whole until it is destroyed; in a lodge that is being restored it does the same all along.
    """

    colour: str
    slots: int
    points: tuple[int, ...]

    @property
    def is_two_sided(self) -> bool:
        """Whether it does something else once it is restored."""
        return len(self.faces) > 1


class Mage(Component, frozen=True, kw_only=True):
    """A mage with its numbers."""

    health: int
    hand: int
    strength: int
    speed: int
    spell: str


class Evocation(Component, frozen=True, kw_only=True):
    """A being that mages summon; its face is its skill, `passive` what holds as long as it stands."""

    archetypes: tuple[str, ...]
    speed: int
    strength: int
    health: int
    immobile: bool = False
    skill_at: Literal["activated", "attacked"] = "activated"
    passive: tuple[Modifier, ...] = ()


class Upgrade(Component, frozen=True, kw_only=True):
    """A card that an evocation bears."""

    verbs: tuple[Verb, ...]


class Quest(Component, frozen=True, kw_only=True):
    """A quest: on one side of a card for everybody to see, or in a hidden hand.

    A hidden one belongs to a moon. It is met at one of the moments of `checks` if all `tests` hold, or by the
    activation of a `room`, whose effect it replaces or adds to; `crowded` ones are for four or more.
    """

    points: int
    side: str = ""
    condition: Condition = Condition()
    moon: int = 0
    room: RoomQuery | None = None
    mode: Literal["", "add", "replace"] = ""
    checks: tuple[Pattern, ...] = ()
    tests: tuple[Test, ...] = ()
    crowded: bool = False


class Event(Component, frozen=True, kw_only=True):
    """What the Black Rose does: in a certain round, or while it lies in a slot of the event board.

    Such a one belongs to a moon and to a phase; the Black Rose gains when it enters and when it leaves.
    """

    side: str = ""
    round: int = 0
    moon: int = 0
    phase: Literal["", "immediate", "black_rose", "action"] = ""
    slot: int = 0
    entering: int = 0
    leaving: int = 0
    crown: bool = False


C = TypeVar("C", bound=Component)
Readings = Mapping[tuple[str, int], tuple[Verb, ...]]
NO_READINGS: Readings = {}


class Edition(Struct, frozen=True):
    """One game on this engine: its components, its boards, and everything looked up in them.

    A game with `moons` has rounds, decks and points of its own. Where what happens can be `answered`,
    `springs` are the moments of traps and of protections, each with the farthest at which one springs,
    `answers` what the sides of cards wait for, with their programs, and `checked` is when each quest may be
    met. `awaited` is what each lasting effect waits for, and `programs_of` what it then does.
    """

    components: dict[str, Component]
    boards: dict[tuple[int, ...], Board]
    school: tuple[str, ...]
    grimoires: dict[str, tuple[str, ...]]
    centre: str
    spells: dict[str, Spell]
    rooms: dict[str, Room]
    mages: dict[str, Mage]
    evocations: dict[str, Evocation]
    upgrades: dict[str, Upgrade]
    quests: dict[str, Quest]
    events: dict[str, Event]
    programs: dict[str, tuple[tuple[Verb, ...], ...]]
    guards: dict[str, int]
    outliving: frozenset[str]
    strengths: dict[str, int]
    answered: bool
    moons: bool
    schools: tuple[str, ...]
    two_sided: frozenset[str]
    springs: dict[str, dict[str, int]]
    answers: dict[tuple[str, int], list[tuple[Pattern, int]]]
    programs_of: dict[tuple[str, int, int], int]
    awaited: dict[tuple[str, int, int], str]
    checked: dict[str, frozenset[str]]


def edition(
    components: Iterable[Component],
    boards: dict[tuple[int, ...], Board],
    grimoires: dict[str, tuple[str, ...]],
    centre: str,
    *,
    answered: bool = False,
    moons: bool = False,
    readings: Readings = NO_READINGS,
) -> Edition:
    """Put a game together from its components; its boards go by the cells of the seats.

    `readings` are what sides of components of another box come down to here.
    """
    known = {component.id: component for component in components}

    def of(kind: type[C]) -> dict[str, C]:
        return {name: component for name, component in known.items() if isinstance(component, kind)}

    programs, answers, programs_of = {}, {}, {}
    for component in known.values():
        if answered:
            programs[component.id], waits, held = _compile_answered(_read(component, readings))
            answers.update({(component.id, face): entries for face, entries in waits.items()})
        else:
            programs[component.id], held = _compile(component)
        programs_of.update({(component.id, *step): index for step, index in held.items()})
    upgrades = of(Upgrade)
    return Edition(
        components=known,
        boards=boards,
        school=tuple(spell.id for spell in of(Spell).values() if spell.kind == "spell"),
        grimoires=grimoires,
        centre=centre,
        spells=of(Spell),
        rooms=of(Room),
        mages=of(Mage),
        evocations=of(Evocation),
        upgrades=upgrades,
        quests=of(Quest),
        events=of(Event),
        programs=programs,
        guards={u.id: sum(v.n for v in u.verbs if isinstance(v, Guard)) for u in upgrades.values()},
        outliving=frozenset(u.id for u in upgrades.values() if any(isinstance(v, Outlive) for v in u.verbs)),
        strengths={u.id: _strength(u, "strength") for u in upgrades.values()},
        answered=answered,
        moons=moons,
        schools=tuple(dict.fromkeys(s.school for s in of(Spell).values() if s.school)) if moons else (),
        two_sided=frozenset([HIDDEN, *(s.id for s in of(Spell).values() if not s.is_room_trap)]),
        springs={token: _springs(of(Spell), answers, token) for token in SPRINGING},
        answers=answers,
        programs_of=programs_of,
        awaited={
            (name, part, step): _awaited(programs[name][part][step]) for name, part, step in programs_of
        },
        checked={q.id: frozenset(check.trigger for check in q.checks) for q in of(Quest).values()},
    )


def _awaited(verb: Verb) -> str:
    """Return the moment that a lasting effect waits for."""
    assert isinstance(verb, Whenever)
    return verb.trigger if isinstance(verb.trigger, str) else verb.trigger.trigger


def _read(component: C, readings: Readings) -> C:
    """Return a component with the verbs that its sides come down to."""
    faces = [
        replace(face, verbs=readings.get((component.id, side), face.verbs))
        for side, face in enumerate(component.faces)
    ]
    return replace(component, faces=tuple(faces))


def _springs(
    spells: dict[str, Spell], answers: dict[tuple[str, int], list[tuple[Pattern, int]]], token: str
) -> dict[str, int]:
    """Return the moments at which spells of a token spring, each with the farthest at which one does."""
    found: dict[str, int] = {}
    for (name, side), entries in answers.items():
        spell = spells.get(name)
        if spell is None or spell.faces[side].type != token:
            continue
        target = spell.faces[side].target
        reach = ANYWHERE if spell.is_room_trap or target.kind == "self" else target.range
        for waited, _ in entries:
            found[waited.trigger] = max(reach, found.get(waited.trigger, 0))
    return found


Answers = dict[int, list[tuple[Pattern, int]]]


def _compile_answered(
    component: Component,
) -> tuple[tuple[tuple[Verb, ...], ...], Answers, dict[tuple[int, int], int]]:
    """Return the programs of a component whose effects can be answered.

    Its faces come first, then what they do when they spring or answer.
    """
    spell = isinstance(component, Spell)
    programs = [tuple(_frame(component, face)) for face in component.faces]
    answers: Answers = {}
    held: dict[tuple[int, int], int] = {}
    for part, face in enumerate(component.faces):
        answers[part] = []
        for step, verb in enumerate(programs[part]):
            if not isinstance(verb, Whenever):
                continue
            assert isinstance(verb.trigger, Pattern)
            held[part, step] = len(programs)
            answers[part].append((verb.trigger, len(programs)))
            steps = flatten(verb.do)
            if spell and face.type in SPRINGING:
                steps = [*_icon(component, "before"), *steps, *_icon(component, "after"), Over()]
            programs.append(tuple(steps))
    return tuple(programs), answers, held


def _frame(component: Component, face: Face) -> list[Verb]:
    """Return the steps of a face; of a spell with its announcement before and what follows after."""
    steps = flatten(in_any_order(face.verbs))
    if isinstance(component, Quest) and component.side:
        steps.append(Claimed())
    if not isinstance(component, Spell) or face.type in SPRINGING:
        return steps
    element = [ChooseElement()] if face.element == "any" else []
    aim = [Aim(face.target)] if face.target.is_figure or face.target.kind == "area" else []
    deaf = steps and all(getattr(step, "unpreventable", False) for step in steps)
    targeting = [] if deaf else [Targeting()]
    before, after = _icon(component, "before"), _icon(component, "after")
    return [*element, *aim, Casting(), *targeting, *before, *steps, *after, Over()]


def _icon(component: Component, when: Literal["before", "after"]) -> list[Verb]:
    return [IconAt(when)] if isinstance(component, Spell) and component.icon else []


def _strength(upgrade: Upgrade, stat: Stat) -> int:
    return sum(verb.add for verb in upgrade.verbs if isinstance(verb, Modifier) and verb.stat == stat)


def _compile(component: Component) -> tuple[tuple[tuple[Verb, ...], ...], dict[tuple[int, int], int]]:
    """Return the programs of a component: of its faces, then of what its lasting effects do."""
    programs = [program((*_prelude(component, face), *face.verbs)) for face in component.faces]
    held: dict[tuple[int, int], int] = {}
    for part in range(len(component.faces)):
        for step, verb in enumerate(programs[part]):
            if isinstance(verb, Whenever):
                held[part, step] = len(programs)
                programs.append(program(verb.do))
    return tuple(programs), held


def _prelude(component: Component, face: Face) -> tuple[Verb, ...]:
    """Return what comes before the verbs of a face: the icon of a spell, and the choice of the target."""
    icon = (Icon(),) if isinstance(component, Spell) and component.icon else ()
    aim = (Aim(face.target),) if face.target.is_figure or face.target.kind == "area" else ()
    return (*icon, *aim)

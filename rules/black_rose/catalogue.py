"""What the components of these games are made of, and the programs that their effects come down to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec import Struct

from rules.black_rose.board import Board
from rules.black_rose.lasting import Guard, Modifier, Outlive, Stat, Ward, Whenever
from rules.black_rose.programs import Aim, Icon, program
from rules.black_rose.quests import Condition
from rules.black_rose.resolve import Verb
from rules.black_rose.targets import SELF, Target
from rules.black_rose.triggers import Trigger
from rules.core.catalogue import Component as CoreComponent

SpellType = Literal["", "combat", "conjunction"]
Element = Literal["", "magic", "holy", "profane"]


class Face(Struct, frozen=True):
    """One effect: of a spell's side, a room's side, a quest, or a part of an event."""

    verbs: tuple[Verb, ...]
    target: Target = SELF
    type: SpellType = ""
    element: Element = ""
    each_mage: bool = False

    @property
    def lasts(self) -> bool:
        """Whether some of it holds until the card leaves its slot."""
        return any(isinstance(verb, Whenever | Modifier | Ward) for verb in self.verbs)


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


class Room(Component, frozen=True, kw_only=True):
    """A room: ruined on one side, restored on the other."""

    colour: str
    slots: int
    points: tuple[int, int, int]


class Mage(Component, frozen=True, kw_only=True):
    """A mage with its numbers."""

    health: int
    hand: int
    strength: int
    speed: int
    spell: str


class Evocation(Component, frozen=True, kw_only=True):
    """A being that mages summon; its face is its skill."""

    archetypes: tuple[str, ...]
    speed: int
    strength: int
    health: int


class Upgrade(Component, frozen=True, kw_only=True):
    """A card that an evocation bears."""

    verbs: tuple[Verb, ...]


class Quest(Component, frozen=True, kw_only=True):
    """A quest on one side of a quest card."""

    side: str
    points: int
    condition: Condition


class Event(Component, frozen=True, kw_only=True):
    """What the Black Rose does in a round."""

    side: str
    round: int


C = TypeVar("C", bound=Component)


class Edition(Struct, frozen=True):
    """One game on this engine: its components, its boards, and everything looked up in them."""

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
    reactions: dict[tuple[str, int], tuple[tuple[Trigger, int], ...]]
    modifiers: dict[tuple[str, int], tuple[Modifier, ...]]
    wards: dict[tuple[str, int], int]
    guards: dict[str, int]
    outliving: frozenset[str]
    strengths: dict[str, int]


def edition(
    components: Iterable[Component],
    boards: dict[tuple[int, ...], Board],
    grimoires: dict[str, tuple[str, ...]],
    centre: str,
) -> Edition:
    """Put a game together from its components; its boards go by the cells of the seats."""
    known = {component.id: component for component in components}

    def of(kind: type[C]) -> dict[str, C]:
        return {name: component for name, component in known.items() if isinstance(component, kind)}

    programs, reactions = {}, {}
    for component in known.values():
        programs[component.id], found = _compile(component)
        reactions.update({(component.id, face): entries for face, entries in found.items()})
    faces = {(c.id, index): face for c in known.values() for index, face in enumerate(c.faces)}
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
        reactions=reactions,
        modifiers={
            key: tuple(v for v in face.verbs if isinstance(v, Modifier)) for key, face in faces.items()
        },
        wards={key: sum(v.n for v in face.verbs if isinstance(v, Ward)) for key, face in faces.items()},
        guards={u.id: sum(v.n for v in u.verbs if isinstance(v, Guard)) for u in upgrades.values()},
        outliving=frozenset(u.id for u in upgrades.values() if any(isinstance(v, Outlive) for v in u.verbs)),
        strengths={u.id: _strength(u, "strength") for u in upgrades.values()},
    )


def _strength(upgrade: Upgrade, stat: Stat) -> int:
    return sum(verb.add for verb in upgrade.verbs if isinstance(verb, Modifier) and verb.stat == stat)


def _compile(
    component: Component,
) -> tuple[tuple[tuple[Verb, ...], ...], dict[int, tuple[tuple[Trigger, int], ...]]]:
    """Return the programs of a component: of its faces, then of what its lasting effects do."""
    programs = [program((*_prelude(component, face), *face.verbs)) for face in component.faces]
    reactions: dict[int, tuple[tuple[Trigger, int], ...]] = {}
    for index, face in enumerate(component.faces):
        entries = []
        for verb in face.verbs:
            if isinstance(verb, Whenever):
                entries.append((verb.trigger, len(programs)))
                programs.append(program(verb.do))
        reactions[index] = tuple(entries)
    return tuple(programs), reactions


def _prelude(component: Component, face: Face) -> tuple[Verb, ...]:
    """Return what comes before the verbs of a face: the icon of a spell, and the choice of the target."""
    icon = (Icon(),) if isinstance(component, Spell) and component.icon else ()
    aim = (Aim(face.target),) if face.target.is_figure or face.target.kind == "area" else ()
    return (*icon, *aim)

"""How a component stands at a table: what lies in a room, what a figure has taken, where a spell is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from client.art.lettering import NO_BREAK
from client.art.text import escape
from client.games.black_rose.formulas import DOMAIN, name_of, power
from client.games.book import Facts, Situation
from client.table.layout import Spot
from rules.black_rose.board import CELL
from rules.black_rose.card_text import SIDES, face_text, name, text
from rules.black_rose.catalogue import Evocation, Mage, Quest, Room, Spell, Upgrade
from rules.black_rose.preview import harvest_of, holding, quest_progress
from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE, SEATS, SLOT_IDS
from rules.core.words import Words


def facts(component_id: str, at: Situation[State], words: Words, *, brief: bool = False) -> Facts:
    """Return where a component is, and what is true of it now; of a figure, where one is looked at.

    Told briefly, the spell of a mage in play is left out.
    """
    return _Telling(at.view, at, words, brief).facts(component_id)


def side_said(view: State, spot: Spot, words: Words) -> str:
    """Return what the side of a prepared spell says that was chosen; of any other card, nothing."""
    seat, number = spot.seat, spot.id[-1]
    lies = view.seats[seat].slots[int(number)] if spot.id in SLOT_IDS[seat] else None
    return face_text(view.book.spells[lies.card], lies.side, words) if lies is not None else ""


class _Telling:
    """Tells about the components of one table."""

    def __init__(self, view: State, at: Situation[State], words: Words, brief: bool) -> None:
        self._view = view
        self._brief = brief
        self._at = at
        self._words = words
        seats = range(len(view.seats))
        self._names = [escape(at.names[n]) if at.names else words("seat", n=n + 1) for n in seats]

    def facts(self, component_id: str) -> Facts:
        """Return all there is to tell about a component."""
        view = self._view
        match view.book.components[component_id]:
            case Room():
                return Facts(now=self._room(component_id))
            case Evocation():
                return self._evocation(component_id)
            case Mage():
                return self._mage(component_id)
            case Spell():
                return self._spell(component_id)
            case Upgrade():
                return Facts(now=(self._say("supply", n=view.upgrades.count(component_id)),))
            case Quest() if component_id in view.claimed:
                return Facts(
                    self._words(f"{DOMAIN}.table.claimed_by", name=self._names[view.claimed[component_id]])
                )
            case Quest() if view.moon:
                return self._moon_quest(component_id)
            case Quest():
                return Facts(now=self._quest(component_id))
        return Facts()

    def _say(self, key: str, /, **values: object) -> str:
        return self._words(f"{DOMAIN}.now.{key}", **values)

    def _cubes(self, cubes: Iterable[int]) -> str:
        """Return whose cubes there are, and how many of each."""
        return ", ".join(f"{power(owner)} {n}" for owner, n in sorted(Counter(cubes).items()))

    # --- rooms -------------------------------------------------------------------------------------

    def _room(self, room_id: str) -> tuple[str, ...]:
        view = self._view
        place = view.place(room_id)
        if place < 0:
            return ()
        room, printed = view.rooms[place], view.book.rooms[room_id]
        lines = []
        if room.destroyed:
            return (self._ruin(room_id),)
        if room.used and not printed.is_two_sided:
            lines.append(self._say("token_used"))
        if room.restored:
            lines.append(self._say("used" if room.used and printed.is_two_sided else "restored"))
        else:
            lines.append(
                self._say("slots", n=len(room.cubes), of=printed.slots, cubes=self._cubes(room.cubes))
            )
        if room.cubes and not view.moon:
            worth = harvest_of(view, room_id).items()
            earned = ", ".join(f"{power(owner)} +{n}" for owner, n in worth)
            alone = "harvest_alone" if len(worth) == 1 else "harvest"
            lines.append(self._say(alone, earned=f"{earned}{NO_BREAK}[power]"))
        standing = [self._names[seat] for seat, me in enumerate(view.seats) if me.mage and me.place == place]
        standing += [self._figure(figure) for figure, e in view.evocations.items() if e.place == place]
        return (*lines, self._say("here", names=", ".join(standing))) if standing else tuple(lines)

    def _ruin(self, room_id: str) -> str:
        """Return that a room is destroyed, and who has its token."""
        owner = self._view.tokens[room_id]
        who = name_of("black_rose", self._words) if owner == ROSE else self._names[owner]
        return self._say("destroyed", name=f"{power(owner)} {who}")

    def _figure(self, figure: str) -> str:
        return f"{name(self._view, figure, self._words)} ({self._names[self._view.evocations[figure].owner]})"

    # --- figures -----------------------------------------------------------------------------------

    def _body(self, figure: str, health: int) -> tuple[str, ...]:
        view = self._view
        left, damage = view.health_left(figure), view.damage(figure)
        told = self._say("health", n=left, of=health)
        if damage:
            told = self._say("damage", health=told, cubes=self._cubes(damage))
        held = (
            self._say(f"held.{what}", n=n, name=name_of(source, self._words))
            for what, source, n in holding(view, figure)
        )
        return told, self._say("body", strength=view.strength(figure), speed=view.speed(figure)), *held

    def _where(self, place: int) -> str:
        return (
            self._words(f"{DOMAIN}.cell")
            if place == CELL
            else name_of(self._view.rooms[place].id, self._words)
        )

    def _mage(self, mage: str) -> Facts:
        view = self._view
        seat = next((seat for seat, me in enumerate(view.seats) if me.mage == mage), None)
        own = self._own_spell(mage)
        if seat is None:
            return Facts(now=own)
        own = () if self._brief else own
        where = f"{self._names[seat]} · {self._where(view.seats[seat].place)}"
        return Facts(where, (*self._body(MAGES[seat], view.book.mages[mage].health), *own))

    def _own_spell(self, mage: str) -> tuple[str, ...]:
        """Return what the spell does that comes with a mage, a side a line."""
        spell = self._view.book.spells[self._view.book.mages[mage].spell]
        told = escape(text(spell, self._words)).split("\n")
        return f"*{name_of(spell.id, self._words)}*", *told

    def _evocation(self, kind: str) -> Facts:
        """Return how the figure that is looked at stands, or where all of its kind are."""
        view = self._view
        figure = view.evocations.get(self._at.thing)
        if figure is None:
            return Facts(
                now=tuple(
                    f"{self._figure(other)}: {self._where(evocation.place)}"
                    for other, evocation in view.evocations.items()
                    if evocation.kind == kind
                )
            )
        now = self._body(self._at.thing, view.book.evocations[kind].health)
        if figure.upgrade:
            does = text(view.book.upgrades[figure.upgrade], self._words)
            now = (*now, self._say("upgrade", name=name_of(figure.upgrade, self._words), does=does))
        if figure.acted:
            now = (*now, self._say("acted"))
        return Facts(f"{self._figure(self._at.thing)} · {self._where(figure.place)}", now)

    # --- cards -------------------------------------------------------------------------------------

    def _spell(self, card: str) -> Facts:
        """Return where a spell is; of one with masks also what these are."""
        found = self._place_of_spell(card)
        mask = self._words(f"{DOMAIN}.do.option.smile").lower()
        if mask not in text(self._view.book.spells[card], self._words).lower():
            return found
        return found._replace(now=(*found.now, self._say("masks")))

    def _place_of_spell(self, card: str) -> Facts:
        view = self._view
        for seat, me in enumerate(view.seats):
            for slot, prepared in enumerate(me.slots):
                looked_at = self._at.thing in ("", view.slot_id(seat, slot))
                if prepared is not None and prepared.card == card and looked_at:
                    return self._prepared(prepared, seat, slot)
        if card in view.seats[self._at.viewer].hand:
            return Facts(self._words("shell.zoom.in_hand"))
        remembering = [self._names[seat] for seat, me in enumerate(view.seats) if card in me.memories]
        return Facts(self._say("memories", names=", ".join(remembering))) if remembering else Facts()

    def _prepared(self, prepared: Prepared, seat: int, slot: int) -> Facts:
        side = self._words(f"{DOMAIN}.side.{SIDES[prepared.side]}").lower()
        now = [self._say("revealed" if prepared.revealed else prepared.token or "prepared", side=side)]
        kept = [effect for effect in self._view.effects if (effect.seat, effect.slot) == (seat, slot)]
        for target in dict.fromkeys(effect.target for effect in kept if effect.target in SEATS):
            now.append(self._say("lasts", name=self._names[SEATS[target]]))
        where = name(self._view, self._view.slot_id(seat, slot), self._words)
        return Facts(f"{self._names[seat]} · {where}", tuple(now))

    def _moon_quest(self, quest: str) -> Facts:
        """Return who has done a quest, or that it is in the viewer's hand."""
        for seat, me in enumerate(self._view.seats):
            if quest in me.done:
                return Facts(self._words(f"{DOMAIN}.table.done_by", name=self._names[seat]))
        own = quest in self._view.seats[self._at.viewer].quests
        return Facts(self._words("shell.zoom.in_hand")) if own else Facts()

    def _quest(self, quest: str) -> tuple[str, ...]:
        view = self._view
        if quest not in view.quests:
            return ()
        met = [
            (who, *quest_progress(view, seat, quest))
            for seat, who in enumerate(self._names[: len(view.seats)])
        ]
        return tuple(self._say("quest", name=who, n=have, of=need) for who, have, need in met if need > 1)

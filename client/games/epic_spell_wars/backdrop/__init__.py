"""The backdrop of the table: the mountain, the boards, the name of the spell, the order and the roll.

- `forecast`: what the spell would do that the viewer builds, in words
- `sayings`: what stands in its place while a card acts, before one is laid and after one's death
- `strip`: the order of the round
"""

from __future__ import annotations

from pygame import Rect

from client.art.effects import rotated
from client.art.lettering import NO_BREAK
from client.art.place import place
from client.art.text import QUIET, escape, fitted_line, line
from client.art.type_sizes import Type
from client.games.epic_spell_wars import show, sprites
from client.games.epic_spell_wars.backdrop import strip
from client.games.epic_spell_wars.backdrop.forecast import WORDS, Forecast
from client.games.epic_spell_wars.backdrop.sayings import acting, acting_name, fallen, primer
from client.games.epic_spell_wars.faces import roll_of
from client.games.epic_spell_wars.layout import ASK, is_fallen, side_of
from client.games.epic_spell_wars.layout.zones import (
    BAND,
    CHIPS,
    DECKS,
    MOUNTAIN,
    ORDER,
    PLACE,
    STATUS,
    SUMMARY,
    Sizes,
)
from client.games.epic_spell_wars.mountain import ground, mountain
from client.games.epic_spell_wars.palette import PALE
from client.games.epic_spell_wars.seats import Board, board
from client.table.backdrop import Backdrop
from client.table.display_list import DisplayList
from client.table.layout import CHOICE
from client.table.model import TableModel
from rules.core.decision import TURN
from rules.epic_spell_wars.beats import Stage, stage_of
from rules.epic_spell_wars.card_text import bands, clauses
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.spell import KINDS, Part
from rules.epic_spell_wars.spell_name import growing_name
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.views import laying_frame

GOAL = (88, 121)
"""How far below the top of the own board it is said what wins, in a small window and in another."""
ROUND = 188
"""How wide the plate with the round is in a small window, beside the ribbon."""


class EpicBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def __init__(self, display: DisplayList, model: TableModel[State]) -> None:
        super().__init__(display, model)
        self._stage: Stage = stage_of(model.view)
        self._lay = laying_frame(model.view)
        self._forecast = Forecast(model)
        self._victims = self._forecast.victims if self._lay is not None else set(self._stage.targets)

    def draw(self) -> None:
        """Draw the ground, the mountain and all panels."""
        self._ground()
        for seat in range(len(self._view.seats)):
            self._board(seat)
        for number, name in enumerate(DECKS):
            self._caption(number, name)
        self._order()
        if self._view.decision is None or self._view.decision.prompt != "hero":
            if self._is_over():
                if not self._view.is_decided():
                    self._fallen()
            else:
                self._places()
                self._summary()
                if ASK not in self._model.arrangement.zones:
                    self._band()

    def _said(self, key: str, **args: object) -> str:
        return self._words(WORDS + key, **args)

    def _ground(self) -> None:
        rect = self._rect(MOUNTAIN)
        self._display.blit(ground(self._display.size, rect.center, self._k), (0, 0))
        wide = min(rect.width, round(rect.height * 1.56))
        size = (wide, round(wide * 0.64))
        picture = mountain(size, self._view.acting >= 0)
        place(self._display, picture, (rect.centerx, rect.bottom + self._px(24)), "midbottom")

    def _caption(self, number: int, name: str) -> None:
        """Name a deck below it; where its neighbour is close, from the outer edge of the pair inwards."""
        rect, px = self._rect(name), self._px
        style = QUIET._replace(colour=PALE)
        if not self._compact:
            label = line(self._said(f"pile.{name}"), style, px(Type.FINE))
            place(self._display, label, (rect.centerx, rect.bottom + px(13)))
            return
        first = number // 2 * 2
        pair = [self._said(f"pile.{each}") for each in DECKS[first : first + 2]]
        room = self._rect(DECKS[first + 1]).right - self._rect(DECKS[first]).left
        size = fitted_line((NO_BREAK * 2).join(pair), style, px(Type.TINY), room).px
        label, y = line(pair[number % 2], style, size), rect.bottom + px(11)
        if number % 2:
            place(self._display, label, (rect.right, y), "midright")
        else:
            place(self._display, label, (rect.left, y), "midleft")

    # --- boards ------------------------------------------------------------------------------------

    def _board(self, seat: int) -> None:
        model, view, rect = self._model, self._view, self._rect(f"seat:{seat}")
        me = view.seats[seat]
        state, good = self._state(seat)
        hero = self._words(f"epic_spell_wars.name.{me.hero}") if me.hero else ""
        living, dice = me.life > 0, me.slag + me.extra
        told = Board(
            seat,
            model.names[seat],
            hero,
            self._side(seat),
            me.hero,
            me.life,
            me.medals,
            MEDALS[view.length] if MEDALS[view.length] > 1 else 0,
            active=seat == view.acting or (view.decision is not None and view.decision.seat == seat),
            state=state if living else "",
            good=good,
            dead="" if living or not view.round else self._said("dead"),
            tag=self._said("target") if living and seat in self._victims else "",
            extra=self._said("extra", dice=self._words.count(WORDS + "dice", dice)) if dice else "",
            loss=max(0, round(self._forecast.losses[seat].mean)) if self._lay is not None else 0,
        )
        self._display.blit(board(told, rect.size, self._k), rect)
        if seat == model.viewer:
            said, room = QUIET._replace(colour=PALE), rect.width - self._px(24)
            px = self._px(Type.TINY if self._compact else Type.FINE)
            if not self._compact and told.state:
                room -= self._px(CHIPS)
            goal = line(model.brief_goal, said, px, room)
            low = self._px(GOAL[not self._compact])
            place(self._display, goal, (rect.x + self._px(12), rect.y + low), "midleft")
        if good and living and rect.height >= self._px(100) and seat != model.viewer:
            self._laid(rect)

    def _laid(self, rect: Rect) -> None:
        """Show that a wizard has laid its spell: two backs beside what is said of it."""
        wide, y = rect.height * 0.19, rect.bottom - rect.height * 0.19
        if rect.height >= self._px(200):
            wide, y = self._px(STATUS[1] * 0.72), rect.y + self._px(STATUS[0] + STATUS[1] / 2)
        for number in range(2):
            card = rotated(sprites.back("spell", round(wide)), 8 - 14 * number)
            place(self._display, card, (rect.right - self._px(96) - number * wide * 0.26, y))

    def _side(self, seat: int) -> str:
        """Say whether a wizard is a neighbour of the viewer."""
        side = side_of(self._view, self._model.viewer, seat)
        return self._said(side) if side else ""

    def _state(self, seat: int) -> tuple[str, bool]:
        """Return what a wizard is up to while spells are laid, and whether it is done with it."""
        if self._lay is None:
            waits = seat in self._view.queue
            return (self._said("ready"), True) if waits else ("", False)
        order = self._view.order()
        if order.index(seat) < self._lay.asked:
            return self._said("ready"), True
        if order.index(seat) > self._lay.asked:
            return "", False
        model = self._model
        return self._said("your_turn" if seat == model.viewer else "thinks"), False

    def _is_over(self) -> bool:
        """Tell whether the viewer is dead, and no spell of others lies in the three places."""
        return is_fallen(self._view, self._model.viewer) and self._caster() == self._model.viewer

    def _fallen(self) -> None:
        """Say that the viewer is dead, who still fights while anybody does, and what death is good for."""
        head, lines = fallen(self._model)
        rect = self._rect(CHOICE)
        self._display.blit(sprites.fallen(head, lines, rect.size, self._k), rect)

    # --- the spell ---------------------------------------------------------------------------------

    def _caster(self) -> int:
        """Return whose spell lies in the three places."""
        return self._view.acting if self._view.acting >= 0 and self._lay is None else self._model.viewer

    def _places(self) -> None:
        """Draw the places that are empty; a card that is held lights those it may go to."""
        model, seat = self._model, self._caster()
        parts = self._view.seats[seat].spell
        filled = {part.kind for part in parts}
        if len(filled) < len(parts):
            return
        targets = model.choices.targets(model.aimed) if model.aimed else {}
        for kind in KINDS:
            if kind not in filled:
                rect = self._rect(f"{PLACE}{kind}")
                laying = model.decision is not None and model.decision.prompt == TURN
                state = ""
                if laying and model.aimed:
                    state = "legal" if f"{PLACE}{kind}" in targets else "refused"
                hint = self._said(f"drop.{state}") if state else self._said("drop") if laying else ""
                name = self._words(f"epic_spell_wars.place.{kind}")
                self._display.blit(sprites.place_slot(name, hint, rect.size, self._k, state), rect)

    def _band(self) -> None:
        spell = self._told()
        if not spell and self._view.acting >= 0:
            return
        parts = growing_name(spell, self._words)
        building = self._lay is not None
        pieces = [(part.said.upper(), part.missing) for part in parts if building or not part.missing]
        if not pieces:
            return
        if all(not missing for _, missing in pieces) or not building:
            pieces[-1] = (pieces[-1][0] + "!", pieces[-1][1])
        rect = self._rect(BAND)
        size = (min(rect.width, self._px(Sizes(self._model.canvas).ribbon)), rect.height)
        ribbon = show.band(tuple(pieces), size, self._k * (0.62 if self._compact else 1))
        place(self._display, ribbon, rect.center)

    def _name(self) -> list[str]:
        """Return the words of the spell that lies there, as far as it has been turned up."""
        spell = self._told()
        return [part.said for part in growing_name(spell, self._words) if not part.missing] if spell else []

    def _told(self) -> list[Part]:
        """Return the parts of the spell that lies there, as far as all at the screen may see them."""
        hides = self._model.covered and self._caster() == self._model.viewer
        spell = self._view.seats[self._caster()].spell
        return [part for part in spell if part.kind and (part.shown or not hides)]

    # --- panels ------------------------------------------------------------------------------------

    def _order(self) -> None:
        """Draw who acts when: those who have acted, whoever does, those to come."""
        view, rect = self._view, self._rect(ORDER)
        key = "game_round" if MEDALS[view.length] > 1 else "round"
        head = self._said(key, game=max(1, view.game), round=max(1, view.round - view.began))
        phase = self._said("phase.hero" if not view.round else "phase.lay" if self._lay else "phase.fight")
        chips: list[strip.Chip] = []
        if self._lay is None and view.round:
            done = [seat for seat in view.order() if view.seats[seat].acted and seat not in view.queue]
            done = [seat for seat in done if seat != view.acting]
            now = [view.acting] if view.acting >= 0 else []
            chips += [self._chip(seat, "done") for seat in done if view.seats[seat].life]
            chips += [self._chip(seat, "now") for seat in now]
            chips += [self._chip(seat, "waits") for seat in view.queue if seat != view.acting]
        elif self._lay is not None:
            chips = [self._laying(seat) for seat in view.order() if view.seats[seat].life]
        self._display.blit(strip.order(head, phase, tuple(chips), rect.size, self._k), rect)
        if self._compact and chips:
            band, size = self._rect(BAND), (self._px(ROUND), self._rect(BAND).height)
            self._display.blit(strip.round_plate(head, phase, size, self._k), band)

    def _laying(self, seat: int) -> strip.Chip:
        """Return how far a wizard is with its spell."""
        said, good = self._state(seat)
        state = "done" if good else "now" if said else "waits"
        return strip.Chip(seat, self._model.names[seat], said, state)

    def _chip(self, seat: int, state: str) -> strip.Chip:
        me, name = self._view.seats[seat], self._model.names[seat]
        if state == "done":
            return strip.Chip(seat, name, self._said("acted"), state)
        about, brief = self._words.count(WORDS + "cards", me.laid), f"{me.laid}[spell_card]"
        if me.announced >= 0:
            about = self._said("cards_initiative", cards=about, n=me.announced)
            brief += f" {me.announced}[haste]"
        return strip.Chip(seat, name, about, state, brief)

    def _summary(self) -> None:
        rect, stage = self._rect(SUMMARY), self._stage
        component = COMPONENTS.get(stage.text)
        roll = roll_of(component) if component is not None else None
        if roll is not None and component is not None and self._lay is None:
            said = (escape(clauses(row, self._words)) for row in roll.rows)
            rows = tuple(zip(bands(), said, strict=True))
            glyph, about = COMPONENTS[stage.card].glyph, acting_name(component, stage, self._words)
            # A small panel has one line: there the card stands for its roll.
            head = about if self._compact else self._said("roll")
            told = show.Roll(head, glyph, escape(about), rows, stage.row)
            self._display.blit(show.roll_panel(told, rect.size, self._k), rect)
            return
        head, lines = self._said("summary"), self._forecast.lines()
        if self._lay is None and self._caster() != self._model.viewer:
            # What lies there is another one's spell: its own forecast would be read as that of this.
            head, lines = escape(self._model.names[self._caster()]), [escape(" ".join(self._name()))]
        elif not lines and self._lay is not None:
            lines = primer(self._model)
        if component is not None and self._lay is None:
            head, lines = acting(component, self._model, stage)
        self._display.blit(show.summary(head, tuple(lines), rect.size, self._k), rect)

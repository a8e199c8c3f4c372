"""What follows from where the player points: ranges, ways, and what an option would do."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import outline, shadow
from client.art.text import Style, escape, shrunk
from client.games.black_rose import figures, rooms
from client.games.black_rose.formulas import DOMAIN, name_of, power
from client.games.black_rose.sprites import picture, size_of
from client.table.layout import FIELD
from client.table.model import Pointer, TableModel
from rules.black_rose.preview import in_range, predicted, targets_of, way
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, SEATS
from rules.core.action import Action
from rules.core.events import HIDDEN

BEAD, STEP, LIFT = 13, 22, 14
TOLD = Style("ui", "#fff0dc", strong="#ffe6a8", leading=1.3, symbol=1.25)
WALKING = ("explore", "move", "drive")


class Overlay:
    """Draws over a table what the player is about to do."""

    def __init__(self, surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
        self._surface = surface
        self._model = model
        self._pointer = pointer
        self._view = model.view
        self._px = model.canvas.px

    def draw(self) -> None:
        """Draw the range of what is considered, the way to a room, and what would come of it."""
        self._surface.set_clip(self._model.canvas.rect(*self._model.arrangement.zones[FIELD]))
        self._range()
        self._left_behind()
        action = self._intended()
        if action is not None and action.kind in WALKING and action.source in self._model.arrangement.spots:
            self._way(action)
        elif action is not None and action.kind == "target":
            self._sight(action)
        self._surface.set_clip(None)
        self._lifted()
        if action is not None:
            self._outcome(action)

    # --- what is meant -----------------------------------------------------------------------------

    def _intended(self) -> Action | None:
        """Return the option that would be chosen where the pointer is."""
        decision, model = self._view.decision, self._model
        if not model.asking or decision is None:
            return None
        about = self._model
        chosen = about.held or about.selected
        under = self._under()
        for action in decision.options:
            if action.target not in under or not action.target:
                continue
            if decision.cause or chosen in (action.source, f"deed:{action.kind}"):
                return action
            if action.kind in ("explore", "activate") and chosen == "deed:explore":
                return action
        return None

    def _under(self) -> list[str]:
        """List the things under the pointer, the topmost first, without the one in the hand."""
        arrangement = self._model.arrangement
        x, y = self._model.canvas.point(self._pointer.position)
        found = [spot.id for spot in arrangement.spots.values() if arrangement.seen(spot, x, y)]
        return [thing for thing in reversed(found) if thing != self._model.held]

    # --- ranges ------------------------------------------------------------------------------------

    def _range(self) -> None:
        """Light the rooms that a considered spell reaches, and those where it would find a target."""
        considered = self._considered()
        if considered is None:
            return
        card, side = considered
        view, viewer = self._view, self._model.viewer
        if view.book.components[card].faces[side].target.kind in ("self", "special"):
            return
        targets = targets_of(view, viewer, card, side)
        found = {view.rooms[view.place(thing)].id for thing in targets}
        for room in in_range(view, viewer, card, side):
            spot = self._model.arrangement.spots[room]
            size = size_of(spot, self._model.canvas)
            glow = rooms.light(size, "act" if room in found else "range", size[1] / 2 / rooms.REACH)
            self._surface.blit(glow, glow.get_rect(center=self._model.canvas.rect(*spot.box).center))
        for place in view.rooms:
            if not place.restored:
                box = self._model.arrangement.spots[place.id].box
                rooms.tab(self._surface, view.book.rooms[place.id].points, self._model.canvas.rect(*box))

    def _considered(self) -> tuple[str, int] | None:
        """Return the spell that the player points at, and its side; none while a target is asked for."""
        view, about = self._view, self._model
        if view.decision is not None and view.decision.cause and self._model.asking:
            return None
        thing = about.held or about.selected or self._pointer.hovered
        spot = self._model.arrangement.spots.get(thing)
        if spot is None or spot.component not in view.book.spells:
            return None
        if spot.zone == "hand":
            return spot.component, int(spot.id in self._model.flipped)
        if spot.look == "page":
            return None
        prepared = view.seats[spot.seat].slots[int(spot.id[-1])]
        if prepared is None or prepared.card == HIDDEN or spot.seat != self._model.viewer:
            return None
        return prepared.card, prepared.side

    def _left_behind(self) -> None:
        """Show where the figure stood that is in the hand."""
        spot = self._model.arrangement.spots.get(self._model.held)
        if spot is None or spot.look not in ("mage", "evocation"):
            return
        rect = self._model.canvas.rect(*spot.box)
        evocation = self._view.evocations.get(spot.id)
        number = evocation.number if evocation else 0
        shade = figures.ghost(spot.component, spot.seat, rect.height, mage=not number, number=number)
        self._surface.blit(shade, shade.get_rect(midbottom=rect.midbottom))

    # --- cards -------------------------------------------------------------------------------------

    def _lifted(self) -> None:
        """Lift the card pointed at out of the hand; say of a prepared one that it would find no target."""
        model = self._model
        spot = model.arrangement.spots.get(model.selected or self._pointer.hovered)
        if spot is None or model.held:
            return
        box = model.canvas.rect(*spot.box)
        if spot.zone == "hand" and spot.look == "card":
            card = picture(spot, model)
            assert card is not None
            box.move_ip(0, -self._px(LIFT))
            if spot.id in model.lit:
                light = outline(box.size, model.lit[spot.id], model.canvas.k)
                self._surface.blit(light, light.get_rect(center=box.center))
            self._surface.blit(card, box)
        elif spot.look == "vain" and spot.id in model.lit:
            told = model.words(f"{DOMAIN}.table.no_target")
            said = panels.chip(told, self._px(16), panels.SPENT, 1.4 * box.width)
            self._surface.blit(said, said.get_rect(midbottom=(box.centerx, box.bottom - self._px(6))))

    # --- ways --------------------------------------------------------------------------------------

    def _way(self, action: Action) -> None:
        """String beads from where a figure stands to where it would go."""
        spots, canvas = self._model.arrangement.spots, self._model.canvas
        stops = [canvas.rect(*spots[action.source].box).midbottom]
        for room in way(self._view, action.source, action.target):
            rect = canvas.rect(*spots[room].box)
            stops.append((rect.centerx, rect.centery + round(rect.height * 0.17)))
        bead = rooms.bead(self._px(BEAD))
        for (ax, ay), (bx, by) in pairwise(stops):
            count = max(1, int(hypot(bx - ax, by - ay) / self._px(STEP)))
            for number in range(1, count):
                share = number / count
                at = (ax + (bx - ax) * share, ay + (by - ay) * share)
                self._surface.blit(bead, bead.get_rect(center=at))
        for number, stop in enumerate(stops[1:], 1):
            step = rooms.numbered_bead(number, self._px(28))
            self._surface.blit(step, step.get_rect(center=stop))

    def _sight(self, action: Action) -> None:
        """Draw the line of sight from the viewer's mage to what it would aim at."""
        spots, canvas = self._model.arrangement.spots, self._model.canvas
        mage, aim = spots.get(MAGES[self._model.viewer]), spots.get(action.target)
        if mage is None or aim is None or mage.id == aim.id:
            return
        start, end = canvas.rect(*mage.box).center, canvas.rect(*aim.box).center
        ray = rooms.beam((end[0] - start[0], end[1] - start[1]), round(canvas.k, 3))
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._surface.blit(ray, ray.get_rect(center=middle))

    # --- outcomes ----------------------------------------------------------------------------------

    def _outcome(self, action: Action) -> None:
        """Say beside the target what an option would do."""
        lines = self._outcome_lines(action)
        spot = self._model.arrangement.spots.get(action.target)
        if not lines or spot is None:
            return
        px = self._px
        bubble = _bubble("\n".join(lines), px(17), px(300), self._model.canvas.k)
        box = self._model.canvas.rect(*spot.box)
        place = bubble.get_rect()
        place.midtop = (box.centerx, box.bottom + px(6))
        field = self._model.canvas.rect(*self._model.arrangement.zones[FIELD])
        if place.bottom > field.bottom:
            place.midbottom = (box.centerx, box.top - px(6))
        place.clamp_ip(field)
        dark = shadow(bubble.get_size(), 10 * self._model.canvas.k, px(8))
        self._surface.blit(dark, dark.get_rect(center=place.center))
        self._surface.blit(bubble, place)

    def _outcome_lines(self, action: Action) -> list[str]:
        view, words = self._view, self._model.words
        outcome = predicted(view, action)
        lines = []
        for figure, amount in outcome.damage.items():
            if amount > 0:
                lines.append(f"{self._figure(figure)}: *\N{MINUS SIGN}{amount}* [damage]")
            elif amount < 0:
                lines.append(f"{self._figure(figure)}: *+{-amount}* [heal]")
        lines += [words(f"{DOMAIN}.table.falls", name=self._figure(figure)) for figure in outcome.fallen]
        for room, changes in outcome.placed.items():
            told = " ".join(f"{power(owner)} *{n:+d}*" for owner, n in changes.items() if n)
            if told:
                lines.append(f"{name_of(room, words)}: {told} [instability]")
        for figure, owner in outcome.summoned.items():
            name = name_of(figure.partition(":")[0], words)
            lines.append(words(f"{DOMAIN}.table.appears", name=f"{power(owner)} {name}"))
        for owner, points in outcome.points.items():
            lines.append(f"{power(owner)} *{points:+d}* [power]")
        return lines

    def _figure(self, figure: str) -> str:
        seat = SEATS.get(figure)
        if seat is not None:
            return f"[seat:{seat}] {escape(self._model.names[seat])}"
        owner = self._view.owner(figure)
        return f"[seat:{owner}] {name_of(self._view.figure_name(figure), self._model.words)}"


@sprite
def _bubble(told: str, px: int, room: int, unit: float) -> Surface:
    """Return what would come of an option, on a small panel."""
    words = shrunk(told, TOLD, px, room, room)
    margin = round(12 * unit)
    size = (words.get_width() + 2 * margin, words.get_height() + 2 * margin)
    surface = panels.table_panel(size, unit, edge="#ff8a7a", thick=2).copy()
    surface.blit(words, (margin, margin))
    return surface

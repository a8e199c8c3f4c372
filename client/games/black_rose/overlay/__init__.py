"""What follows from where the player points: ranges, ways, and what an option would do."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, hypot

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import OUTLINES, outline
from client.art.place import place
from client.art.type_sizes import Type
from client.art.vector import drawing, path
from client.games.black_rose.faces.spells import spell, turned_up
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.overlay.outcome import draw_outcome
from client.games.black_rose.palette import BEAD, RANGE, SIGHT, SIGHT_CORE, STEP
from client.games.black_rose.seeking import carried_to, reason_against, walking
from client.games.black_rose.sprites import rooms
from client.games.black_rose.sprites.figures import ghost
from client.games.black_rose.sprites.pictures import size_of
from client.games.black_rose.sprites.tokens import disc
from client.table.layout import FIELD, OFFER, PROMPT, WORDS, Spot, original
from client.table.model import Pointer, TableModel
from rules.black_rose.preview import (
    first_step,
    in_range,
    targets_of,
    under_way,
    walked_to,
    way,
)
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES
from rules.core.action import Action
from rules.core.events import HIDDEN

READ, SMALL_READ = 308, 236
"""How wide the card of the hand is that is pointed at, and in a small window."""
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
        self._further()
        self._left_behind()
        carried = carried_to(self._model, self._under())
        action = self._intended() if carried is None else None
        if action is not None and action.kind in WALKING and action.source in self._model.arrangement.spots:
            self._way(action)
        elif action is not None and action.kind == "target":
            self._sight(action.target)
        elif action is None and carried is None:
            self._refused()
        if carried is not None:
            self._sight(carried[1])
        self._surface.set_clip(None)
        self._lifted()
        if carried is not None:
            draw_outcome(self._surface, self._model, *carried)
        elif action is not None and action in (self._model.decision or ()):
            draw_outcome(self._surface, self._model, action)

    # --- what is meant -----------------------------------------------------------------------------

    def _intended(self) -> Action | None:
        """Return the option that would be chosen where the pointer is."""
        model, decision = self._model, self._model.decision
        if decision is None:
            return None
        if model.menu:
            return model.considered(self._pointer)
        chosen, under = model.held or model.selected, self._under()
        if decision.cause:
            alike = [action for action in decision if action.target and action.target in under]
            alike = alike or [action for room in under[:1] for action in model.choices.actions(room)]
            if alike:
                # Of several at one place none is meant yet.
                several = sum(action.target == alike[0].target for action in alike) > 1
                return None if several else alike[0]
        for action in decision.options:
            if action.target not in under or not action.target:
                continue
            if chosen in (action.source, f"deed:{action.kind}"):
                return action
            if action.kind in ("explore", "activate") and chosen == "deed:explore":
                return action
        walker = model.held or under_way(decision)
        far = next((name for name in under if first_step(self._view, walker, name) is not None), "")
        return Action("move", walker, far) if far and walker else None

    def _under(self) -> list[str]:
        """List the things under the pointer, the topmost first, without the one in the hand."""
        at = self._model.canvas.point(self._pointer.position)
        return [spot.id for spot in self._model.arrangement.spots_at(*at) if spot.id != self._model.held]

    def _considered(self) -> tuple[str, int] | None:
        """Return the spell that the player points at, and its side; none while a target is asked for."""
        view, model = self._view, self._model
        if model.decision is not None and model.decision.cause:
            return None
        spots, things = model.arrangement.spots, (self._pointer.hovered, model.chosen)
        if model.held or model.selected:
            things = (model.held or model.selected,) * 2
        found = (spots[thing] for thing in things if thing in spots)
        spot = next((spot for spot in found if spot.component in view.book.spells), None)
        if spot is None or spot.zone == OFFER:
            return None
        if spot.zone in ("hand", "offered"):
            return spot.component, int(spot.id in model.flipped)
        prepared = view.seats[spot.seat].slots[int(original(spot.id)[-1])]
        if prepared is None or prepared.card == HIDDEN or spot.seat != model.viewer:
            return None
        return prepared.card, prepared.side

    # --- ranges and ways ---------------------------------------------------------------------------

    def _range(self) -> None:
        """Light the rooms that a considered spell reaches, and those where it would find a target."""
        considered = self._considered()
        if considered is None:
            return
        (card, side), view, viewer = considered, self._view, self._model.viewer
        walked = walked_to(view, viewer, card, side)
        if not walked and view.book.components[card].faces[side].target.kind in ("self", "special"):
            return
        canvas, spots = self._model.canvas, self._model.arrangement.spots
        found = {view.rooms[view.place(thing)].id for thing in targets_of(view, viewer, card, side)}
        found |= {*walked}
        for room in walked or in_range(view, viewer, card, side):
            size = size_of(spots[room], canvas)
            glow = rooms.light(size, OUTLINES["act"] if room in found else RANGE, ticks=room in found)
            place(self._surface, glow, canvas.rect(*spots[room].box).center)
        for stands in view.rooms:
            if not stands.restored and not view.moon:
                box = canvas.rect(*spots[stands.id].box)
                rooms.tab(self._surface, view.book.rooms[stands.id].points, box)

    def _further(self) -> None:
        """Light the rooms that a figure walks to in more than one step."""
        model, spots, walker = self._model, self._model.arrangement.spots, walking(self._model)
        for room in self._view.room_ids:
            if first_step(self._view, walker, room) is not None:
                glow = rooms.light(size_of(spots[room], model.canvas), RANGE, ticks=False)
                place(self._surface, glow, model.canvas.rect(*spots[room].box).center)

    def _way(self, action: Action) -> None:
        """String beads from where a figure stands to where it would go."""
        spots, canvas, px = self._model.arrangement.spots, self._model.canvas, self._px
        stops = [canvas.rect(*spots[action.source].box).midbottom]
        for room in way(self._view, action.source, action.target):
            rect = canvas.rect(*spots[room].box)
            stops.append((rect.centerx, rect.centery + round(rect.height * 0.17)))
        for (ax, ay), (bx, by) in pairwise(stops):
            count = max(1, int(hypot(bx - ax, by - ay) / px(22)))
            for share in (number / count for number in range(1, count)):
                place(self._surface, disc(BEAD, px(13)), (ax + (bx - ax) * share, ay + (by - ay) * share))
        for number, stop in enumerate(stops[1:], 1):
            place(self._surface, disc(STEP, px(28), str(number)), stop)

    def _sight(self, target: str) -> None:
        """Draw the line of sight from the viewer's mage to what it would aim at."""
        spots, canvas = self._model.arrangement.spots, self._model.canvas
        mage, aim = spots.get(MAGES[self._model.viewer]), spots.get(target)
        if mage is None or aim is None or mage.id == aim.id:
            return
        start, end = canvas.rect(*mage.box).center, canvas.rect(*aim.box).center
        ray = beam((end[0] - start[0], end[1] - start[1]), round(canvas.k, 3))
        place(self._surface, ray, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))

    def _refused(self) -> None:
        """Say over a figure or a room why what seeks its target cannot aim at it or go there."""
        model, view = self._model, self._view
        under = next(iter(self._under()), "")
        reason = reason_against(model, under) if under else None
        if reason is None:
            return
        told = model.game.explain(view, model.viewer, reason, model.words)
        chip = panels.chip(told, self._px(Type.SMALL), panels.BAD)
        box = model.canvas.rect(*model.arrangement.spots[under].box)
        field = model.canvas.rect(*model.arrangement.zones[FIELD])
        place_ = chip.get_rect(midbottom=(box.centerx, box.top - self._px(4))).clamp(field)
        self._surface.blit(chip, place_)

    # --- things ------------------------------------------------------------------------------------

    def _left_behind(self) -> None:
        """Show where the figure stood that is in the hand."""
        spot = self._model.arrangement.spots.get(self._model.held)
        if spot is None or spot.look not in ("mage", "evocation"):
            return
        rect = self._model.canvas.rect(*spot.box)
        evocation = self._view.evocations.get(spot.id)
        shade = ghost(spot.component, spot.seat, rect.height, number=evocation.number if evocation else 0)
        place(self._surface, shade, rect.midbottom, "midbottom")

    def _lifted(self) -> None:
        """Lift the card pointed at out of the hand; say of a prepared one that it would find no target."""
        model = self._model
        spot = model.arrangement.spots.get(model.selected or self._pointer.hovered)
        if spot is None or model.held or model.others_act:
            return
        if spot.zone == "hand" and spot.look == "card":
            self._read(spot)
        elif spot.look == "vain" and spot.id in model.lit:
            box = model.canvas.rect(*spot.box)
            told = model.words(f"{DOMAIN}.table.no_target")
            said = panels.chip(told, self._px(Type.CAPTION), panels.SPENT, 1.4 * box.width)
            place(self._surface, said, (box.centerx, box.bottom - self._px(6)), "midbottom")

    def _read(self, spot: Spot) -> None:
        """Show the card pointed at so large that its words can be read."""
        model, px, zones = self._model, self._px, self._model.arrangement.zones
        up = int(spot.id in model.flipped) if model.flips(spot.id) else None
        wide = px(SMALL_READ if model.canvas.compact else READ)
        printed = self._view.book.spells[spot.component]
        if up is None:
            card = spell(printed, wide, model.words, large=True)
        else:
            card = turned_up(printed, up, wide, model.words, large=True)
        hand = model.canvas.rect(*zones["hand"])
        # Neither the answers nor what is read about the signs of the card are covered.
        taken = [button.rect.left for button in model.buttons if button.name.startswith("answer")]
        taken += [model.canvas.rect(*zones[WORDS]).left] if WORDS in zones else []
        right = min([hand.right, *(left - px(8) for left in taken)])
        # What is asked is read to its end, and the hand is seen: the card is shown above both.
        bottom = model.canvas.rect(*zones[PROMPT]).top - px(4)
        place_ = card.get_rect(midbottom=(model.canvas.rect(*spot.box).centerx, bottom))
        place_.right, place_.left = min(place_.right, right), max(min(place_.left, right - wide), hand.left)
        if spot.id in model.lit:
            place(self._surface, outline(place_.size, model.lit[spot.id], model.canvas.k), place_.center)
        self._surface.blit(card, place_)


@sprite
def beam(across: tuple[int, int], unit: float) -> Surface:
    """Return a line of sight that runs so far to the right and down, in a box a little larger."""
    margin = ceil(12 * unit)
    size = (abs(across[0]) + 2 * margin, abs(across[1]) + 2 * margin)
    ends = [
        margin if (step < 0) == far else side - margin
        for far in (False, True)
        for step, side in zip(across, size, strict=True)
    ]
    line = f"M{ends[0]} {ends[1]}L{ends[2]} {ends[3]}"
    layers = ((18, SIGHT, 0.18), (10, SIGHT, 0.35), (4, SIGHT_CORE, 0.95))
    return drawing(
        size, *(path(line, stroke=colour, width=wide * unit, opacity=shown) for wide, colour, shown in layers)
    )

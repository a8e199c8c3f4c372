"""Which things and zones of a table are lit."""

from __future__ import annotations

from client.art.effects import OutlineKind
from client.table.choosing import offered_things, receiving
from client.table.layout import S
from client.table.model import TableModel


def lights_of(model: TableModel[S]) -> dict[str, OutlineKind]:
    """Return the light around each thing and zone: what one may act with, where a gesture may end."""
    if not model.asking:
        return {}
    table, choices, spots, decision = model.table, model.choices, model.arrangement.spots, model.decision
    lights: dict[str, OutlineKind] = {}
    if model.aimed:
        lights = {model.aimed: "act"} if model.aimed in choices.sources else {}
        lights |= dict.fromkeys((*choices.targets(model.aimed), *model.goals(model.aimed)), "target")
        if model.aimed in offered_things(model):
            lights |= dict.fromkeys(receiving(model), "target")
    else:
        answering = decision is not None and bool(decision.cause)
        for source in choices.sources:
            best = answering or model.wins(source)
            lights[source] = "target" if best else "act" if model.is_useful(source) else "faint"
    if model.hint is not None and decision is not None and not (model.chosen or model.aimed):
        # What is advised shines most.
        advised = model.hint.advice.action
        shining = {*table.handles(decision, advised, spots), table.zone_of(advised)}
        lights = {thing: "target" if thing in shining else "faint" for thing in lights}
    if model.chosen:
        for thing in lights:
            lights[thing] = "faint"
        lights |= dict.fromkeys((model.chosen, *model.goals(model.chosen)), "target")
    if decision is not None:
        asking = table.prompts.asking_thing(model.view, decision)
        if asking in spots:
            lights.setdefault(asking, "attack" if decision.prompt in table.own_panel.attacks else "act")
    copies = {thing: choices.named(thing) for thing in spots}
    return lights | {copy: lights[thing] for copy, thing in copies.items() if thing in lights}

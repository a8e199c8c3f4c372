"""What an option brings, for whoever asks for advice: damage, dice, speed, or what a card does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.action import Action
from rules.core.game import PlannedMove, Why
from rules.core.ids import SEATS
from rules.core.words import Words, listed
from rules.epic_spell_wars.card_text import DOMAIN, clauses, name, text
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.dice import PowerRoll, row_of
from rules.epic_spell_wars.effects import Forfeit, Ransom
from rules.epic_spell_wars.evaluation import BASE, PLAIN
from rules.epic_spell_wars.expectation import guess
from rules.epic_spell_wars.preview import (
    SURE,
    UNLIKELY,
    Loss,
    Pick,
    blow,
    outlook,
    prospect,
    total_losses,
)
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.spell import KINDS, STAND_INS, Part, in_place, place_of
from rules.epic_spell_wars.spell_name import spell_name
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.traits import total_bonus

KEPT = 2
"""How many cards that are kept are named."""
MOST_NAMED = 3
"""How many victims are named; more are told by what they lose together."""


def why(steps: Sequence[PlannedMove], words: Words) -> Why:
    """Say which spell the steps of a plan build, and what that can be expected to do."""
    return Why(_purpose(steps[0].before, [step.action for step in steps], words))


def _purpose(state: State, plan: Sequence[Action], words: Words) -> str:
    """Say which spell a plan builds, and what that can be expected to do."""
    decision = state.decision
    if decision is None or plan[0].kind not in ("lay", "take_back", "ready"):
        return ""
    seat, after = decision.seat, state.copy()
    me, first = after.seats[seat], plan[0]
    there = in_place(me.spell, first.target) if first.kind == "lay" else None
    for move in plan:
        if move.kind in ("lay", "take_back"):
            spell = [part for part in me.spell if part is not in_place(me.spell, move.target)]
            laid = [Part(move.source, move.target)] if move.kind == "lay" else []
            me.spell = sorted([*spell, *laid], key=place_of)
    said = [words(f"{DOMAIN}.brings.instead", name=name(there.card, words))] if there is not None else []
    cards = [part.card for part in me.spell]
    if first.kind != "ready" and any(card not in STAND_INS for card in cards):
        spell_called = spell_name(cards, me.hero, words)
        said.append(words(f"{DOMAIN}.brings.towards", name=spell_called))
    said += _outcome(after, seat, words) or [words(f"{DOMAIN}.brings.unsure")]
    before = {part.card: part.dice for part in outlook(state, seat)}
    said += [
        words(f"{DOMAIN}.brings.die", name=name(part.card, words))
        for part in outlook(after, seat)
        if part.dice > before.get(part.card, part.dice)
    ]
    if first.kind == "ready":
        said.append(words(f"{DOMAIN}.brings.{'fast' if len(cards) < len(KINDS) else 'done'}"))
    return "; ".join(said)


def _outcome(state: State, seat: int, words: Words) -> list[str]:
    """Say whom a spell can be expected to hurt how much, whom to kill, and what its caster gets of it."""
    whole = prospect(state, seat)
    parts, said = whole.parts, _hurt(state, seat, whole.picked, whole.losses, words)
    picked, life = total_losses(state, parts), [other.life for other in state.seats]
    certain = [f for f in state.foes(seat) if whole.deaths[f] >= SURE or picked[f].low >= life[f]]
    possible = [f for f in state.foes(seat) if whole.deaths[f] >= UNLIKELY or picked[f].high >= life[f]]
    for key, victims in (("kills", certain), ("may_kill", possible)):
        if victims:
            said.append(
                words(f"{DOMAIN}.brings.{key}", names=listed([name(SEATS[v], words) for v in victims], words))
            )
            break
    own = round(whole.losses[seat].mean)
    if own:
        said.append(words.count(f"{DOMAIN}.brings.{'life' if own < 0 else 'costs'}", abs(own)))
    if whole.deaths[seat]:
        deadly = whole.deaths[seat] >= SURE
        said.append(words(f"{DOMAIN}.brings.{'suicide' if deadly else 'may_suicide'}"))
    treasures = guess(state, seat).treasures[seat] if state.seats[seat].spell else 0
    if round(treasures) > 0:
        said.append(words(f"{DOMAIN}.brings.loot"))
    vague = [name(part.card, words) for part in parts if not part.losses]
    if said and vague:
        said.append(words(f"{DOMAIN}.brings.vague", names=listed(vague, words)))
    return said


def _hurt(
    state: State, seat: int, picked: Mapping[Pick, float], sure: Sequence[Loss], words: Words
) -> list[str]:
    """Say whom parts hurt how much, for sure or by picking, just as the forecast of the spell counts it."""
    lost = [(name(SEATS[foe], words), n) for foe in state.foes(seat) if (n := round(sure[foe].mean)) > 0]
    for by, mean in picked.items():
        if (n := round(mean)) > 0:
            lost.append((words(f"{DOMAIN}.table.any_foe.{by}"), n))
    if len(lost) > MOST_NAMED:
        return [words.count(f"{DOMAIN}.brings.damage", sum(n for _, n in lost))]
    hurt = [words(f"{DOMAIN}.brings.loses", name=who, n=n) for who, n in lost]
    return [words(f"{DOMAIN}.brings.about", said=", ".join(hurt))] if hurt else []


def brings(state: State, action: Action, words: Words) -> str:
    """Return why an option is worth choosing, in a few words."""
    decision = state.decision
    if decision is None:
        return ""
    seat = decision.seat
    match action.kind:
        case "lay" | "ready":
            return _purpose(state, (action,), words)
        case "target":
            return _victim(state, seat, action, words)
        case "keep":
            return _kept(state, words)
        case "choose":
            return words(f"{DOMAIN}.brings.chosen")
        case "discard":
            return _spared(state, seat, action.source, words)
        case "give" | "destroy" | "suffer" if decision.prompt in ("ransom", "forfeit"):
            return _ransom(state, seat, action, words)
        case "destroy":
            return words(
                f"{DOMAIN}.brings.{'lost' if action.source not in state.seats[seat].treasures else 'least'}"
            )
        case "cast":
            parts = [part for part in outlook(state, seat) if part.card == action.source]
            sure = total_losses(state, [part for part in parts if not part.picks])
            picked: dict[Pick, float] = {part.picks: blow(part, seat).mean for part in parts if part.picks}
            return "; ".join(_hurt(state, seat, picked, sure, words)) or _first_line(action.source, words)
        case "steal" | "add" | "copy" if action.source in COMPONENTS:
            return _first_line(action.source, words)
    return ""


def _first_line(card: str, words: Words) -> str:
    """Return the sentence of a card; that of a power roll only says at whom it aims."""
    # A card shouts at whoever plays it; the hint only quotes it.
    printed = text(COMPONENTS[card], words).partition("\n")[0].rstrip(".")
    return words(f"{DOMAIN}.brings.printed", text=printed)


def _victim(state: State, seat: int, action: Action, words: Words) -> str:
    """Say whether a victim can die of it, or how it stands among the foes."""
    target, foes = SEATS.index(action.target), state.foes(seat)
    if target == seat:
        return ""
    life, lives = state.seats[target].life, [state.seats[foe].life for foe in foes]
    for part in outlook(state, seat):
        if part.card == action.source and part.losses:
            blow = max((part.losses[foe] for foe in foes), key=lambda loss: loss.high)
            if blow.high >= life:
                return words(f"{DOMAIN}.brings.{'dies' if blow.low >= life else 'may_die'}", n=life)
    key = "weakest" if life == min(lives) else "strongest" if life == max(lives) else "lives"
    level = ".level" if key != "lives" and lives.count(life) > 1 else ""
    return words(f"{DOMAIN}.brings.{key}{level}", n=life)


def _spared(state: State, seat: int, card: str, words: Words) -> str:
    """Say what a hand keeps without a card."""
    hand = [*state.seats[seat].hand]
    hand.remove(card)
    same = [other for other in dict.fromkeys(hand) if state.kind(other) == state.kind(card)]
    best = sorted(same or dict.fromkeys(hand), key=lambda other: -BASE.get(other, PLAIN))[:KEPT]
    names = listed([words(f"{DOMAIN}.brings.card", name=name(other, words)) for other in best], words)
    return words(f"{DOMAIN}.brings.{'same_place' if same else 'better_kept'}", names=names)


def _ransom(state: State, seat: int, action: Action, words: Words) -> str:
    """Say what a treasure saves, or that it is worth more than what it would save."""
    frame = state.stack[-1]
    verb = frame.program(state)[frame.step] if isinstance(frame, Resolve) else None
    amount = verb.amount if isinstance(verb, Ransom | Forfeit) else 0
    if action.kind == "suffer":
        return words.count(f"{DOMAIN}.brings.bears", amount)
    deadly = amount >= state.seats[seat].life
    return words.count(f"{DOMAIN}.brings.{'saves_you' if deadly else 'saves'}", amount)


def _kept(state: State, words: Words) -> str:
    """Say what the dice bring as they lie."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve), "dice are kept while a card is carried out"
    total = sum(frame.dice) + total_bonus(state, frame.seat, len(frame.dice))
    roll = next(verb for verb in COMPONENTS[frame.source].verbs if isinstance(verb, PowerRoll))
    return words(f"{DOMAIN}.brings.row", n=total, row=clauses(roll.rows[row_of(total)], words))

"""What an option brings, for whoever asks for advice: damage, dice, speed, or what a card does."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.ids import SEATS
from rules.core.words import Words
from rules.epic_spell_wars.card_text import DOMAIN, clauses, name, text
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.dice import PowerRoll, row_of
from rules.epic_spell_wars.preview import Outlook, outlook, total_losses
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.spell import KINDS, Part, in_place, place_of
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.traits import total_bonus


def brings(state: State, action: Action, words: Words) -> str:
    """Return why an option is worth choosing, in a few words."""
    decision = state.decision
    if decision is None:
        return ""
    seat = decision.seat
    match action.kind:
        case "lay":
            return _laid(state, seat, action, words)
        case "ready":
            return _whole(state, seat, words)
        case "target":
            return _victim(state, seat, SEATS.index(action.target), words)
        case "keep":
            return _kept(state, words)
        case "cast" | "steal" | "add" | "copy" if action.source in COMPONENTS:
            return _first_line(action.source, words)
    return ""


def _laid(state: State, seat: int, action: Action, words: Words) -> str:
    """Say what a card does in the spell, and for which other cards it adds dice."""
    after = state.copy()
    me = after.seats[seat]
    there = in_place(me.spell, action.target)
    spell = [part for part in me.spell if part is not there]
    me.spell = sorted([*spell, Part(action.source, action.target)], key=place_of)
    before = {part.card: part for part in outlook(state, seat)}
    parts = {part.card: part for part in outlook(after, seat)}
    more = [
        words(f"{DOMAIN}.brings.die", name=name(card, words))
        for card, part in parts.items()
        if card in before and part.dice > before[card].dice
    ]
    own = _damage(after, seat, [parts[action.source]], words)
    return "; ".join([own or _first_line(action.source, words), *more])


def _first_line(card: str, words: Words) -> str:
    """Return the sentence of a card; that of a power roll only says at whom it aims."""
    # A card shouts at whoever plays it; the hint only quotes it.
    printed = text(COMPONENTS[card], words).partition("\n")[0].rstrip(".")
    return words(f"{DOMAIN}.brings.printed", text=printed)


def _whole(state: State, seat: int, words: Words) -> str:
    """Say what the whole spell can be expected to do, and that a short one is fast."""
    parts = outlook(state, seat)
    said = _damage(state, seat, parts, words) or words(f"{DOMAIN}.brings.done")
    return f"{said}; {words(f'{DOMAIN}.brings.fast')}" if len(parts) < len(KINDS) else said


def _damage(state: State, seat: int, parts: list[Outlook], words: Words) -> str:
    """Say how much the foes can be expected to lose in all, else what the caster gains, if that is known."""
    losses = total_losses(state, parts)
    foes = [loss for number, loss in enumerate(losses) if number != seat]
    low, mean, high = (round(sum(end)) for end in zip(*((f.low, f.mean, f.high) for f in foes), strict=True))
    gained = round(-losses[seat].mean)
    if mean <= 0:
        return words.count(f"{DOMAIN}.brings.life", gained) if gained > 0 else ""
    if low == high:
        return words.count(f"{DOMAIN}.brings.damage", mean)
    return words.count(f"{DOMAIN}.brings.damage_about", mean, low=low, high=high)


def _victim(state: State, seat: int, target: int, words: Words) -> str:
    """Say how a victim stands among the foes."""
    lives = [state.seats[foe].life for foe in state.foes(seat)]
    life = state.seats[target].life
    key = "weakest" if life == min(lives) else "strongest" if life == max(lives) else "lives"
    return words(f"{DOMAIN}.brings.{key}", n=life)


def _kept(state: State, words: Words) -> str:
    """Say what the dice bring as they lie."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve), "dice are kept while a card is carried out"
    total = sum(frame.dice) + total_bonus(state, frame.seat, len(frame.dice))
    roll = next(verb for verb in COMPONENTS[frame.source].verbs if isinstance(verb, PowerRoll))
    return words(f"{DOMAIN}.brings.row", n=total, row=clauses(roll.rows[row_of(total)], words))

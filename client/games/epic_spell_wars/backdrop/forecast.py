"""What the viewer's own spell would do, in words: to whom, with which dice, how much damage, who may die."""

from __future__ import annotations

from client.art.lettering import MINUS
from client.art.text import escape
from client.table.model import TableModel
from rules.core.words import listed
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.effects import StealAny
from rules.epic_spell_wars.preview import LEVEL, SURE, UNLIKELY, Loss, Outlook, Prospect, blow, prospect
from rules.epic_spell_wars.spell import STAND_INS
from rules.epic_spell_wars.state import State

WORDS = "epic_spell_wars.table."
NOTABLE = 0.25
"""From which average on a loss is told that rounds to nothing: by what it is at most."""
EN_DASH, SPACE = "\N{EN DASH}", "\N{NO-BREAK SPACE}"


class Forecast:
    """Tells of one model what comes of the spell that its viewer builds."""

    def __init__(self, model: TableModel[State]) -> None:
        self._model = model
        self._words = model.words
        view, viewer = model.view, model.viewer
        # While another one casts, that spell is told of and not the own one.
        to_come = bool(view.round) and not view.seats[viewer].acted and view.acting in (-1, viewer)
        nothing = Prospect([], [Loss()] * len(view.seats), {}, [0.0] * len(view.seats), chosen=False)
        self._whole = prospect(view, viewer) if to_come and not model.covered else nothing
        self.parts: list[Outlook] = self._whole.parts
        self.losses: list[Loss] = self._whole.losses
        """How much life every seat loses by what is sure to hit it."""

    @property
    def victims(self) -> set[int]:
        """The seats that are hit for sure."""
        dying = {seat for seat in self._mortal if self._whole.deaths[seat] >= SURE}
        return dying.union(*(part.targets for part in self.parts if not part.picks)) - {self._model.viewer}

    def lines(self) -> list[str]:
        """Return how fast the spell is, what each part would do, and what comes of all."""
        if not self.parts:
            return []
        cards = self._words.count(WORDS + "cards", len(self.parts))
        speed = self._model.view.initiative(self._model.viewer)
        haste = self._said("cards_initiative", cards=cards, n=speed)
        # The total stands before the parts: where there is little room, the last words are cut off.
        return [f"[haste] *{haste}*", *self._total(), *(self._prospect(part) for part in self.parts)]

    def _said(self, key: str, **args: object) -> str:
        return self._words(WORDS + key, **args)

    def _prospect(self, part: Outlook) -> str:
        """Return what one part would do: to whom, with which dice, and how much damage that makes."""
        name = escape(self._words(f"epic_spell_wars.name.{part.card}"))
        told = [self._who(part), self._dice(part), *self._damage(part)]
        if self._differ(part):
            told = [self._dice(part), *self._each(part)]
        told += self._deaths(part)
        said = ", ".join(filter(None, told))
        if self._untold(part):
            words = self._model.game.text(COMPONENTS[part.card], self._words)
            said = escape(words[:1].lower() + words[1:].rstrip("."))
            if part.card in STAND_INS:
                said = self._said("wild", place=self._words(f"epic_spell_wars.place.{part.kind}.to"))
            elif self._finds_nothing(part):
                said = self._said("no_loot")
        return f"[aim] *{name}*: {said}"

    def _untold(self, part: Outlook) -> bool:
        """Tell whether only the card's own words say what it does: no life is lost, or nobody is aimed at."""
        lost = {seat for seat, loss in enumerate(part.losses) if any_loss(loss)}
        if not lost:
            return not part.dice
        return not part.targets and lost != {self._model.viewer}

    def _who(self, part: Outlook) -> str:
        """Return whom a part hits."""
        if not part.targets:
            return self._said("nobody") if part.aims else ""
        foes = self._model.view.foes(self._model.viewer)
        names = [escape(self._model.names[seat]) for seat in part.targets]
        everybody = set(part.targets) == set(foes) and len(foes) > 2 and part.picks not in LEVEL.values()
        if part.picks:
            key = f"{'any_foe' if everybody else 'one_of'}.{part.picks}"
            return self._said(key, names=", ".join(names))
        told = self._said("each_foe") if everybody else listed(names, self._words)
        others = [escape(self._model.names[seat]) for seat in part.instead]
        return self._said("instead", who=told, others=listed(others, self._words, "or")) if others else told

    def _dice(self, part: Outlook) -> str:
        if not (part.dice or part.bonus):
            return ""
        dice = self._words.count(WORDS + "dice", part.dice)
        return f"{dice} +{part.bonus}" if part.bonus else dice

    def _damage(self, part: Outlook) -> list[str]:
        """Return the damage to the foes, what is the same told once, and what the caster loses or gains."""
        me = self._model.viewer
        foes = [loss for seat, loss in enumerate(part.losses) if seat != me and any_loss(loss)]
        if part.picks and foes:
            foes = [blow(part, me)]
        told = list(dict.fromkeys(map(self._blow, foes)))
        own = part.losses[me] if part.losses else Loss()
        return [*told, self._own(own)] if any_loss(own) else told

    def _differ(self, part: Outlook) -> bool:
        """Tell whether foes who are all hit lose different amounts."""
        losses = [part.losses[seat] for seat in part.targets if part.losses]
        return not part.picks and len({(loss.low, loss.high) for loss in losses}) > 1

    def _each(self, part: Outlook) -> list[str]:
        """Return what everybody loses or gains by a part."""
        names = self._model.names
        return [
            f"{escape(names[seat])}{SPACE}{signed(loss.mean)}"
            for seat, loss in enumerate(part.losses)
            if any_loss(loss)
        ]

    def _deaths(self, part: Outlook) -> list[str]:
        """Return who may die of a part; of several parts the total says it, but not of those that pick."""
        names, lives = self._model.names, [seat.life for seat in self._model.view.seats]
        if part.picks and part.losses:
            most = blow(part, self._model.viewer).high
            mortal = [escape(names[seat]) for seat in part.targets if lives[seat] <= most]
            if len(mortal) == len(part.targets):
                return [self._said("deadly")]
            return [self._words("epic_spell_wars.brings.may_kill", names=", ".join(mortal))] if mortal else []
        return [f"{escape(names[seat])} {self._dies(seat)}" for seat in self._mortal if len(self.parts) == 1]

    @property
    def _mortal(self) -> list[int]:
        """The seats that may well die."""
        return [seat for seat, chance in enumerate(self._whole.deaths) if chance >= UNLIKELY]

    def _dies(self, seat: int) -> str:
        """Say that somebody dies, or how likely."""
        chance = self._whole.deaths[seat]
        if chance >= SURE:
            return self._said("dies")
        if self._whole.chosen:
            return self._said("may_die")
        return self._said("dies_at", chance=self._words("shell.percent", n=min(99, round(100 * chance))))

    def _finds_nothing(self, part: Outlook) -> bool:
        """Tell whether a part only steals, and there is nothing to steal."""
        view, verbs = self._model.view, COMPONENTS[part.card].verbs
        loot = any(view.seats[foe].treasures for foe in view.foes(self._model.viewer))
        return not loot and all(isinstance(verb, StealAny) for verb in verbs)

    def _own(self, loss: Loss) -> str:
        """Return what the caster loses or gains."""
        ends = sorted({loss.low, loss.high}, key=abs)
        if not ends[0]:
            return self._said("self_loss_up", n=signed(ends[-1]))
        return self._said("self_loss", n=EN_DASH.join(map(signed, ends)))

    def _blow(self, loss: Loss) -> str:
        if loss.low == loss.high:
            return self._said("blow_sure", n=round(loss.mean))
        return self._said("blow", low=round(loss.low), high=round(loss.high), mean=round(loss.mean))

    def _total(self) -> list[str]:
        """Return what everybody may expect of all parts together, where there are several."""
        told = []
        for seat, loss in enumerate(self.losses):
            name, lost = escape(self._model.names[seat]), round(loss.mean)
            dies = self._dies(seat) if seat in self._mortal else ""
            if dies and (not lost or self._whole.deaths[seat] >= SURE):
                told.append(f"{name} {dies}")
            elif lost:
                told.append(f"{name}{SPACE}{signed(lost)}" + (f" ({dies})" if dies else ""))
            elif abs(loss.mean) >= NOTABLE:
                most = loss.high if loss.mean > 0 else loss.low
                told.append(self._said("up_to", name=name, n=signed(most)))
        for by, mean in self._whole.picked.items():
            if round(mean):
                told.append(f"{self._said(f'any_foe.{by}')}{SPACE}{signed(mean)}")
        if len(self.parts) < 2 or not told:
            return []
        return [f"[blow] *{self._said('total', losses=', '.join(told))}*"]


def any_loss(loss: Loss) -> bool:
    """Tell whether anything may be lost or gained."""
    return bool(loss.low or loss.high)


def signed(loss: float) -> str:
    """Return a loss as what happens to life."""
    return f"{MINUS}{round(loss)}" if loss > 0 else f"+{round(-loss)}"

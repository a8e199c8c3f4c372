"""The grammar of zones: where things lie, and where events say that they come from and go to.

    zone = name | name ":" seat

`hand:0` is the hand of seat 0, `supply` lies in the middle. Where something lies on a thing, the thing is
the zone: an essence goes from `supply` to `athanor`, damage to `mage:1`. Which zones there are, a game
declares in its `kinds.ZONES`. A table has a place for each zone it shows.
"""

from __future__ import annotations

from rules.core.ids import by_seat

SUPPLY = "supply"
"""The stock of tokens that nobody has."""
HANDS, DECKS, DISCARDS = by_seat("hand"), by_seat("deck"), by_seat("discard")
"""The cards of every seat, by their seats."""

"""Lays out the dungeons of Five Seals: `PYTHONPATH=. python3 assets/build/dungeons.py`.

The maps are those of the rules; what it writes is read by the table and by the painter of the floors.
"""

from __future__ import annotations

from art.dungeon_plan import PLANS, Place, laid_out, written

from rules.five_seals.maps import MAPS


def main() -> None:
    """Lay out every map, and write all of them down."""
    plans = {}
    for seats, dungeon in MAPS.items():
        places = [
            Place(place.id, _form(place.id, place.kind), place.ring, place.angle)
            for place in dungeon.places.values()
        ]
        edges = [(one, other) for one in dungeon.near for other in dungeon.near[one] if one < other]
        plans[seats] = laid_out(seats, places, edges)
    PLANS.parent.mkdir(exist_ok=True)
    PLANS.write_text(written(plans), encoding="utf-8")


def _form(place: str, kind: str) -> str:
    """Return how a place is built: halls differ by their ring."""
    return place.partition("_")[0] if kind == "hall" else kind


if __name__ == "__main__":
    main()

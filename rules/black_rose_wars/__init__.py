"""Black Rose Wars: nineteen rooms, two to four mages, three moons, on the engine of `rules/black_rose`.

- `judgement`: how well a seat stands
- `ranking`: how plausible the kinds of options are at a glance
- `readings`: how the components of the Duel are read here
"""

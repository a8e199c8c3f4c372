"""Black Rose Wars: nineteen rooms, two to four mages, three moons, on the engine of `rules/black_rose`.

- `judgement`: how well a seat stands
- `glance`: a plausible option at a glance
- `readings`: what components of the Duel come down to here
"""

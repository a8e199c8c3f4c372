"""Black Rose Wars: Duel: seven rooms, two mages, four rounds.

- `quick`: a plausible option at a glance
"""

"""The engine of Black Rose Wars: a lodge of rooms, mages, evocations, and the Black Rose herself.

It has the files of every game but `game` and `cards`, which belong to the games that stand on it. Beside
them:

- `editions`: the games that stand on this engine
- `catalogue`: what components are made of, and the programs that their effects come down to
- `records`: the small records that a position is made of
- `board`: where rooms and cells lie
- `targets`: whom and what an effect speaks of
- `resolve`: an effect being applied, the base of its verbs, and the verbs that steer its course
- `lasting`: verbs that hold for a while
- `actions`: what figures do
- `damage`: damage dealt, replaced and healed, and defeat
- `evocations`: evocations summoned, upgraded, defeated or removed
- `quests`: what quests ask for, and the moment to claim one
- `rooms`: instability placed, replaced and removed, and the activation of rooms
- `study`: drawing, the limit of the hand, and preparing spells
"""

"""The engine of Black Rose Wars: a lodge of rooms, mages, evocations, and the Black Rose herself.

It has the files of every game but `game` and `cards`, which belong to the games that stand on it. Beside
them:

- `editions`: the games that stand on this engine
- `catalogue`: what components are made of, and the programs that their effects come down to
- `records`: the small records that a position is made of
- `board`: where rooms and cells lie
- `targets`: whom and what an effect speaks of
- `resolve`: an effect being applied, and the base of its verbs
- `programs`: how an effect comes down to steps, and the verbs that steer its course
- `lasting`: verbs that hold for a while
- `verbs_cubes`, `verbs_figures`, `verbs_cards`: the other verbs that `verbs` lists
- `triggers`: what lasting effects wait for
- `cubes`: cubes put on figures and in rooms, and taken back
- `damage`: damage dealt, replaced and healed, and defeat
- `rooms`: instability placed, replaced and removed, and the activation of rooms
- `movement`: where figures go
- `actions`: what figures do
- `evocations`: evocations summoned, upgraded, defeated or removed
- `spells`: spells drawn, discarded, prepared and cast
- `study`: the study of spells in a round
- `quests`: what quests ask for, and the moment to claim one
- `refusals`: why a gesture is refused
- `worth`: what spells are worth in a situation
- `quick`: a plausible option at a glance
- `option_text`: words for refusals and options
"""

"""The engine of Black Rose Wars: a lodge of rooms, mages, evocations, and the Black Rose herself.

It has the files of every game but `game` and `cards`, which belong to the games that stand on it. Beside
them:

- `editions`, `mixing`: the games that stand on this engine; components of one in the other
- `catalogue`: what components are made of, and the programs that their effects come down to
- `records`: the small records that a position is made of
- `board`: where rooms and cells lie
- `targets`: whom and what an effect speaks of
- `queries`, `amounts`: figures, rooms and numbers that are looked for when a verb runs
- `conditions`: what must hold, or must have happened
- `resolve`: an effect being applied, and the base of its verbs
- `programs`: how an effect comes down to steps, and the verbs that steer its course
- `ordering`: parts of an effect that lay too few cubes, in the order of choice
- `selection`: verbs that choose figures, rooms and texts for others
- `lasting`: verbs that hold for a while
- `effects`: what such verbs have brought about where it is kept one by one
- `verbs_cubes`, `verbs_figures`, `verbs_power`: the verbs that `verbs` lists
- `verbs_cards`, `verbs_hands`, `verbs_answers`: further ones of them
- `triggers`: what lasting effects wait for
- `moments`: what can be answered before it happens, and after; traps, protections and quests that do
- `dealing`, `attacks`, `steps`, `casting`: damage, attacks and rooms, steps and spells that can be answered
- `cubes`: cubes put on figures and in rooms, and taken back
- `damage`: damage dealt, replaced and healed, and defeat
- `rooms`: instability placed, replaced and removed, and the activation of rooms
- `colours`, `shifting`: cubes of several colours healed, replaced, placed and shifted
- `movement`: where figures go
- `actions`, `demands`: what figures do of their own accord, and what effects make them do
- `evocations`, `summoning`: evocations summoned, upgraded, defeated or removed; a fourth one
- `spells`: spells drawn, discarded, prepared and cast
- `decks`, `hands`, `searching`: decks by their names; cards drawn and kept; cards searched, cast and copied
- `study`: the study of spells in a round
- `phases`, `moons`, `omens`: the round of a game with moons; the moons; the events on their board
- `sights`: what single mages know of hidden cards
- `dealing_anew`: what a seat does not see of such a game
- `under_tokens`: what may lie under the tokens of rivals
- `forecast`: what an option would do at once, found by trying it
- `foresight`: what options bring at once there, and how far quests are met
- `quests`: what quests ask for, and the moment to claim one
- `refusals`, `obstacles`: why a gesture is refused; why something cannot be done in the great lodge
- `situations`, `worth`: what of a position spells depend on, and what they are worth in it
- `goals`: where a mage of the great lodge would like to stand
- `quick`: a plausible option at a glance
- `mixing`: the components of one game in the box of the other
- `option_text`, `choice_text`: words for refusals and options; for each of several texts
- `hint_brings`: what options bring at once
- `hint_text`, `hint_places`, `hint_cards`: what speaks for options, rooms and cards
- `hint_heads`: how advice names options
- `hint_deeds`: what a plan is for, found by comparing positions
"""

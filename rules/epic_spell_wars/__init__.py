"""Epic Spell Wars: a brawl of battle wizards for two to six.

Beside the files that every game has:

- `spell`: the places of a spell and the parts that lie in them
- `resolve`: a card being carried out, and the base of its verbs
- `targets`: who is a card's victim
- `effects`: verbs that hurt, heal and move treasures
- `dice`: verbs that roll, and the power roll
- `parts`: verbs that add, copy, steal and discard parts of spells
- `traits`: what treasures and dead wizards do for their owners
- `reactions`: questions in between, such as an answer to a foe's card or a dead wizard's revenge
- `order`: who acts when in a round
- `odds`: at whom a part aims, what it rolls, and how likely each row is
- `expectation`: what a spell is expected to do
- `hint_text`: what an option brings, for whoever asks for advice
- `spell_name`: the full name of a spell, to be shouted
- `beats`: what an action did, beat by beat, for the window
- `deeds`: what is told of a tournament that is over
"""

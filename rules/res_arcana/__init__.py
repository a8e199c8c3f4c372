"""Res Arcana: a card table for two to four.

Beside the files that every game has:

- `essences`: sums of the five kinds, and prices
- `payment`: essences paid and taken one by one
- `resolve`: an ability being carried out, and the base of its verbs
- `verbs_costs`, `verbs_essences`, `verbs_cards`: the verbs that `verbs` lists
- `abilities`: verbs joined to a power or a reaction, and what stands in its way
- `life_loss`: the loss of Life and the reactions to it
- `reorder`: looked-at cards being put back
- `option_text`: words for refusals and options
- `hint_text`: why an option is advised, for whoever asks for advice
- `hint_aims`: what advice aims at: what a plan leads to, what essences are for, what goes with what
- `match`: several games in a row, and their open draft
"""

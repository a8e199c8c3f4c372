"""x"""
from rules.epic_spell_wars.state import State
def evaluate(state: State, seat: int) -> float:
    return 0.5
def quick(state: State):
    return state.decision.options[0]

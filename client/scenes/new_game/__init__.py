"""The scene in which a new game is set up, and the panels it consists of."""

from client.scenes.new_game.scene import NewGameScene

__all__ = ["NewGameScene"]

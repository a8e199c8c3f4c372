"""The scene in which settings are changed, and the panels it consists of."""

from client.scenes.settings.scene import SECTIONS, SettingsScene

__all__ = ["SECTIONS", "SettingsScene"]

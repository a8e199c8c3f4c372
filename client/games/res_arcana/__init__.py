"""Res Arcana on the screen."""

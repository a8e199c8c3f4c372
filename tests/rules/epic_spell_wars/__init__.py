"""Scenarios of Epic Spell Wars."""

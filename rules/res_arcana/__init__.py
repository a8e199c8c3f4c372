"""Res Arcana: a card table for two to four."""

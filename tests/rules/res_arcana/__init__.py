"""Res Arcana: components, rulebook, setups."""

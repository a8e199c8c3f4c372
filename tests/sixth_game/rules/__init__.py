"""Pebbles: draw a card, lay a card or pass; after three rounds the highest sum wins."""

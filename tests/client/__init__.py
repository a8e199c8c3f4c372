"""Tests of the window: what it draws and what it does, without a screen."""

"""What every game shares: actions, decisions, frames and their loop, randomness, events, reasons."""

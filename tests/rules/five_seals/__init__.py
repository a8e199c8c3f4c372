"""Five Seals."""

"""What is under way and what would follow: nothing that a table does not show anyway."""

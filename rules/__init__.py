"""The rules of the games: pure, without files, clocks, windows or globals that change."""

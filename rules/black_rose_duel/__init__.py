"""Black Rose Wars: Duel: seven rooms, two mages, four rounds."""

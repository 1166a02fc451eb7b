"""What several games share: small pieces of plain data with their rules. Each knows no game."""

"""One table in memory: its game, its seats, and who is connected."""

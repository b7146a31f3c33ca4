"""The terminal table: any game with keyboard and mouse. `rooms` tells where each game's own part is."""

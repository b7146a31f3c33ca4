"""The terminal table: any game with keyboard and mouse. `board` tells what a game may bring of its own."""

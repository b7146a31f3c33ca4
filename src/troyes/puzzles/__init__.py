"""Puzzles: moments of games in which one turn is clearly best and not the obvious one. No HTTP, no database."""

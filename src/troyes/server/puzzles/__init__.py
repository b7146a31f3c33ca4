"""Puzzles over the net: a board to try a turn on, what the answer was worth, and how somebody gets on."""

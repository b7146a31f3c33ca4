"""The coach: a hint at any decision, and the analysis of a game that was played."""

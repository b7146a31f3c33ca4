"""Guided first games: what is taught, step by step, and how a table keeps to it."""

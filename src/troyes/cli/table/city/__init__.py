"""Troyes and The King's Challenge at the terminal table: the city, its cards, its families."""

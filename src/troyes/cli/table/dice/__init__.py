"""Troyes Dice at the terminal table: the wheel, the sheet, and what is said about them."""

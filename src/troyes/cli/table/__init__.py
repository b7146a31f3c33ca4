"""The terminal table: Troyes Dice with keyboard and mouse."""

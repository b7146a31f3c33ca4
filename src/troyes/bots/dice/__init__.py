"""How bots play Troyes Dice."""

"""How bots play Troyes and The King's Challenge."""

"""Training the judge of Troyes and The King's Challenge."""

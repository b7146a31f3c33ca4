"""What the coach knows of Troyes and The King's Challenge."""

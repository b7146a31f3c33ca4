"""What can be printed for Troyes and The King's Challenge."""

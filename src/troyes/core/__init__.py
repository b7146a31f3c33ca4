"""What every game shares: decisions, randomness, records, views, languages. It knows no game."""

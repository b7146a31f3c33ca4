"""All tables in use: made, found, entered, played at over the live line."""

"""The event cards. `cards.py` lists them all."""

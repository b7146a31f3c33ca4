"""The Activity cards, grouped by colour. `cards.py` lists them all."""

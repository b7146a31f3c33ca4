"""The steps of a walk, a row each. `table.py` lists them all."""

"""Troyes Dice: wheel, sheet, actions, tiles, achievements. It knows `core` and nothing else."""

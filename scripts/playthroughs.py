"""Writes OpenSpiel's playthroughs of our games anew: tests/research/playthroughs."""

from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import troyes.research  # tells OpenSpiel of the games

FOLDER = Path(__file__).parents[1] / "tests" / "research" / "playthroughs"
GAMES = {
    "python_troyes": "python_troyes(players=2)",
    "python_troyes_king": "python_troyes_king",
    "python_troyes_dice": "python_troyes_dice(players=1)",
}

if __name__ == "__main__":
    assert set(GAMES) <= set(pyspiel.registered_names()), troyes.research.__doc__
    for name, game in GAMES.items():
        text = generate_playthrough.playthrough(game, None, seed=1)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")
        print(f"{name}: {len(text):,} characters")

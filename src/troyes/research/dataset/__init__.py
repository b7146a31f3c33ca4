"""Whole games in Parquet files: written by `troyes simulate --records`, read back, replayed and studied.

games = dataset.Games("games.parquet")
game = troyes.replay(games.record(next(iter(games))))
for samples in dataset.samples(games, batch=1024):
    ...
"""

from troyes.research.dataset.derive import Samples, samples, verify
from troyes.research.dataset.read import Games, files_in
from troyes.research.dataset.shape import About, DatasetError, Played, about
from troyes.research.dataset.write import Writer

__all__ = ["About", "DatasetError", "Games", "Played", "Samples", "Writer", "about", "files_in", "samples", "verify"]

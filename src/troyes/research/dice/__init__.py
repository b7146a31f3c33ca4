"""The flat twin of Troyes Dice: its rules once more, in Python that numba compiles for processors and graphics cards.
A game is a row of small numbers, and many of them are played at once.

| module | what is in it |
|---|---|
| `fields` | where everything stands in a row |
| `printed`, `generator` | the printed numbers as a row; the generator of rolls and shuffles |
| `setup`, `halfday`, `legal`, `walk`, `rules` | the rules |
| `observing` | what a seat may know |
| `games`, `processor`, `card`, `batch` | many games: one of them, all on a processor, all on a card, their arrays |
| `bridge`, `one` | from the engine to the twin; one game of it |

`Twin` and `Batch` are what others use. It needs numba: `pip install 'troyes[twin]'`; for a card also `numba-cuda`.
"""

"""What a puzzle is, as plain data."""

from msgspec import Struct

Choices = list[tuple[int, str]]
"""Seat and key, as a record keeps them."""


class Source(Struct, frozen=True):
    """What made a set of puzzles: the same command makes them again."""

    version: str
    """Of this package."""
    judge: str
    """The level that searched."""
    simulations: list[int]
    """Of the search that played the games, and of those that had to find the same turn."""
    seed: int
    games: int
    """So many were looked through."""
    mended: list[int] = []
    """Simulations of the searches that found each of them again, if a later judge looked at them once more."""


class Puzzle(Struct, frozen=True):
    """A moment of a game, as a record that breaks off there, and what is best."""

    number: int
    """Its name in its set, from 1."""
    game: str
    players: int
    options: dict[str, object]
    seed: str
    choices: Choices
    """Everything that was chosen before."""
    seat: int
    """Whose turn it is."""
    best: list[str]
    """The keys of the best turn; if it rolls, up to that."""
    obvious: list[str]
    """The keys of what somebody takes who looks one turn ahead."""
    lead: float
    """By how many points the best turn is ahead of the next really different one."""
    themes: list[str]
    """What it is about; the most telling first."""
    hardness: int
    """From 0: how much has to be thought until it is found."""

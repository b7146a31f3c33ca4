"""How somebody gets on with puzzles: ratings of both sides, streaks, and what to try next."""

from collections.abc import Sequence
from datetime import date, timedelta
from random import Random
from typing import NamedTuple

from troyes.puzzles.shelf import Shelf
from troyes.server.storage.kept import KeptAnswer
from troyes.server.storage.rating import NEW, Strength, rated

EASIEST, STEP, SPREAD = 20.0, 3.5, 25.0 / 6.0
"""Where a puzzle's strength begins, how much more each degree of hardness is, and how unsure that is."""
RANKS = {"right": (0.0, 1.0), "nearly": (0.0, 0.0), "wrong": (1.0, 0.0)}
"""The place of the person and of the puzzle: the lower, the better."""
NEAREST = 12
"""The next puzzle is one of so many that suit best."""


class Practice(NamedTuple):
    answered: int
    right: int
    streak: int
    best_streak: int
    days: int


def name_of(puzzle: str) -> str:
    """Under which name a puzzle is rated."""
    return f"puzzle:{puzzle}"


def expected(hardness: int) -> Strength:
    """How strong a puzzle is that nobody has answered yet."""
    return Strength(EASIEST + STEP * hardness, SPREAD, 0)


def after(grade: str, person: Strength | None, puzzle: Strength) -> tuple[Strength, Strength]:
    """The strengths of both after an answer."""
    known = {"person": person or NEW, "puzzle": puzzle}
    found = rated(("person", "puzzle"), RANKS[grade], known)
    return found["person"], found["puzzle"]


def practice(answers: Sequence[KeptAnswer], today: date) -> Practice:
    """`answers`: the latest first."""
    streaks, run = [0], 0
    for answer in reversed(answers):
        run = run + 1 if answer.grade == "right" else 0
        streaks.append(run)
    solved = {answer.day for answer in answers if answer.day and answer.grade == "right"}
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    days = 0
    while day.isoformat() in solved:
        days += 1
        day -= timedelta(days=1)
    right = sum(answer.grade == "right" for answer in answers)
    return Practice(len(answers), right, run, max(streaks), days)


def following(
    shelf: Shelf, theme: str | None, answered: set[str], known: dict[str, Strength], own: Strength, rng: Random
) -> int | None:
    """A puzzle that suits: not answered yet, and about as hard as its person is strong. None: there is none left."""
    left = [number for number in shelf.numbers(theme) if shelf.id(number) not in answered]

    def distance(number: int) -> float:
        strength = known.get(name_of(shelf.id(number)), expected(shelf.hardness(number)))
        return abs(strength.mu - own.mu)

    rng.shuffle(left)
    return rng.choice(sorted(left, key=distance)[:NEAREST]) if left else None

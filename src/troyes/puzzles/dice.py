"""Puzzles of Troyes Dice."""

from collections.abc import Iterator
from random import Random

from troyes.coach.dice.reasons import Difference
from troyes.coach.preview import Preview
from troyes.coach.reasons import ranked
from troyes.dice import log
from troyes.dice.names import CATHEDRAL, FORTRESS, GREAT_HALL
from troyes.puzzles.sets import PuzzleSet, Setup

SEATS = (1, 1, 1, 2, 2, 3, 4, 6)
NUMBERINGS = ("first", "first", "rising", "falling")
LATE = 4
"""So many half days before the end it is late."""


def deal(rng: Random) -> Setup:
    options = {"numbering": rng.choice(NUMBERINGS), "banquets": rng.random() < 0.3}
    return Setup("troyes-dice", rng.choice(SEATS), options)


def themes(preview: Preview) -> Iterator[str]:
    diff = Difference(preview)
    rows = [row for row, _ in diff.drawn()]
    told = [each.message.id for each in ranked(preview)]
    if diff.of(log.EARNED_WORK) or diff.of(log.EARNED_PRESTIGE):
        yield "bonus"
    if diff.of(log.LINKED):
        yield "link"
    if CATHEDRAL in rows:
        yield "cathedral"
    if FORTRESS in rows:
        yield "fortress"
    if GREAT_HALL in rows:
        yield "hall"
    if any(row % 2 for row in rows):
        yield "work"
    if not rows:
        yield "saving"
    if "coach-dice-banquet" in told:
        yield "banquet"
    if "coach-dice-in-time" in told[:2]:
        yield "demolition"
    if diff.of(log.CHANGED):
        yield "changing"
    if diff.left < LATE:
        yield "late"


DICE = PuzzleSet(
    id="dice",
    game="troyes-dice",
    kinds=frozenset({"die"}),
    deal=deal,
    find=themes,
    themes=(
        *("bonus", "link", "cathedral", "fortress", "hall", "work", "saving", "banquet", "demolition"),
        *("changing", "late"),
    ),
    wide=0.6,
    wide_at_sight=1.2,
    inside=0.6,
    fewest=3,
    depths=(200, 600, 1800, 6000),
    proof=12_000,
    jury=600,
    glances=(40, 100, 200),
    each=3,
    apart=2,
)

"""The lessons that there are."""

from functools import cache

from troyes.registry import USUAL, descriptors
from troyes.server.lessons.steps import Lesson


@cache
def lessons() -> dict[str, Lesson]:
    """By id, that of the usual game first."""
    games = sorted(descriptors(), key=lambda game: game.name != USUAL)
    found: list[Lesson] = [lesson for game in games if (lesson := game.part("lesson")) is not None]
    return {lesson.id: lesson for lesson in found}

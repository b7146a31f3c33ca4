"""The lessons that there are."""

from troyes.server.lessons.city import CITY
from troyes.server.lessons.dice import DICE
from troyes.server.lessons.steps import Lesson

__all__ = ["LESSONS"]

LESSONS: dict[str, Lesson] = {lesson.id: lesson for lesson in (DICE, CITY)}
"""By id, the easier one first."""

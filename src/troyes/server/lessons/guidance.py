"""How a table keeps to its lesson. Where that stands follows from the choices made and how many pages were read."""

from typing import NamedTuple

from troyes.core.errors import IllegalMove
from troyes.core.game import Game
from troyes.core.table import Table
from troyes.server.errors import Refused
from troyes.server.lessons.shelf import lessons
from troyes.server.lessons.steps import ANY, LEARNER, OR, At, Free, Lesson, Page, Task, Try, fits, next_keys
from troyes.server.storage.shapes import StoredTable
from troyes.server.wire.lessons import Guide

LEFT = "left"


class Course(NamedTuple):
    """A lesson at a table: how many of its pages were read."""

    lesson: Lesson
    read: int


class Place(NamedTuple):
    at: int
    step: Page | None
    """None: the lesson is at its end."""
    left: tuple[str, ...]
    """Of a task: the keys that are still to be chosen."""
    done: int
    """How many choices have been made in this step."""


# -- what the table remembers ----------------------------------------------------------------------------------------


def mark(lesson: Lesson, read: int | None) -> str:
    """What is kept with the table; None: its person plays on without the lesson."""
    return f"{lesson.id} {lesson.version} {LEFT if read is None else read}"


def course_of(stored: StoredTable) -> Course | None:
    """None: nothing is taught here, or not any more."""
    if not stored.lesson:
        return None
    id, version, read = stored.lesson.split(" ")
    lesson = lessons().get(id)
    if lesson is None or version != str(lesson.version) or read == LEFT or stored.seats[LEARNER].stand_in:
        return None
    return Course(lesson, int(read))


def goes_on(lesson: Lesson, kept: str) -> bool:
    """Whether a table that has this mark is still taught that lesson."""
    return kept.startswith(f"{lesson.id} {lesson.version} ") and not kept.endswith(LEFT)


# -- where it stands -------------------------------------------------------------------------------------------------


def place_in(course: Course, game: Game) -> Place | None:
    """None: something else was chosen than the lesson has, as when a bot has played for its person."""
    lesson, read = course
    made = [key for seat, key in game.made() if seat == LEARNER]
    freed = False
    for at, step in enumerate(lesson.steps):
        match step:
            case Free():
                if not game.over:
                    return Place(at, step, (), 0)
                freed = True
            case Task():
                left = _left(lesson, step.keys, made)
                if left is None or freed:
                    return None
                if left:
                    return Place(at, step, left, len(step.keys) - len(left))
                made = made[len(step.keys) :]
            case _ if read > 0:
                read -= 1
            case _:
                return Place(at, step, (), 0 if freed else len(made))
    return Place(len(lesson.steps), None, (), 0)


def _left(lesson: Lesson, keys: tuple[str, ...], made: list[str]) -> tuple[str, ...] | None:
    """What is left of a task's keys after the first of these choices; None: they do not fit."""
    left = keys
    for key in made[: len(keys)]:
        taken = next((at for at in next_keys(lesson, left) if fits(left[at], key)), None)
        if taken is None:
            return None
        left = left[:taken] + left[taken + 1 :]
    return left


def is_read(step: Page) -> bool:
    """Whether one goes on by saying so."""
    return not isinstance(step, (Task, Free))


def to_do(lesson: Lesson, step: Page) -> str:
    """What to do in a step: the end of the id of its words."""
    return f"{lesson.id}-{step.name}-do"


# -- what may be done ------------------------------------------------------------------------------------------------


def check_choice(stored: StoredTable, table: Table, seat: int, key: str) -> None:
    """Refuses a choice that the lesson does not expect now. What the game itself refuses it says in its own words."""
    course = course_of(stored)
    if course is None or seat != LEARNER:
        return
    reason = table.game.why_not(seat, key)
    if reason is not None:
        raise IllegalMove(reason)
    now = place_in(course, table.game)
    if now is None or now.step is None:
        return
    match now.step:
        case Free():
            return
        case Try():
            if table.game.ahead(seat, key) is None:
                raise Refused("lesson-try-rolls")
        case Task():
            if not any(fits(now.left[at], key) for at in next_keys(course.lesson, now.left)):
                raise Refused("lesson-other", lesson=to_do(course.lesson, now.step))
        case _:
            raise Refused("lesson-read-first")


def check_end(stored: StoredTable, table: Table, seat: int) -> None:
    """A turn that was only tried is not ended."""
    course = course_of(stored)
    if course is None or seat != LEARNER:
        return
    now = place_in(course, table.game)
    if now is not None and isinstance(now.step, Try):
        raise Refused("lesson-try-end")


def scripted(stored: StoredTable, table: Table, seat: int) -> list[str]:
    """What another seat does now, to the end of its turn; nothing where the lesson does not say, or it cannot be."""
    course = course_of(stored)
    if course is None or seat == LEARNER:
        return []
    made = sum(other == seat for other, _ in table.game.made())
    trial = table.copy()
    keys: list[str] = []
    for key in course.lesson.script(seat)[made:]:
        if trial.game.why_not(seat, key) is not None:
            return []
        keys.append(key)
        if trial.choose(seat, key):
            return keys
    return []


def walk(course: Course, table: Table) -> Table | None:
    """The table after the rest of the step has been done for its person; None where that is their own affair."""
    now = place_in(course, table.game)
    if now is None or not isinstance(now.step, Task):
        return None
    twin = table.copy()
    left = now.left
    if LEARNER in twin.held:
        left = left[1:]
    for key in left:
        offered = twin.game.pending[0].options.keys() if key == ANY else key.split(OR)
        twin.choose(LEARNER, next(one for one in offered if twin.game.why_not(LEARNER, one) is None))
    twin.confirm(LEARNER)
    return twin


# -- what is told ----------------------------------------------------------------------------------------------------


def guide_of(stored: StoredTable, table: Table, seat: int | None) -> Guide | None:
    course = course_of(stored)
    if course is None or seat != LEARNER:
        return None
    lesson = course.lesson
    now = place_in(course, table.game)
    if now is None or now.step is None:
        return None
    if not table.game.over and all(decision.seat != seat for decision in table.game.pending):
        return Guide(
            lesson=lesson.id,
            at=now.at,
            of=len(lesson.steps),
            kind="wait",
            says="lesson-wait",
            args={"other": table.game.pending[0].seat + 1},
            do="",
            well="",
            keys=[],
            free_order=0,
            end=False,
            parts=[],
        )
    step = now.step
    kind = "task" if isinstance(step, Task) else "try" if isinstance(step, Try) else "page"
    before = lesson.steps[now.at - 1] if now.at else None
    held = seat in table.held
    left = () if held else now.left
    return Guide(
        lesson=lesson.id,
        at=now.at,
        of=len(lesson.steps),
        kind="free" if isinstance(step, Free) else kind,
        says=f"lesson-{lesson.id}-{step.name}",
        args=step.facts(At(_begun(table, now.done))),
        do="" if kind == "page" and not isinstance(step, Free) else f"lesson-{to_do(lesson, step)}",
        well=f"lesson-{lesson.id}-{before.name}-well" if isinstance(before, Task) and before.well else "",
        keys=list(left),
        free_order=sum(1 for _ in next_keys(lesson, left)),
        end=held and isinstance(step, (Task, Free)),
        parts=list(step.parts),
    )


def _begun(table: Table, done: int) -> Game:
    """The game as it was before the choices that were made in this step, as far as it is still known."""
    own = [step.before for step in table.steps if step.seat == LEARNER]
    return own[-done] if 0 < done <= len(own) else table.game

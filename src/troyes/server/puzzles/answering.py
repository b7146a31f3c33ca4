"""What is asked and answered about puzzles, wherever they are played: see `server.desk`. No HTTP, no database.

Boards are laid out and tried beside the loop: so is the first reading of all puzzles, which takes longest.
"""

import time
from datetime import date
from random import SystemRandom

from troyes.coach.shapes import Line
from troyes.core.errors import IllegalMove
from troyes.puzzles.shelf import Shelf
from troyes.server import desk
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.library.printed import printed_of
from troyes.server.puzzles.desk import Desk, shelf_of
from troyes.server.puzzles.practice import after, expected, following, name_of, practice
from troyes.server.results.disclosure import day_of
from troyes.server.rooms import ways
from troyes.server.storage.kept import KeptAnswer
from troyes.server.storage.rating import NEW, Strength, rating_of
from troyes.server.storage.shapes import StoredGuest
from troyes.server.thinking.jobs import Job
from troyes.server.wire import puzzles as wire
from troyes.server.wire.live import HintLine, HintStep, StateMessage
from troyes.server.wire.tables import Printed

THINKING = 2.0
"""About how many seconds it takes to judge an answer."""


def _today() -> date:
    return date.fromisoformat(day_of(time.time()))


async def _hardness(house: desk.Desk, shelf: Shelf, number: int) -> Strength:
    name = name_of(shelf.id(number))
    return (await house.puzzles.strengths(shelf.about.id, [name])).get(name, expected(shelf.hardness(number)))


async def seen(house: desk.Desk, guest: StoredGuest | None, shelf: Shelf) -> wire.PuzzleSetSeen:
    """A set, and how somebody gets on with it."""
    id, today = shelf.about.id, _today()
    answers = [] if guest is None else await house.puzzles.of(guest.id, id)
    own = {} if guest is None else await house.puzzles.strengths(id, [guest.id])
    number = shelf.of_day(today)
    done = next((answer.grade for answer in answers if answer.puzzle == shelf.id(number)), None)
    known = practice(answers, today)
    return wire.PuzzleSetSeen(
        id=id,
        game=shelf.about.game,
        count=len(shelf),
        themes=[wire.ThemeSeen(theme, count) for theme, count in shelf.themes().items()],
        day=today.isoformat(),
        today=number,
        today_grade=None if done is None else _grade(done),
        rating=round(rating_of(own[guest.id])) if guest is not None and guest.id in own else None,
        **known._asdict(),
    )


async def suiting(house: desk.Desk, guest: StoredGuest | None, set: str, theme: str) -> wire.PuzzleNext:
    """The number of a puzzle that was not answered yet and is neither too easy nor too hard."""
    shelf = await aside(shelf_of, set)
    if theme and theme not in shelf.about.themes:
        raise Refused("puzzle-no-theme", 404, theme=theme)
    answers = [] if guest is None else await house.puzzles.of(guest.id, set)
    own = NEW if guest is None else (await house.puzzles.strengths(set, [guest.id])).get(guest.id, NEW)
    known = await house.puzzles.strengths(set, [name_of(shelf.id(at)) for at in shelf.numbers()])
    done = {answer.puzzle for answer in answers}
    number = following(shelf, theme or None, done, known, own, SystemRandom())
    if number is None:
        raise Refused("puzzle-none-left", 404)
    return wire.PuzzleNext(number)


async def laid_out(house: desk.Desk, guest: StoredGuest | None, set: str, number: int) -> wire.PuzzleOpen:
    laid, printed, state = await aside(_board, set, number)
    shelf = shelf_of(set)
    before = None if guest is None else await house.puzzles.one(guest.id, set, shelf.id(number))
    return wire.PuzzleOpen(
        set=set,
        number=number,
        count=len(shelf),
        rating=round(rating_of(await _hardness(house, shelf, number))),
        grade=None if before is None else _grade(before.grade),
        today=number == shelf.of_day(_today()),
        table=laid.info("" if guest is None else guest.name),
        printed=printed,
        state=state,
    )


def _board(set: str, number: int) -> tuple[Desk, Printed, StateMessage]:
    laid = Desk(set, number)
    return laid, printed_of(laid.begun), laid.state(whole=True)


def tried(set: str, number: int, wish: wire.PuzzleTry) -> wire.PuzzleTried:
    laid = Desk(set, number)
    try:
        laid.take(wish.keys)
    except IllegalMove as error:
        return wire.PuzzleTried(None, error.reason.message)
    return wire.PuzzleTried(laid.state(), None)


def reason(set: str, number: int, wish: wire.PuzzleWhy) -> wire.PuzzleReason:
    laid = _taken(set, number, wish.keys)
    found = laid.table.game.why_not(laid.seat, wish.key)
    return wire.PuzzleReason(None if found is None else found.message)


def ways_from(set: str, number: int, wish: wire.PuzzleWays) -> wire.PuzzleWaysSeen:
    laid = _taken(set, number, wish.keys)
    game = laid.table.game
    found = [] if laid.ended else game.plans(laid.seat)
    return wire.PuzzleWaysSeen(ways.seen(game, laid.seat, found, wish.first, wish.dice))


async def answered(
    house: desk.Desk, guest: StoredGuest, set: str, number: int, wish: wire.PuzzleTry
) -> wire.PuzzleVerdict:
    """The first answer counts; whoever answers again is told what it would have been worth."""
    laid = await aside(_taken, set, number, wish.keys)
    if not laid.ended:
        raise Refused("puzzle-unfinished")
    puzzle, shelf = laid.puzzle, shelf_of(set)
    verdict = await house.thinkers.judge(_job(laid, guest))
    id, today = shelf.id(number), _today()
    own = (await house.puzzles.strengths(set, [guest.id])).get(guest.id)
    hard = await _hardness(house, shelf, number)
    person, changed = own or NEW, dict[str, Strength]()
    if house.puzzles.rates:
        person, opponent = after(verdict.grade, own, hard)
        changed[guest.id] = person
        if await house.results.has_account(guest.id):  # whoever could come back under another name moves no puzzle
            changed[name_of(id)] = opponent
    day = today.isoformat() if number == shelf.of_day(today) else ""
    kept = KeptAnswer(guest.id, set, id, verdict.grade, verdict.gives_up, day, round(rating_of(person), 1), time.time())
    counted = await house.puzzles.keep(kept, changed)
    if not counted:
        person = own or NEW
    known = practice(await house.puzzles.of(guest.id, set), today)
    return wire.PuzzleVerdict(
        grade=verdict.grade,
        gives_up=verdict.gives_up,
        lead=puzzle.lead,
        best=_line(verdict.best),
        yours=None if verdict.yours is None else _line(verdict.yours),
        themes=puzzle.themes,
        counted=counted,
        rating=round(rating_of(person)) if house.puzzles.rates else None,
        gained=round(rating_of(person)) - round(rating_of(own or NEW)),
        puzzle_rating=round(rating_of(hard)),
        streak=known.streak,
        days=known.days,
    )


def _taken(set: str, number: int, keys: list[str]) -> Desk:
    laid = Desk(set, number)
    laid.take(keys)
    return laid


def _job(laid: Desk, guest: StoredGuest) -> Job:
    puzzle = laid.puzzle
    return Job(
        f"puzzle {laid.set} {puzzle.number}",
        puzzle.game,
        puzzle.players,
        puzzle.options,
        puzzle.seed,
        [],
        puzzle.seat,
        seconds=THINKING,
        person=guest.id,
        puzzle=(laid.set, puzzle.number),
        answer=laid.keys,
    )


def _line(line: Line) -> HintLine:
    return HintLine(
        [HintStep(step.key, step.label) for step in line.steps], line.points, line.gives_up, list(line.reasons)
    )


def _grade(kept: str) -> wire.Grade:
    return "right" if kept == "right" else "nearly" if kept == "nearly" else "wrong"

"""What is done in a thinking process: a bot's turn, a hint, the answer to a puzzle, the analysis of a finished game."""

from collections import OrderedDict
from typing import Any, Literal

import msgspec
from msgspec import Struct

from troyes.bots.between import is_strength
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Thought, Watch
from troyes.bots.roster import BOTS, SEARCHING, takes_limits
from troyes.bots.turn import think
from troyes.coach.hurry import hurried
from troyes.coach.shapes import Hint
from troyes.core.decision import Option
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.puzzles.answers import Verdict, judged
from troyes.puzzles.shelf import shelves
from troyes.server.rooms.opening import opening
from troyes.server.thinking.reports import Progress, Report, Reporter

KEPT = 64
"""How many games a process remembers between two turns."""
_games: OrderedDict[str, tuple[Game, int]] = OrderedDict()


Kind = Literal["opponent", "hint", "show", "study", "away"]
"""What a thought is for: somebody's opponent, their hint, a table of bots that somebody looks at, an analysis, or a
table at which nobody is."""


class Job(Struct, frozen=True):
    """All that a process needs to make a game again and think about it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]]
    seat: int = 0
    bot: str = ""
    seconds: float = 1.0
    simulations: int = 0
    """0: the clock decides."""
    leaning: bool = False
    """Whether it may be told what the bot would choose so far."""
    start: bytes = b""
    """The record with which the game begins, where that is not simply a new one."""
    person: str = ""
    """For whom it is thought."""
    puzzle: tuple[str, int] | None = None
    """The set and the number of a puzzle that was answered."""
    answer: list[str] = []
    """The keys of the turn that was its answer."""
    kind: Kind = "opponent"

    @property
    def searches(self) -> bool:
        """Whether it may take as long as it was given."""
        return takes_limits(self.bot) if is_strength(self.bot) else self.bot in SEARCHING or self.bot not in BOTS

    @property
    def limits(self) -> Limits:
        return Limits(self.seconds, self.simulations)


def turn(job: Job, report: Report | None = None) -> list[str]:
    """The keys that the bot chooses, one after the other. Its clock runs only now, however long the job has waited."""
    game = _recalled(job).copy()
    return think(job.bot, game, job.seat, job.limits, _watch(game, job, report))


def hinted(job: Job, report: Report | None = None) -> Hint:
    from troyes.coach.hint import hint

    game = _recalled(job).copy()
    made = sum(seat == job.seat for seat, _ in job.choices)  # how often others have chosen may be a secret
    seed = f"hint/{job.table}/{job.seat}/{made}"
    return hint(game, job.seat, limits=job.limits, seed=seed, watch=_watch(game, job, report))


def answered(job: Job, report: Report | None = None) -> Verdict:
    """What the answer to a puzzle is worth."""
    assert job.puzzle is not None
    shelf = shelves()[job.puzzle[0]]
    puzzle = shelf.puzzle(job.puzzle[1])
    return judged(shelf.begin(puzzle), puzzle.seat, puzzle.best, puzzle.lead, job.answer)


def analysed(job: Job, report: Report | None = None) -> bytes:
    from troyes.coach.analysis import analyse

    reporter = Reporter(report)

    def progress(done: int, total: int) -> None:
        if reporter.due:
            reporter.tell(Progress(done, total, 0))

    return msgspec.json.encode(analyse(_recalled(job).copy(), limits=job.limits, progress=progress))


def _watch(game: Game, job: Job, report: Report | None) -> Watch | None:
    if report is None:
        return None
    reporter = Reporter(report)

    def watch(thoughts: list[Thought], clock: Clock) -> None:
        if not job.simulations and hurried():
            clock.limits = Limits(max(clock.spent(), 1e-6))
        if reporter.due:
            leaning = _leaning(game, job.seat, thoughts) if job.leaning else None
            reporter.tell(Progress(round(clock.spent(), 2), job.seconds, clock.simulations, leaning))

    return watch


def _leaning(game: Game, seat: int, thoughts: list[Thought]) -> Message | None:
    """What the bot would choose now, in words. What seats choose at the same time stays secret until all have."""
    if len(game.pending) != 1 or game.pending[0].seat != seat or not thoughts:
        return None
    decision, code = game.pending[0], thoughts[0].codes[0]
    return Option(decision, code).message if code in decision.codes else None


def _recalled(job: Job) -> Game:
    """The game of the job: played on from where it was last seen, if the choices since then only went on."""
    game, known = _games.pop(job.table, (None, 0))
    if game is None or known > len(job.choices) or game.made() != job.choices[:known]:
        game = opening(job.game, job.players, job.options, job.seed, job.start)
        known = 0
    for seat, key in job.choices[known:]:
        game.again(seat, key)
    _games[job.table] = (game, len(job.choices))
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return game

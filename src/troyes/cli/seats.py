"""`troyes play`: who sits where, before the table opens."""

import shlex
import sys
from pathlib import Path
from typing import Any, NamedTuple

from troyes.bots.levels import check
from troyes.cli import saves
from troyes.cli.entrants import find
from troyes.cli.options import tried
from troyes.cli.table.settings import LONGEST, SHORTEST, SeatPlan, Settings
from troyes.cli.table.words import Words
from troyes.cli.voice import CliError, Voice
from troyes.core.errors import BotError, OptionError
from troyes.core.options import listed
from troyes.registry import descriptor


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    players: int | None
    names: str | None
    bots: str | None
    options: dict[str, Any]
    seed: str | None
    resume: bool
    load: Path | None
    seconds: float | None = None
    """How long bots think about a decision."""
    hints: bool | None = None

    @property
    def asks_for_a_new_game(self) -> bool:
        given = (self.players, self.names, self.bots, self.seed)
        return any(value is not None for value in given) or bool(self.options)

    @property
    def tells_who_plays(self) -> bool:
        """A game for one needs no more telling; any other does, unless somebody or a number was named."""
        given = (self.players, self.names, self.bots)
        return descriptor(self.game).players[0] == 1 or any(value is not None for value in given)


def plan_seats(wish: Wish, voice: Voice) -> list[SeatPlan]:
    """The people first, then the bots, who fill what is left of the seats."""
    people, bots = listed(wish.names), listed(wish.bots)
    for bot in bots:
        find(bot)
        check(bot, wish.game)
    count = wish.players
    if count is None:
        count = max(descriptor(wish.game).players[0], max(1, len(people)) + len(bots))
    tried(wish.game, count, wish.options)
    if not people:
        people = [voice.words("cli-player", number=at + 1) for at in range(1 if bots else count)]
    if len(people) + len(bots) > count:
        raise CliError("cli-play-too-many", named=len(people) + len(bots), players=count)
    seats = [SeatPlan(name) for name in people]
    while len(seats) < count:
        if bots:
            bot = bots[(len(seats) - len(people)) % len(bots)]
            seats.append(SeatPlan(_bot_name(bot, seats, voice), bot))
        else:
            seats.append(SeatPlan(voice.words("cli-player", number=len(seats) + 1)))
    return seats


def _bot_name(bot: str, seats: list[SeatPlan], voice: Voice) -> str:
    """What its level is called, with a number from its second seat on."""
    before = sum(seat.bot == bot for seat in seats)
    level = Words(voice.lang).level(bot)
    return level if not before else f"{level} {before + 1}"


def sit_down(wish: Wish, voice: Voice) -> None:
    """Checks everything that was asked for, then opens the table."""
    if wish.resume and wish.load is not None:
        raise CliError("cli-play-resume-load")
    if (wish.resume or wish.load is not None) and wish.asks_for_a_new_game:
        raise CliError("cli-play-resume-new")
    if wish.seconds is not None and not SHORTEST <= wish.seconds <= LONGEST:
        raise OptionError(
            "option-bad", place="--seconds", value=f"{wish.seconds:g}", expected=f"{SHORTEST:g} … {LONGEST:g}"
        )
    if wish.load is not None:
        saves.read(wish.load)
    seats = plan_seats(wish, voice) if wish.asks_for_a_new_game else []
    if not wish.tells_who_plays:
        seats = []
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError("cli-play-no-terminal")
    _open_table(wish, seats, voice)


def _open_table(wish: Wish, seats: list[SeatPlan], voice: Voice) -> None:
    from troyes.cli.table.app import run

    going_on = wish.load or wish.resume or None
    lang = voice.lang if voice.asked or going_on is None else None  # a game that goes on keeps its own
    session = run(
        Settings(
            *(wish.game, seats, wish.options, wish.seed, lang, going_on, voice.lang),
            seconds=wish.seconds,
            hints=wish.hints,
        )
    )
    if session is None or session.game.over:
        return
    if session.trouble is not None and not isinstance(session.trouble, BotError):
        raise session.trouble
    own = session.path.parent == saves.folder("saves")
    command = "troyes play --resume" if own else f"troyes play --load {shlex.quote(str(session.path))}"
    Voice(session.lang).note("cli-play-left", command=command)
    if session.trouble is not None:
        raise session.trouble

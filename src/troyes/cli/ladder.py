"""`troyes ladder`: a round robin of bots, and how strong each of them is."""

import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from troyes.cli.entrants import entrant, entrants
from troyes.cli.files import written
from troyes.cli.ladder_figures import summary
from troyes.cli.ladder_plan import FOREIGN, Key, LadderPlan, kept, key_of
from troyes.cli.ladder_table import tell
from troyes.cli.matches import LARGEST_CHUNK, Deal, Row, cores, play_all
from troyes.cli.options import tried, unusual
from troyes.cli.results import Line
from troyes.cli.runs import at_least_one, bar, check_places, opened, seed_in, unreadable, write
from troyes.cli.voice import FAILED, INTERRUPTED, CliError, Voice
from troyes.core.errors import BotError
from troyes.registry import descriptor

__all__ = ["Order", "ladder"]


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    players: int | None
    """None: two, or as near to it as the game allows."""
    bots: list[str]
    games: int
    seconds: float | None
    simulations: int | None
    seed: str | None
    options: dict[str, Any]
    jobs: int | None
    out: Path | None
    plot: Path | None
    json: Path | None
    force: bool
    resume: bool


def ladder(order: Order, voice: Voice) -> None:
    """Everything that can be refused is refused before the first game."""
    plan, jobs = _plan(order)
    rows: dict[Key, Row] = {}
    end = 0
    if order.resume and order.out is not None and order.out.is_file():
        try:
            rows, end = kept(order.out, plan)
        except OSError as error:
            raise unreadable(order.out, error) from None
        voice.note("cli-simulate-kept", games=len(rows), path=str(order.out))
    if not order.seed:
        voice.note("cli-simulate-seed", seed=plan.seed)
    stopped = _play(plan, order, rows, end, jobs, voice)
    found = summary(plan, rows)
    if found.games:
        tell(found, voice)
    if order.out is not None:
        voice.say("cli-simulate-written", games=len(rows), path=str(order.out))
    if order.json is not None:
        with written(order.json) as made:
            made.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        voice.say("cli-ladder-json", path=str(order.json))
    if order.plot is not None and found.games:
        from troyes.cli.ladder_plot import draw

        draw(order.plot, found, voice)
        voice.say("cli-ladder-plotted", path=str(order.plot))
    if stopped:
        raise typer.Exit(stopped)


def _plan(order: Order) -> tuple[LadderPlan, int]:
    """What is to be played, and by how many processes."""
    at_least_one("games", order.games)
    jobs = cores() if order.jobs is None else order.jobs
    at_least_one("jobs", jobs)
    bots = tuple(one.label for one in entrants(order.game, order.bots, order.seconds, order.simulations))
    players = descriptor(order.game).usual_seats if order.players is None else order.players
    twice = [label for label in bots if bots.count(label) > 1]
    if twice:
        raise CliError("cli-ladder-twice", bot=twice[0])
    probe = tried(order.game, players, order.options)
    if len(bots) < (1 if players == 1 else 2):
        raise CliError("cli-ladder-too-few", bots=len(bots))
    check_places(order.out, order.plot, order.json, order.force, order.resume)
    seed = order.seed or seed_in(order.out, order.resume, FOREIGN) or secrets.token_hex(8)
    return LadderPlan(order.game, players, bots, seed, unusual(probe), order.games), jobs


def _play(plan: LadderPlan, order: Order, rows: dict[Key, Row], end: int, jobs: int, voice: Voice) -> int:
    """Plays what is missing and adds it to the rows. The exit status, if it had to stop before the end."""
    planned = list(plan.keys())
    missing = [key for key in planned if key not in rows]
    searching = any(entrant(label).searches for label in plan.bots)
    deals = Deals(plan, missing)
    with ExitStack() as stack:
        file = stack.enter_context(opened(order.out, end)) if order.out is not None else None
        progress = stack.enter_context(bar(voice))
        done = len(planned) - len(missing)
        task = progress.add_task(voice.words("cli-simulate-playing"), total=len(planned), completed=done)
        largest = 1 if searching else LARGEST_CHUNK
        games = stack.enter_context(closing(play_all(deals.at, 0, len(missing), jobs, largest, in_order=False)))
        try:
            for found in games:
                if file is not None:
                    write(file, order.out, b"".join(_line(plan, row) for row in found))
                rows.update((key_of(row), row) for row in found)
                done += len(found)
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            progress.stop()
            voice.note("cli-simulate-stopped" if file is None else "cli-simulate-stopped-kept", games=done)
            return INTERRUPTED
        except BrokenProcessPool:
            progress.stop()
            voice.complain(CliError("cli-simulate-lost-process", games=done))
            return FAILED
        except BotError as error:
            progress.stop()
            voice.complain(error)
            voice.note("cli-simulate-stopped" if file is None else "cli-simulate-stopped-kept", games=done)
            return FAILED
    return 0


class Deals:
    """The games that are missing, by their place in the list."""

    def __init__(self, plan: LadderPlan, missing: list[Key]) -> None:
        self.plan = plan
        self.missing = missing

    def at(self, number: int) -> Deal:
        return self.plan.deal(self.missing[number])


def _line(plan: LadderPlan, row: Row) -> bytes:
    line = Line(key_of(row)[0], row.seed, row.bots, row.totals, row.winners, plan.options, plan.game)
    return msgspec.json.encode(line) + b"\n"

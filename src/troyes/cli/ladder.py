"""`troyes ladder`: a round robin of bots, and how strong each of them is."""

import msgspec
import typer

from troyes.cli.entrants import entrant
from troyes.cli.files import written
from troyes.cli.ladder_figures import summary
from troyes.cli.ladder_plan import FOREIGN, Key, LadderPlan, kept, key_of
from troyes.cli.ladder_table import tell
from troyes.cli.matches import Deal, Row
from troyes.cli.options import tried, unusual
from troyes.cli.runs import Order, kept_by, play_on, played
from troyes.cli.voice import CliError, Voice
from troyes.work.where import LARGEST


def ladder(order: Order, voice: Voice) -> None:
    """Everything that can be refused is refused before the first game."""
    plan = _plan(order)
    rows: dict[Key, Row] = {}
    rows, end = kept_by(order, lambda path: kept(path, plan), rows, voice)
    if not order.seed:
        voice.note("cli-simulate-seed", seed=plan.seed)
    stopped = _play(plan, order, rows, end, voice)
    found = summary(plan, rows)
    if found.games:
        tell(found, voice)
    if order.json is not None:
        with written(order.json.path) as made:
            made.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if order.plot is not None and found.games:
        from troyes.cli.ladder_plot import draw

        draw(order.plot.path, found, voice)
    order.deliver()
    if order.out is not None:
        voice.say("cli-simulate-written", games=len(rows), path=str(order.out))
    if order.json is not None:
        voice.say("cli-ladder-json", path=str(order.json))
    if order.plot is not None and found.games:
        voice.say("cli-ladder-plotted", path=str(order.plot))
    if stopped:
        raise typer.Exit(stopped)


def _plan(order: Order) -> LadderPlan:
    order.check_numbers()
    bots, players = order.labels(), order.seats
    twice = [label for label in bots if bots.count(label) > 1]
    if twice:
        raise CliError("cli-ladder-twice", bot=twice[0])
    probe = tried(order.game, players, order.options)
    if len(bots) < (1 if players == 1 else 2):
        raise CliError("cli-ladder-too-few", bots=len(bots))
    return LadderPlan(order.game, players, bots, order.checked_seed(FOREIGN), unusual(probe), order.games)


def _play(plan: LadderPlan, order: Order, rows: dict[Key, Row], end: int, voice: Voice) -> int:
    """Plays what is missing and adds it to the rows. The exit status, if it had to stop before the end."""
    planned = list(plan.keys())
    missing = [key for key in planned if key not in rows]
    searching = any(entrant(label).searches for label in plan.bots)

    def deal(at: int) -> Deal:
        return plan.deal(missing[at])

    def take(found: list[Row]) -> None:
        rows.update((key_of(row), row) for row in found)

    games = played(order, deal, len(missing), voice, 1 if searching else LARGEST, in_order=False)
    done = len(planned) - len(missing)
    return play_on(order, plan.options, games, take, done, len(planned), end, voice)[1]

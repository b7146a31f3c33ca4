"""The command `troyes`: each command below reads its options, then hands over to a module that is loaded only then."""

from pathlib import Path
from typing import Annotated

import typer

from troyes import registry
from troyes.cli.admin import admin
from troyes.cli.commands import HELP, Commands
from troyes.cli.dataset import Jobs, On, dataset
from troyes.cli.options import Given, chosen, own_numbers, seed_of, takes_options
from troyes.cli.usage import Root
from troyes.cli.voice import Voice, speaking
from troyes.core.options import listed
from troyes.registry import called

app = Commands(
    name="troyes",
    help="The games of Troyes at your terminal: play, watch, count and learn.",
    no_args_is_help=True,
    cls=Root,
    pretty_exceptions_show_locals=False,
    context_settings=HELP,
)
app.add_typer(admin)
app.add_typer(dataset)

GAMES = ", ".join(known.short for known in registry.descriptors())
USUAL = registry.descriptor(registry.USUAL).short
FIRST = registry.descriptors()[0].short
"""What the table opens with, and whose cards are listed where no game is named."""
GameArg = Annotated[str, typer.Argument(metavar="[GAME]", help=f"Which game: {GAMES}.")]
Players = Annotated[int | None, typer.Option(help="How many seats; “troyes games” tells how many a game has.")]
Cards = Annotated[Path | None, typer.Option(metavar="FILE", help="Your own printed numbers: a TOML file.")]
Seed = Annotated[str | None, typer.Option(help="A number or a text: the same seed rolls the same dice.")]
LEVELS = "apprentice (Apprentice), greedy (Merchant), provost (Provost), count (Count of Champagne)"
"""The keys of the bots, and what people call them; `troyes games` tells how they play."""
Seconds = Annotated[
    float | None, typer.Option(metavar="S", help="How long those may think who search, a decision; usually 1.")
]
Simulations = Annotated[
    int | None, typer.Option(metavar="N", help="The same in simulations, so that the clock decides nothing.")
]
Instead = Annotated[
    int | None, typer.Option(metavar="N", help="Think by so many simulations instead: the same every time.")
]
NOTHING: Given = {}


def _version(wanted: bool) -> None:
    if wanted:
        from troyes.cli.about import tell_version

        with speaking() as voice:
            tell_version(voice)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Tell the version, and end.")
    ] = False,
) -> None:
    """The games of Troyes at your terminal: play, watch, count and learn."""


@app.command()
@takes_options
def play(
    voice: Voice,
    game: GameArg = FIRST,
    players: Players = None,
    names: Annotated[str | None, typer.Option(metavar="NAMES", help="The people: Anna,Ben")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOTS", help=f"Who takes the seats after the people: {LEVELS}; or package.module:Class."),
    ] = None,
    given: Given = NOTHING,
    seed: Seed = None,
    seconds: Seconds = None,
    hints: Annotated[
        bool | None, typer.Option("--hints/--no-hints", help="Whether H gives a hint; usually if you play alone.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")] = None,
) -> None:
    """Play at the terminal. Without options, the table asks which game, and who plays."""
    from troyes.cli.seats import Wish, sit_down

    known = called(game)
    options = chosen(known, given)
    sit_down(Wish(known.name, players, names, bots, options, seed_of(seed), resume, load, seconds, hints), voice)


@app.command()
@takes_options
def simulate(
    voice: Voice,
    game: GameArg = USUAL,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help=f"Who plays, repeated over the seats: {LEVELS}, random; count@0.5s; package.module:Class.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="Write one line of JSON a game.")] = None,
    records: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write whole games, every choice of them, as Parquet.")
    ] = None,
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="Draw the points: .svg, .png or .pdf.")] = None,
    seed: Seed = None,
    given: Given = NOTHING,
    seconds: Seconds = None,
    simulations: Simulations = None,
    jobs: Jobs = None,
    on: On = None,
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", "--append", help="Go on where the games in --out stopped.")
    ] = False,
) -> None:
    """Let bots play many games, and count their points."""
    from troyes.bots.levels import usual
    from troyes.cli.places import place
    from troyes.cli.runs import Order
    from troyes.cli.simulate import simulate as run
    from troyes.work.where import Where

    known = called(game)
    who = [usual(known.name)] if bots is None else listed(bots)
    places = (Where(on, jobs), place(out), place(plot), None, force, resume, records)
    run(
        Order(known.name, players, who, games, seconds, simulations, seed_of(seed), chosen(known, given), *places),
        voice,
    )


@app.command()
@takes_options
def ladder(
    voice: Voice,
    game: GameArg = USUAL,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help=f"Who plays: {LEVELS}, random; count@0.2s; package.module:Class.")
    ] = "random,apprentice,greedy",
    games: Annotated[int, typer.Option(help="How many games for each pair; alone, for each player.")] = 100,
    seconds: Seconds = None,
    simulations: Simulations = None,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="Write one line of JSON a game.")] = None,
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="Draw the ladder: .svg, .png or .pdf.")] = None,
    json: Annotated[str | None, typer.Option(metavar="FILE", help="Write all figures as JSON.")] = None,
    seed: Seed = None,
    given: Given = NOTHING,
    jobs: Jobs = None,
    on: On = None,
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Keep the games in --out and play what is missing; players may be added.")
    ] = False,
) -> None:
    """Let bots meet in pairs, and tell how strong each is."""
    from troyes.cli.ladder import ladder as run
    from troyes.cli.places import place
    from troyes.cli.runs import Order
    from troyes.work.where import Where

    known = called(game)
    who, options = listed(bots), chosen(known, given)
    places = (Where(on, jobs), place(out), place(plot), place(json), force, resume)
    run(Order(known.name, players, who, games, seconds, simulations, seed_of(seed), options, *places), voice)


@app.command()
def replay(
    voice: Voice,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    upto: Annotated[int | None, typer.Option(metavar="N", help="Stop after so many choices.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait after each half day or round.")] = False,
) -> None:
    """Tell a game from its record, chapter by chapter."""
    from troyes.cli.replay import tell

    tell(file, upto, step, voice)


@app.command()
def verify(
    voice: Voice,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    hash: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The hash that lay on the table from the start.")
    ] = None,
) -> None:
    """Show that every roll and shuffle of a game followed from its seed."""
    from troyes.cli.verify import verify as check

    check(file, hash, voice)


@app.command()
def analyse(
    voice: Voice,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, or a saved one.")],
    seconds: Annotated[
        float | None, typer.Option(metavar="S", help="How long to think about each decision; usually 0.1.")
    ] = None,
    simulations: Instead = None,
    every: Annotated[
        bool, typer.Option("--all", help="Tell every decision, not only the turns that cost most.")
    ] = False,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the whole analysis.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the curve: .svg, .png or .pdf.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Think anew, even if this analysis is kept.")] = False,
) -> None:
    """Judge a game: what each choice gave up, what luck brought, and where it turned."""
    from troyes.cli import analyse as study
    from troyes.coach.analysis import THINKING

    limits = study.limits_of(seconds, simulations, THINKING)
    study.analyse(file, limits, every, json, plot, force, fresh, voice)


@app.command()
def hint(
    voice: Voice,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, or a saved one.")],
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", help="For whom, counted from 1; otherwise whoever must choose.")
    ] = None,
    upto: Annotated[int | None, typer.Option(metavar="N", help="At the moment after so many choices.")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="How long to think; usually 2.")] = None,
    simulations: Instead = None,
    lines: Annotated[int, typer.Option(metavar="N", help="How many options to tell, the best first.")] = 3,
) -> None:
    """Ask what the strongest player would do at the last moment of a game, and why."""
    from troyes.cli.analyse import limits_of
    from troyes.cli.hint import tell_hint
    from troyes.coach.hint import THINKING

    tell_hint(file, seat, upto, limits_of(seconds, simulations, THINKING), lines, voice)


@app.command()
def puzzle(
    voice: Voice,
    game: GameArg = USUAL,
    number: Annotated[int | None, typer.Option(metavar="N", help="This one; otherwise the puzzle of the day.")] = None,
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="Any one about this.")] = None,
) -> None:
    """Find the best turn of a puzzle, and hear from the coach why it is the best."""
    from troyes.cli.puzzle import solve

    solve(called(game).name, number, theme, voice)


@app.command()
def rules(
    voice: Voice,
    game: GameArg = USUAL,
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="Only this section; ids stand below the headings.")
    ] = None,
    section: Annotated[str | None, typer.Option(metavar="ID", help="The same.")] = None,
) -> None:
    """Read the rules."""
    from troyes.cli.rules import show

    show(called(game).name, id or section, voice)


@app.command()
def cards(
    voice: Voice,
    game: GameArg = FIRST,
    cards: Cards = None,
    template: Annotated[bool, typer.Option("--template", help="Print a file to put your own numbers in.")] = False,
) -> None:
    """List the cards and printed numbers, what they do, and which are estimates."""
    from troyes.cli.cards import show

    name = called(game).name
    show(name, own_numbers(name, cards), template, voice)


@app.command(name="print")
def print_(
    voice: Voice,
    what: Annotated[
        str,
        typer.Argument(
            metavar="sheets|wheel|tiles|rules|cards", help="Dice: sheets, wheel, tiles, rules. Troyes: reference cards."
        ),
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The PDF; otherwise a name that tells what is in it.")
    ] = None,
    paper: Annotated[str | None, typer.Option(metavar="a4|letter", help="The paper; usually a4.")] = None,
    numbering: Annotated[
        str | None,
        typer.Option(metavar="WAY", help="Sheets: first, rising or falling (with --start), blank, or 3,1,2,6,5,4."),
    ] = None,
    start: Annotated[
        int | None, typer.Option(metavar="N", help="Sheets: the number rolled for the first column.")
    ] = None,
    banquets: Annotated[
        bool | None, typer.Option("--banquets/--no-banquets", help="Dice: with what Banquets and Raids need.")
    ] = None,
    per_page: Annotated[int | None, typer.Option(metavar="1|2|4", help="Sheets on a page; usually 2.")] = None,
    wheel: Annotated[
        str | None, typer.Option(metavar="cut|page", help="Wheel: ring and disc to cut out, or a page as it is.")
    ] = None,
    back: Annotated[
        str | None, typer.Option(metavar="fold|duplex", help="Tiles: folded over, or printed on both sides.")
    ] = None,
    ink: Annotated[str | None, typer.Option(metavar="colour|black", help="Black needs no coloured ink.")] = None,
    bonus: Annotated[bool | None, typer.Option("--bonus/--no-bonus", help="Cards: the bonus cards, too.")] = None,
    ladies: Annotated[
        bool | None, typer.Option("--ladies/--no-ladies", help="Cards: The Ladies of Troyes, too.")
    ] = None,
    cards: Cards = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> None:
    """Make a PDF to print: sheets, wheel, tiles and rules of Troyes Dice, or reference cards of Troyes."""
    from troyes.cli.paper import kind_of, print_out, refuse_idle
    from troyes.paper.order import order_of

    given = {"paper": paper, "numbering": numbering, "start": start, "banquets": banquets, "per_page": per_page}
    given |= {"wheel": wheel, "back": back, "ink": ink, "bonus": bonus, "ladies": ladies, "cards": cards}
    kind = kind_of(what)
    refuse_idle(kind, given)
    print_out(order_of(kind, lang=voice.lang, **given), out, force, voice)


@app.command()
def achievements(
    voice: Voice,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="Whose wall; otherwise everybody's.")] = None,
    forget: Annotated[
        str | None, typer.Option("--forget", metavar="NAME", help="Delete all that is kept of this player.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete without asking again.")] = False,
) -> None:
    """Look at the walls of achievements."""
    from troyes.cli import achievements as wall

    if forget is not None:
        wall.forget(forget, yes, voice)
    else:
        wall.show(name, voice)


@app.command()
def serve(
    voice: Voice,
    host: Annotated[str | None, typer.Option(help="Where it listens; 0.0.0.0 lets other machines in.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Its port: usually 8080 or the next free.")] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where its database lies.")] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the first page in a browser.")] = False,
) -> None:
    """Start the table in the browser, for this machine or for friends over the net."""
    from troyes.cli import serve as server

    settings = server.settings_of(host, port, data)
    server.serve(settings, port is not None, show, voice)


@app.command()
def worker(
    voice: Voice,
    processes: Annotated[int, typer.Option(min=1, max=256, help="How many bots may think at once.")] = 1,
) -> None:
    """Think for the servers on a PostgreSQL database, on this machine or another."""
    from troyes.cli import worker as working

    working.work(working.settings_of(), processes, voice)


@app.command()
def games(voice: Voice) -> None:
    """List the games, with their players, options and bots."""
    from troyes.cli.about import tell_games

    tell_games(voice)


@app.command()
def schema(
    voice: Voice,
    what: Annotated[str, typer.Argument(metavar="record|position|view", help="Of what.")],
    game: GameArg = USUAL,
) -> None:
    """Print the JSON schema of a record, a position or a view."""
    from troyes.cli.about import tell_schema

    tell_schema(what, called(game).name, voice)


if __name__ == "__main__":
    app(prog_name="troyes")

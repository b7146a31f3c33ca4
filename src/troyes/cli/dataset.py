"""`troyes dataset`: sets of whole games. What each command does is in a module that is loaded only then."""

from typing import Annotated

import typer

from troyes.cli.commands import HELP, Commands
from troyes.cli.voice import Voice

dataset = Commands(
    name="dataset",
    help="Make, look at and check sets of whole games.",
    no_args_is_help=True,
    context_settings=HELP,
)
Places = Annotated[list[str], typer.Argument(metavar="PLACE...", help="Files of games, or folders of them.")]
Jobs = Annotated[int | None, typer.Option(help="How many games at once; otherwise one for each core.")]
On = Annotated[
    str | None, typer.Option("--on", metavar="PLACE", help="Work on Ray: “ray” here, “ray://host:10001” on a cluster.")
]


@dataset.command()
def make(
    voice: Voice,
    folder: Annotated[
        str, typer.Argument(metavar="FOLDER", help="Where the files go: here, or wherever fsspec writes.")
    ],
    games: Annotated[int, typer.Option(help="How many games of each title by each level.")] = 10_000,
    simulations: Annotated[
        int, typer.Option(metavar="N", help="How long those think who search, a decision, in simulations.")
    ] = 100,
    levels: Annotated[
        str | None, typer.Option(metavar="LEVELS", help="Only these: apprentice, greedy, provost, count, random.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed makes the same set.")] = "dataset-1",
    jobs: Jobs = None,
    on: On = None,
) -> None:
    """Let every level play every title, and keep the whole games. The same command goes on where it was stopped."""
    from troyes.cli.datasets import make as run
    from troyes.core.options import listed
    from troyes.work.where import Where

    run(folder, games, simulations, listed(levels), seed, Where(on, jobs), voice)


@dataset.command()
def show(voice: Voice, places: Places) -> None:
    """Tell what is in files of games."""
    from troyes.cli.datasets import show as run

    run(places, voice)


@dataset.command()
def verify(voice: Voice, places: Places, jobs: Jobs = None, on: On = None) -> None:
    """Play every game again, and compare points and winners."""
    from troyes.cli.datasets import verify as run
    from troyes.work.where import Where

    run(places, Where(on, jobs), voice)

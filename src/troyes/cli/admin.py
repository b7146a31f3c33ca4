"""`troyes admin`: what the operator of a server does.

Here stands what each command is given. It is done by the method of the same name, in a module that is loaded only then.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli.commands import HELP, Command, parameter, parameters_of, spoken
from troyes.cli.voice import Voice
from troyes.core.descriptor import loaded

DESK, OFFICE = "troyes.cli.admin_care:Desk", "troyes.cli.admin_people:Office"
"""Who does the work."""
admin = typer.Typer(
    name="admin",
    help="Look after a server: backups, people, tables, reports.",
    no_args_is_help=True,
    context_settings=HELP,
)
remove = typer.Typer(
    name="remove", help="Remove a person, a table or a message, for good.", no_args_is_help=True, context_settings=HELP
)
admin.add_typer(remove)

YES = parameter("yes", bool, False, typer.Option("--yes", help="Do it without asking again."))
SHARED = [
    parameter("data", Path | None, None, typer.Option(metavar="FOLDER", help="Where the server's data lies.")),
    parameter("json", bool, False, typer.Option("--json", help="Answer in JSON, for scripts.")),
]
Limit = Annotated[int, typer.Option(min=1, max=100_000, metavar="N", help="Tell so many at most.")]
PersonId = Annotated[str, typer.Argument(metavar="ID", help="The person's id; “troyes admin people NAME” finds it.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="The table's id, as in its address.")]


def operator(
    who: str, asks: bool = False, group: typer.Typer = admin, name: str | None = None
) -> Callable[[Command], Command]:
    """A command of the operator's, with the options that all of them have. `who` has a method that does the work.

    `asks`: whether it asks before it does something, unless it is told `--yes`.
    """

    def add(command: Command) -> Command:
        def run(voice: Voice, data: Path | None, json: bool, yes: bool = False, **given: Any) -> None:
            getattr(loaded(who)(voice, data, json, yes), command.__name__)(**given)

        parameters = [*parameters_of(command), *([YES] if asks else []), *SHARED]
        return group.command(name)(spoken(wraps(command)(run), parameters))

    return add


@operator(DESK)
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The archive; or a folder to put a dated one in.")],
    keep: Annotated[
        int, typer.Option(min=0, max=100_000, metavar="N", help="In a folder: remove all but the latest N.")
    ] = 0,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> None:
    """Copy everything into one archive, while the server runs."""


@operator(DESK, asks=True)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive of “troyes admin backup”.")],
    bring_back: Annotated[
        bool, typer.Option("--bring-back", help="Also people whose data was removed since the backup.")
    ] = False,
) -> None:
    """Put a backup in the place of what is there. The server must not run; what was there is kept beside it."""


@operator(DESK)
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup to check; otherwise the server's own data.")
    ] = None,
    games: Annotated[bool, typer.Option("--games", help="Lay out every game anew as well.")] = False,
) -> None:
    """Check the database, or a backup. Status 1 if something is wrong."""


@operator(DESK, asks=True)
def migrate(upgrade: Annotated[bool, typer.Option("--upgrade", help="Bring the database up to date.")] = False) -> None:
    """Tell the version of the database, or bring it up to date. A server does so itself when it starts."""


@operator(DESK, asks=True)
def move(
    to: Annotated[str, typer.Argument(metavar="DATABASE", help="A PostgreSQL URL; or “file” for the file in FOLDER.")],
) -> None:
    """Take everything to another database, which must be empty, and compare each row. No server may run."""


@operator(DESK, asks=True)
def vacuum() -> None:
    """Give room that the database no longer needs back to the disk. The server must not run."""


@operator(OFFICE)
def stats() -> None:
    """Tell how many people, tables and games there are, and how much room they take."""


@operator(OFFICE)
def people(
    words: Annotated[str, typer.Argument(metavar="[WORDS]", help="A part of the name, or an id.")] = "",
    blocked: Annotated[bool, typer.Option("--blocked", help="Only those who are kept out.")] = False,
    limit: Limit = 50,
) -> None:
    """Find people, the newest first."""


@operator(OFFICE)
def person(id: PersonId, limit: Limit = 20) -> None:
    """Tell about somebody: tables, latest trace, reports."""


@operator(OFFICE, asks=True)
def block(id: PersonId, why: Annotated[str, typer.Option(metavar="REASON", help="What they are told.")]) -> None:
    """Keep somebody out: they can look, and change nothing."""


@operator(OFFICE)
def unblock(id: PersonId) -> None:
    """Let somebody in again."""


@operator(OFFICE)
def tables(
    status: Annotated[str, typer.Option(metavar="STATUS", help="Only these: open, running or over.")] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only these: troyes, king or dice.")] = "",
    who: Annotated[str, typer.Option("--person", metavar="ID", help="Only tables of theirs.")] = "",
    idle: Annotated[float, typer.Option("--idle", min=0, metavar="DAYS", help="Only those not moved for so long.")] = 0,
    limit: Limit = 50,
) -> None:
    """List tables, the one that moved last first."""


@operator(OFFICE)
def table(id: TableId) -> None:
    """Tell about a table."""


@operator(OFFICE)
def reports(
    all: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False, limit: Limit = 50
) -> None:
    """List messages that people have reported, the oldest first."""


@operator(OFFICE, asks=True)
def settle(
    id: Annotated[str, typer.Argument(metavar="ID", help="The report's id.")],
    unsay: Annotated[bool, typer.Option("--remove-message", help="The message goes, too.")] = False,
) -> None:
    """Settle a report."""


@operator(OFFICE, asks=True)
def prune(
    guests: Annotated[
        float, typer.Option("--guests", min=1, metavar="DAYS", help="Guests older than that who never played.")
    ] = 30,
    old: Annotated[
        float, typer.Option("--tables", min=1, metavar="DAYS", help="Unfinished tables not moved for so long.")
    ] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
) -> None:
    """Remove guests who never played, and games that were abandoned. First it tells how many."""


@operator(OFFICE, asks=True, group=remove, name="person")
def remove_person(id: PersonId) -> None:
    """Remove somebody with all of their data, as they could themselves."""


@operator(OFFICE, asks=True, group=remove, name="table")
def remove_table(id: TableId) -> None:
    """Remove a table with all that was played and said at it."""


@operator(OFFICE, asks=True, group=remove, name="message")
def remove_message(
    id: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    n: Annotated[int, typer.Argument(metavar="N", min=0, help="The message's number, as “reports” tells it.")],
) -> None:
    """Remove the words of a message; reports of it are settled."""

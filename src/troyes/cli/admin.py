"""`troyes admin`: what the operator of a server does. Each command hands over to a module that is loaded only then."""

from pathlib import Path
from typing import Annotated

import typer

from troyes.cli.voice import speaking

__all__ = ["admin"]

HELP = {"help_option_names": ["-h", "--help"]}
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

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|fr", help="The language; otherwise TROYES_LANG, or the system's own."),
]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the server's data lies.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for scripts.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking again.")]
Limit = Annotated[int, typer.Option(min=1, max=100_000, metavar="N", help="Tell so many at most.")]
PersonId = Annotated[str, typer.Argument(metavar="ID", help="The person's id; “troyes admin people NAME” finds it.")]


@admin.command()
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The archive; or a folder to put a dated one in.")],
    keep: Annotated[
        int, typer.Option(min=0, max=100_000, metavar="N", help="In a folder: remove all but the latest N.")
    ] = 0,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Copy everything into one archive, while the server runs."""
    with speaking(lang) as voice:
        from troyes.cli.admin_care import Desk

        Desk(voice, data, json).backup(target, force, keep)


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive of “troyes admin backup”.")],
    bring_back: Annotated[
        bool, typer.Option("--bring-back", help="Also people whose data was removed since the backup.")
    ] = False,
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of what is there. The server must not run; what was there is kept beside it."""
    with speaking(lang) as voice:
        from troyes.cli.admin_care import Desk

        Desk(voice, data, json, yes).restore(file, bring_back)


@admin.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup to check; otherwise the server's own data.")
    ] = None,
    games: Annotated[bool, typer.Option("--games", help="Lay out every game anew as well.")] = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check the database, or a backup. Status 1 if something is wrong."""
    with speaking(lang) as voice:
        from troyes.cli.admin_care import Desk

        Desk(voice, data, json).check(file, games)


@admin.command()
def migrate(
    upgrade: Annotated[bool, typer.Option("--upgrade", help="Bring the database up to date.")] = False,
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell the version of the database, or bring it up to date. A server does so itself when it starts."""
    with speaking(lang) as voice:
        from troyes.cli.admin_care import Desk

        Desk(voice, data, json, yes).migrate(upgrade)


@admin.command()
def vacuum(yes: Yes = False, data: Data = None, json: Json = False, lang: Lang = None) -> None:
    """Give room that the database no longer needs back to the disk. The server must not run."""
    with speaking(lang) as voice:
        from troyes.cli.admin_care import Desk

        Desk(voice, data, json, yes).vacuum()


@admin.command()
def stats(data: Data = None, json: Json = False, lang: Lang = None) -> None:
    """Tell how many people, tables and games there are, and how much room they take."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).stats()


@admin.command()
def people(
    words: Annotated[str, typer.Argument(metavar="[WORDS]", help="A part of the name, or an id.")] = "",
    blocked: Annotated[bool, typer.Option("--blocked", help="Only those who are kept out.")] = False,
    limit: Limit = 50,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find people, the newest first."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).people(words, blocked, limit)


@admin.command()
def person(id: PersonId, limit: Limit = 20, data: Data = None, json: Json = False, lang: Lang = None) -> None:
    """Tell about somebody: tables, latest trace, reports."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).person(id, limit)


@admin.command()
def block(
    id: PersonId,
    why: Annotated[str, typer.Option(metavar="REASON", help="What they are told.")],
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Keep somebody out: they can look, and change nothing."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).block(id, why)


@admin.command()
def unblock(id: PersonId, data: Data = None, json: Json = False, lang: Lang = None) -> None:
    """Let somebody in again."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).unblock(id)


@admin.command()
def tables(
    status: Annotated[str, typer.Option(metavar="STATUS", help="Only these: open, running or over.")] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only these: troyes, king or dice.")] = "",
    who: Annotated[str, typer.Option("--person", metavar="ID", help="Only tables of theirs.")] = "",
    idle: Annotated[float, typer.Option("--idle", min=0, metavar="DAYS", help="Only those not moved for so long.")] = 0,
    limit: Limit = 50,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List tables, the one that moved last first."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).tables(status, game, who, idle, limit)


@admin.command()
def table(
    id: Annotated[str, typer.Argument(metavar="ID", help="The table's id, as in its address.")],
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell about a table."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).table_page(id)


@admin.command()
def reports(
    all: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    limit: Limit = 50,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List messages that people have reported, the oldest first."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json).reports(all, limit)


@admin.command()
def settle(
    id: Annotated[str, typer.Argument(metavar="ID", help="The report's id.")],
    unsay: Annotated[bool, typer.Option("--remove-message", help="The message goes, too.")] = False,
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Settle a report."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).settle(id, unsay)


@admin.command()
def prune(
    guests: Annotated[
        float, typer.Option("--guests", min=1, metavar="DAYS", help="Guests older than that who never played.")
    ] = 30,
    old: Annotated[
        float, typer.Option("--tables", min=1, metavar="DAYS", help="Unfinished tables not moved for so long.")
    ] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove guests who never played, and games that were abandoned. First it tells how many."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).prune(guests, old, dry_run)


@remove.command(name="person")
def remove_person(id: PersonId, yes: Yes = False, data: Data = None, json: Json = False, lang: Lang = None) -> None:
    """Remove somebody with all of their data, as they could themselves."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).remove_person(id)


@remove.command(name="table")
def remove_table(
    id: Annotated[str, typer.Argument(metavar="ID", help="The table's id, as in its address.")],
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove a table with all that was played and said at it."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).remove_table(id)


@remove.command(name="message")
def remove_message(
    id: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    n: Annotated[int, typer.Argument(metavar="N", min=0, help="The message's number, as “reports” tells it.")],
    yes: Yes = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove the words of a message; reports of it are settled."""
    with speaking(lang) as voice:
        from troyes.cli.admin_people import Office

        Office(voice, data, json, yes).remove_message(id, n)

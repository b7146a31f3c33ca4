"""`troyes admin`: what the operator sees and takes away, and that a server which runs notices."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import func, insert, select, update
from tests.cli.command import refused, troyes_command
from tests.server import bases
from tests.server.people.test_leaving import everything
from tests.server.serving import BOT, FRIEND, ME, Asleep, Line, Person, Place, inside, people
from typer.testing import Result
from websockets.exceptions import ConnectionClosed

from troyes.cli.admin import admin, remove
from troyes.cli.admin_care import Desk
from troyes.cli.admin_people import Office
from troyes.server.storage import store as stores
from troyes.server.storage.folder import alone
from troyes.server.storage.models import Base, GuestRow, TableRow
from troyes.server.storage.people_models import MessageRow, ReportRow
from troyes.server.tables.outside_changes import look_at_disk

DAY = 86400.0


class Club:
    """A server that runs, with two people at a table, and the operator's command line beside it."""

    def __init__(self, place: Place, data: Path, anna: Person, bea: Person, nobody: Person) -> None:
        self.place = place
        self.data = data
        self.anna = anna
        self.bea = bea
        self.nobody = nobody
        self.table: dict[str, Any] = {}
        self.alone: dict[str, Any] = {}

    async def admin(self, *words: str, given: str = "", lang: str = "en") -> Result:
        """The command, with a loop and connections of its own."""
        where = {"data": self.data, "database": bases.database(self.data)}
        return await asyncio.to_thread(troyes_command, "admin", *words, **where, given=given, lang=lang)

    async def told(self, *words: str) -> Any:
        result = await self.admin(*words, "--json")
        assert result.exit_code == 0, result.output
        lines = result.stdout.splitlines()  # now and then one of the log of the server, which is in the same process
        return json.loads("".join(line for line in lines if not line.startswith("20")))

    async def notices(self) -> None:
        await look_at_disk(self.place.services)

    async def count(self, row: type[Base]) -> int:
        return (await self.place.services.store.reader.column(select(func.count()).select_from(row)))[0]


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncGenerator[Club]:
    async with (
        inside(tmp_path, thinkers=Asleep) as place,
        people(place.url, "Anna", "Bea [red]") as (anna, bea, nobody),
    ):
        found = Club(place, tmp_path, anna, bea, nobody)
        found.table = await anna.make("troyes-dice", [ME, FRIEND], listed=True)
        await bea.join(found.table)
        found.alone = await anna.make("troyes", [ME, BOT])
        said = {"table_id": found.table["id"], "n": 0, "guest": bea.id, "name": "Bea", "text": "Fie!", "made": 5.0}
        report = {"id": "r1", "reporter": anna.id, "about": bea.id, "table_id": found.table["id"], "n": 0}
        report |= {"text": "Fie!", "why": "rude", "made": 6.0, "settled": None}
        await place.services.store.writer.run([(insert(MessageRow), [said]), (insert(ReportRow), [report])])
        yield found


async def hung_up(line: Line) -> None:
    """The server ends the line, whatever it says before."""
    with suppress(ConnectionClosed):
        while True:
            await line.hear()


# -- looking ---------------------------------------------------------------------------------------------------------


async def test_people_are_found_by_name_and_id_and_shown(club: Club) -> None:
    await club.place.services.store.new_guest("Idle", "en")
    found = {one["id"]: one["tables"] for one in await club.told("people") if one["name"] != "Idle"}
    assert found == {club.anna.id: 2, club.bea.id: 1}
    assert [one["tables"] for one in await club.told("people", "Idle")] == [0]
    assert [one["id"] for one in await club.told("people", "ANN")] == [club.anna.id]
    assert [one["name"] for one in await club.told("people", club.bea.id)] == ["Bea [red]"]
    assert await club.told("people", "%") == []
    page = await club.told("person", club.bea.id)
    assert [table["id"] for table in page["tables"]] == [club.table["id"]]
    assert [report["text"] for report in page["reports"]] == ["Fie!"]
    assert page["seen"] >= page["person"]["made"] > time.time() - 600
    shown = await club.admin("person", club.bea.id)
    assert "Bea [red]" in shown.stdout
    refused(await club.admin("person", "nobody"), "nobody with the id")


async def test_tables_are_listed_and_shown(club: Club) -> None:
    assert {one["id"] for one in await club.told("tables")} == {club.table["id"], club.alone["id"]}
    assert [one["id"] for one in await club.told("tables", "--game", "dice")] == [club.table["id"]]
    assert [one["id"] for one in await club.told("tables", "--person", club.bea.id)] == [club.table["id"]]
    assert await club.told("tables", "--status", "over") == []
    assert await club.told("tables", "--idle", "1") == []
    refused(await club.admin("tables", "--status", "lost"), "--status")
    page = await club.told("table", club.table["id"])
    assert set(page["people"]) == {club.anna.id, club.bea.id}
    assert page["messages"] == 1
    refused(await club.admin("table", "none"), "no table")


async def test_no_answer_holds_a_secret(club: Club) -> None:
    rooms = club.place.services.tables.rooms.values()
    hidden = [room.stored.seed for room in rooms] + [club.anna.token.partition(".")[2]]
    hidden += await club.place.services.store.reader.column(select(GuestRow.secret))
    for words in (["people"], ["person", club.anna.id], ["tables"], ["table", club.table["id"]], ["reports"]):
        for more in ([], ["--json"]):
            told = (await club.admin(*words, *more)).output
            assert not [secret for secret in hidden if secret in told], words


async def test_the_numbers_are_told_in_both_languages(club: Club) -> None:
    stats = await club.told("stats")
    assert (stats["guests"], stats["accounts"], stats["reports"]) == (2, 0, 1)
    assert stats["tables"] == {"troyes": {"running": 1}, "troyes-dice": {"running": 1}}
    assert stats["disk"]["database"] > 0
    english = (await club.admin("stats")).stdout
    assert "People: 2" in english
    assert "Personnes : 2" in (await club.admin("stats", lang="fr")).stdout


# -- taking away, while the server runs ------------------------------------------------------------------------------


async def test_nothing_goes_without_a_yes(club: Club) -> None:
    before = await everything(club.place)
    asked = [
        ["remove", "person", club.bea.id],
        ["remove", "table", club.table["id"]],
        ["remove", "message", club.table["id"], "0"],
        ["settle", "r1", "--remove-message"],
        ["block", club.bea.id, "--why", "rude"],
    ]
    for words in asked:
        for given in ("", "n\n", "perhaps\n"):
            result = await club.admin(*words, given=given)
            assert result.exit_code == 1, (words, result.output)
            assert "[y/N]" in result.stderr
    assert await everything(club.place) == before
    assert (await club.admin(*asked[-1], given="oui\n", lang="fr")).exit_code == 0
    assert await everything(club.place) != before


async def test_a_table_that_was_removed_is_gone_from_the_running_server(club: Club) -> None:
    async with club.anna.line(club.table) as line, club.bea.line(club.alone, key=club.alone["key"]) as other:
        await line.my_turn()
        await other.expect("state")
        await club.told("remove", "table", club.table["id"], "--yes")
        await club.notices()
        await hung_up(line)
        await other.nothing_new()  # nobody else was disturbed
    assert (await club.anna.ask("GET", f"/api/tables/{club.table['id']}")).status_code == 404
    assert club.table["id"] not in club.place.services.tables.rooms
    found = await everything(club.place)
    assert club.table["id"] not in json.dumps(found, default=str)
    refused(await club.admin("remove", "table", club.table["id"], "--yes"), "no table")


async def test_a_step_at_a_table_that_was_just_removed_is_refused(club: Club) -> None:
    async with club.anna.line(club.table) as line:
        turn = await line.my_turn()
        await club.told("remove", "table", club.table["id"], "--yes")
        answer = await line.step("choose", keys=[turn["options"][0]["key"]])
        assert answer["t"] == "refused"
        await hung_up(line)  # and nobody has to wait for the next look


async def test_a_person_who_was_removed_is_gone_and_the_others_play_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "KNOWN_FOR", 0.0)  # as if half a minute had gone by
    async with club.anna.line(club.table) as line, club.bea.line(club.alone, key=club.alone["key"]) as watching:
        await line.my_turn()
        await watching.expect("state")
        await club.told("remove", "person", club.bea.id, "--yes")
        await club.notices()
        for one in (line, watching):
            await hung_up(one)
    assert (await club.bea.ask("GET", "/api/me")).status_code == 401
    seats = (await club.anna.table(club.table))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Anna"), ("bot", "N. N.")]
    async with club.anna.line(club.table) as line:
        turn = await line.my_turn()
        await line.choose(turn["options"][0]["key"])
    refused(await club.admin("remove", "person", "nobody", "--yes"), "nobody with the id")


async def test_a_room_that_is_as_it_stands_on_disk_stays(club: Club) -> None:
    async with club.anna.line(club.table) as line:
        turn = await line.my_turn()
        before = club.place.room(club.table)
        await line.choose(turn["options"][0]["key"])
        await club.notices()
        await line.nothing_new()
        assert club.place.room(club.table) is before


async def test_who_is_blocked_is_told_why_until_they_are_let_in_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "KNOWN_FOR", 0.0)
    refused(await club.admin("block", club.bea.id, "--why", " ", "--yes"), "--why")
    await club.told("block", club.bea.id, "--why", "Too rude.", "--yes")
    answer = await club.bea.ask("POST", "/api/tables", {"game": "troyes-dice", "seats": [ME]})
    assert answer.status_code == 403
    assert "Too rude." in answer.text
    assert [one["id"] for one in await club.told("people", "--blocked")] == [club.bea.id]
    await club.told("unblock", club.bea.id)
    assert (await club.bea.ask("POST", "/api/tables", {"game": "troyes-dice", "seats": [ME]})).status_code == 201


async def test_a_report_is_settled_and_its_words_go(club: Club) -> None:
    assert [one["id"] for one in await club.told("reports")] == ["r1"]
    async with club.anna.line(club.table) as line:
        said = await line.expect("talk")
        assert said["messages"][0]["text"] == "Fie!"
        await club.told("settle", "r1", "--remove-message", "--yes")
        await club.notices()
        await hung_up(line)
    async with club.anna.line(club.table) as line:
        assert (await line.expect("talk"))["messages"][0]["text"] == ""
    assert await club.told("reports") == []
    [settled] = await club.told("reports", "--all")
    assert settled["settled"] > 6.0
    assert "Fie!" not in json.dumps(await everything(club.place), default=str)
    refused(await club.admin("settle", "r2"), "no report")
    refused(await club.admin("remove", "message", club.table["id"], "7", "--yes"), "no message")


async def test_a_report_can_be_settled_without_more(club: Club) -> None:
    await club.told("settle", "r1")
    assert await club.told("reports") == []
    assert [one["text"] for one in await club.told("reports", "--all")] == ["Fie!"]


async def test_only_idle_guests_and_abandoned_tables_are_pruned(club: Club) -> None:
    services, long_ago = club.place.services, time.time() - 100 * DAY
    await services.store.new_guest("Fresh", "en")
    idle, _ = await services.store.new_guest("Idle", "en")
    barred, _ = await services.store.new_guest("Barred", "en")
    old = update(GuestRow).where(GuestRow.id.in_([idle.id, barred.id, club.anna.id]))
    kept_out = update(GuestRow).where(GuestRow.id == barred.id).values(blocked="so that they stay out")
    left = update(TableRow).where(TableRow.id == club.alone["id"])
    over = await club.anna.make("troyes-dice", [ME])
    ended = update(TableRow).where(TableRow.id == over["id"]).values(status="over", moved=long_ago)
    await services.store.writer.run(
        [(old.values(made=long_ago), None), (kept_out, None), (left.values(moved=long_ago), None), (ended, None)]
    )
    before = await everything(club.place)
    assert await club.told("prune", "--dry-run") == {"would": {"guests": 1, "tables": 1}}
    assert (await club.admin("prune")).exit_code == 1
    assert await everything(club.place) == before
    assert await club.told("prune", "--yes") == {"pruned": {"guests": 1, "tables": 1}}
    names = set(await services.store.reader.column(select(GuestRow.name)))
    assert names == {"Anna", "Bea [red]", "Fresh", "Barred"}
    ids = set(await services.store.reader.column(select(TableRow.id)))
    assert ids == {club.table["id"], over["id"]}
    assert await club.told("prune", "--yes") == {"would": {"guests": 0, "tables": 0}}
    assert (await club.told("check", "--games"))["sound"]


# -- the data itself -------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
async def test_a_backup_is_made_checked_and_restored_by_command(club: Club, tmp_path: Path) -> None:
    file, other = tmp_path / "b.zip", tmp_path / "other"
    result = await club.admin("backup", str(file))
    assert result.exit_code == 0, result.output
    assert "2 people, 2 tables" in " ".join(result.stdout.split())
    assert (await club.told("check", str(file), "--games")) == {"sound": True, "faults": [], "broken": []}
    refused(await club.admin("backup", str(file)), "--force")
    left = await club.admin("restore", str(file), "--data", str(other), given="\n")
    assert left.exit_code == 1
    assert not (other / "troyes.sqlite").exists()
    done = await club.admin("restore", str(file), "--data", str(other), "--yes")
    assert done.exit_code == 0, done.output
    assert len(await club.told("tables", "--data", str(other))) == 2
    again = await club.told("restore", str(file), "--data", str(other), "--yes")
    assert Path(again["before"]).is_dir()
    with alone(other):
        refused(await club.admin("restore", str(file), "--data", str(other), "--yes"), "Stop the server first")
        refused(await club.admin("vacuum", "--data", str(other), "--yes"), "Stop the server first")
    freed = await club.told("vacuum", "--data", str(other), "--yes")
    assert 0 < freed["after"] <= freed["before"]


@pytest.mark.sqlite
async def test_a_damaged_database_is_told(club: Club, tmp_path: Path) -> None:
    file, other = tmp_path / "b.zip", tmp_path / "other"
    await club.told("backup", str(file))
    await club.told("restore", str(file), "--data", str(other), "--yes")
    content = bytearray((other / "troyes.sqlite").read_bytes())
    content[8192 : 8192 + 4096] = bytes(4096)
    (other / "troyes.sqlite").write_bytes(content)
    result = await club.admin("check", "--data", str(other))
    assert result.exit_code == 1
    assert "Restore the latest good backup" in result.stdout


async def test_the_version_is_told_and_another_one_is_left_alone(club: Club) -> None:
    told = await club.told("migrate")
    assert told["found"] == told["known"]
    await asyncio.to_thread(bases.asked, club.data, "UPDATE alembic_version SET version_num = '9999'")
    refused(await club.admin("stats"), "9999")
    refused(await club.admin("migrate"), "newer version")


@pytest.mark.sqlite
async def test_looking_makes_no_database(club: Club, tmp_path: Path) -> None:
    refused(await club.admin("stats", "--data", str(tmp_path / "none")), "no database")
    assert not (tmp_path / "none").exists()


def test_each_command_has_a_method_that_takes_what_it_is_given():
    for commands, prefix in ((admin, ""), (remove, "remove_")):
        for command in commands.registered_commands:
            assert command.callback is not None
            given = set(signature(command.callback).parameters) - {"lang", "data", "json", "yes"}
            name = prefix + (command.name or command.callback.__name__).removeprefix(prefix)
            (worker,) = (one for one in (Desk, Office) if hasattr(one, name))
            assert given == set(signature(getattr(worker, name)).parameters) - {"self"}, name

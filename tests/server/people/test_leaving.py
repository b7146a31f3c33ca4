"""All of one's data: given away as a file, and removed so that nothing of it is left."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.people.test_accounts import PASSWORD, account, asked_with, entered
from tests.server.serving import BOT, FRIEND, HOT, ME, Person, Place, good, inside, people, played_up_to, refused

import troyes
from troyes.server.storage.export import HIDDEN, NOT_TOLD, TOLD, export
from troyes.server.storage.models import Base, TableRow
from troyes.server.storage.people_models import (
    CardSetRow,
    DailyRow,
    FriendRow,
    ImportRow,
    MailCodeRow,
    MessageRow,
    MuteRow,
    PushRow,
    PuzzleAnswerRow,
    PuzzleRatingRow,
    RatingRow,
    ReportRow,
    ResultRow,
)
from troyes.server.storage.removal import FORMER, GONE, STAYS, columns_to

NAME = "Quasimodo"
"""No word of any other text."""
WORDS = "Esmeralda"
"""In every text that the person has written."""
RATED = (RatingRow.__table__.c.who, PuzzleRatingRow.__table__.c.who)
"""Where people stand among others who are rated."""
HANDLED = ("tables.maker", "seats.guest", "results.guest")
"""Columns that are handed over to others, or emptied."""


async def everything(place: Place) -> dict[str, list[dict[str, Any]]]:
    """The whole database."""

    async def ask(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for table in Base.metadata.sorted_tables:
            rows = await connection.execute(select(table))
            found[table.name] = [dict(row) for row in rows.mappings()]
        return found

    return await place.services.store.reader.read(ask)


async def lived(place: Place, one: Person, other: Person) -> dict[str, dict[str, Any]]:
    """Somebody who has done everything that leaves a trace: in each table of the database there is something."""
    alone = await one.make("troyes-dice", [ME, {"kind": "hot", "name": f"{WORDS} 2"}], seed=f"{WORDS} seed")
    await played_up_to(place, alone)
    shared = await one.make("troyes-dice", [ME, FRIEND])
    await other.join(shared)
    await played_up_to(place, shared)
    running = await other.make("troyes", [ME, FRIEND, BOT])
    await one.join(running)
    waiting = await one.make("troyes", [ME, FRIEND, FRIEND], listed=True)
    await other.join(waiting)
    empty = await one.make("troyes", [ME, FRIEND], listed=True)
    await account(one)
    await account(other)
    await entered(one, one.name)
    await one.post("/api/friends", {"name": other.name})
    await _rows(place, one.id, other.id, shared["id"])
    return {"alone": alone, "shared": shared, "running": running, "waiting": waiting, "empty": empty}


async def _rows(place: Place, one: str, other: str, table: str) -> None:
    """What other routes would write."""
    now = time.time()
    said = {"table_id": table, "guest": one, "name": NAME, "text": f"{WORDS}!", "made": now}
    report = {"table_id": table, "n": 0, "text": f"{WORDS}!", "why": "rude", "made": now, "settled": None}
    facts: dict[str, Any] = {
        "table_id": table,
        "game": "troyes-dice",
        "players": 2,
        "points": 1,
        "ahead": 0,
        "won": True,
    }
    facts |= {"bot": "", "ended": now, "daily": None, "helped": False, "rating": None, "facts": {}}
    made: dict[type[Base], list[dict[str, Any]]] = {
        MessageRow: [{**said, "n": 0}, {**said, "n": 1, "guest": other, "name": "Bob", "text": "Hello"}],
        FriendRow: [{"asker": other, "other": one, "made": now, "accepted": None}],
        MuteRow: [{"guest": one, "muted": other}, {"guest": other, "muted": one}],
        ReportRow: [
            {**report, "id": "r1", "reporter": other, "about": one},
            {**report, "id": "r2", "reporter": one, "about": other, "text": "Hello", "why": f"{WORDS}?"},
        ],
        RatingRow: [{"who": one, "game": "troyes-dice", "mu": 25.0, "sigma": 8.0, "games": 1, "changed": now}],
        PuzzleAnswerRow: [
            {"guest": one, "shelf": "dice", "puzzle": "p1", "grade": "right", "gave_up": 0.0, "day": ""}
            | {"rating": 1000.0, "made": now}
        ],
        PuzzleRatingRow: [{"who": one, "shelf": "dice", "mu": 25.0, "sigma": 8.0, "answers": 1}],
        CardSetRow: [
            {"id": "s1", "guest": one, "game": "troyes", "name": WORDS, "numbers": {}, "made": now, "changed": now}
        ],
        PushRow: [{"endpoint": f"https://{WORDS}", "guest": one, "p256dh": "k", "auth": "a", "made": now}],
        ImportRow: [
            {"id": "i1", "guest": one, "game": "troyes", "name": WORDS, "players": 2, "record": b"{}", "result": {}}
            | {"made": now, "studied": None, "study": None}
        ],
        MailCodeRow: [{"guest": one, "purpose": "address", "secret": "s", "mail": WORDS, "made": now}],
        DailyRow: [{"day": "2026-01-01", "game": "king", "guest": one, "table_id": table}],
    }
    store = place.services.store
    kept = {id for (id,) in await store.reader.rows(select(ResultRow.table_id))}
    if table not in kept:
        made[ResultRow] = [{**facts, "seat": 0, "guest": one}, {**facts, "seat": 1, "guest": other}]
    await store.writer.run([(insert(model), rows) for model, rows in made.items()])
    await store.writer.run([(update(TableRow).where(TableRow.id == table).values(cards=WORDS), None)])


def texts(value: Any) -> str:
    """A value as it would be found by somebody who searches the disk."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# -- removing --------------------------------------------------------------------------------------------------------


async def test_nothing_is_left_of_who_is_removed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, NAME, "Bob") as (one, bob, _):
        tables = await lived(place, one, bob)
        before = await everything(place)
        here = {str(column) for column in (*columns_to("guests"), *RATED)}
        for column in here:  # otherwise the test proves nothing
            table, name = column.split(".")
            assert any(row[name] == one.id for row in before[table]), column
        good(await one.ask("DELETE", "/api/me", {"password": PASSWORD}))
        after = await everything(place)
        allowed = {"guests.id", *(str(column.expression) for column in STAYS)}
        for table, rows in after.items():
            for row in rows:
                for name, value in row.items():
                    place_of = f"{table}.{name}"
                    assert one.id not in texts(value) or place_of in allowed, place_of
                    for word in (NAME, NAME.lower(), WORDS):
                        assert word not in texts(value), place_of
        shell = next(row for row in after["guests"] if row["id"] == one.id)
        assert shell == {"id": one.id, "secret": "", "name": "", "lang": "en", "made": 0.0, "blocked": ""}
        assert {row["id"] for row in after["tables"]} == {
            tables[name]["id"] for name in ("shared", "running", "waiting")
        }
        refused(await one.ask("GET", "/api/me"), 401, "web-no-guest")
        gone = await bob.ask("POST", "/api/session", {"name": NAME, "password": PASSWORD})
        refused(gone, 403, "people-not-signed-in")


async def test_others_play_on_with_a_bot_in_the_empty_seat(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, NAME, "Bob") as (one, bob, _):
        tables = await lived(place, one, bob)
        async with one.line(tables["running"], watch=False) as theirs, bob.line(tables["running"]) as mine:
            while mine.state.get("turn") is None and theirs.state.get("turn") is None:
                await mine.expect("state")
                await theirs.expect("state")
            if theirs.state["turn"] is not None:  # something that waits to be confirmed is in their hands
                await theirs.asked("choose", **_first(theirs.state))
            good(await one.ask("DELETE", "/api/me", {"password": PASSWORD}))
        async with bob.line(tables["running"]) as line:
            for _ in range(3):
                turn = await line.my_turn()
                await line.choose(turn["options"][0]["key"], confirm=True)
        seats = (await bob.table(tables["running"]))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats[:2]] == [("person", "Bob"), ("bot", FORMER)]
        waiting = await bob.table(tables["waiting"])
        assert waiting["yours"], "the table has passed on to who still sits there"
        assert [seat["kind"] for seat in waiting["seats"]] == ["open", "person", "open"]
        shared = await bob.table(tables["shared"])
        assert [seat["name"] for seat in shared["seats"]] == [FORMER, "Bob"]
        assert (await bob.get(f"/api/tables/{shared['id']}/ending"))["scores"]
        again = await bob.post(f"/api/tables/{shared['id']}/rematch")
        assert sorted(seat["kind"] for seat in again["seats"]) == ["bot", "person"]


def _first(state: dict[str, Any]) -> dict[str, Any]:
    turn = state["turn"]
    return {"seat": turn["seat"], "at": turn["at"], "keys": [turn["options"][-1]["key"]]}


async def test_it_must_be_meant(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest") as (anna, guest, _):
        await account(anna)
        for body in ({}, {"password": "wrong"}, {"name": "Anna"}):
            refused(await anna.ask("DELETE", "/api/me", body), 403, "people-wrong-password")
        for body in ({}, {"name": "guest"}, {"password": "Guest"}):
            refused(await guest.ask("DELETE", "/api/me", body), 409, "people-name-not-yours")
        await anna.get("/api/me")
        answer = await guest.ask("DELETE", "/api/me", {"name": " Guest "})
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        refused(await guest.ask("GET", "/api/me"), 401, "web-no-guest")


def test_every_place_that_names_a_person_is_known() -> None:
    """Whoever adds a table with a person in it says here what becomes of it."""
    removed = {str(column.expression) for column in (*GONE, *STAYS)} | set(HANDLED)
    pointing = {str(column) for column in columns_to("guests")} | set(map(str, RATED))
    assert removed == pointing
    told = {str(column.expression) for columns in TOLD.values() for column in columns}
    told |= {str(column.expression) for column in NOT_TOLD} | {"seats.guest", "tables.maker"}
    assert told == pointing | {"guests.id"}
    every = {str(column) for table in Base.metadata.sorted_tables for column in table.columns}
    assert set(HIDDEN) <= every


# -- the file --------------------------------------------------------------------------------------------------------


async def test_the_file_holds_all_and_no_secret(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, NAME, "Bob") as (one, bob, nobody):
        tables = await lived(place, one, bob)
        answer = await one.ask("GET", "/api/me/export")
        told = good(answer)
        assert "attachment" in answer.headers["content-disposition"]
        assert {name for name, rows in told.items() if not rows} == set()
        assert told["guest"][0]["name"] == NAME
        assert set(told["account"][0]) == {"guest", "login", "made", "webhook", "mail"}
        assert [row["text"] for row in told["messages"]] == [f"{WORDS}!"]
        assert [row["reporter"] for row in told["reports"]] == [one.id]
        assert [row["guest"] for row in told["mutes"]] == [one.id]
        by_id = {table["id"]: table for table in told["tables"]}
        assert set(by_id) == {table["id"] for table in tables.values()}
        for name in ("alone", "shared"):
            game = troyes.replay(by_id[tables[name]["id"]]["record"])
            assert game.over
        running = place.services.tables.rooms[tables["running"]["id"]].stored.seed
        kept = await everything(place)
        hidden = [running, one.token, *(row["secret"] for row in (*kept["guests"], *kept["sessions"]))]
        hidden += [row["password"] for row in kept["accounts"]]
        for secret in hidden:
            assert secret not in answer.text
        assert by_id[tables["running"]["id"]]["record"] is None
        refused(await nobody.ask("GET", "/api/me/export"), 401, "web-no-guest")


async def test_all_of_ones_data_comes_piece_by_piece(tmp_path: Path) -> None:
    """Never more than a few rows are in memory, however much somebody keeps here."""
    record = msgspec.json.encode({"x": "y" * 100_000})
    async with inside(tmp_path) as place, people(place.url, NAME) as (one, _):
        for at in range(35):
            await place.services.imports.add(one.id, "king", f"{at}", 1, record, {}, most=100)
        sizes = [len(piece) async for piece in export(place.services.store, one.id, lambda _: True, made="now")]
        assert sum(sizes) > 3_500_000
        assert max(sizes) < 2 * len(record)
        told = await one.get("/api/me/export")
        assert {row["name"] for row in told["imports"]} == {f"{at}" for at in range(35)}
        assert all(row["record"] == {"x": "y" * 100_000} for row in told["imports"])


async def test_one_export_at_a_time(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, NAME, "Bob") as (one, bob, _):
        place.services.exports.begin(one.id)
        refused(await one.ask("GET", "/api/me/export"), 429, "web-too-many")
        assert await bob.get("/api/me/export")
        assert await bob.get("/api/me/export")


@pytest.mark.parametrize("twice", [False, True])
async def test_a_days_game_that_both_have_played_counts_once(tmp_path: Path, twice: bool) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest") as (anna, guest, _):
        await account(anna)
        own, theirs = await anna.make("king", [ME]), await guest.make("king", [ME])
        days = [{"day": "2026-01-01", "game": "king", "guest": guest.id, "table_id": theirs["id"]}]
        if twice:
            days.append({"day": "2026-01-01", "game": "king", "guest": anna.id, "table_id": own["id"]})
        await place.services.store.writer.run([(insert(DailyRow), days)])
        await guest.post("/api/session", {"name": "anna", "password": PASSWORD, "bring": True, "token": True})
        kept = await everything(place)
        assert [row["guest"] for row in kept["dailies"]] == [anna.id]
        assert kept["dailies"][0]["table_id"] == (own if twice else theirs)["id"]
        assert len(kept["tables"]) == (1 if twice else 2)
        assert all(row["maker"] == anna.id for row in kept["tables"])
        assert next(row for row in kept["guests"] if row["id"] == guest.id)["name"] == ""


async def test_bringing_along_moves_every_trace(tmp_path: Path) -> None:
    """Everything but what only accounts have."""
    async with inside(tmp_path) as place, people(place.url, "Anna", NAME, "Bob") as (anna, guest, bob, _):
        await account(anna)
        shared = await guest.make("troyes-dice", [ME, FRIEND, HOT])
        await bob.join(shared)
        await played_up_to(place, shared)
        await _rows(place, guest.id, bob.id, shared["id"])
        await guest.post("/api/session", {"name": "anna", "password": PASSWORD, "bring": True, "token": True})
        kept = await everything(place)
        for column in columns_to("guests"):
            table, name = str(column).split(".")
            found = [row[name] for row in kept[table]]
            assert guest.id not in found, column
            if table not in ("friends", "accounts", "sessions", "mail_codes"):
                assert anna.id in found, column
        assert [row["who"] for row in kept["puzzle_ratings"]] == [anna.id]
        assert any(WORDS in row["text"] for row in kept["messages"])
        answer = await asked_with(bob, guest.token, "GET", "/api/me")
        refused(answer, 401, "web-no-guest")

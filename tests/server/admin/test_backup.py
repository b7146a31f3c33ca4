"""Backups: one that is taken under load holds all that was acknowledged before, and a bad one is never restored."""

import asyncio
import random
import shutil
import sqlite3
import time
import zipfile
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert, select, update
from tests.server.serving import ME, inside, people, served
from tests.server.test_kill import Player, Written, on_disk, seated

from troyes.server.admin import archive
from troyes.server.admin.archive import Manifest
from troyes.server.admin.backup import back_up
from troyes.server.admin.database import opened
from troyes.server.admin.errors import AdminError
from troyes.server.admin.restore import Restored, restore
from troyes.server.admin.soundness import check_file, check_games
from troyes.server.guard.links import Links
from troyes.server.notices.push import PushKeys
from troyes.server.settings import Settings
from troyes.server.storage.engines import database_file
from troyes.server.storage.folder import alone
from troyes.server.storage.models import GuestRow
from troyes.server.storage.people import People
from troyes.server.storage.people_models import ImportRow
from troyes.server.storage.store import Store

pytestmark = pytest.mark.sqlite

BALLAST = 10
"""Megabytes that make the copy take its time."""


def quiet(_what: str, _done: int, _total: int) -> None:
    """Nobody looks."""


def yes(_manifest: Manifest) -> bool:
    return True


async def restored(data: Path, file: Path, **more: Any) -> Restored:
    done = await restore(Settings(data=data), file, quiet, yes, **more)
    assert done is not None
    return done


async def refused(id: str, data: Path, file: Path) -> None:
    """It is refused like this, and nothing in the folder has changed."""
    before = contents(data)
    with pytest.raises(AdminError) as error:
        await restored(data, file)
    assert error.value.message.id == id, error.value.text()
    assert contents(data) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "lock"
    }


# -- under load ------------------------------------------------------------------------------------------------------


async def laden(data: Path) -> None:
    store = await Store.open(Settings(data=data))
    guest, _ = await store.new_guest("Ballast", "en")
    row = {"guest": guest.id, "game": "troyes", "name": "", "players": 1, "result": {}, "made": 0.0}
    rng = random.Random(1)
    for at in range(BALLAST):
        record = rng.randbytes(1 << 16) * 16
        await store.writer.run([(insert(ImportRow), [{**row, "id": f"{at}", "record": record}])])
    await store.close()
    Links.kept_in(data)  # where people have been, there is a secret


def numbers(data: Path) -> dict[str, int]:
    base = sqlite3.connect(data / "troyes.sqlite")
    try:
        return dict(base.execute("SELECT id, n FROM tables"))
    finally:
        base.close()


async def test_what_was_acknowledged_before_a_backup_under_load_is_in_it(tmp_path: Path) -> None:
    data, rng = tmp_path / "data", random.Random(7)
    await laden(data)
    with served(data) as server:
        async with people(server.url, "Anna", "Bea") as (anna, bea, _):
            games = ("troyes", "king", "troyes-dice", "troyes", "troyes-dice", "king", "troyes", "troyes-dice")
            players = await seated(anna, bea, games, rng)
            going = True
            playing = [asyncio.create_task(player.play(lambda: going)) for player in players]
            taken = [await backed_up_meanwhile(data, tmp_path / f"{at}.zip", players) for at in range(2)]
            while sum(len(player.passed) for player in players) <= 100:
                await asyncio.sleep(0.05)  # as long as it takes where others want the processor
            going = False
            await asyncio.gather(*playing)
        server.kill()
        for file, marks in taken:
            other = tmp_path / f"restored from {file.stem}"
            await restored(other, file)
            found = numbers(other)
            for player, (n, passed) in zip(players, marks, strict=True):
                assert found[player.table["id"]] >= n
                later = set[Written]().union(*player.passed[passed - 1 :])
                assert on_disk(other, player.table["id"], player.seat) in later, player.table["game"]
            assert check_file(other / "troyes.sqlite") == []
            async with opened(Settings(data=other)) as store:
                assert await check_games(store, lambda _done, _total: None) == []
    with served(tmp_path / f"restored from {taken[-1][0].stem}") as server:  # and people go on playing there
        for player, (n, _) in zip(players, taken[-1][1], strict=True):
            player.person.url = server.url
            async with player.person.line(player.table, seat=player.seat) as line:
                assert (await line.expect("state"))["n"] >= n


async def backed_up_meanwhile(data: Path, file: Path, players: list[Player]) -> tuple[Path, list[tuple[int, int]]]:
    """A backup, and what each player had acknowledged when it began. They play on while it is made."""
    await asyncio.sleep(1.0)
    while sum(player.acknowledged for player in players) < 20:
        await asyncio.sleep(0.1)
    marks = [(player.n, len(player.passed)) for player in players]
    seen: list[int] = []

    def told(what: str, _done: int, _total: int) -> None:
        if what == "copy":
            seen.append(sum(player.acknowledged for player in players))
            time.sleep(0.05)  # a slow disk

    await asyncio.to_thread(back_up, Settings(data=data), file, told)
    assert len(seen) > 3, "the copy was made in one go"
    seen.append(sum(player.acknowledged for player in players))
    assert seen[-1] > seen[0], "nobody played meanwhile"
    return file, marks


# -- what is in it, and what is refused ------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def data(tmp_path: Path) -> AsyncGenerator[Path]:
    """A folder in which a server has kept something, and now rests."""
    folder = tmp_path / "data"
    async with inside(folder) as place, people(place.url, "Anna") as (anna, _):
        await anna.make("troyes-dice", [ME])
    yield folder


def made(data: Path, name: str = "backup.zip", **changed: Any) -> Path:
    file = data.parent / name
    return back_up(Settings(data=data), file, quiet, **changed).file


def repacked(file: Path, change: Callable[[Manifest, Path], None]) -> Path:
    """The same archive, sealed as it should be, after something in it was changed."""
    folder = file.parent / "unpacked"
    folder.mkdir()
    archive.unpack(file, folder, quiet)
    with zipfile.ZipFile(file) as opened:
        manifest = msgspec.json.decode(opened.read("manifest.json"), type=Manifest)
    change(manifest, folder)
    target = file.with_name("repacked.zip")
    archive.pack(folder, manifest, target, quiet)
    return target


async def test_a_backup_is_one_private_file_that_any_tool_can_list(data: Path) -> None:
    file = made(data)
    assert file.stat().st_mode & 0o077 == 0
    with zipfile.ZipFile(file) as opened:
        assert set(opened.namelist()) == {"manifest.json", "troyes.sqlite", "secret", "vapid.pem"}
        assert opened.testzip() is None
    manifest = archive.verify(file, quiet)
    assert manifest.counts["guests"] == 1
    assert manifest.counts["tables"] == 1
    assert sorted(path.name for path in data.parent.iterdir()) == ["backup.zip", "data"], "something was left"


async def test_everything_comes_back_into_an_empty_folder(data: Path, tmp_path: Path) -> None:
    file, other = made(data), tmp_path / "deep" / "other"
    done = await restored(other, file)
    assert done.before is None
    assert Links.kept_in(other).key("x") == Links.kept_in(data).key("x"), "links that were sent no longer work"
    assert PushKeys.kept_in(other).public == PushKeys.kept_in(data).public
    assert other.stat().st_mode & 0o077 == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in other.glob("troyes.sqlite*"))
    assert numbers(other) == numbers(data)


async def test_what_was_there_is_kept_beside_it(data: Path) -> None:
    file = made(data)
    async with inside(data) as place, people(place.url, "Bea") as (bea, _):
        later = await bea.make("troyes-dice", [ME])
    old = contents(data)
    done = await restored(data, file)
    assert done.before is not None
    assert done.before.parent == data
    assert later["id"] not in numbers(data)
    assert later["id"] in numbers(done.before)
    assert (done.before / "secret").read_bytes() == old["secret"]
    async with inside(data) as place, people(place.url) as (nobody,):
        assert (await nobody.ask("GET", "/health")).status_code == 200


async def test_who_was_removed_since_is_not_brought_back_unless_that_is_wished(data: Path) -> None:
    file, settings = made(data), Settings(data=data)
    async with opened(settings) as store:
        [anna] = await store.reader.column(select(GuestRow.id))
        await People(store).remove(anna)
    assert (await restored(data, file)).removed == [anna]
    async with opened(settings) as store:
        assert await store.reader.column(select(GuestRow.name)) == [""]
        await store.writer.run([(update(GuestRow).values(secret="", name="", made=0.0), None)])
    assert (await restored(data, file, bring_back=True)).removed == []
    async with opened(settings) as store:
        assert await store.reader.column(select(GuestRow.name)) == ["Anna"]


async def test_a_backup_of_an_earlier_version_is_brought_up_to_date(data: Path, tmp_path: Path) -> None:
    def older(manifest: Manifest, folder: Path) -> None:
        base = sqlite3.connect(folder / "troyes.sqlite")
        with base:
            base.execute("PRAGMA foreign_keys = OFF")
            found = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for (name,) in found:
                if name not in ("alembic_version", "sqlite_stat1"):
                    base.execute(f"DROP TABLE {name}")
            base.execute("DELETE FROM alembic_version")
        base.close()
        config = Config()
        config.set_main_option("script_location", "troyes.server.storage:migrations")
        with create_engine(f"sqlite:///{folder / 'troyes.sqlite'}").begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")
        manifest.files["troyes.sqlite"] = archive.sum_of(folder / "troyes.sqlite")
        manifest.migration = "0001"

    other = tmp_path / "other"
    await restored(other, repacked(made(data), older))
    async with opened(Settings(data=other)) as store:  # refuses any version but ours
        assert await store.reader.column(select(GuestRow.id)) == []


async def test_a_server_that_runs_is_left_alone(data: Path) -> None:
    file = made(data)
    with alone(data):
        await refused("admin-server-runs", data, file)


@pytest.mark.parametrize("share", [0.0, 0.001, 0.3, 0.9, 0.9999])
async def test_an_archive_that_was_cut_off_is_refused(share: float, data: Path) -> None:
    file = made(data)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(share * len(whole))])
    await refused("admin-archive-damaged" if share > 0 else "admin-archive-foreign", data, file)


async def test_an_archive_with_any_byte_changed_is_refused(data: Path) -> None:
    file = made(data)
    whole, rng = file.read_bytes(), random.Random(3)
    places = {0, 5, 12, len(whole) - 1, len(whole) - 64, len(whole) - 70, len(whole) - 200}
    for at in places | {rng.randrange(len(whole)) for _ in range(40)}:
        changed = bytearray(whole)
        changed[at] ^= 1 << rng.randrange(8)
        file.write_bytes(changed)
        with pytest.raises(AdminError):
            archive.verify(file, quiet)
    await refused("admin-archive-damaged", data, file)
    file.write_bytes(whole + b"\n")
    await refused("admin-archive-damaged", data, file)


async def test_an_archive_of_a_newer_version_is_refused(data: Path) -> None:
    def newer(manifest: Manifest, _folder: Path) -> None:
        manifest.version, manifest.migration = "9.0", "9999"

    await refused("admin-archive-newer", data, repacked(made(data), newer))


async def test_an_archive_of_a_newer_format_is_refused(data: Path) -> None:
    def newer(manifest: Manifest, _folder: Path) -> None:
        manifest.format = archive.FORMAT + 1

    await refused("admin-archive-newer", data, repacked(made(data), newer))


async def test_a_damaged_database_is_refused_however_well_it_is_sealed(data: Path) -> None:
    def damaged(manifest: Manifest, folder: Path) -> None:
        content = bytearray((folder / "troyes.sqlite").read_bytes())
        content[8192 : 8192 + 4096] = bytes(4096)
        (folder / "troyes.sqlite").write_bytes(content)
        manifest.files["troyes.sqlite"] = archive.sum_of(folder / "troyes.sqlite")

    await refused("admin-unsound", data, repacked(made(data), damaged))


async def test_what_is_no_archive_is_refused(data: Path, tmp_path: Path) -> None:
    text = tmp_path / "text.zip"
    text.write_text("a letter", "utf-8")
    await refused("admin-archive-foreign", data, text)
    foreign = tmp_path / "foreign.zip"
    with zipfile.ZipFile(foreign, "w") as opened:
        opened.writestr("../secret", "x")
    await refused("admin-archive-damaged", data, foreign)
    await refused("admin-archive-unread", data, tmp_path / "none.zip")


async def test_files_that_are_not_ours_are_not_put_anywhere(data: Path) -> None:
    def more(manifest: Manifest, folder: Path) -> None:
        shutil.copyfile(folder / "secret", folder / "lock")
        manifest.files["lock"] = archive.sum_of(folder / "lock")

    await refused("admin-archive-foreign", data, repacked(made(data), more))


async def test_trouble_while_the_files_change_places_leaves_all_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, move = made(data), shutil.move
    moved: list[str] = []

    def breaks(source: Any, target: Any) -> Any:
        moved.append(str(source))
        if len(moved) == 4:
            raise OSError(28, "No space left on device")
        return move(source, target)

    before = contents(data)
    monkeypatch.setattr("troyes.server.admin.restore.shutil.move", breaks)
    with pytest.raises(Exception, match="no room is left"):
        await restored(data, file)
    assert len(moved) > 4, "nothing was put back"
    assert contents(data) == before


async def test_a_database_that_is_damaged_is_not_backed_up_as_if_it_were_whole(data: Path) -> None:
    database = database_file(Settings(data=data))
    assert database is not None
    content = bytearray(database.read_bytes())
    content[8192 : 8192 + 4096] = bytes(4096)
    database.write_bytes(content)
    with pytest.raises(AdminError) as error:
        made(data)
    assert error.value.message.id == "admin-unsound"
    assert not (data.parent / "backup.zip").exists()


async def test_backups_in_a_folder_have_the_date_in_their_names_and_old_ones_go(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "mine.zip").write_text("mine", "utf-8")
    for day in range(1, 6):
        (folder / f"troyes-2026010{day}T030000Z.zip").write_text("old", "utf-8")
    done = back_up(Settings(data=data), folder, quiet, keep=3)
    assert [path.name for path in done.dropped] == [f"troyes-2026010{day}T030000Z.zip" for day in (1, 2, 3)]
    left = sorted(path.name for path in folder.iterdir())
    assert left == ["mine.zip", "troyes-20260104T030000Z.zip", "troyes-20260105T030000Z.zip", done.file.name]
    archive.verify(done.file, quiet)


async def test_a_backup_does_not_write_over_another_file(data: Path) -> None:
    file = made(data)
    with pytest.raises(AdminError) as error:
        made(data)
    assert error.value.message.id == "admin-taken"
    assert made(data, force=True) == file


async def test_postgresql_is_left_to_its_own_tools(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database="postgresql://localhost/troyes")
    with pytest.raises(AdminError) as error:
        back_up(settings, tmp_path / "x.zip", quiet)
    assert "pg_dump" in error.value.text()
    with pytest.raises(AdminError) as error:
        await restore(settings, tmp_path / "x.zip", quiet, yes)
    assert "pg_restore" in error.value.text()

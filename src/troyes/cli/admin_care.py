"""`troyes admin backup`, `restore`, `check`, `migrate`, `move` and `vacuum`: the care of the data itself."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from troyes.cli.admin_desk import Sheet
from troyes.cli.voice import FAILED
from troyes.core.message import Arg, Message
from troyes.server.admin.archive import Manifest, unpack, verify
from troyes.server.admin.backup import back_up, only_files
from troyes.server.admin.database import head, known_versions, opened, version_of, without_server
from troyes.server.admin.errors import AdminError
from troyes.server.admin.move import move
from troyes.server.admin.restore import restore
from troyes.server.admin.soundness import Broken, check_file, check_games
from troyes.server.settings import Settings
from troyes.server.storage.engines import PATIENCE, database_file
from troyes.server.storage.store import Store


class Desk(Sheet):
    def backup(self, target: Path, force: bool, keep: int) -> None:
        with self.progress() as advance:
            made = back_up(self.settings, target, advance, force=force, keep=keep)
        told = {"path": str(made.file), "size": self.size(made.size), **_counts(made.manifest)}
        dropped = [Message("admin-dropped", {"count": len(made.dropped)})] if made.dropped else []
        self.answer(made, Message("admin-backed-up", told), *dropped)

    def restore(self, file: Path, bring_back: bool) -> None:
        def sure(manifest: Manifest) -> bool:
            there = database_file(self.settings)
            id = "admin-sure-restore" if there is not None and there.exists() else "admin-sure-restore-new"
            about = {"made": manifest.made, "version": manifest.version, **_counts(manifest)}
            self.sure(id, folder=str(self.settings.data), **about)
            return True

        with self.progress() as advance:
            done = asyncio.run(restore(self.settings, file, advance, sure, bring_back=bring_back))
        assert done is not None
        lines = [Message("admin-restored", {"folder": str(self.settings.data), "made": done.manifest.made})]
        if done.before is not None:
            lines.append(Message("admin-set-aside", {"folder": str(done.before)}))
        if done.removed:
            ids = ", ".join(done.removed)
            lines.append(Message("admin-removed-again", {"count": len(done.removed), "ids": ids}))
        self.answer(done, *lines)

    def check(self, file: Path | None, games: bool) -> None:
        if file is None:
            faults, broken = self._checked(self.settings, games)
        else:
            with self.progress() as advance, TemporaryDirectory(prefix="troyes-check-") as name:
                verify(file, advance)
                unpack(file, Path(name), advance)
                faults, broken = self._checked(Settings(data=Path(name)), games)
        well = not faults and not broken
        lines = [Message("admin-fault", {"fault": fault}) for fault in faults]
        lines += [Message("admin-broken", {"table": one.table, "why": one.why}) for one in broken]
        count = len(faults) + len(broken)
        verdict = Message("admin-sound") if well else Message("admin-not-sound", {"count": count})
        self.answer({"sound": well, "faults": faults, "broken": broken}, *lines, verdict)
        if not well:
            raise typer.Exit(FAILED)

    def _checked(self, settings: Settings, games: bool) -> tuple[list[str], list[Broken]]:
        path = database_file(settings)
        faults = [] if path is None and games else check_file(only_files(settings))
        if not games or faults:
            return faults, []
        return faults, asyncio.run(self._played(settings))

    async def _played(self, settings: Settings) -> list[Broken]:
        with self.progress() as advance:
            async with opened(settings) as store:
                return await check_games(store, lambda done, total: advance("games", done, total))

    def migrate(self, upgrade: bool) -> None:
        found, known = asyncio.run(version_of(self.settings)), head()
        newer = found != "" and found not in known_versions()
        if newer:
            raise AdminError("storage-newer", version=found)
        if upgrade and found != known:
            with without_server(self.settings):
                self.sure("admin-sure-upgrade", found=found or "–", known=known)
                asyncio.run(_migrated(self.settings))
            found = known
        id = "admin-up-to-date" if found == known else "admin-behind"
        self.answer({"found": found, "known": known}, Message(id, {"found": found or "–", "known": known}))

    def move(self, to: str) -> None:
        target = Settings.from_env(
            {"TROYES_DATA": str(self.settings.data), "TROYES_DATABASE": "" if to == "file" else to}
        )
        with without_server(self.settings):
            self.sure("admin-sure-move")
            done = asyncio.run(move(self.settings, target))
        self.answer(done, Message("admin-moved", {"rows": done.rows, "tables": len(done.tables)}))

    def vacuum(self) -> None:
        path = only_files(self.settings)
        try:
            with without_server(self.settings):
                before = path.stat().st_size
                self.sure("admin-sure-vacuum", size=self.size(before))
                with closing(sqlite3.connect(path, timeout=PATIENCE)) as base:
                    base.execute("VACUUM")
                    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                after = path.stat().st_size
        except sqlite3.Error as error:
            raise AdminError("admin-not-opened", path=str(path), detail=str(error)) from error
        sizes = {"before": self.size(before), "after": self.size(after)}
        self.answer({"before": before, "after": after}, Message("admin-vacuumed", {**sizes}))


async def _migrated(settings: Settings) -> None:
    store = await Store.open(settings)
    await store.close()


def _counts(manifest: Manifest) -> dict[str, Arg]:
    return {name: manifest.counts.get(name, 0) for name in ("guests", "tables")}

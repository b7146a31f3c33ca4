"""`troyes admin` about people, tables and reports."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from troyes.cli.admin_desk import Sheet
from troyes.core.errors import OptionError
from troyes.core.message import Message
from troyes.registry import called
from troyes.server.admin import overview, removals
from troyes.server.admin.database import opened
from troyes.server.admin.errors import AdminError
from troyes.server.admin.overview import PersonLine, PersonPage, ReportLine, TableLine, TablePage, Tables
from troyes.server.storage.store import Store

Found = TypeVar("Found")
STATUSES = ("open", "running", "over")
LONGEST_REASON = 500
SHOWN = 20


class Office(Sheet):
    def do(self, work: Callable[[Store], Awaitable[Found]]) -> Found:
        async def done() -> Found:
            async with opened(self.settings) as store:
                return await work(store)

        return asyncio.run(done())

    # -- people ------------------------------------------------------------------------------------------------------

    def people(self, words: str, blocked: bool, limit: int) -> None:
        found = self.do(lambda store: overview.people(store, words.strip(), limit, blocked=blocked))
        if self.wants_words(found):
            self._people(found)

    def person(self, id: str, limit: int) -> None:
        page = self._person(id, limit)
        if not self.wants_words(page):
            return
        self._people([page.person])
        self.voice.say("admin-person-seen", when=self.when(page.seen), devices=page.devices)
        counts = {name: getattr(page, name) for name in ("messages", "sets", "imports", "results")}
        self.voice.say("admin-person-counts", **counts)
        if page.person.blocked:
            self.voice.say("admin-person-blocked", why=page.person.blocked)
        if page.tables:
            self.voice.out.print()
            self._tables(page.tables)
        if page.reports:
            self.voice.out.print()
            self._reports(page.reports)

    def block(self, id: str, why: str) -> None:
        reason = why.strip()
        if not reason or len(reason) > LONGEST_REASON:
            raise OptionError("option-bad", place="--why", value=reason[:60] or "“”", expected=f"1–{LONGEST_REASON}")
        name = self._person(id).person.name or id
        self.sure("admin-sure-block", name=name)
        self.do(lambda store: removals.block(store, id, reason))
        self.answer({"id": id, "blocked": reason}, Message("admin-blocked", {"name": name}))

    def unblock(self, id: str) -> None:
        name = self._person(id).person.name or id
        self.do(lambda store: removals.block(store, id, ""))
        self.answer({"id": id, "blocked": ""}, Message("admin-unblocked", {"name": name}))

    def remove_person(self, id: str) -> None:
        page = self._person(id)
        name = page.person.name or id
        self.sure("admin-sure-person", name=name, tables=page.person.tables)
        self.do(lambda store: removals.remove_person(store, id))
        self.answer({"removed": id}, Message("admin-person-removed", {"name": name}))

    def _person(self, id: str, limit: int = SHOWN) -> PersonPage:
        page = self.do(lambda store: overview.person(store, id, limit))
        if page is None:
            raise AdminError("admin-no-person", of=id)
        return page

    def _people(self, found: list[PersonLine]) -> None:
        if not found:
            self.voice.say("admin-nobody")
            return
        self.list(
            "id name account since tables blocked",
            (
                (one.id, one.name, one.login or "–", self.when(one.made), one.tables, one.blocked or "–")
                for one in found
            ),
        )

    # -- tables ------------------------------------------------------------------------------------------------------

    def tables(self, status: str, game: str, who: str, idle: float, limit: int) -> None:
        if status and status not in STATUSES:
            raise OptionError("option-bad", place="--status", value=status[:60], expected=", ".join(STATUSES))
        wanted = Tables(status, called(game).name if game else "", who, idle)
        found = self.do(lambda store: overview.tables(store, wanted, limit))
        if self.wants_words(found):
            self._tables(found)

    def table(self, id: str) -> None:
        page = self._table(id)
        if not self.wants_words(page):
            return
        self._tables([page.table])
        self.voice.say("admin-table-counts", choices=page.choices, messages=page.messages)
        self.voice.say("admin-table-people", maker=page.maker, people=", ".join(page.people) or "–")
        if page.reports:
            self.voice.out.print()
            self._reports(page.reports)

    def remove_table(self, id: str) -> None:
        page = self._table(id)
        self.sure("admin-sure-table", of=id, names=_names(page.table), choices=page.choices)
        self.do(lambda store: removals.remove_table(store, id))
        self.answer({"removed": id}, Message("admin-table-removed", {"of": id}))

    def _table(self, id: str) -> TablePage:
        page = self.do(lambda store: overview.table(store, id, SHOWN))
        if page is None:
            raise AdminError("admin-no-table", of=id)
        return page

    def _tables(self, found: list[TableLine]) -> None:
        if not found:
            self.voice.say("admin-no-tables")
            return
        rows: list[tuple[str, ...]] = []
        for one in found:
            status = self.voice.words(f"admin-status-{one.status}")
            rows.append((one.id, one.game, status, _names(one), self.when(one.made), self.when(one.moved)))
        self.list("id game status seats made moved", rows)

    # -- reports -----------------------------------------------------------------------------------------------------

    def reports(self, all: bool, limit: int) -> None:
        found = self.do(lambda store: overview.reports(store, limit, all=all))
        if not self.wants_words(found):
            return
        if found:
            self._reports(found)
        else:
            self.voice.say("admin-no-reports")

    def settle(self, id: str, unsay: bool) -> None:
        found = self.do(lambda store: overview.reports(store, 1, id=id, all=True))
        if not found:
            raise AdminError("admin-no-report", of=id)
        if unsay:
            self.sure("admin-sure-message", text=found[0].text, name=found[0].about_name)
            self.do(lambda store: removals.remove_message(store, found[0].table, found[0].n))
        else:
            self.do(lambda store: removals.settle(store, id))
        self.answer({"settled": id, "removed": unsay}, Message("admin-settled", {"removed": str(unsay).lower()}))

    def remove_message(self, id: str, n: int) -> None:
        text, name = self.do(lambda store: removals.message(store, id, n))
        self.sure("admin-sure-message", text=text, name=name)
        self.do(lambda store: removals.remove_message(store, id, n))
        self.answer({"removed": {"table": id, "n": n}}, Message("admin-message-removed"))

    def _reports(self, found: list[ReportLine]) -> None:
        rows: list[tuple[str, ...]] = []
        for one in found:
            about, said = f"{one.about_name} ({one.about})", f"{one.table} {one.n}"
            rows.append((one.id, self.when(one.made), about, said, one.text, one.why, self.when(one.settled)))
        self.list("id made about message text why settled", rows)

    # -- all of it ---------------------------------------------------------------------------------------------------

    def stats(self) -> None:
        found = self.do(lambda store: overview.stats(store, self.settings))
        if not self.wants_words(found):
            return
        self.voice.say("admin-stats-people", guests=found.guests, accounts=found.accounts, blocked=found.blocked)
        self.voice.say("admin-stats-games", week=found.week, choices=found.choices)
        self.voice.say("admin-stats-talk", messages=found.messages, reports=found.reports)
        for what, size in found.disk.items():
            self.voice.say(f"admin-disk-{what}", size=self.size(size))
        if found.tables:
            self.voice.out.print()
            counts = [(game, *(of.get(status, 0) for status in STATUSES)) for game, of in found.tables.items()]
            self.list(f"game {' '.join(STATUSES)}", counts)

    def prune(self, guests: float, old: float, dry_run: bool) -> None:
        would = self.do(lambda store: removals.prunable(store, guests, old))
        counts = {"guests": would.guests, "tables": would.tables}
        if dry_run or not (would.guests or would.tables):
            self.answer({"would": would}, Message("admin-would-prune", {**counts}))
            return
        self.voice.note("admin-would-prune", **counts)
        self.sure("admin-sure-prune")
        done = self.do(lambda store: removals.prune(store, guests, old))
        self.answer({"pruned": done}, Message("admin-pruned", {"guests": done.guests, "tables": done.tables}))


def _names(table: TableLine) -> str:
    return ", ".join(name or "–" for name in table.seats)

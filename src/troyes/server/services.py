"""A running server: what it keeps, guards and thinks with, and its tables."""

import asyncio
from contextlib import suppress

from troyes.server.guard.apart import Apart
from troyes.server.guard.crowd import Crowd
from troyes.server.guard.limits import Limits
from troyes.server.guard.lines import Lines
from troyes.server.guard.links import Links
from troyes.server.guard.passwords import Passwords
from troyes.server.guard.turns import Turns
from troyes.server.houses.house import House
from troyes.server.lessons import guidance
from troyes.server.library.bots import outside_bots
from troyes.server.notices.herald import Herald
from troyes.server.notices.mail import Mailer
from troyes.server.people.exports import Exports
from troyes.server.replays.films import Films
from troyes.server.settings import Settings, SettingsError
from troyes.server.storage.card_sets import KeptCardSets
from troyes.server.storage.dailies import Dailies
from troyes.server.storage.engines import address
from troyes.server.storage.errors import StoreError
from troyes.server.storage.friends import Friends
from troyes.server.storage.gallery import Gallery
from troyes.server.storage.imports import Imports
from troyes.server.storage.lessons import LessonTables
from troyes.server.storage.note import remember
from troyes.server.storage.notices import KeptNotices
from troyes.server.storage.people import People
from troyes.server.storage.puzzles import PuzzleAnswers
from troyes.server.storage.recovery import Recovery
from troyes.server.storage.results import Results
from troyes.server.storage.store import Store
from troyes.server.storage.talk import Talk
from troyes.server.storage.thoughts import Thoughts
from troyes.server.tables.open_tables import OpenTables
from troyes.server.thinking.elsewhere import Elsewhere
from troyes.server.thinking.pool import Thinkers
from troyes.server.thinking.studies import Studies


class Services:
    def __init__(self, settings: Settings, store: Store, links: Links) -> None:
        self.settings = settings
        self.store = store
        self.links = links
        self.house = House(store)
        self.limits = Limits(settings, shared=self.house.shared)
        self.asking = Crowd(settings.max_connections_per_address if settings.trusted_proxy else 0)
        """Requests that are under way, by who asks. Without a proxy each has a connection, and these are counted."""
        self.apart = Apart()
        self.exports = Exports()
        self.lines = Lines(settings, self.house.shared)
        self.turns = Turns()
        """In making tables, and in what lines ask."""
        self.people = People(store)
        self.friends = Friends(store)
        self.passwords = Passwords()
        self.talk = Talk(store)
        self.notices = KeptNotices(store)
        self.recovery = Recovery(store)
        self.mailer = Mailer(settings)
        self.herald = Herald(settings, self.notices, links)
        self.bots = outside_bots(settings.bots)
        """Those of other packages that play here."""
        self.thinkers = _thinkers(settings)
        self.imports = Imports(store)
        self.gallery = Gallery(store)
        self.lessons = LessonTables(store)
        self.puzzles = PuzzleAnswers(store)
        self.films = Films()
        self.studies = Studies(
            store,
            self.imports,
            self.thinkers,
            settings.study_seconds,
            settings.max_studies_per_guest,
            self.house.falls_to_us if self.house.shared else None,
        )
        self.results = Results(store)
        self.dailies = Dailies(store)
        self.sets = KeptCardSets(store)
        self.tables = OpenTables(
            store, links, self.people, self.herald, self.house, self.thinkers, guidance, settings.bot_pause
        )
        self.upkeep: list[asyncio.Task[None]] = []
        """What goes on by itself."""

    @classmethod
    async def open(cls, settings: Settings) -> "Services":
        outside_bots(settings.bots)  # what cannot be loaded is told before anything is opened
        _check_workers(settings)
        store = await Store.open(settings)
        try:
            links = Links.kept_in(settings.data, may_be_new=not await store.has_guests())
        except BaseException:
            await store.close()
            raise
        remember(settings)
        services = cls(settings, store, links)
        await services.people.look()
        return services

    async def close(self) -> None:
        for task in self.upkeep:
            task.cancel()
        self.tables.close()
        self.studies.close()
        self.thinkers.close()
        self.apart.close()
        if isinstance(self.thinkers, Elsewhere):
            await self.thinkers.let_go()
        await self.herald.close()
        await self.mailer.close()
        if self.house.shared:
            with suppress(StoreError):
                await self.house.leave()
        await self.store.close()


def _thinkers(settings: Settings) -> Thinkers:
    """Processes of our own; without any, the workers on the same database."""
    if settings.workers:
        return Thinkers(settings.workers, settings.longest_thought)
    return Elsewhere(Thoughts(address(settings)), settings.longest_thought)


def _check_workers(settings: Settings) -> None:
    if not settings.workers and address(settings).get_backend_name() != "postgresql":
        raise SettingsError("settings-no-workers", place="TROYES_WORKERS")

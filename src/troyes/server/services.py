"""A running server: what it keeps, guards and thinks with, and its tables."""

import asyncio

from troyes.server.guard.limits import Limits
from troyes.server.guard.links import Links
from troyes.server.guard.passwords import Passwords
from troyes.server.lessons import guidance
from troyes.server.library.bots import outside_bots
from troyes.server.notices.herald import Herald
from troyes.server.replays.films import Films
from troyes.server.settings import Settings
from troyes.server.storage.card_sets import KeptCardSets
from troyes.server.storage.dailies import Dailies
from troyes.server.storage.friends import Friends
from troyes.server.storage.gallery import Gallery
from troyes.server.storage.imports import Imports
from troyes.server.storage.lessons import LessonTables
from troyes.server.storage.notices import KeptNotices
from troyes.server.storage.people import People
from troyes.server.storage.results import Results
from troyes.server.storage.store import Store
from troyes.server.storage.talk import Talk
from troyes.server.tables.open_tables import OpenTables
from troyes.server.thinking.pool import Thinkers
from troyes.server.thinking.studies import Studies


class Services:
    def __init__(self, settings: Settings, store: Store, links: Links) -> None:
        self.settings = settings
        self.store = store
        self.links = links
        self.limits = Limits(settings)
        self.people = People(store)
        self.friends = Friends(store)
        self.passwords = Passwords()
        self.talk = Talk(store)
        self.notices = KeptNotices(store)
        self.herald = Herald(settings, self.notices, links)
        self.bots = outside_bots(settings.bots)
        """Those of other packages that play here."""
        self.thinkers = Thinkers(settings.workers)
        self.imports = Imports(store)
        self.gallery = Gallery(store)
        self.lessons = LessonTables(store)
        self.films = Films()
        self.studies = Studies(store, self.imports, Thinkers(1, gently=True), settings.study_seconds)
        self.results = Results(store)
        self.dailies = Dailies(store)
        self.sets = KeptCardSets(store)
        self.tables = OpenTables(store, links, self.people, self.herald, self.thinkers, guidance, settings.bot_pause)
        self.upkeep: list[asyncio.Task[None]] = []
        """What goes on by itself."""

    @classmethod
    async def open(cls, settings: Settings) -> "Services":
        outside_bots(settings.bots)  # what cannot be loaded is told before anything is opened
        services = cls(settings, await Store.open(settings), Links.kept_in(settings.data))
        await services.people.look()
        return services

    async def close(self) -> None:
        for task in self.upkeep:
            task.cancel()
        self.tables.close()
        self.thinkers.close()
        self.studies.close()
        await self.herald.close()
        await self.store.close()

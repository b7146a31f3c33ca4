"""A server's data in a folder of its own."""

import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.server import bases

from troyes.server.guard.ids import new_table_id
from troyes.server.settings import Settings
from troyes.server.storage.shapes import StoredGuest, StoredSeat, StoredTable
from troyes.server.storage.store import Store

MakeTable = Callable[..., Awaitable[StoredTable]]


collect_ignore = [] if bases.SERVER else ["storage/test_postgres.py"]
if not os.environ.get("TROYES_PROXIES"):
    collect_ignore += ["test_proxies.py", "test_cluster.py"]  # `make proxies` installs what they need

if bases.SERVER:

    def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
        """What is about the file is not tried where there is none."""
        left_out = [item for item in items if item.get_closest_marker("sqlite")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]

    @pytest.fixture(autouse=True)
    def no_database_is_left(tmp_path: Path) -> Generator[None]:
        yield
        bases.left(tmp_path)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", database=bases.database(tmp_path / "data"))


@pytest_asyncio.fixture
async def store(settings: Settings) -> AsyncGenerator[Store]:
    opened = await Store.open(settings)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def guest(store: Store) -> StoredGuest:
    return (await store.new_guest("Anne", "fr"))[0]


@pytest.fixture
def make_table(store: Store, guest: StoredGuest) -> MakeTable:
    """Keeps a table of one person and one bot; what is given is different."""

    async def make(**given: object) -> StoredTable:
        fields: dict[str, object] = {
            "id": new_table_id(),
            "game": "troyes",
            "options": {"bonus": ["prior"], "open_scores": True},
            "seed": "SECRET-SEED",
            "chosen_seed": False,
            "status": "running",
            "listed": False,
            "clock": 0,
            "seconds": 1.0,
            "hints": True,
            "maker": guest.id,
            "deadline": None,
            "rematch": None,
            "waiting": "",
            "n": 0,
            "made": 1.5,
            "moved": 2.5,
            "seats": [
                StoredSeat(0, "person", guest.id, "Anne", "", False, 0),
                StoredSeat(1, "bot", None, "Marie", "greedy", False, 0),
            ],
        }
        table = StoredTable(**(fields | given))  # pyright: ignore[reportArgumentType]
        await store.new_table(table)
        return table

    return make

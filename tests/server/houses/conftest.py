"""A PostgreSQL of the tests' own, and several servers on one database of it."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from scripts.postgres import running
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from tests.server import bases
from tests.server.serving import Place, inside

from troyes.server.settings import Settings
from troyes.server.storage.engines import address
from troyes.server.storage.store import Store
from troyes.server.storage.thoughts import Thoughts

Open = Callable[..., Awaitable[Place]]


@pytest.fixture(scope="session")
def postgres() -> Generator[str]:
    """Its address. Where the tests run on a PostgreSQL anyway, it is that one."""
    if bases.SERVER:
        yield bases.SERVER
        return
    with running() as address:
        yield address


@pytest_asyncio.fixture
async def database(postgres: str) -> AsyncGenerator[str]:
    """The address of a fresh database."""
    name = "houses_" + make_url(postgres).set().render_as_string().encode().hex()[-8:]
    await _does(postgres, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    await _does(postgres, f"CREATE DATABASE {name}")
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    await _does(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest_asyncio.fixture
async def house(database: str, tmp_path: Path) -> AsyncGenerator[Open]:
    """Opens one more server on the database: in this process, so that it can be looked into."""
    async with AsyncExitStack() as houses:

        async def opened(**changed: Any) -> Place:
            return await houses.enter_async_context(inside(tmp_path / "data", **{"database": database, **changed}))

        yield opened


@pytest_asyncio.fixture
async def thoughts(database: str, tmp_path: Path) -> AsyncGenerator[Thoughts]:
    """Of a fresh database, on which no server runs."""
    settings = Settings(data=tmp_path / "data", database=database)
    await (await Store.open(settings)).close()
    made = Thoughts(address(settings))
    yield made
    await made.close()


async def _does(server: str, statement: str) -> None:
    url = make_url(server).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()

from collections.abc import Iterator

import pytest
from tests.paper import reading


@pytest.fixture(scope="package", autouse=True)
def _files_are_closed() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    reading.close()

"""All tests."""

import gc


def pytest_collection_finish() -> None:
    """What was read so far stays to the end. Looking for garbage in it, again and again, took a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)

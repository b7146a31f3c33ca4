"""What other packages bring: entry points of the groups `troyes.games` (descriptors) and `troyes.bots` (players)."""

from contextlib import suppress
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

BOTS = "troyes.bots"
GAMES = "troyes.games"


@cache
def entry_points(group: str) -> tuple[metadata.EntryPoint, ...]:
    """By name, each name once."""
    found = {point.name: point for point in metadata.entry_points(group=group)}
    return tuple(found[name] for name in sorted(found))


def locale_folders() -> list[Path]:
    """Where these games keep their words: in `locale/` beside the module with the descriptor."""
    found: list[Path] = []
    for module in sorted({point.module for point in entry_points(GAMES)}):
        with suppress(ImportError):  # the registry tells of it
            spec = find_spec(module)
            if spec is not None and spec.origin is not None:
                found.append(Path(spec.origin).parent / "locale")
    return found

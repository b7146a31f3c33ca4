"""Games that other packages bring: entry points of the group `troyes.games`, each naming a descriptor."""

from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

__all__ = ["entry_points", "locale_folders"]

GROUP = "troyes.games"


@cache
def entry_points() -> tuple[metadata.EntryPoint, ...]:
    """By name, each name once."""
    found = {point.name: point for point in metadata.entry_points(group=GROUP)}
    return tuple(found[name] for name in sorted(found))


def locale_folders() -> list[Path]:
    """Where these games keep their words: in `locale/` beside the module with the descriptor."""
    modules = sorted({point.module for point in entry_points()})
    specs = [spec for module in modules if (spec := find_spec(module)) is not None and spec.origin is not None]
    return [Path(spec.origin or "").parent / "locale" for spec in specs]

"""Other games than ours, or ours in another dress, for the time of a test."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from troyes import registry
from troyes.core.descriptor import Descriptor


@contextmanager
def registered(*games: Descriptor) -> Iterator[None]:
    """These games are known, and no other of ours."""
    here = sys.modules[__name__]
    with pytest.MonkeyPatch.context() as patch:
        for at, game in enumerate(games):
            patch.setattr(here, f"GAME_{at}", game, raising=False)
        patch.setattr(registry, "OURS", {game.name: f"{__name__}:GAME_{at}" for at, game in enumerate(games)})
        registry.descriptors.cache_clear()
        yield
    registry.descriptors.cache_clear()

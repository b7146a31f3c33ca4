"""Analyses that version 0.1.0 kept are still read, and every sentence in them can be said."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.before.kept import FILES, names, read

from troyes.coach.shapes import VERSION, Analysis
from troyes.core import text


def sentences(data: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(data, dict):
        if set(data) <= {"id", "args"} and "id" in data:
            yield data["id"], data.get("args", {})
        data = list(data.values())
    for each in data if isinstance(data, list) else ():
        yield from sentences(each)


@pytest.mark.parametrize("name", names("analyses"))
def test_every_sentence_can_be_said(name: str) -> None:
    kept = read(FILES / "analyses" / f"{name}.json.gz")
    assert msgspec.convert(kept, Analysis).version <= VERSION
    told = list(sentences(kept))
    assert len(told) > 50
    for id, args in told:
        assert all(text.render(id, args, lang) for lang in ("en", "fr"))

"""An owner's numbers, as tests write them."""

import copy
from pathlib import Path
from typing import Any

import pytest
from tests.contract import fields

from troyes.city import numbers
from troyes.core.errors import CardsError


def leaves(table: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Every number or list of a table of tables, by its dotted name."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        found |= leaves(value, f"{path}{name}.") if isinstance(value, dict) else {f"{path}{name}": value}
    return found


def over(place: str, value: object) -> dict[str, Any]:
    """An owner's numbers with this one in them."""
    made: Any = value
    for name in reversed(place.split(".")):
        made = {name: made}
    return made


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def check_refused(place: str, value: object, reason: str) -> None:
    """A number that cannot be is refused with its place and the reason, in both languages, and changes nothing."""
    base, standard = copy.deepcopy(numbers.base()), copy.deepcopy(fields(numbers.standard()))
    with pytest.raises(CardsError) as caught:
        numbers.load(over(place, value))
    assert reason in str(caught.value)
    assert place.split(".")[0] in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)
    assert numbers.base() == base
    assert fields(numbers.standard()) == standard

"""No word of the coach is left over, and none is missing."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from troyes.coach.city import reasons as city_reasons
from troyes.coach.dice import reasons as dice_reasons
from troyes.core import text

ROOM = Path(str(files("troyes.coach")))
REASONS = "\n".join(page.read_text("utf-8") for page in ROOM.rglob("*.py"))
CODE = "\n".join([REASONS, *(page.read_text("utf-8") for page in (ROOM.parent / "cli").glob("*.py"))])


def ids(lang: str) -> list[str]:
    words = (ROOM / "locale" / f"coach.{lang}.ftl").read_text("utf-8")
    return re.findall(r"^(coach-[\w-]+) =", words, re.MULTILINE)


@pytest.mark.parametrize("id", ids("en"))
def test_every_reason_that_has_words_is_given_somewhere(id: str) -> None:
    words = (ROOM / "locale" / "coach.en.ftl").read_text("utf-8")
    name = id.removeprefix("coach-")
    stem = re.sub(r"^(ladies-line|turning|cli)-.*", r"\1-", name)
    assert name in CODE or stem in CODE or f"{{ {id} }}" in words


@pytest.mark.parametrize("name", sorted(set(re.findall(r'because\([^"]*?"([a-z-]+)"', REASONS, re.DOTALL))))
def test_every_reason_has_words(name: str) -> None:
    assert text.has(f"coach-{name}", "en")
    assert text.has(f"coach-{name}", "fr")


def test_both_languages_have_the_same_words_in_the_same_order() -> None:
    assert ids("en") == ids("fr")
    assert len(set(ids("en"))) == len(ids("en"))


def test_every_kind_says_what_it_looks_for_or_is_named_for_it() -> None:
    kinds = [*city_reasons.KINDS, *dice_reasons.KINDS]
    assert len({(kind.__module__, kind.__name__) for kind in kinds}) == len(kinds)

"""The words of the table, in both languages."""

import re
from importlib.resources import files

from troyes.core.message import Message


def ids(lang: str) -> list[str]:
    page = files("troyes.cli").joinpath("locale", f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^(table-[\w-]+) =", page, flags=re.MULTILINE)


def test_both_languages_have_the_same_words_once():
    assert sorted(ids("en")) == sorted(ids("fr"))
    assert len(set(ids("en"))) == len(ids("en"))


def test_a_seat_has_a_name_where_one_is_known():
    message = Message("dice-log-gained", {"seat": 2, "gain": [["deniers", 3]]})
    assert message.text() == "Seat 2 gains 3 deniers."
    assert message.text("fr") == "Siège 2 gagne 3 deniers."
    assert message.text("en", ["Anna", "Bob"]) == "Bob gains 3 deniers."
    assert message.text("fr", ["Anna", ""]) == "Siège 2 gagne 3 deniers."
